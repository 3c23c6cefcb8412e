import Testing

/// What `popover layout` says about documents that demand too much, or too little.
@Suite struct LayoutConflictTests {
  @Test func everyConstraintOfAConflictIsNamedAndTheLastGivenUp() {
    let call = CommandCall.layout(
      """
      {"root": {"width": 768, "height": 100}, "views": [{"name": "a"}],
       "constraints": [{"item": "a", "attribute": "width", "constant": 300}],
       "vfl": ["|-[a]-|", "V:|[a]|"]}
      """)
    #expect(call.status == 1)
    #expect(call.output.contains(#"{"name": "a", "x": 8, "y": 0, "width": 300, "height": 100}"#))
    #expect(
      call.errors == """
        popover layout: these cannot hold together, so the last of them was given up:
          a.width == 300   (constraints[0])
          a.leading == root.leading + 8   (vfl[0] "|-[a]-|")
          root.trailing == a.trailing + 8   (vfl[0] "|-[a]-|")

        """)
  }

  @Test func whatIsImplicitIsNamedToo() {
    let call = CommandCall.layout(
      """
      {"root": {"width": 10, "height": 10}, "views": [{"name": "a"}], "vfl": ["|-8-[a]-8-|", "V:|[a]|"]}
      """)
    #expect(call.status == 1)
    #expect(call.errors.contains("  a.width >= 0\n"))
  }

  @Test func formulasReadAsTheyWereMeant() {
    let call = CommandCall.layout(
      """
      {"root": {"width": 10, "height": 10}, "views": [{"name": "a"}, {"name": "b"}],
       "constraints": [
         {"item": "a", "attribute": "width", "constant": 4},
         {"item": "b", "attribute": "width", "constant": 4},
         {"item": "a", "attribute": "width", "relation": ">=", "to": "b", "multiplier": 2.5, "constant": -3}]}
      """)
    #expect(call.errors.contains("  a.width >= 2.5 * b.width - 3   (constraints[2])\n"))
  }

  @Test func whatIsLeftOpenIsANote() {
    let call = CommandCall.layout(
      #"{"root": {"width": 100, "height": 50}, "views": [{"name": "a"}], "vfl": ["|-10-[a]-10-|", "V:|[a(>=5)]"]}"#)
    #expect(call.status == 0)
    #expect(call.errors == "popover layout: note: the constraints leave open a.height\n")
  }
}
