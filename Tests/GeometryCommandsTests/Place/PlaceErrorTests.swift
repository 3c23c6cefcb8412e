import Testing

/// Input that cannot be used: the message names the request and the key, and nothing is printed.
@Suite struct PlaceErrorTests {
  private static let good = """
    {"policy": "bestFit", "anchor": {"x": 0, "y": 0, "width": 9, "height": 9}, "size": {"width": 5, "height": 5}}
    """

  /// The good request with something changed.
  private static func bad(_ old: String, _ new: String) -> String {
    let changed = good.replacing(old, with: new)
    precondition(changed != good)
    return changed
  }

  static let cases: [(request: String, message: String)] = [
    (bad(#""width": 9"#, #""width": "9""#), "key 'anchor.width': expected a number, but found the string \"9\""),
    (bad(#""width": 9, "#, ""), "key 'anchor.width': is missing"),
    (bad(#""anchor""#, #""anchr""#), "key 'anchr': there is no such key; the keys are name, policy, anchor, anchors"),
    (bad(#""size": {"width": 5, "height": 5}"#, #""size": null"#), "key 'size': is missing"),
    (bad(#""size": {"width": 5, "height": 5}"#, #""size": 5"#), "expected an object with the keys width, height"),
    (
      bad("bestFit", "best"),
      "key 'policy': expected one of uiKit, fpPopover, fpPopoverImproved, positioner, bestFit, but found the string"
    ),
    (bad(#""policy": "bestFit", "#, ""), "key 'policy': is missing"),
    (bad("}}", #"}, "side": "below"}"#), "key 'side': expected one of top, bottom, left, right, but found"),
    (bad("}}", #"}, "side": "top", "permitted": []}"#), "key 'permitted': cannot stand beside 'side'"),
    (bad("}}", #"}, "anchors": []}"#), "key 'anchor': cannot stand beside 'anchors'"),
    (bad("}}", #"}, "adjust": ["flip", "jump"]}"#), "key 'adjust[1]': expected one of flip, flipX"),
    (bad("}}", #"}, "permitted": "top"}"#), "key 'permitted': expected a list, but found the string \"top\""),
    (bad("}}", #"}, "arrowDirection": 1.5}"#), "key 'arrowDirection': expected the raw value of arrow directions"),
    (bad("}}", #"}, "rightToLeft": 1}"#), "key 'rightToLeft': expected true or false, but found the number 1"),
    (bad("}}", #"}, "arrow": {"height": 3}}"#), "key 'arrow.base': is missing"),
    (bad("}}", #"}, "name": 7}"#), "key 'name': expected a string"),
    ("7", "expected an object with the keys"),
  ]

  @Test(arguments: cases.indices)
  func aMalformedRequestIsNamedWithItsKey(_ index: Int) {
    let (request, message) = Self.cases[index]
    let call = CommandCall.place(requests: "[\(Self.good), \(request)]")
    #expect(call.status == 1)
    #expect(call.output == "")
    #expect(call.errors.hasPrefix("popover place: request 1"))
    #expect(call.errors.contains(message), "\(call.errors)")
    #expect(call.errors.hasSuffix("\n"))
  }

  @Test func aSingleRequestHasTheIndexZero() {
    let call = CommandCall.place(requests: "{}")
    #expect(call.status == 1)
    #expect(call.errors == "popover place: request 0, key 'policy': is missing\n")
  }

  @Test(arguments: ["", "{", "[1 2]", "nonsense", "{\"a\": 1e999}"])
  func whatIsNotJSONIsRefused(_ text: String) {
    let call = CommandCall.place(requests: text)
    #expect(call.status == 1)
    #expect(call.output == "")
    #expect(call.errors.hasPrefix("popover place: the input is not JSON"))
  }

  @Test(arguments: [400, 100_000])
  func deepInputIsRefusedAndDoesNoHarm(_ depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(CommandCall.place(requests: text).status == 1)
  }

  @Test func argumentsThatMakeNoSenseShowTheUsage() {
    for words in [["--policy", "best"], ["--policy"], ["--colour"], ["file.json"]] {
      let call = CommandCall.place(words: words, requests: "[]")
      #expect(call.status == 2)
      #expect(call.output == "")
      #expect(call.errors.contains("\nusage: popover place [--policy NAME] [--draw FILE.png] < REQUESTS.json\n"))
    }
  }
}
