import CAllocationCount
import ConstraintSolver

extension PopoverBenchmarks {
  /// The systems that `Benchmarks/Peers/solver.cpp` gives to another solver.
  static let solver: [Benchmark] =
    [10, 100, 1000].flatMap(chain)
    + [10, 100, 1000].map { count in
      Benchmark(name: "solver.cells", size: count) {
        try Measuring.nanoseconds(operations: count * max(1, 200 / count)) {
          for _ in 0..<max(1, 200 / count) {
            let system = ConstraintSystem()
            for index in 0..<count {
              _ = try Cell(in: system, isStretchable: false, isIntrinsic: true, x: Double(index * 10))
            }
            system.solve()
          }
          return 0
        }
      }
    } + [
      Benchmark(name: "solver.allocations", size: 1000, unit: .allocations) {
        let chain = try Chain(1000, each: 100)
        try checkCounting()
        // The first change finds memory for what follows.
        for each in [60.0, 30, 60] { try chain.solve(each: each) }
        let before = allocation_count()
        for step in 0..<100 { try chain.solve(each: Double(30 + step * 37 % 200)) }
        return Double(allocation_count() - before) / 100
      },
      Benchmark(name: "solver.cell") { try cell(isIntrinsic: false) },
      Benchmark(name: "solver.cell.intrinsic") { try cell(isIntrinsic: true) },
    ]

  private static func cell(isIntrinsic: Bool) throws -> Double {
    try Measuring.nanoseconds(operations: 5000) {
      var sum = 0.0
      for _ in 0..<5000 {
        let system = ConstraintSystem()
        let cell = try Cell(in: system, isStretchable: true, isIntrinsic: isIntrinsic)
        system.solve()
        sum += system.value(of: cell.imageTop)
      }
      try WrongResult.unless(sum == -0.5 * 5000, "the image is not in the middle")
      return sum
    }
  }

  private static func chain(_ count: Int) -> [Benchmark] {
    [
      Benchmark(name: "solver.chain.build", size: count) {
        let repeats = max(1, 2000 / count)
        return try Measuring.nanoseconds(operations: repeats) {
          var sum = 0.0
          for _ in 0..<repeats { sum += try Chain(count, each: 100).widthOfLast }
          try WrongResult.unless(abs(sum - 100 * Double(repeats)) < 1e-6, "a column is not 100 wide")
          return sum
        }
      },
      Benchmark(name: "solver.chain.resuggest", size: count) {
        let chain = try Chain(count, each: 100)
        var step = 0
        return try Measuring.nanoseconds(operations: 1000) {
          for _ in 0..<1000 {
            step += 1
            try chain.solve(each: Double(60 + step * 37 % 200))
          }
          try WrongResult.unless(
            abs(chain.widthOfLast - Double(60 + step * 37 % 200)) < 1e-6, "a column has the wrong width")
          return chain.widthOfLast
        }
      },
      Benchmark(name: "solver.chain.crossing", size: count) {
        let chain = try Chain(count, each: 100)
        return try Measuring.nanoseconds(operations: 200) {
          for _ in 0..<100 {
            try chain.solve(each: 30)
            try chain.solve(each: 60)
          }
          try WrongResult.unless(abs(chain.widthOfLast - 60) < 1e-6, "a column is not 60 wide")
          return chain.widthOfLast
        }
      },
      Benchmark(name: "solver.chain.replace", size: count) {
        let chain = try Chain(count, each: 100)
        let repeats = max(10, 1000 / count)
        return try Measuring.nanoseconds(operations: repeats) {
          for _ in 0..<repeats { try chain.replaceMiddleGap() }
          return chain.widthOfLast
        }
      },
    ]
  }
}
