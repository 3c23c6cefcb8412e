import Testing

/// Frames that `popover layout` finds.
@Suite struct LayoutCommandTests {
  struct Frame: Decodable, Equatable {
    var name: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// The frames of all views as x, y, width and height.
  private func frames(_ document: String) throws -> [String: [Double]] {
    let call = CommandCall.layout(document)
    #expect(call.status == 0)
    #expect(call.errors == "")
    let frames = try call.decoded(as: [Frame].self)
    return Dictionary(uniqueKeysWithValues: frames.map { ($0.name, [$0.x, $0.y, $0.width, $0.height]) })
  }

  @Test func theRootComesFirstAndEveryViewHasALine() {
    let call = CommandCall.layout(
      #"{"root": {"width": 300, "height": 100}, "views": [{"name": "bar"}], "vfl": ["H:|-20-[bar]-30-|", "V:|-[bar(44)]"]}"#
    )
    #expect(
      call.output == """
        [
          {"name": "root", "x": 0, "y": 0, "width": 300, "height": 100},
          {"name": "bar", "x": 20, "y": 8, "width": 250, "height": 44}
        ]

        """)
  }

  @Test func aNamedSuperviewCentresALabel() throws {
    let frames = try frames(
      """
      {"root": {"name": "superview", "width": 320, "height": 480},
       "views": [{"name": "label", "intrinsicSize": {"width": 100, "height": 20}}],
       "vfl": [{"line": "V:[superview]-(<=1)-[label]", "options": ["alignAllCenterX"]},
               {"line": "H:[superview]-(<=1)-[label]", "options": ["alignAllCenterY"]}]}
      """)
    #expect(frames["label"] == [110, 230, 100, 20])
  }

  @Test(arguments: [(300.0, [50.0, 226.0]), (100.0, [50.0, 26.0])])
  func huggingAndResistanceDecideWhoGivesWay(_ width: Double, _ widths: [Double]) throws {
    let frames = try frames(
      """
      {"root": {"width": \(width), "height": 40},
       "views": [{"name": "a", "intrinsicSize": {"width": 50, "height": 10}, "hugging": 251,
                  "compressionResistance": {"horizontal": 751, "vertical": 750}},
                 {"name": "b", "intrinsicSize": {"width": 60, "height": 10}}],
       "vfl": ["|-8-[a]-8-[b]-8-|", "V:|[a]", "V:|[b]"]}
      """)
    #expect([frames["a"]?[2], frames["b"]?[2]] == widths)
  }

  @Test(arguments: [("leftToRight", [10.0, 65.0, 115.0]), ("rightToLeft", [140.0, 20.0, 115.0])])
  func leadingFollowsTheDirection(_ direction: String, _ expected: [Double]) throws {
    let frames = try frames(
      """
      {"root": {"width": 200, "height": 40}, "direction": "\(direction)", "views": [{"name": "a"}, {"name": "b"}],
       "vfl": ["H:|-10-[a(50)]-5-[b]-20-|", "V:|[a]|", "V:|[b]|"]}
      """)
    #expect([frames["a"]?[0], frames["b"]?[0], frames["b"]?[2]] == expected)
  }

  @Test func strictPrioritiesAreNotOutvoted() throws {
    let frames = try frames(
      """
      {"root": {"width": 320, "height": 40}, "views": [{"name": "a"}],
       "constraints": [
         {"item": "a", "attribute": "width", "relation": ">=", "constant": 100, "priority": 501},
         {"item": "a", "attribute": "width", "constant": 90, "priority": 500},
         {"item": "a", "attribute": "width", "constant": 50, "priority": 10}],
       "vfl": ["|[a]", "V:|[a]|"]}
      """)
    #expect(frames["a"]?[2] == 100)
  }

  @Test func aRootWithoutASizeIsAsSmallAsItsContent() throws {
    let frames = try frames(
      """
      {"root": {}, "views": [{"name": "a"}, {"name": "b"}],
       "vfl": ["H:|-20-[a(>=45)]-5-[b(==a)]-20-|", "V:|-[a(30)]-|", "V:|-[b]-|"]}
      """)
    #expect(frames["root"] == [0, 0, 135, 46])
  }

  @Test func framesAreRelativeToTheParent() throws {
    let frames = try frames(
      """
      {"root": {"width": 400, "height": 300}, "views": [{"name": "inner", "parent": "outer"}, {"name": "outer"}],
       "vfl": ["|-50-[outer]-50-|", "V:|-40-[outer]-40-|", "|-[inner]-|", "V:|-[inner(10)]"]}
      """)
    #expect(frames["outer"] == [50, 40, 300, 220])
    #expect(frames["inner"] == [8, 8, 284, 10])
  }

