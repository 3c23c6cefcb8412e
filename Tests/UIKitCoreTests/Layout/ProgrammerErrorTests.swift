import Foundation
import Testing

@testable import UIKitCore

/// What stops the program, and what it says then.
@Suite struct ProgrammerErrorTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func itemsWithoutACommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true }
    }
    #expect(text(result).contains("can't be activated"))
  }

  @Test func treesThatAreNotJoined() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
      }
    }
    #expect(text(result).contains("no common ancestor"))
  }

  @Test func aPlaceWithoutASecondItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 10)
      }
    }
    #expect(text(result).contains("compares a place with a constant, since there is no second item"))
  }

  @Test func aPlaceTimesZero() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: UIView(), attribute: .top, multiplier: 0,
          constant: 10)
      }
    }
    #expect(text(result).contains("compares a place with a constant, since its multiplier is 0"))
  }

  @Test func constantsThatAreNotFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
    #expect(text(result).contains("its constant is nan"))
    let later = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.constant = .infinity
      }
    }
    #expect(text(later).contains("its constant is inf"))
  }

  @Test func sidesThatCannotBeCompared() async {
    let sizeAndPlace = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1,
          constant: 0)
      }
    }
    #expect(text(sizeAndPlace).contains("a size can't be compared with a place"))
    let axes = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1,
          constant: 0)
      }
    }
    #expect(text(axes).contains("across can't be compared with a place down"))
    let directions = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1,
          constant: 0)
      }
    }
    #expect(text(directions).contains("leading and trailing can't be compared with left and right"))
  }

  @Test func prioritiesOutOfRange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001) }
    }
    #expect(text(result).contains("its priority can't be 1001"))
    let change = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultHigh
      }
    }
    #expect(text(change).contains("can't change between required and not while it is active"))
    let content = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().setContentHuggingPriority(UILayoutPriority(0), for: .vertical) }
    }
    #expect(text(content).contains("content priority 0"))
  }

  @Test func itemsThatAreNone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: "label", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 10)
      }
    }
    #expect(text(result).contains("the items of a constraint are views and layout guides"))
  }

  @Test func aViewInsideItselfWhileLayingOut() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Knot: UIView {
          override func layoutSubviews() { subviews.first?.addSubview(self) }
        }
        let knot = Knot()
        knot.addSubview(free("inner"))
        container(10, 10, knot).layoutIfNeeded()
      }
    }
    #expect(text(result).contains("as a subview of") && text(result).contains("it is the same view or holds it"))
  }

  @Test func aSuperviewThatGoesInsideOnTheWay() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Swallower: UIView {
          override func willMove(toSuperview newSuperview: UIView?) {
            if let newSuperview { addSubview(newSuperview) }
          }
        }
        UIView().addSubview(Swallower())
      }
    }
    #expect(text(result).contains("it is the same view or holds it"))
  }

  @Test func aHolderThatHoldsNoneOfIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, other) = (UIView(), UIView())
        view.addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
      }
    }
    #expect(text(result).contains("is not in its view hierarchy"))
  }

  @Test func aLineThatIsNone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        UIView().addSubview(view)
        _ = NSLayoutConstraint.constraints(withVisualFormat: "|-0-[view-0-|", metrics: nil, views: ["view": view])
      }
    }
    let lines = text(result).split(separator: "\n").map(String.init)
    let line = lines.firstIndex(of: "|-0-[view-0-|")
    #expect(line.map { lines[$0 + 1] } == "         ^")
  }

  @Test func aLineToASuperviewThatIsNotThere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "|[view]|", metrics: nil, views: ["view": UIView()])
      }
    }
    let lines = text(result).split(separator: "\n").map(String.init)
    #expect(lines.contains("|[view]|") && lines.contains("       ^"))
  }
}
