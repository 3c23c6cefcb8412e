import CoreGraphics
import Foundation
import UIKitCore

/// A view on its way out: to a place out of view, or fading where it is.
struct Leaver {
  let view: UICollectionReusableView
  let id: ElementID
  let target: CGRect?
}

/// What was shown before an update, and where everything was.
struct UpdateStart {
  let places: [ObjectIdentifier: CGRect]
  let offset: CGPoint
  let frame: ((ElementID) -> CGRect?)?

  init(_ view: UICollectionView) {
    offset = view.bounds.origin
    places = Dictionary(uniqueKeysWithValues: view.shown.values.map { (ObjectIdentifier($0), $0.frame) })
    frame = view.layoutInUse.snapshot()
  }
}

extension UICollectionView {
  /// Everything is at its new place already: goes back to the old ones and from there in an animation.
  final func animate(
    from old: UpdateStart, _ change: any ItemChange, _ gone: [Leaver], _ completion: @escaping (Bool) -> Void
  ) {
    // The offset does not animate, so what stays in place on the screen starts that much further.
    let shift = CGPoint(x: bounds.minX - old.offset.x, y: bounds.minY - old.offset.y)
    var steps: [() -> Void] = []
    UIView.performWithoutAnimation {
      for (id, view) in shown {
        if let place = old.places[ObjectIdentifier(view)] {
          steps += move(view, from: place.offsetBy(dx: shift.x, dy: shift.y))
        } else if let place = origin(of: id, old, change) {
          steps += move(view, from: place.offsetBy(dx: shift.x, dy: shift.y))
        } else {
          steps += fadeIn(view, initialAttributes(id))
        }
      }
      for leaver in gone { leaver.view.frame = leaver.view.frame.offsetBy(dx: shift.x, dy: shift.y) }
    }
    steps += gone.map { leaver in { self.leave(leaver) } }
    display.leaving = gone.map(\.view)
    UIView.animate(
      withDuration: Self.updateDuration,
      animations: { for step in steps { step() } },
      completion: { [weak self] finished in
        for leaver in gone { self?.finish(leaver) }
        completion(finished)
      })
  }

  private func move(_ view: UICollectionReusableView, from place: CGRect) -> [() -> Void] {
    let end = view.frame
    guard end != place, CATransform3DIsIdentity(view.transform3D) else { return [] }
    view.frame = place
    return [{ view.frame = end }]
  }

  private func fadeIn(
    _ view: UICollectionReusableView, _ start: UICollectionViewLayoutAttributes?
  ) -> [() -> Void] {
    let (frame, alpha, transform) = (view.frame, view.alpha, view.transform3D)
    if let start { view.setLook(start) } else { view.alpha = 0 }
    return [
      {
        view.alpha = alpha
        guard start != nil else { return }
        view.transform3D = transform
        view.frame = frame
      }
    ]
  }

  /// Where an element was that came into view by moving.
  private func origin(of id: ElementID, _ old: UpdateStart, _ change: any ItemChange) -> CGRect? {
    guard id.kind == .cell, let index = change.oldIndex(of: id.index), !change.isReloaded(index) else { return nil }
    return old.frame?(.cell(index))
  }

  private func initialAttributes(_ id: ElementID) -> UICollectionViewLayoutAttributes? {
    switch id.kind {
    case .cell: layoutInUse.initialLayoutAttributesForAppearingItem(at: id.index.path)
    case .decoration: nil
    default:
      layoutInUse.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: id.kind.name ?? "", at: id.index.path)
    }
  }

  private func leave(_ leaver: Leaver) {
    if let target = leaver.target { return leaver.view.frame = target }
    let id = leaver.id
    let end: UICollectionViewLayoutAttributes? =
      switch id.kind {
      case .cell: layoutInUse.finalLayoutAttributesForDisappearingItem(at: id.index.path)
      case .decoration: nil
      default:
        layoutInUse.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: id.kind.name ?? "", at: id.index.path)
      }
    if let end { leaver.view.setLook(end) } else { leaver.view.alpha = 0 }
  }

  private func finish(_ leaver: Leaver) {
    guard let index = display.leaving.firstIndex(where: { $0 === leaver.view }) else { return }
    display.leaving.remove(at: index)
    recycle(leaver.view, leaver.id)
  }

  /// What is still on its way out goes at once: something else happens now.
  final func finishLeaving() {
    let leaving = display.leaving
    display.leaving.removeAll()
    for view in leaving {
      view.layer.removeAllAnimations()
      park(view)
      if let id = view.elementID { tellEnd(view, id) }
    }
  }
}
