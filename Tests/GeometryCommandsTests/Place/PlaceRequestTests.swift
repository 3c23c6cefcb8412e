import Testing

/// What the keys of a request do.
@Suite struct PlaceRequestTests {
  private static let anchor = #""anchor": {"x": 200, "y": 200, "width": 40, "height": 20}"#
  private static let size = #""size": {"width": 100, "height": 50}"#
  private static let container = #""container": {"x": 0, "y": 0, "width": 400, "height": 400}"#

  private func placed(_ keys: String, policy: String = "bestFit", container: String = container) throws -> PlaceResult {
    let call = CommandCall.place(
      "--policy", policy, requests: "{\(Self.anchor), \(Self.size), \(container), \(keys)}")
    #expect(call.status == 0)
    #expect(call.errors == "")
    return try call.decoded()
  }

  @Test func popoversOfUIKitLieWhereTheyWereMeasured() throws {
    let call = CommandCall.place(
      requests: """
        {"policy": "uiKit", "anchor": {"x": 100, "y": 300, "width": 60, "height": 40},
         "size": {"width": 240, "height": 180}, "container": {"x": 0, "y": 0, "width": 820, "height": 1180},
         "margins": {"top": 32, "left": 19, "bottom": 25, "right": 19}, "minimumSize": {"width": 100, "height": 44},
         "arrow": {"height": 13, "base": 26, "clearance": 13}, "permitted": ["top"]}
        """)
    let expected = """
      {"x": 19, "y": 107, "width": 240, "height": 193, "side": "top", "alignment": "center", "direction": "down", \
      "arrowTip": 130, "arrowOffset": -9, "flipped": false, "slid": true, "resized": false, "anchorHidden": false}

      """
    #expect(call.output == expected)
    #expect(call.status == 0)
  }

