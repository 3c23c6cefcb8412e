/// How lines of a section are filled.
struct LineRule {
  /// The length of a line; never negative.
  let length: Double
  let interitemSpacing: Double
  let lineSpacing: Double
  /// Half a device pixel: by so much a line may be overfilled, so that three thirds make one line.
  let tolerance: Double
  /// Whether the insets left no room, and every item stands alone.
  let isCrushed: Bool

  /// Whether an item is longer than the whole line.
  func isTooLong(_ itemLength: Double) -> Bool { itemLength > length + tolerance }

  /// Where an item stands that fills its line alone: in the middle, unless it is too long.
  func leading(ofLone itemLength: Double) -> Double {
    isCrushed || isTooLong(itemLength) ? 0 : (length - itemLength) / 2
  }

  /// What an item loses that would lie over the next one because its line is overfilled by the tolerance.
  func squeeze(_ gap: Double) -> Double { interitemSpacing >= 0 ? min(0, gap) : 0 }

  /// From one line to the next; a negative spacing may lay lines over each other, but not in reverse order.
  func step(_ thickness: Double) -> Double { max(0, thickness + lineSpacing) }

  /// How many items of one length a line holds.
  func columns(of itemLength: Double, count: Int) -> Int {
    let most = max(1, count)
    if isCrushed { return 1 }
    let pitch = itemLength + interitemSpacing
    // Items that take no room all share one line.
    guard pitch > 0 else { return isTooLong(itemLength) ? 1 : most }
    let fitting = ((length + tolerance + interitemSpacing) / pitch).rounded(.down)
    return fitting >= 1 ? max(1, fitting >= Double(Int32.max) ? Int(Int32.max) : Int(fitting)) : 1
  }
}
