import ConstraintSolver
import Testing

/// A system that has been through a million edits is as good as new.
@Suite struct DriftTests {
  // A release solves after every edit; a debug build, which checks every pivot, after some.
  #if DEBUG
    private let editsBetweenSolutions = 25
  #else
    private let editsBetweenSolutions = 1
  #endif

  @Test func aMillionEditsLeaveNoTrace() throws {
    let first = UInt64.random(in: 0 ... .max)
    print("drift: seeds from \(first)")
    for offset in 0..<UInt64(10) {
      let seed = first &+ offset
      var edited = try EditedSystem(seed: seed)
      for edit in 1...100_000 {
        try edited.edit()
        if edit % editsBetweenSolutions == 0 { edited.system.solve() }
        guard edit % 5_000 == 0 else { continue }
        let (distance, breaksTheSame) = try edited.drift()
        #expect(distance < 1e-6, "seed \(seed), edit \(edit)")
        #expect(breaksTheSame, "seed \(seed), edit \(edit)")
        if distance >= 1e-6 || !breaksTheSame { return }
      }
    }
  }
}
