import Testing

/// What `popover vfl` prints.
@Suite struct VisualFormatCommandTests {
  @Test func constraintsStandOneALine() {
    let call = CommandCall.vfl(
      "--views", "name,button", "--metrics", "pad=20,high=750", "H:|-pad-[name(>=80@high)]-[button]|",
      "V:[name]-(-4)-[button]")
    #expect(call.errors == "")
    #expect(
      call.output == """
        name.leading == super(name).leading + 20
        name.width >= 80 @750
        button.leading == name.trailing + standard gap
        super(button).trailing == button.trailing
        button.top == name.bottom - 4

        """)
    #expect(call.status == 0)
  }

  @Test func theMarkStandsUnderTheFirstWrongCharacter() {
    let call = CommandCall.vfl("--views", "b", "V|[b]|")
    #expect(call.status == 1)
    #expect(call.output == "")
    #expect(call.errors == "Visual format: expected ':', but found '|'\nV|[b]|\n ^\n")
  }

  @Test func unknownNamesAreMistakesWithTheLikeliestName() {
    let view = CommandCall.vfl("--views", "button", "[buton]")
    #expect(view.status == 1)
    #expect(view.errors.contains("(is 'button' meant?)\n[buton]\n ^\n"))
    let metric = CommandCall.vfl("--views", "a", "--metrics", "pad=1", "[a]-pda-|")
    #expect(metric.errors.contains("expected a metric, but found 'pda'"))
  }

  @Test func aMistakeInOneLineLeavesTheOthers() {
    let call = CommandCall.vfl("--views", "a", "[a", "[a(5)]")
    #expect(call.status == 1)
    #expect(call.output == "a.width == 5\n")
    #expect(call.errors.contains("\n[a\n  ^\n"))
  }

  @Test func anyNameIsAViewOrAMetricOfTen() {
    let call = CommandCall.vfl("--any-names", "|-pad-[a(b)]-(>=gap)-[c]")
    #expect(call.status == 0)
    #expect(
      call.output == """
        a.leading == super(a).leading + 10
        a.width == b.width
        c.leading >= a.trailing + 10

        """)
  }

  @Test func givenMetricsComeBeforeGuesses() {
    let call = CommandCall.vfl("--any-names", "--metrics", "w=33", "--metrics", "p=2", "[a(w@p)]-w-[b]")
    #expect(call.output == "a.width == 33 @2\nb.leading == a.trailing + 33\n")
  }

  @Test func noPriorityIsGuessed() {
    #expect(CommandCall.vfl("--any-names", "[a(10@strong)]").errors.contains("expected a metric as the priority"))
    #expect(CommandCall.vfl("--any-names", "[a(10@gap)]-gap-[b]").status == 1)
  }

  @Test func textThatIsNotALineNeverStopsTheProgram() {
    for text in ["", "\u{0}", "[é]", "🙂", String(repeating: "[a]", count: 2000), "-", "[a(1e400)]"] {
      let call = CommandCall.vfl("--any-names", text)
      #expect(call.status == 1 || text.hasPrefix("[a][a]"))
    }
  }

  @Test func argumentsThatMakeNoSenseShowTheUsage() {
    for words in [[], ["--views"], ["--metrics", "pad", "[a]"], ["--metrics", "pad=x", "[a]"], ["--what", "[a]"]] {
      let call = CommandCall.vfl(words: words)
      #expect(call.status == 2)
      #expect(call.output == "")
      #expect(call.errors.contains("\nusage: popover vfl [--views NAME,...]"))
    }
  }

  @Test func helpIsNoMistake() {
    let call = CommandCall.vfl("--help")
    #expect(call.status == 0)
    #expect(call.output.hasPrefix("usage: popover vfl "))
    #expect(call.errors == "")
  }

  @Test func behindTwoDashesAllWordsAreLines() {
    let call = CommandCall.vfl("--views", "a", "--", "--help")
    #expect(call.status == 1)
    #expect(call.errors.contains("\n--help\n^\n"))
  }
}
