/// Every defined variable as a constant and a sum of unknowns.
///
/// To compute a long chain of definitions, each has to wait for the one before it. As sums of unknowns they are
/// independent, which is several times faster, and worth the making when a component is solved for the second time; or
/// when so many constraints are about variables far down the chain that it would be followed again and again. Where
/// definitions would become long sums there are no forms.
struct Forms: ~Copyable {
  private var forms = Store<Form>()
  private var entries = Store<Entry>()
  private var state = State.unknown

  struct Form: BitwiseCopyable {
    var variable: Int32
    /// The end of its entries; they start where those of the form before end.
    var end: Int32
  }

  enum State {
    case unknown, ready, tooLong
  }

  /// Forgets the forms of another component.
  mutating func clear() { state = .unknown }

  @inline(__always) var areReady: Bool { state == .ready }

  /// Makes the forms, if that was not tried yet.
  mutating func prepare(_ program: Program, _ slots: Slots, _ expansion: inout Expansion) {
    if state == .unknown { state = make(program, slots, &expansion) ? .ready : .tooLong }
  }

  /// Adds `weight` times a variable, as a sum of unknowns.
  @inline(__always)
  func add(_ weight: Double, position: Int, _ program: Program, to expansion: inout Expansion) {
    guard position >= program.unknownCount else {
      expansion.add(weight, at: position)
      return
    }
    let form = position &- program.unknownCount
    for place in (form == 0 ? 0 : Int(forms[form &- 1].end))..<Int(forms[form].end) {
      expansion.add(weight * entries[place].value, at: Int(entries[place].column))
    }
  }

  /// Computes all defined variables.
  func publish(_ solution: Lane<Double>, _ publication: inout Publication) {
    var position = 0
    let (forms, entries, unknowns) = (forms.base, entries.base, solution.base)
    for index in 0..<self.forms.count {
      let form = forms[index]
      var sum = publication.values[Int(form.variable)].base
      while position < form.end {
        sum += entries[position].value * unknowns[Int(entries[position].column)]
        position &+= 1
      }
      publication.set(form.variable, to: sum)
    }
  }

  private mutating func make(_ program: Program, _ slots: Slots, _ expansion: inout Expansion) -> Bool {
    let count = program.variableCount - program.unknownCount
    let limit = 2 * count + 64
    forms.resize(to: count)
    entries.removeAll()
    for index in 0..<count {
      let definition = program.definitions[index]
      for term in slots.variableTerms(of: definition.constraint) where term != Int(definition.pivot) {
        let weight = slots.terms[term].coefficient * definition.factor
        add(weight, position: Int(slots.variables[slots.symbol(term)].position), program, to: &expansion)
      }
      expansion.resolve(program.unknownsOnly, slots) { unknown, coefficient in
        entries.append(Entry(column: Int32(truncatingIfNeeded: unknown), value: coefficient))
      }
      let variable = slots.terms[Int(definition.pivot)].symbol
      forms[index] = Form(variable: variable, end: Int32(truncatingIfNeeded: entries.count))
      if entries.count > limit { return false }
    }
    return true
  }
}
