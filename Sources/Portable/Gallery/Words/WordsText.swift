import UIKit

/// The text of the words screen, in parts; those with a meaning are marked.
struct WordsText {
  let text: String
  var meaning: String?

  init(_ text: String, _ meaning: String? = nil) {
    self.text = text
    self.meaning = meaning
  }

  static let english = [
    WordsText("A popover may point at "), WordsText("a word", "One line: its rectangle is the anchor."),
    WordsText(" of a text. Where "),
    WordsText(
      "the marked words go over the end of a line", "Two lines: the arrow points at the one that was touched."),
    WordsText(", the line that was touched is the anchor. It follows "),
    WordsText("its words", "Make the window narrower while this is open."),
    WordsText(" when the text is laid out anew."),
  ]

  static let hebrew = [
    WordsText("חלונית יכולה להצביע על "), WordsText("מילה אחת", "שורה אחת."), WordsText(" בתוך טקסט. כאשר "),
    WordsText("המילים המסומנות עוברות את סוף השורה", "שתי שורות: החץ מצביע על השורה שנגעו בה."),
    WordsText(", השורה שנגעו בה היא העוגן."),
  ]
}
