/// Sums over variables turned into sums over unknowns, by putting in the definitions.
struct Expansion: ~Copyable {
  /// The coefficient at each position of the component's order; 0 everywhere between uses.
  private var weights = Store<Double>()
  /// A bit for each position that has a coefficient, 0 between uses.
  private var marks = Store<UInt64>()
  /// The greatest magnitude that took part in the present sum.
  private var magnitude = 0.0

  mutating func prepare(positions: Int) {
    while weights.count < positions { weights.append(0) }
    while marks.count < (positions + 63) / 64 { marks.append(0) }
    magnitude = 0
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
    marks.base[position >> 6] |= 1 << UInt64(position & 63)
    magnitude = max(magnitude, abs(weight))
  }

  /// Takes the sum out, over unknowns only, and leaves the memory as it was before.
  ///
  /// A definition mentions earlier positions only, so one pass from the last position to the first does. `definition`
  /// is told every definition that was put in, `unknown` every unknown of the sum with its coefficient.
  @inline(__always)
  mutating func resolve(
    _ component: Component, _ slots: Slots, definition: (Int) -> Void = { _ in }, unknown: (Int, Double) -> Void
  ) {
    let unknownCount = component.unknownCount
    let definitions = component.definitions.base
    var word = (component.order.count + 63) >> 6
    while word > 0 {
      word -= 1
      while marks.base[word] != 0 {
        let bit = 63 - marks.base[word].leadingZeroBitCount
        marks.base[word] &= ~(1 << UInt64(bit))
        let position = word << 6 | bit
        let weight = weights.base[position]
        weights.base[position] = 0
        guard abs(weight) > Tolerance.cancelled * magnitude else { continue }
        if position < unknownCount {
          unknown(position, weight)
        } else {
          definition(position - unknownCount)
          substitute(definitions[position - unknownCount], times: weight, slots)
        }
      }
    }
    magnitude = 0
  }

  @inline(__always)
  private mutating func substitute(_ definition: Definition, times weight: Double, _ slots: Slots) {
    let factor = -weight / slots.terms[Int(definition.pivot)].coefficient
    for term in slots.variableTerms(of: definition.constraint) where term != Int(definition.pivot) {
      let position = Int(slots.variables[slots.symbol(term)].position)
      add(factor * slots.terms[term].coefficient, at: position)
    }
  }
}
