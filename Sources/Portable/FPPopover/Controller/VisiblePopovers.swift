/// The popovers that are shown, the topmost last; none is kept alive.
enum VisiblePopovers {
  private struct Entry { weak var popover: FPPopoverController? }
  private static var entries: [Entry] = []

  static var all: [FPPopoverController] { entries.compactMap(\.popover) }

  static func add(_ popover: FPPopoverController) {
    remove(popover)
    entries.append(Entry(popover: popover))
  }

  static func remove(_ popover: FPPopoverController) {
    entries.removeAll { $0.popover == nil || $0.popover === popover }
  }
}
