import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct ContextTests {
  /// A lazy context of one pixel that counts how often it was made.
  private final class Counted {
    var made = 0
    lazy var context = LazyContext { [unowned self] in
      made += 1
      return CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    }
  }

  @Test func aContextNobodyAsksForIsNeverMade() {
    let counted = Counted()
    GraphicsStack.push(lazy: counted.context)
    _ = UIBezierPath(rect: .zero).bounds
    _ = UIColor.red.cgColor
    GraphicsStack.pop()
    #expect(counted.made == 0 && counted.context.context == nil)
  }

  @Test(arguments: ["get", "color", "path", "rect", "image"])
  func drawingMakesTheContextOnce(kind: String) {
    let counted = Counted()
    let image = picture(of: ["R"])
    GraphicsStack.push(lazy: counted.context)
    for _ in 0..<2 {
      switch kind {
      case "get": _ = UIGraphicsGetCurrentContext()
      case "color": UIColor.red.setFill()
      case "path": UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
      case "rect": UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      default: image.draw(at: .zero)
      }
    }
    GraphicsStack.pop()
    #expect(counted.made == 1 && counted.context.context != nil)
  }

  @Test func aContextThatCannotBeMadeIsTriedOnce() {
    var tries = 0
    let context = LazyContext {
      tries += 1
      return nil
    }
    GraphicsStack.push(lazy: context)
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetCurrentContext() == nil)
    GraphicsStack.pop()
    #expect(tries == 1)
  }

  @Test func contextsNestAndBelongToTheThread() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let (outer, inner) = (Counted(), Counted())
    GraphicsStack.push(lazy: outer.context)
    GraphicsStack.push(lazy: inner.context)
    let innermost = UIGraphicsGetCurrentContext()
    #expect(innermost === inner.context.context)
    let elsewhere = Locked<Bool?>(nil)
    let thread = Thread { elsewhere.value = UIGraphicsGetCurrentContext() == nil }
    thread.start()
    while elsewhere.value == nil { usleep(100) }
    #expect(elsewhere.value == true)
    GraphicsStack.pop()
    let back = UIGraphicsGetCurrentContext()
    #expect(back === outer.context.context)
    GraphicsStack.pop()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func drawingNowhereOnlyWarns() {
    let found = Warnings.during {
      UIColor.red.setFill()
      UIBezierPath(rect: .zero).fill()
      UIRectFill(.zero)
      UIGraphicsPopContext()
      UIGraphicsEndImageContext()
    }
    #expect(found.count == 5)
    #expect(found.first?.hasPrefix("UIColor.setFill() found no graphics context and drew nothing.") == true)
  }

  @Test func imageContextsMakeImagesAtTheirScale() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 2)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 2, height: 1) && image?.scale == 2)
    #expect(image.map { Pixels($0).letters } == ["..GG", "..GG"])
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil)
  }

  @Test func scaleZeroIsThatOfTheScreenAndOpaqueImagesBeginBlack() {
    var image: UIImage?
    UITraitCollection(displayScale: 3).performAsCurrent {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 0)
      image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    #expect(image?.scale == 3)
    #expect(image.map { Pixels($0).letters } == ["KKK", "KKK", "KKK"])
  }

  @Test(arguments: [
    CGSize(width: 0, height: 5), CGSize(width: 1e6, height: 1e6), CGSize(width: CGFloat.nan, height: 1),
  ])
  func impossibleSizesWarnAndGiveNothing(size: CGSize) {
    var image: UIImage?
    let found = Warnings.during {
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    #expect(image == nil && found.count == 1)
    let rendered = Warnings.during { image = UIGraphicsImageRenderer(size: size).image { _ in } }
    #expect(image?.size == .zero && rendered.count == 1)
  }

  @Test func rectanglesReplaceAndFramesAreOnePointWide() {
    let image = picture(5, 4) { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 4))
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 1, y: 1, width: 1, height: 1))
      UIColor.blue.setFill()
      UIRectFrame(CGRect(x: 2, y: 0, width: 3, height: 4))
      UIRectClip(CGRect(x: 0, y: 3, width: 1, height: 1))
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    #expect(Pixels(image).letters == ["RRBBB", "R.BRB", "RRBRB", "BRBBB"])
  }

  @Test func renderersDrawTheirPartOfSpace() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 3, height: 2), format: format)
    format.scale = 2
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
      #expect(context.format.bounds == CGRect(x: 10, y: 20, width: 3, height: 2))
      #expect(Pixels(context.currentImage).letters == [".R.", "..."])
      context.stroke(CGRect(x: 10, y: 21, width: 3, height: 1))
    }
    #expect(Pixels(image).letters == [".R.", "RRR"] && image.scale == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func whatIsDrawnLaterIsNotInARenderersImage() {
    var kept: CGContext?
    var keptByRenderer: UIGraphicsImageRendererContext?
    for keeps in [false, true] {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1))
      let image = renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        if keeps { keptByRenderer = context } else { kept = UIGraphicsGetCurrentContext() }
      }
      for context in [kept, keptByRenderer?.cgContext] { context?.clear(CGRect(x: 0, y: 0, width: 2, height: 1)) }
      #expect(Pixels(image).letters == ["R."])
    }
    #expect(kept != nil && keptByRenderer != nil)
  }
}
