import GeometryCommands
import Testing

@Suite struct GeometryShellTests {
  @Test func wordsThatNameNoCommandAreLeftToOthers() {
    #expect(GeometryShell.run([]) == nil)
    #expect(GeometryShell.run(["demo", "place"]) == nil)
  }

  @Test func everyCommandSaysHowItIsCalled() {
    #expect(GeometryShell.usages.map { $0.split(separator: " ")[1] } == ["place", "vfl", "layout"])
  }
}
