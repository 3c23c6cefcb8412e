import CoreGraphics
import Foundation
import Testing

@Suite struct `Affine transforms` {
  @Test func `move a point by rotation from x towards y`() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test func `concatenate in the order they are written`() {
    let scaleThenShift = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(scaleThenShift) == CGPoint(x: 12, y: 23))
  }

  @Test func `do the latest step first when chained`() {
    let t = CGAffineTransform.identity.translatedBy(x: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 23))
    #expect(t == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
  }

  @Test func `leave the shift out of a size`() {
    let t = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
    #expect(CGSize(width: 4, height: 5).applying(t) == CGSize(width: 8, height: 15))
  }

  @Test func `turn a rectangle into the upright one around it`() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-9)
    #expect(abs(turned.minY) < 1e-9)
    #expect(abs(turned.width - 20) < 1e-9)
    #expect(abs(turned.height - 10) < 1e-9)
  }

  @Test func `keep null and infinite rectangles`() {
    let t = CGAffineTransform(rotationAngle: 1)
    #expect(CGRect.null.applying(t).isNull)
    #expect(CGRect.infinite.applying(t) == .infinite)
  }

  @Test func `answer themselves when nothing can undo them`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `are undone by their inverse`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let numbers = (0..<6).map { _ in CGFloat.random(in: -10...10, using: &generator) }
      let t = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      guard abs(t.a * t.d - t.b * t.c) > 0.1 else { continue }
      let point = CGPoint(x: 3, y: -7)
      let back = point.applying(t).applying(t.inverted())
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9, "seed \(seed), \(t)")
      let identity = t.concatenating(t.inverted())
      #expect(abs(identity.a - 1) < 1e-9 && abs(identity.tx) < 1e-8, "seed \(seed), \(t)")
    }
  }

  @Test(arguments: [7, 8] as [UInt64])
  func `map a rectangle to the box of its corners`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let numbers = (0..<10).map { _ in CGFloat.random(in: -10...10, using: &generator) }
      let t = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      let rect = CGRect(x: numbers[6], y: numbers[7], width: abs(numbers[8]), height: abs(numbers[9]))
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ].map { $0.applying(t) }
      let mapped = rect.applying(t)
      #expect(abs(mapped.minX - (corners.map(\.x).min() ?? 0)) < 1e-9, "seed \(seed)")
      #expect(abs(mapped.maxX - (corners.map(\.x).max() ?? 0)) < 1e-9, "seed \(seed)")
      #expect(abs(mapped.minY - (corners.map(\.y).min() ?? 0)) < 1e-9, "seed \(seed)")
      #expect(abs(mapped.maxY - (corners.map(\.y).max() ?? 0)) < 1e-9, "seed \(seed)")
    }
  }
}
