import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct ParagraphStyleTests {
  @Test func theDefaultWrapsWordsNaturally() {
    let style = NSParagraphStyle.default
    #expect(style.lineBreakMode == .byWordWrapping && style.alignment == .natural)
    #expect(style.lineSpacing == 0 && style.lineHeightMultiple == 0 && style.baseWritingDirection == .natural)
  }

  @Test func copiesAreIndependent() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let frozen = style.copy() as? NSParagraphStyle
    let open = style.mutableCopy() as? NSMutableParagraphStyle
    style.alignment = .right
    open?.lineSpacing = 5
    #expect(frozen?.alignment == .center && !(frozen is NSMutableParagraphStyle))
    #expect(open?.alignment == .center && open?.lineSpacing == 5 && style.lineSpacing == 0)
  }

  @Test func stylesAreEqualByValue() {
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    one.lineBreakMode = .byTruncatingTail
    #expect(one != other)
    other.setParagraphStyle(one)
    #expect(one == other && one.hash == other.hash)
    #expect(NSMutableParagraphStyle() == NSParagraphStyle.default)
  }

  @Test func attributesKeepApplesNames() {
    // Archives and servers carry these names.
    #expect(NSAttributedString.Key.font.rawValue == "NSFont")
    #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
    #expect(NSAttributedString.Key.paragraphStyle.rawValue == "NSParagraphStyle")
    #expect(NSUnderlineStyle.double.rawValue == 9 && NSUnderlineStyle.byWord.rawValue == 0x8000)
    #expect(NSTextAlignment.center.rawValue == 1 && NSLineBreakMode.byTruncatingTail.rawValue == 4)
  }
}
