import ConstraintSolver

/// `H:|-20-[v0(>=45)]-5-[v1(==v0)]-5-...-20-|`, the whole width a strong wish.
final class Chain {
  private let system = ConstraintSystem()
  private let count: Int
  private let width: Parameter
  private var lefts: [Variable] = []
  private var widths: [Variable] = []
  private var middleGap: ConstraintID
  private var gap = 5.0

  /// Builds the chain and solves it for columns that could have a width.
  init(_ count: Int, each columnWidth: Double) throws {
    self.count = count
    let (left, whole) = (system.makeVariable(), system.makeVariable())
    width = try system.makeParameter(0)
    for _ in 0..<count {
      lefts.append(system.makeVariable())
      widths.append(system.makeVariable())
    }
    try system.add((whole == width).priority(900))
    try system.add(left == 0)
    middleGap = try system.add(lefts[0] == left + 20)
    try system.add(widths[0] >= 45)
    for index in 1..<count {
      let gap = try system.add(lefts[index] == lefts[index - 1] + widths[index - 1] + 5)
      if index == count / 2 { middleGap = gap }
      try system.add(widths[index] == widths[0])
    }
    try system.add(left + whole == lefts[count - 1] + widths[count - 1] + 20)
    try solve(each: columnWidth)
  }

  var widthOfLast: Double { system.value(of: widths[count - 1]) }

  /// Asks for as much width as columns of one width need.
  @inline(__always)
  func solve(each columnWidth: Double) throws {
    try system.set(width, to: 40 + 5 * Double(count - 1) + columnWidth * Double(count))
    system.solve()
  }

  /// Removes a gap in the middle, and adds it again with another size.
  func replaceMiddleGap() throws {
    let index = count / 2
    system.remove(middleGap)
    gap = gap == 5 ? 7 : 5
    middleGap = try system.add(lefts[index] == lefts[index - 1] + widths[index - 1] + gap)
    system.solve()
  }
}

/// A cell of a list of people: `H:|[image(45)]-5-[label(100)]|`, `V:|[label]|`, and the image 45 high in the middle.
struct Cell {
  let imageTop: Variable

  /// Adds a cell to a system.
  ///
  /// - Parameters:
  ///   - system: the system.
  ///   - isStretchable: whether the height is a number that can be changed, or a constant.
  ///   - isIntrinsic: whether image and label have sizes of their own, which are eight wishes more.
  ///   - x: where the cell begins.
  /// - Throws: what the solver refuses; nothing here.
  init(in system: ConstraintSystem, isStretchable: Bool, isIntrinsic: Bool, x: Double = 0) throws {
    let (left, top) = (system.makeVariable(), system.makeVariable())
    let (width, height) = (system.makeVariable(), system.makeVariable())
    let (imageLeft, imageTop) = (system.makeVariable(), system.makeVariable())
    let (imageWidth, imageHeight) = (system.makeVariable(), system.makeVariable())
    let (labelLeft, labelTop) = (system.makeVariable(), system.makeVariable())
    let (labelWidth, labelHeight) = (system.makeVariable(), system.makeVariable())
    self.imageTop = imageTop
    try system.add(left == x)
    try system.add(top == 0)
    if isStretchable {
      try system.add((height == (try system.makeParameter(44))).priority(900))
    } else {
      try system.add((height == 44).priority(900))
    }
    try system.add(imageLeft == left)
    try system.add(imageWidth == 45)
    try system.add(labelLeft == imageLeft + imageWidth + 5)
    try system.add(labelWidth == 100)
    try system.add(left + width == labelLeft + labelWidth)
    try system.add(labelTop == top)
    try system.add(top + height == labelTop + labelHeight)
    try system.add(imageTop + imageHeight * 0.5 == top + height * 0.5)
    try system.add(imageHeight == 45)
    guard isIntrinsic else { return }
    for (length, wish) in [(labelWidth, 42), (labelHeight, 20.5), (imageWidth, 45), (imageHeight, 45)] {
      try system.add((length <= wish).priority(250))
      try system.add((length >= wish).priority(750))
    }
  }
}
