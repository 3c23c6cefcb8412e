import Foundation

/// A small generator of random numbers that can be started again from its seed (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Runs `body` for many seeds that follow from one; what fails names its own.
///
/// RANDOM_ROUNDS in the environment multiplies their number, RANDOM_SEED sets the first.
@MainActor
func forRandomSeeds(_ count: Int, _ name: String, _ body: (inout SplitMix64, String) throws -> Void) rethrows {
  let environment = ProcessInfo.processInfo.environment
  let rounds = environment["RANDOM_ROUNDS"].flatMap { UInt64($0) } ?? 1
  let first = environment["RANDOM_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0 ... .max)
  print("\(name): seeds from \(first)")
  for offset in 0..<UInt64(count) * rounds {
    var random = SplitMix64(seed: first &+ offset)
    try body(&random, "seed \(first &+ offset)")
  }
}
