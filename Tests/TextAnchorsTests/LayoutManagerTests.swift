import Foundation
import Testing
import UIKit

@Suite("The layout manager")
struct LayoutManagerTests {
  private func layout(_ text: String, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14)]
    let storage = NSTextStorage(attributedString: NSAttributedString(string: text, attributes: attributes))
    let (manager, room) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0)))
    manager.addTextContainer(room)
    storage.addLayoutManager(manager)
    return (storage, manager, room)
  }

  @Test("Words lie one after the other from the padding on; a change of the text moves them")
  func words() {
    let (storage, manager, room) = layout("Ada Lovelace", width: 300)
    let ada = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: room)
    let lovelace = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 8), in: room)
    #expect(ada.minX == CGFloat(5) && ada.minY == 0 && lovelace.minX > ada.maxX)
    #expect(manager.usedRect(for: room).maxX == lovelace.maxX)
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Augusta Ada")
    #expect(manager.boundingRect(forGlyphRange: NSRange(location: 12, length: 8), in: room).minX > lovelace.minX)
  }

  @Test("Without text, in a second container, or for no range there is nothing")
  func nothing() {
    let (storage, manager, room) = layout("Ada", width: 90)
    let other = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(other)
    #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: other).isNull)
    #expect(manager.boundingRect(forGlyphRange: NSRange(location: NSNotFound, length: 0), in: room).isNull)
    #expect(manager.glyphRange(for: room) == NSRange(location: 0, length: 3))
    storage.removeLayoutManager(manager)
    #expect(manager.usedRect(for: room) == .zero && manager.numberOfGlyphs == 0)
  }
}
