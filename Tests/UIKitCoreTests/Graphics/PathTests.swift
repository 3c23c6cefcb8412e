import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct PathTests {
  private func elements(of path: UIBezierPath) -> [String] {
    var found: [String] = []
    path.cgPath.applyWithBlock { element in
      let points = element.pointee.points
      func name(_ index: Int) -> String { "\(Int(points[index].x.rounded())),\(Int(points[index].y.rounded()))" }
      switch element.pointee.type {
      case .moveToPoint: found.append("M \(name(0))")
      case .addLineToPoint: found.append("L \(name(0))")
      case .addQuadCurveToPoint: found.append("Q \(name(0)) \(name(1))")
      case .addCurveToPoint: found.append("C \(name(0)) \(name(1)) \(name(2))")
      case .closeSubpath: found.append("Z")
      }
    }
    return found
  }

  @Test func rectanglesAndOvalsHaveTheirBounds() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 5).bounds == rect)
    #expect(UIBezierPath().bounds == .zero && UIBezierPath().isEmpty)
  }

  @Test func onlyTheNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 19, y: 19)))
    #expect(path.contains(CGPoint(x: 19, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func radiiAreCutDownToHalfOfASide() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let pill = UIBezierPath(roundedRect: rect, cornerRadius: 99)
    #expect(pill.contains(CGPoint(x: 10, y: 0.1)) == false || pill.bounds == rect)
    #expect(pill.bounds == rect)
    // Half of the width by half of the height: an ellipse, so a point that a circle of 5 would hold is outside.
    #expect(!pill.contains(CGPoint(x: 3, y: 1.2)))
    let plain = UIBezierPath(roundedRect: rect, cornerRadius: 0)
    #expect(plain.contains(CGPoint(x: 0.1, y: 0.1)))
  }

  @Test func roundCornersAreArcs() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 40)
    for degrees in stride(from: 180.0, through: 270, by: 5) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(path.contains(CGPoint(x: 40 + 39.9 * x, y: 40 + 39.9 * y)))
      #expect(!path.contains(CGPoint(x: 40 + 40.1 * x, y: 40 + 40.1 * y)))
    }
  }

  @Test func clockwiseIsAsSeenOnTheScreen() {
    let center = CGPoint(x: 10, y: 10)
    // From the right, clockwise with y pointing down, a quarter goes through the bottom right.
    let quarter = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x - 10) < 1e-9 && abs(quarter.currentPoint.y - 20) < 1e-9)
    #expect(quarter.cgPath.boundingBoxOfPath.minY >= 10 - 1e-9)
    let rest = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.cgPath.boundingBoxOfPath.minX) < 1e-9 && abs(rest.cgPath.boundingBoxOfPath.minY) < 1e-9)
  }

  @Test func reversingRunsTheSamePointsBackwards() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 10, y: 20))
    path.close()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 6, y: 6))
    let reversed = path.reversing()
    #expect(
      elements(of: reversed) == [
        "M 6,6", "L 5,5", "M 0,20", "C 10,20 20,20 20,10", "Q 20,0 10,0", "L 0,0", "Z",
      ])
    #expect(elements(of: reversed.reversing()) == elements(of: path))
  }

  @Test func aReversedPathCutsAHole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6))
    let inner = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2))
    path.append(inner.reversing())
    #expect(!path.contains(CGPoint(x: 3, y: 3)) && path.contains(CGPoint(x: 1, y: 1)))
    let image = picture(6, 6) { _ in
      UIColor.red.setFill()
      path.fill()
    }
    #expect(Pixels(image).letters == ["RRRRRR", "RRRRRR", "RR..RR", "RR..RR", "RRRRRR", "RRRRRR"])
  }

  @Test func theEvenOddRuleIsKept() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    let image = picture(4, 4) { _ in
      UIColor.blue.setFill()
      path.fill()
    }
    #expect(Pixels(image).letters == ["BBBB", "B..B", "B..B", "BBBB"])
  }

  @Test func strokesHaveTheirWidthAndLeaveTheContextAsItWas() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 2))
    path.addLine(to: CGPoint(x: 8, y: 2))
    path.lineWidth = 2
    path.setLineDash([2, 2], count: 2, phase: 0)
    let image = picture(8, 6) { context in
      UIColor.red.setStroke()
      path.stroke()
      context.move(to: CGPoint(x: 0, y: 4.5))
      context.addLine(to: CGPoint(x: 8, y: 4.5))
      context.strokePath()
    }
    #expect(Pixels(image).letters == ["........", "RR..RR..", "RR..RR..", "........", "RRRRRRRR", "........"])
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 9)
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [2, 2] && count == 2 && phase == 0)
  }

  @Test func clipsToThePathAndAnEmptyOneLeavesNothing() {
    let clipped = picture(4, 2) { context in
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 2, height: 2)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(Pixels(clipped).letters == [".KK.", ".KK."])
    let nothing = picture(2, 1) { _ in
      UIBezierPath().addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(Pixels(nothing).letters == [".."])
  }

  @Test func fadesAndBlends() {
    let image = picture(2, 1, opaque: true) { _ in
      UIColor.white.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).fill(with: .normal, alpha: 0.5)
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill(with: .multiply, alpha: 1)
    }
    #expect(Pixels(image)[1, 0].isNear(.init(128, 128, 128)))
    #expect(Pixels(image)[0, 0].isNear(.init(128, 0, 0)))
  }

  @Test func copiesAndGivenPathsAreIndependent() {
    let given = CGMutablePath()
    given.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let path = UIBezierPath(cgPath: given)
    path.lineWidth = 7
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(scaleX: 3, y: 2))
    given.addRect(CGRect(x: 50, y: 50, width: 1, height: 1))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(copy?.bounds == CGRect(x: 0, y: 0, width: 1, height: 1) && copy?.lineWidth == 7)
    path.removeAllPoints()
    #expect(path.isEmpty && path.lineWidth == 7)
  }
}
