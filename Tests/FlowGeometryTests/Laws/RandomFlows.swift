import FlowGeometry
import Foundation

/// A small generator whose whole state is its seed, so that a printed seed repeats a run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Flows for the laws.
struct RandomFlows {
  /// `FLOW_SEED=123 swift test` repeats a run.
  static let seed: UInt64 = {
    let seed = ProcessInfo.processInfo.environment["FLOW_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)
    print("FLOW_SEED=\(seed)")
    return seed
  }()

  /// A section and the sizes of its items.
  struct Section {
    var measures: FlowSection
    var sizes: [CGSize]
  }

  var generator = SeededGenerator(seed: seed)

  /// A multiple of an eighth, so that sums are exact, or now and then any fraction.
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let number = CGFloat.random(in: range, using: &generator)
    return chance(80) ? (number * 8).rounded() / 8 : number
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  mutating func configuration() -> FlowConfiguration {
    Flows.configuration(
      width: chance(5) ? 0 : number(10...400), height: chance(5) ? 0 : number(10...400),
      chance(50) ? .vertical : .horizontal,
      scale: [1, 2, 3].randomElement(using: &generator) ?? 1,
      contentInset: chance(50) ? FlowInsets() : insets(20), isRightToLeft: chance(50))
  }

  mutating func sections(allowsNegative: Bool = true) -> [Section] {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      let least: CGFloat = allowsNegative && chance(10) ? -15 : 0
      let measures = FlowSection(
        lineSpacing: number(least...15), interitemSpacing: number(least...15),
        inset: chance(50) ? FlowInsets() : insets(least < 0 ? -20 : 20),
        headerLength: chance(50) ? 0 : number(0...30), footerLength: chance(50) ? 0 : number(0...30))
      return Section(measures: measures, sizes: sizes())
    }
  }

  private mutating func insets(_ most: CGFloat) -> FlowInsets {
    let range = min(0, most)...abs(most)
    return FlowInsets(top: number(range), left: number(range), bottom: number(range), right: number(range))
  }

  private mutating func sizes() -> [CGSize] {
    let count = Int.random(in: 0...40, using: &generator)
    let size = CGSize(width: number(1...120), height: number(1...120))
    if chance(50) { return Array(repeating: size, count: count) }
    return (0..<count).map { _ in
      CGSize(width: chance(5) ? 0 : number(0...150), height: chance(5) ? 0 : number(0...150))
    }
  }

  mutating func rect(around size: CGSize) -> CGRect {
    let (x, y) = (number(-100...(size.width + 100)), number(-100...(size.height + 100)))
    if chance(10) { return CGRect(x: -1000, y: -1000, width: 5000 + size.width, height: 5000 + size.height) }
    return CGRect(x: x, y: y, width: chance(5) ? 0 : number(0...400), height: number(0...400))
  }

  static func layout(_ configuration: FlowConfiguration, _ sections: [Section]) throws -> FlowLayout {
    var layout = try FlowLayout(configuration)
    for section in sections {
      try layout.append(section.measures, count: section.sizes.count) { section.sizes[$0] }
    }
    return layout
  }
}
