/// Constraints in and out of the stores.
extension Engine {
  /// Stores a constraint, links its terms with those of the same symbols, and notes the change.
  mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> Int32 {
    let priority = constraint.priority
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(priority) }
    guard constraint.expression.constant.isFinite else { throw .notFinite(constraint.expression.constant) }
    let count = constraint.expression.count
    var run = terms.allocate(count)
    let draft = write(constraint, at: Int(run))
    guard draft.oddCoefficient == 0 else {
      terms.free(run, count)
      throw .notFinite(draft.oddCoefficient)
    }
    if draft.termCount < count { run = refit(run, from: count, to: draft.termCount) }
    sequence &+= 1
    let index = store(
      ConstraintSlot(
        constant: constraint.expression.constant, offset: 0, sequence: sequence, priority: Self.rounded(priority),
        firstTerm: run, variableCount: Int32(truncatingIfNeeded: draft.variableCount),
        termCount: Int32(truncatingIfNeeded: draft.termCount), relation: constraint.relation))
    link(index)
    constraints.base[Int(index)].offset = slots.offset(of: index)
    if draft.variableCount == 0 { noteNumbers(of: index) }
    return index
  }

  /// Notes the change, takes a constraint out of the lists and its slot into the reserve.
  mutating func remove(_ index: Int32) {
    noteStructure(around: index)
    let slot = constraints.base + Int(index)
    let base = terms.base
    let first = Int(slot.pointee.firstTerm)
    for position in 0..<Int(slot.pointee.termCount) {
      let term = base[first + position]
      if term.next >= 0 { base[Int(term.next)].previous = term.previous }
      if term.previous >= 0 {
        base[Int(term.previous)].next = term.next
      } else if position < slot.pointee.variableCount {
        variables.base[Int(term.symbol)].firstTerm = term.next
      } else {
        parameters.base[Int(term.symbol)].firstTerm = term.next
      }
    }
    terms.free(slot.pointee.firstTerm, Int(slot.pointee.termCount))
    slot.pointee.isAlive = false
    slot.pointee.firstTerm = freeConstraint
    freeConstraint = index
  }

  mutating func setConstant(_ index: Int32, to constant: Double) throws(ConstraintError) {
    guard constant.isFinite else { throw .notFinite(constant) }
    let slot = constraints.base + Int(index)
    guard slot.pointee.constant != constant else { return }
    slot.pointee.constant = constant
    noteNumbers(of: index)
  }

  /// The priority as it is kept; what is not quite required does not become so.
  @inline(__always)
  private static func rounded(_ priority: Double) -> Float {
    priority < LinearConstraint.requiredPriority ? min(Float(priority), Float(1000).nextDown) : 1000
  }

  @inline(__always)
  private mutating func store(_ slot: ConstraintSlot) -> Int32 {
    let index = freeConstraint
    guard index >= 0 else {
      constraints.append(slot)
      return Int32(truncatingIfNeeded: constraints.count &- 1)
    }
    let free = constraints.base + Int(index)
    freeConstraint = free.pointee.firstTerm
    let isDirty = free.pointee.isDirty
    free.pointee = slot
    free.pointee.isDirty = isDirty
    return index
  }

  /// Puts each term at the head of the list of its symbol, and notes the change of structure.
  @inline(__always)
  private mutating func link(_ index: Int32) {
    let slot = constraints.base + Int(index)
    let base = terms.base
    let first = Int(slot.pointee.firstTerm)
    for position in 0..<Int(slot.pointee.termCount) {
      let term = base + (first &+ position)
      let symbol = Int(term.pointee.symbol)
      let key = Int32(truncatingIfNeeded: first &+ position)
      let head: Int32
      if position < slot.pointee.variableCount {
        head = variables.base[symbol].firstTerm
        variables.base[symbol].firstTerm = key
        noteStructure(of: term.pointee.symbol)
      } else {
        head = parameters.base[symbol].firstTerm
        parameters.base[symbol].firstTerm = key
      }
      term.pointee.constraint = index
      term.pointee.next = head
      term.pointee.previous = -1
      if head >= 0 { base[Int(head)].previous = key }
    }
  }
}
