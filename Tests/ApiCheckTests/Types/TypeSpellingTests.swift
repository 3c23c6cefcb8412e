import Testing

@testable import ApiCheck

@Suite("Types in one spelling") struct TypeSpellingTests {
  @Test(
    "What the tables are too old to know is left out",
    arguments: [
      ("@escaping @MainActor @Sendable (Bool) -> Void", "(Bool) -> ()"),
      ("(any UIScrollViewDelegate)?", "UIScrollViewDelegate?"),
      ("[any UIFocusEnvironment]", "[UIFocusEnvironment]"),
      ("Swift.Set<UIKit.UITouch>", "Set<UITouch>"),
      ("(_ finished: Bool) -> Void", "(Bool) -> ()"),
      ("[NSAttributedString.Key : Any]", "[NSAttributedString.Key: Any]"),
      ("CFTimeInterval", "TimeInterval"),
      ("() async -> UIImage?", "() -> UIImage?"),
    ])
  func settled(type: String, spelling: String) {
    #expect(TypeSpelling(type).text == spelling)
  }

  @Test(
    "Optionality stays", arguments: [("UIView?", "UIView"), ("UIView!", "UIView?"), ("(() -> Void)?", "() -> Void")])
  func different(one: String, other: String) {
    #expect(TypeSpelling(one) != TypeSpelling(other))
  }
}
