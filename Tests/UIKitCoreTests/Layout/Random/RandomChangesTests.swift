import Testing

@testable import UIKitCore

@Suite struct RandomChangesTests {
  @Test(arguments: 0..<120) func whatHappenedBeforeDoesNotMatter(_ seed: UInt64) {
    let model = LayoutModel(seed: seed)
    for round in 0..<6 {
      for _ in 0..<12 { model.change() }
      let differences = model.differences()
      #expect(differences.isEmpty, "seed \(seed), round \(round), after \(model.log.suffix(14))")
      if !differences.isEmpty { break }
    }
  }
}
