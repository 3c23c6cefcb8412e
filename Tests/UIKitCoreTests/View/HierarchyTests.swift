import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Views in views")
struct HierarchyTests {
  final class Recorder: UIView {
    var calls: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { calls.append("willMove \(newSuperview != nil)") }
    override func didMoveToSuperview() { calls.append("didMove \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { calls.append("willMoveToWindow \(newWindow != nil)") }
    override func didMoveToWindow() { calls.append("didMoveToWindow \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { calls.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove") }
  }

  @Test("A view hears in order that it moves")
  func calls() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (Recorder(), Recorder())
    window.addSubview(outer)
    outer.calls = []
    outer.addSubview(inner)
    #expect(inner.calls == ["willMove true", "willMoveToWindow true", "didMove true", "didMoveToWindow true"])
    #expect(outer.calls == ["didAdd"])
    inner.calls = []
    inner.removeFromSuperview()
    #expect(inner.calls == ["willMove false", "willMoveToWindow false", "didMove false", "didMoveToWindow false"])
    #expect(outer.calls == ["didAdd", "willRemove"])
  }

  @Test("Order of subviews and of their layers")
  func order() {
    let root = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    func tags() -> [Int] { root.subviews.map(\.tag) }
    func layers() -> [Int] { root.layer.sublayers?.compactMap { ($0.delegate as? UIView)?.tag } ?? [] }
    for view in views { root.addSubview(view) }
    root.insertSubview(views[3], at: 0)
    #expect(tags() == [3, 0, 1, 2])
    root.insertSubview(views[0], aboveSubview: views[2])
    #expect(tags() == [3, 1, 2, 0])
    root.insertSubview(views[0], belowSubview: views[3])
    #expect(tags() == [0, 3, 1, 2])
    root.bringSubviewToFront(views[0])
    root.sendSubviewToBack(views[2])
    #expect(tags() == [2, 3, 1, 0])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags() == [0, 3, 1, 2])
    #expect(layers() == tags())
  }

  @Test("A view outlives its superview and its controller without harm")
  func orphans() {
    let child = UIView()
    weak var gone: UIView?
    do {
      let parent = UIView()
      parent.addSubview(child)
      gone = parent
    }
    #expect(gone == nil)
    #expect(child.superview == nil)
    child.setNeedsLayout()
    child.layoutIfNeeded()
    let view: UIView
    do {
      let controller = UIViewController()
      view = controller.view
    }
    #expect(view.next == nil)
  }

  @Test("Hit testing: front first, hidden, clear and disabled ones never, outside the bounds nothing")
  func hitTest() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front, outside) = (UIView(), UIView(), UIView())
    back.frame = root.bounds
    front.frame = root.bounds
    outside.frame = CGRect(x: 150, y: 0, width: 10, height: 10)
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(outside)
    let point = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    back.alpha = 0
    #expect(root.hitTest(point, with: nil) === root)
    root.isHidden = true
    #expect(root.hitTest(point, with: nil) == nil)
    root.isHidden = false
    front.isUserInteractionEnabled = true
    #expect(root.hitTest(CGPoint(x: 155, y: 5), with: nil) == nil)
  }

  @Test("Autoresizing shares a change among the flexible parts")
  func autoresizing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    root.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(view.frame == CGRect(x: 10, y: 60, width: 150, height: 20))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.frame = CGRect(x: 50, y: 0, width: 50, height: 10)
    root.frame.size.width = 300
    #expect(abs(view.frame.minX - (50 + 100 * 50 / 150)) < 1e-9)
    #expect(view.frame.width == CGFloat(50))
  }

  @Test("The safe area reaches those that lie under it, no further")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.ownSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let (top, middle) = (UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 50)), UIView())
    middle.frame = CGRect(x: 0, y: 60, width: 100, height: 50)
    window.addSubview(top)
    window.addSubview(middle)
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    #expect(middle.safeAreaInsets == .zero)
    middle.frame.origin.y = 150
    #expect(middle.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
  }

  @Test("A frame with NaN stops the program")
  func nan() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
    }
  }

  @Test("A view without drawing has no picture, one with drawing has one")
  func lazyDrawing() {
    final class Dot: UIView {
      var draws = 0
      override func draw(_ rect: CGRect) {
        draws += 1
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (plain, dot) = (UIView(frame: frame), Dot(frame: frame))
    plain.layer.displayIfNeeded()
    dot.layer.displayIfNeeded()
    dot.layer.displayIfNeeded()
    #expect(plain.layer.contents == nil)
    #expect(dot.layer.contents != nil)
    #expect(dot.draws == 1)
  }
}
