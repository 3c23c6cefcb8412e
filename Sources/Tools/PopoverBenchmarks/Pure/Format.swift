import VisualFormat

extension PopoverBenchmarks {
  /// Reading a line of the Visual Format Language with four views.
  static let format: [Benchmark] = [
    Benchmark(name: "vfl.parse") {
      let text = "H:|-8-[image(45)]-8-[name(>=80)]-[detail(==name)]-(>=8)-[button(64@750)]-|"
      return try Measuring.nanoseconds(operations: 20_000) {
        var sum = 0
        for _ in 0..<20_000 { sum += try FormatLine(parsing: text).predicates.count }
        try WrongResult.unless(sum == 7 * 20_000, "the line was read wrongly")
        return Double(sum)
      }
    }
  ]
}
