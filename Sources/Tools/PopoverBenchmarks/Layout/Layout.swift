import Foundation
import UIKit

extension PopoverBenchmarks {
  /// Auto Layout through UIKit's views, under the loads that Apple publishes charts of; nanoseconds a view.
  ///
  /// A figure that is the same at every size has grown linearly.
  static let layout: [Benchmark] =
    figures("layout.row") { count in
      try Measuring.nanoseconds(operations: count, prepare: {}) {
        let row = RowOfViews(count)
        row.view.layoutIfNeeded()
        return try row.checked(width: 10)
      }
    }
    + figures("layout.row.resize") { count in
      let row = RowOfViews(count)
      row.view.layoutIfNeeded()
      var step = 0
      return try Measuring.nanoseconds(operations: count, prepare: { step += 1 }) {
        row.view.frame.size.width = CGFloat(count) * CGFloat(10 + step)
        row.view.layoutIfNeeded()
        return try row.checked(width: Double(10 + step))
      }
    }
    + figures("layout.nested") { count in
      try Measuring.nanoseconds(operations: count, prepare: {}) {
        let nest = NestOfViews(count)
        nest.view.layoutIfNeeded()
        return try nest.checked(width: 1000)
      }
    }
    + figures("layout.nested.resize") { count in
      let nest = NestOfViews(count)
      nest.view.layoutIfNeeded()
      var step = 0
      return try Measuring.nanoseconds(operations: count, prepare: { step += 1 }) {
        nest.view.frame.size.width = CGFloat(1000 + step)
        nest.view.layoutIfNeeded()
        return try nest.checked(width: Double(1000 + step))
      }
    }
    + figures("layout.cells") { count in
      try Measuring.nanoseconds(operations: count, prepare: { ListOfCells(count) }) { list in
        list.view.layoutIfNeeded()
        return try list.checked()
      }
    }
    + figures("layout.moving") { count in
      let tree = MovingTree(count)
      return try Measuring.nanoseconds(operations: count, prepare: {}) { try tree.moveOver() }
    }
    + figures("layout.removing") { count in
      try Measuring.nanoseconds(operations: count, prepare: { MovingTree(count) }) { try $0.takeDown() }
    }

  /// A figure at three sizes, measured where views may be touched.
  private static func figures(_ name: String, _ measure: @escaping @Sendable @MainActor (Int) throws -> Double)
    -> [Benchmark]
  {
    [10, 100, 1000].map { count in
      Benchmark(name: name, size: count) { try MainActor.assumeIsolated { try measure(count) } }
    }
  }
}

extension Measuring {
  /// The time of one operation in nanoseconds, as the other; what `prepare` makes for each run is not counted.
  @MainActor
  fileprivate static func nanoseconds<Subject>(
    operations: Int, prepare: () -> Subject, _ work: (Subject) throws -> Double
  ) rethrows -> Double {
    // Few views take so little time that a run needs several rounds of them.
    let (runs, rounds) = (7, max(1, 500 / operations))
    var times: [Double] = []
    for run in 0...runs {
      var time = 0.0
      for _ in 0..<rounds {
        let subject = prepare()
        let start = now
        let sum = try work(subject)
        time += now - start
        use(sum)
      }
      if run > 0 { times.append(time / Double(operations * rounds)) }
    }
    return median(times)
  }
}
