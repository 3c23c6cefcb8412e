import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct GeometryTests {
  @Test func insetsShrinkARectangleSideBySide() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
    let negative = UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
    #expect(rect.inset(by: insets).inset(by: negative) == rect)
  }

  @Test func insetsWiderThanTheRectangleCanBeUndone() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    let wide = rect.inset(by: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(wide.origin == CGPoint(x: 5, y: 5))
    #expect(wide.size == CGSize(width: -6, height: -6))
    #expect(wide.inset(by: UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)) == rect)
  }

  @Test func directionalInsetsFollowTheDirectionAndComeBack() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(rightToLeft: false) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(rightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    for rightToLeft in [false, true] {
      let plain = insets.resolved(rightToLeft: rightToLeft)
      #expect(NSDirectionalEdgeInsets(plain, rightToLeft: rightToLeft) == insets)
    }
  }

  @Test func valuesAreEncodedAsNumbersInAppleOrder() throws {
    let encoder = JSONEncoder()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let data = try encoder.encode(insets)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4]")
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
    let directional = try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data)
    #expect(directional == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let offset = try encoder.encode(UIOffset(horizontal: 5, vertical: 6))
    #expect(String(decoding: offset, as: UTF8.self) == "[5,6]")
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(UIEdgeInsets.self, from: Data("[1,2]".utf8)) }
  }

  @Test func edgesAndCornersHaveAppleBits() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8])
    #expect([NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectCorner.allCorners.rawValue == .max)
    #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .bottomRight]))
  }

  @Test func geometryTravelsInBoxes() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }
}