  @Test func aRequestsPolicyComesBeforeTheCommands() throws {
    let improved = try placed(#""policy": "fpPopoverImproved", "arrowDirection": 1"#, policy: "positioner")
    #expect(improved.direction == "up")
    #expect(try placed(#""gravity": "top""#, policy: "positioner").direction == "none")
  }

  @Test func bubblesCountTheirArrowAndWidth() throws {
    for policy in ["fpPopover", "fpPopoverImproved"] {
      let up = try placed(#""arrowDirection": 1"#, policy: policy, container: #""name": "unbounded""#)
      #expect([up.width, up.height] == [100, 50])
      let right = try placed(#""arrowDirection": 8"#, policy: policy)
      #expect([right.x, right.y, right.width, right.height] == [100, 185, 100, 50])
      #expect(right.direction == "right")
      #expect(right.side == "left")
    }
  }

  @Test func aBubbleWithoutAnArrowIsStillAboveOrBelow() throws {
    for policy in ["fpPopover", "fpPopoverImproved"] {
      let none = try placed(#""arrowDirection": 16"#, policy: policy)
      #expect(none.direction == "none")
      #expect(["top", "bottom"].contains(none.side))
    }
  }

  @Test(arguments: [("top", "down"), ("bottom", "up"), ("left", "right"), ("right", "left")])
  func theClassicRulesTakeASideForItsArrow(_ side: String, _ direction: String) throws {
    // Above, and on the left, the anchor has less room than on the other side; only "up" is ignored, as it was.
    let request = """
      {"policy": "fpPopover", "anchor": {"x": 300, "y": 300, "width": 40, "height": 20},
       \(Self.size), "container": {"x": 0, "y": 0, "width": 1000, "height": 1000}, "side": "\(side)"}
      """
    #expect(try CommandCall.place(requests: request).decoded(as: PlaceResult.self).direction == direction)
  }

  @Test func listsOfSidesKeepTheirOrder() throws {
    #expect(try placed(#""permitted": ["right", "bottom"]"#).side == "right")
    #expect(try placed(#""permitted": ["bottom", "right"]"#).side == "bottom")
    #expect(try placed(#""arrowDirection": 12"#).side == "right")
  }

  @Test func alignmentIsMirroredFromRightToLeft() throws {
    #expect(try placed(#""side": "bottom", "alignment": "start""#).x == 200)
    let mirrored = try placed(#""side": "bottom", "alignment": "start", "rightToLeft": true"#)
    #expect(mirrored.x == 140)
    #expect(mirrored.alignment == "start")
  }

  @Test func theGapLiesBetweenAnchorAndBody() throws {
    #expect(try placed(#""side": "bottom", "gap": 7"#).y == 227)
    #expect(try placed(#""side": "left", "gap": 7"#).x == 93)
  }

  @Test(arguments: [false, true])
  func anOffsetMovesTheBody(_ isRightToLeft: Bool) throws {
    let direction = #""rightToLeft": \#(isRightToLeft)"#
    let below = try placed(#""side": "bottom", "offset": {"x": 5, "y": 9}, \#(direction)"#)
    #expect([below.x, below.y] == [175, 229])
    let above = try placed(#""side": "top", "offset": {"x": 5, "y": 9}, "adjust": [], \#(direction)"#)
    #expect([above.x, above.y] == [175, 159])
    let left = try placed(#""side": "left", "offset": {"x": -5, "y": 9}, \#(direction)"#)
    #expect([left.x, left.y] == [95, 194])
    let right = try placed(#""side": "right", "offset": {"x": 5, "y": 9}, \#(direction)"#)
    #expect([right.x, right.y] == [245, 194])
  }

  @Test func marginsAreOneNumberOrOneAnEdge() throws {
    let all = try placed(#""side": "bottom", "alignment": "start", "margins": 120"#)
    let one = try placed(#""side": "bottom", "alignment": "start", "margins": {"right": 120}"#)
    #expect(all.x == 180)
    #expect(one.x == 180)
    #expect(all.slid)
  }

  @Test func onlyWhatIsAdjustedChanges() throws {
    let low = #""container": {"x": 0, "y": 0, "width": 230, "height": 240}, "side": "bottom", "adjust""#
    #expect(try placed("\(low): []", container: #""name": "a""#).y == 220)
    let flipped = try placed(#"\#(low): ["flip"]"#, container: #""name": "a""#)
    #expect([flipped.x, flipped.y] == [170, 150])
    #expect(flipped.flipped)
    let slid = try placed(#"\#(low): ["flipY", "slideX"]"#, container: #""name": "a""#)
    #expect([slid.x, slid.y] == [130, 150])
    #expect(slid.slid)
    let resized = try placed(
      #"\#(low): ["resizeY"], "minimumSize": {"width": 10, "height": 15}"#, container: #""name": "a""#)
    #expect(resized.height == 20)
    #expect(resized.resized)
  }

  @Test func aBodyThatFitsNowhereTakesTheBestSideOrKeepsItsOwn() throws {
    let tall = """
      {"policy": "bestFit", \(Self.anchor), "size": {"width": 100, "height": 300}, \(Self.container),
       "side": "bottom", "adjust": ["flip"]
      """
    #expect(try CommandCall.place(requests: tall + "}").decoded(as: PlaceResult.self).side == "top")
    let kept = CommandCall.place(requests: tall + #", "ifNothingFits": "keep"}"#)
    #expect(try kept.decoded(as: PlaceResult.self).side == "bottom")
  }

  @Test func anEarlierPlaceIsKeptWhileItFits() throws {
    #expect(try placed(#""side": "bottom", "previous": {"side": "top"}"#).side == "top")
    let aligned = try placed(#""side": "bottom", "previous": {"side": "top", "alignment": "end"}"#)
    #expect(aligned.alignment == "end")
  }

  @Test func theBodyMayCoverItsAnchor() throws {
    let small = #""container": {"x": 150, "y": 170, "width": 140, "height": 80}, "side": "bottom""#
    let beside = try placed("\(small), \"mayCoverAnchor\": false", policy: "uiKit", container: #""name": "a""#)
    #expect(beside.height == 30)
    let covering = try placed("\(small), \"mayCoverAnchor\": true", policy: "uiKit", container: #""name": "a""#)
    #expect([covering.y, covering.height] == [200, 50])
  }

  @Test func anOversizeBodyIsCentredOrKeepsItsStart() throws {
    let request = """
      {"policy": "bestFit", \(Self.anchor), "size": {"width": 500, "height": 50}, \(Self.container),
       "adjust": ["slide"], "oversize":
      """
    #expect(try CommandCall.place(requests: request + #""center"}"#).decoded(as: PlaceResult.self).x == -50)
    #expect(try CommandCall.place(requests: request + #""start"}"#).decoded(as: PlaceResult.self).x == 0)
  }

  @Test func anAnchorOutOfSightIsToldOf() throws {
    let request = """
      {"policy": "uiKit", "anchor": {"x": 500, "y": 0, "width": 20, "height": 20}, \(Self.size), \(Self.container)}
      """
    #expect(try CommandCall.place(requests: request).decoded(as: PlaceResult.self).anchorHidden)
  }

  @Test func aListOfRequestsGivesAListOfResults() throws {
    #expect(CommandCall.place(requests: "[]").output == "[]\n")
    let request = #"{"policy": "bestFit", \#(Self.anchor), \#(Self.size)}"#
    let list = CommandCall.place(requests: #"[\#(request), {"lines": []}]"#)
    let one = CommandCall.place(requests: request)
    #expect(list.output == "[\n  \(one.output.dropLast()),\n  {\"lines\": []}\n]\n")
  }
}
