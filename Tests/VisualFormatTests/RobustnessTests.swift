import Testing
import VisualFormat

/// No text whatever may crash the parser or keep it busy.
@Suite struct RobustnessTests {
  let names = FormatNameTable(views: ["a", "b", "view"], metrics: Samples.metrics)

  /// Reads and expands a text; that it returns is what is tested, and that an error points into the text.
  func read(_ text: String, _ seed: UInt64) {
    do throws(FormatError) {
      let line = try FormatLine(parsing: text)
      #expect(line.gaps.count == line.views.count + 1, "seed \(seed)")
      _ = try line.constraints(options: .alignAllTop, names: names)
    } catch {
      #expect((0...text.count).contains(error.position), "seed \(seed), text \(text.debugDescription)")
      #expect(!error.description.isEmpty)
    }
  }

  @Test func survivesAnyBytes() {
    let seed = UInt64.random(in: 0 ... .max)
    print("VisualFormat bytes, seed \(seed)")
    var random = SplitMix64(seed: seed)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      read(String(decoding: bytes, as: UTF8.self), seed)
    }
  }

  @Test func survivesAnyRowOfTokens() {
    let seed = UInt64.random(in: 0 ... .max)
    print("VisualFormat tokens, seed \(seed)")
    var random = SplitMix64(seed: seed)
    let tokens = [
      "H:", "V:", "|", "-", "[", "]", "(", ")", "[a]", "[b]", "a", "b", "w", "@", "10", "1000", ".", ",", "==", "<=",
      ">=", "=", " ", "nan", "1e9", "-5", "é", "\0", "[a(", "(>=5@20)",
    ]
    var valid = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in tokens[Int.random(in: 0..<30, using: &random)] }
        .joined()
      read(text, seed)
      if (try? FormatLine(parsing: text)) != nil { valid += 1 }
    }
    // A parser that refuses everything would survive as well.
    #expect(valid > 0, "seed \(seed)")
  }

  @Test func survivesEveryChangeOfOneByteInAValidLine() {
    let line = Array("H:|-(>=w@9)-[a(==b,3)]-.5-[b]-|".utf8)
    for position in line.indices {
      for byte in UInt8(0)...127 {
        var changed = line
        changed[position] = byte
        read(String(decoding: changed, as: UTF8.self), 0)
      }
      read(String(decoding: line[..<position], as: UTF8.self), 0)
    }
  }

  @Test func readsVeryLongLines() throws {
    let many = 20_000
    let line = try FormatLine(parsing: "|" + (0..<many).map { "-[v\($0)(v\($0 / 2))]" }.joined() + "-|")
    #expect(line.views.count == many)
    #expect(line.predicates[many - 1].object == .view("v\((many - 1) / 2)"))
    read(String(repeating: "[", count: 500_000), 0)
    read("[a(" + String(repeating: "9", count: 500_000) + ")]", 0)
    read("|-(" + String(repeating: "w,", count: 200_000), 0)
  }
}

/// A small generator of random numbers that can be started again from its seed (Steele, Lea and Flood, 2014).
nonisolated struct SplitMix64: RandomNumberGenerator {
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
