import Testing

@testable import ApiCheck

@Suite("Names") struct NameCheckTests {
  /// Declarations that are Apple's, on whichever type it has them.
  static let sound = [
    "class UIView @ @MainActor class UIView",
    "property UIView/alpha @ @MainActor var alpha: CGFloat { get set }",
    "method UIView/convert(_:to:) @ func convert(_ rect: CGRect, to view: UIView?) -> CGRect",
    "method UIView/touchesBegan(_:with:) @ override func touchesBegan(_ t: Set<UITouch>, with event: UIEvent?)",
    "property UIView/center @ var center: CGPoint",
    "property UIView/description @ override var description: String { get }",
    "method UIView/setNeedsUpdate() @ func setNeedsUpdate()",
    "enum UIView/ContentMode @ enum ContentMode",
    "enum.case UIView/ContentMode/scaleToFill @ case scaleToFill",
    "func UIGraphicsPopContext() @ func UIGraphicsPopContext()",
    "method String/size(withAttributes:) @ func size(withAttributes a: [String : Any]? = nil) -> CGSize",
    "property UITile/side @ var side: Int",
  ]

  @Test("Apple's names pass, also from a superclass, a protocol, NSObject and a bridged class")
  func soundNames() throws {
    #expect(try findings(in: interface(Self.sound, inherits: [("UIView", "UIResponder")])) == [])
  }

  @Test(
    "A name or label that Apple does not have is found, with its place",
    arguments: [
      ("method UIView/fadeIn() @ func fadeIn()", "UIView.fadeIn()"),
      (
        "method UIView/convert(_:into:) @ func convert(_ p: CGPoint, into v: UIView?) -> CGPoint",
        "UIView.convert(_:into:)"
      ),
      ("property UIResponder/alpha @ var alpha: CGFloat", "UIResponder.alpha"),
      ("struct UIArrow @ struct UIArrow", "UIArrow"),
      ("func UIGraphicsPop() @ func UIGraphicsPop()", "UIGraphicsPop()"),
      ("enum.case UIView/ContentMode/stretch @ case stretch", "UIView.ContentMode.stretch"),
    ])
  func inventions(line: String, path: String) throws {
    let found = try findings(in: interface(Self.sound + [line], inherits: [("UIView", "UIResponder")]))
    #expect(found == ["Sources/View.swift:\(Self.sound.count + 1): \(path): Apple has no such name"])
  }

  @Test(
    "Another type is found",
    arguments: [
      ("property UIView/alpha @ var alpha: CGFloat?", "UIView.alpha: is CGFloat? here, CGFloat at Apple's"),
      (
        "property UIView/superview @ var superview: UIView?",
        "UIView.superview: is UIView? here, UIView? {get} at Apple's"
      ),
      ("property UIView/alpha @ var alpha: CGFloat { get }", "UIView.alpha: is CGFloat {get} here, CGFloat at Apple's"),
      ("type.property UIView/alpha @ static var alpha: CGFloat", "UIView.alpha: is static var here, var at Apple's"),
      (
        "method UIView/convert(_:to:) @ func convert(_ s: CGSize, to view: UIView?) -> CGSize",
        "UIView.convert(_:to:): is (CGSize, UIView?) -> CGSize here, (CGPoint, UIView?) -> CGPoint or (CGRect, UIView?) -> CGRect at Apple's"
      ),
      ("struct UIResponder @ struct UIResponder", "UIResponder: is struct here, class at Apple's"),
    ])
  func otherTypes(line: String, complaint: String) throws {
    #expect(try findings(in: interface([line])) == ["Sources/View.swift:1: \(complaint)"])
  }

  @Test("Another superclass is found")
  func superclass() throws {
    let lines = ["class UIView @ class UIView"]
    #expect(
      try findings(in: interface(lines, inherits: [("UIView", "NSObject")])) == [
        "Sources/View.swift:1: UIView: inherits from NSObject here, from UIResponder at Apple's"
      ])
  }

  @Test("What a call may leave out, a declaration may")
  func defaults() throws {
    let lines = [
      "type.method UIView/animate(withDuration:animations:) @ class func animate(withDuration d: TimeInterval, animations: () -> Void)"
    ]
    #expect(try findings(in: interface(lines)) == [])
    let without = [
      "type.method UIView/animate(withDuration:completion:) @ class func animate(withDuration d: TimeInterval)"
    ]
    #expect(try findings(in: interface(without)).count == 1)
  }

  @Test("A requirement needs no defaults, a method does")
  func requirements() throws {
    let method = "method UIViewDelegate/viewDidMove(_:animated:) @ func viewDidMove(_ view: UIView, animated: Bool)"
    #expect(try findings(in: interface(["protocol UIViewDelegate @ protocol UIViewDelegate", method])) == [])
    #expect(try findings(in: interface([method])).count == 1)
  }

  @Test("Members for Swift's and Foundation's protocols may be added, for one of ours not")
  func standardProtocols() throws {
    let line = "method UIView/hash(into:) @ func hash(into hasher: inout Hasher)"
    for origin in ["s:SH4hash4intoys6HasherVz_tF", "s:10Foundation9NSCopyingP4copy"] {
      #expect(try findings(in: interface([line], origins: ["UIView/hash(into:)": origin])) == [])
    }
    let own = "s:9UIKitCore9InventionP4hash4intoys6HasherVz_tF"
    #expect(try findings(in: interface([line], origins: ["UIView/hash(into:)": own])).count == 1)
  }

  @Test("A known difference is excused with that type only, and must be needed")
  func knownDifferences() throws {
    let row = "UIView.superview\tUIView?\tviews are moved by hand"
    let settable = interface(["property UIView/superview @ var superview: UIView?"])
    #expect(try findings(in: settable, differences: row) == [])
    let other = interface(["property UIView/superview @ var superview: Int"])
    #expect(try findings(in: other, differences: row).count == 2)
    #expect(
      try findings(in: interface([]), differences: row) == [
        "the table of differences: no declaration needs UIView.superview: UIView?"
      ])
  }
}