  @Test func multipliersCountInTheNearestCommonView() throws {
    let frames = try frames(
      """
      {"root": {"width": 400, "height": 300},
       "views": [{"name": "box"}, {"name": "dot", "parent": "box"}, {"name": "twin", "parent": "box"}],
       "constraints": [
         {"item": "dot", "attribute": "centerX", "to": "box", "multiplier": 1.5},
         {"item": "dot", "attribute": "centerY", "to": "box"},
         {"item": "dot", "attribute": "width", "to": "box", "multiplier": 0.1, "constant": 2},
         {"item": "dot", "attribute": "height", "to": "dot", "toAttribute": "width"},
         {"item": "twin", "attribute": "left", "to": "dot", "multiplier": 0.5},
         {"item": "twin", "attribute": "top", "to": "dot", "toAttribute": "bottom"}],
       "vfl": ["|-100-[box]-100-|", "V:|-50-[box]-50-|", "[twin(4)]", "V:[twin(6)]"]}
      """)
    #expect(frames["dot"] == [139, 89, 22, 22])
    #expect(frames["twin"] == [69.5, 111, 4, 6])
  }

  @Test func fromRightToLeftMultipliersCountFromTheRight() throws {
    let frames = try frames(
      """
      {"root": {"width": 400, "height": 300}, "direction": "rightToLeft",
       "views": [{"name": "a"}, {"name": "b"}, {"name": "c"}],
       "constraints": [
         {"item": "b", "attribute": "leading", "to": "a", "multiplier": 2, "constant": 1},
         {"item": "c", "attribute": "leading", "to": "a", "toAttribute": "centerX"}],
       "vfl": ["|-30-[a(10)]", "[b(10)]", "[c(10)]", "V:|[a]|", "V:|[b]|", "V:|[c]|"]}
      """)
    #expect(frames["a"]?[0] == 360)
    #expect(frames["b"]?[0] == 329)
    #expect(frames["c"]?[0] == 355)
  }

  @Test func marginsBelongToTheirEdges() throws {
    let margins = #"{"top": 1, "left": 2, "bottom": 3, "right": 4}"#
    func document(_ direction: String) -> String {
      """
      {"root": {"width": 100, "height": 50, "margins": \(margins)}, "direction": "\(direction)",
       "views": [{"name": "a"}], "vfl": ["|-[a]-|", "V:|-[a]-|"]}
      """
    }
    #expect(try frames(document("leftToRight"))["a"] == [2, 1, 94, 46])
    #expect(try frames(document("rightToLeft"))["a"] == [2, 1, 94, 46])
  }

  @Test func largeNumbersArePrintedAsTheyAre() {
    let call = CommandCall.layout(
      #"{"root": {"width": 6044}, "views": [{"name": "bar"}], "vfl": ["|-2.5-[bar(.051e308)]"]}"#)
    #expect(call.status == 0)
    #expect(call.output.contains(#""x": 2.5, "y": 0, "width": 5.1e+306"#), "\(call.output)")
  }

  @Test func metricsAreNumbersByName() throws {
    let frames = try frames(
      """
      {"root": {"width": 100, "height": 50}, "metrics": {"pad": 7, "w": 33}, "views": [{"name": "a"}],
       "vfl": ["|-pad-[a(w)]", "V:|-pad-[a]-pad-|"]}
      """)
    #expect(frames["a"] == [7, 7, 33, 36])
  }

  @Test func aPictureShowsEveryView() throws {
    let folder = try TemporaryFolder()
    let document = """
      {"root": {"width": 100, "height": 60}, "views": [{"name": "a"}, {"name": "b", "parent": "a"}],
       "vfl": ["|-10-[a]-10-|", "V:|-10-[a]-10-|", "|-20-[b]-20-|", "V:|-14-[b(10)]"]}
      """
    let call = CommandCall.layout(document, ["--png", folder.path("out.png"), "-"])
    #expect(call.status == 0)
    let pixels = try Pixels(file: folder.path("out.png"))
    #expect(pixels.size == [264, 184])
    let (paper, root) = (pixels[10, 10], pixels[40, 40])
    let (outer, inner) = (pixels[2 * 32, 2 * 60], pixels[2 * 66, 2 * 45])
    #expect(Set([paper, root, outer, inner]).count == 4)
    #expect(paper == [255, 255, 255])
  }

  @Test func aPictureThatWouldBeTooLargeIsRefused() throws {
    let folder = try TemporaryFolder()
    let call = CommandCall.layout(
      #"{"root": {"width": 30000, "height": 30000}}"#, ["--png", folder.path("out.png"), "-"])
    #expect(call.status == 1)
    #expect(call.errors == "popover layout: a picture of 30032 x 30032 pixels cannot be drawn\n")
  }
}
