import FlowGeometry
import Foundation

extension PopoverBenchmarks {
  /// Flow layout: a million items of one size in 26 sections with pinned headers, and a hundred thousand of many sizes.
  static let flow: [Benchmark] = [
    Benchmark(name: "flow.uniform.prepare", size: 1_000_000, unit: .microseconds) {
      try Measuring.nanoseconds(operations: 2000) {
        var sum = 0.0
        for _ in 0..<2000 { sum += try FlowLayout.uniform().contentSize.height.native }
        return sum
      }
    },
    Benchmark(name: "flow.uniform.query", size: 1_000_000, unit: .microseconds) {
      let layout = try FlowLayout.uniform()
      var items = 0
      layout.forEachItem(in: CGRect(x: 0, y: 1e6, width: 324, height: 404)) { _, _, _ in items += 1 }
      try WrongResult.unless(items >= 12, "only \(items) items are on a screen")
      return Measuring.nanoseconds(operations: 20_000) {
        var sum = 0.0
        for step in 0..<20_000 {
          // The step shares no factor with the count, so that each screen is far from the one before.
          let place = step * 7919 % 20_000
          sum += layout.screen(at: Double(place) / 20_000)
        }
        return sum
      }
    },
    Benchmark(name: "flow.mixed.prepare", size: 100_000, unit: .microseconds) {
      let sizes = (0..<100_000).map { (item: Int) -> CGSize in
        CGSize(width: Double(60 + item % 37), height: Double(80 + item % 23))
      }
      return try Measuring.nanoseconds(operations: 10) {
        var sum = 0.0
        for _ in 0..<10 {
          var layout = try FlowLayout(.popover)
          try layout.append(.people, count: sizes.count) { sizes[$0] }
          sum += layout.contentSize.height.native
        }
        return sum
      }
    },
  ]
}

extension FlowConfiguration {
  /// The inside of a popover of people.
  fileprivate static var popover: FlowConfiguration {
    var configuration = FlowConfiguration(bounds: CGSize(width: 324, height: 404))
    configuration.displayScale = 2
    return configuration
  }
}

extension FlowSection {
  fileprivate static let people = FlowSection(
    inset: FlowInsets(top: 4, left: 7, bottom: 4, right: 7), headerLength: 28)
}

extension FlowLayout {
  /// A million cells in a section a letter.
  fileprivate static func uniform() throws -> FlowLayout {
    var layout = try FlowLayout(.popover)
    for letter in 0..<26 {
      try layout.append(.people, count: letter < 14 ? 38_462 : 38_461, size: CGSize(width: 150, height: 57))
    }
    return layout
  }

  /// All items and headers of the screen at a part of the content, the headers pinned.
  fileprivate func screen(at part: Double) -> Double {
    let size = configuration.bounds
    let screen = CGRect(
      origin: CGPoint(x: 0, y: part * (contentSize.height.native - size.height.native)), size: size)
    var sum = 0.0
    forEachItem(in: screen) { sum += Double($1) + $2.origin.x.native }
    let viewport = FlowViewport(offset: screen.origin, size: size, pinsHeaders: true)
    forEachHeader(in: screen, pinnedTo: viewport) { sum += Double($0) + $1.origin.y.native }
    return sum
  }
}
