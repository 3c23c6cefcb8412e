/// Sums over variables turned into sums over unknowns, by putting in the definitions.
struct Expansion {
  /// The coefficient at each position of the component; 0 everywhere between uses.
  private var weights = Lane<Double>()
  /// A bit for each position that has a coefficient; 0 everywhere between uses.
  private var marks = Lane<UInt64>()
  /// The greatest magnitude that took part in the present sum.
  private var magnitude = 0.0

  /// An expansion without room.
  init() {}

  /// An expansion in this memory, which is made zero.
  init(weights: Lane<Double>, marks: Lane<UInt64>) {
    weights.base.update(repeating: 0, count: weights.room)
    marks.base.update(repeating: 0, count: marks.room)
    (self.weights, self.marks) = (weights, marks)
  }

  /// Adds `factor` times a constraint's variables.
  @inline(__always)
  mutating func add(_ constraint: Int32, times factor: Double, _ slots: Slots) {
    for term in slots.variableTerms(of: constraint) {
      let weight = slots.terms[term].coefficient * factor
      add(weight, at: Int(slots.variables[slots.symbol(term)].position))
    }
  }

  @inline(__always)
  mutating func add(_ weight: Double, at position: Int) {
    weights.base[position] += weight
    marks.base[position >> 6] |= 1 << UInt64(truncatingIfNeeded: position & 63)
    magnitude = max(magnitude, abs(weight))
  }

  /// Takes the sum out, over unknowns only, and leaves the memory as it was before.
  ///
  /// A definition mentions earlier positions only, so one pass from the last position to the first does. `used` is told
  /// every definition that was put in, `unknown` every unknown of the sum with its coefficient.
  @inline(__always)
  mutating func resolve(
    _ program: Program, _ slots: Slots, used: (Definition) -> Void = { _ in }, unknown: (Int, Double) -> Void
  ) {
    var word = (program.variableCount &+ 63) >> 6
    while word > 0 {
      word &-= 1
      while marks.base[word] != 0 {
        let bit = 63 &- marks.base[word].leadingZeroBitCount
        marks.base[word] &= ~(1 << UInt64(truncatingIfNeeded: bit))
        let position = word << 6 | bit
        let weight = weights.base[position]
        weights.base[position] = 0
        guard abs(weight) > Tolerance.cancelled * magnitude else { continue }
        if position < program.unknownCount {
          unknown(position, weight)
        } else {
          let definition = program.definitions[position &- program.unknownCount]
          used(definition)
          substitute(definition, times: weight, slots)
        }
      }
    }
    magnitude = 0
  }

  @inline(__always)
  private mutating func substitute(_ definition: Definition, times weight: Double, _ slots: Slots) {
    let factor = weight * definition.factor
    for term in slots.variableTerms(of: definition.constraint) where term != Int(definition.pivot) {
      let position = Int(slots.variables[slots.symbol(term)].position)
      add(factor * slots.terms[term].coefficient, at: position)
    }
  }
}

/// How the variables of a component are computed; valid as long as the component is neither changed nor moved.
struct Program {
  let unknownCount: Int
  let variableCount: Int
  let definitions: UnsafeMutablePointer<Definition>

  /// The same without its definitions.
  var unknownsOnly: Program {
    Program(unknownCount: unknownCount, variableCount: unknownCount, definitions: definitions)
  }
}
