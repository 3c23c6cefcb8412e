import CoreGraphics
import Foundation

/// The heights of a sheet, and which of them it has.
extension UISheetPresentationController {
  /// Whether the sheet comes from the bottom edge and has detents.
  final var isNarrow: Bool { (container?.bounds.width ?? 0) < 600 }

  /// The detents with a height just now, the smallest first; a large one if there is none.
  final var rests: [(detent: Detent, height: CGFloat)] {
    guard let container else { return [] }
    let room = DetentRoom(container)
    let found = detents.compactMap { detent in room.height(detent).map { (detent: detent, height: $0) } }
    guard found.isEmpty else { return found.sorted { $0.height < $1.height } }
    return [(lastResort, room.height(lastResort) ?? 0)]
  }

  /// The detent at which the sheet rests.
  final var selected: Detent? {
    let rests = rests
    return rests.first { $0.detent.identifier == selectedDetentIdentifier }?.detent ?? rests.first?.detent
  }

  /// In the middle of a wide window.
  final func middle(of container: UIView) -> CGRect {
    let (bounds, top) = (container.bounds, container.safeAreaInsets.top + 10)
    let isPage = presentationStyle == .pageSheet || presentationStyle == .automatic
    let wanted = presentedViewController.preferredContentSize
    func length(_ wanted: CGFloat, _ usual: CGFloat, _ most: CGFloat) -> CGFloat {
      max(min(wanted.isFinite && wanted > 0 ? wanted : usual, most), 0)
    }
    let width = length(wanted.width, isPage ? 712 : 540, bounds.width - 40)
    let height = length(wanted.height, isPage ? bounds.height - 44 : 620, bounds.height - 2 * top)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
      height: height)
  }

  /// Whether what is below is neither dimmed nor kept from its touches.
  final var isUndimmed: Bool {
    guard isNarrow, largestUndimmedDetentIdentifier != nil else { return false }
    let rests = rests
    guard let limit = rests.first(where: { $0.detent.identifier == largestUndimmedDetentIdentifier })?.height,
      let now = rests.first(where: { $0.detent === selected })?.height
    else { return false }
    return now <= limit
  }

  /// To the next height, from the greatest to the smallest: the grabber was touched.
  final func goOn() {
    let rests = rests
    guard rests.count > 1, let now = rests.firstIndex(where: { $0.detent === selected }) else { return }
    userSelects(rests[(now + 1) % rests.count].detent)
  }

  /// The user chose a height: the sheet goes there, and the delegate hears of it if it is another one.
  final func userSelects(_ detent: Detent) {
    let isNew = detent !== selected
    animateChanges {
      if isNew { selectedDetentIdentifier = detent.identifier }
      container?.setNeedsLayout()
    }
    guard isNew else { return }
    let told =
      delegate as? any UISheetPresentationControllerDelegate
      ?? original?.delegate as? any UISheetPresentationControllerDelegate
    told?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
