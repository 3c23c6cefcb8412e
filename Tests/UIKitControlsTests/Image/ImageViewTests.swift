import QuartzCore
import Testing
import UIKitCore

@testable import UIKitControls

@Suite struct ImageViewTests {
  /// Pixels are points here, whatever another test left behind.
  init() { UIScreen.main.scale = 1 }

  private let red = Rendering.Color(255, 0, 0)
  private let blue = Rendering.Color(0, 0, 255)

  @Test func isAsLargeAsItsImage() {
    let picture = image(.red, 30, 20, scale: 2)
    let view = UIImageView(image: picture)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(view.frame.width == 30)
  }

  @Test func handsPixelsToTheLayerWithoutDrawing() {
    let picture = image(.red, 30, 20, scale: 2)
    let view = UIImageView(image: picture)
    #expect(view.layer.contents as? CGImage === picture.cgImage && view.layer.contentsScale == 2)
    view.frame.size = CGSize(width: 100, height: 100)
    view.layer.displayIfNeeded()
    #expect(view.layer.contents as? CGImage === picture.cgImage)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    #expect(view.layer.contentsScale == 2)
    view.image = nil
    #expect(view.layer.contents == nil)
  }

  @Test func fitsAsTheContentModeSays() {
    let view = UIImageView(image: image(.red, 10, 20, scale: 2))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(Rendering(view).columns == 0...39)
    view.contentMode = .scaleAspectFit
    #expect(Rendering(view).columns == 10...29)
    view.contentMode = .center
    #expect(Rendering(view).columns == 15...24 && Rendering(view).rows == 10...29)
    view.contentMode = .topRight
    #expect(Rendering(view).columns == 30...39 && Rendering(view).rows == 0...19)
  }

  @Test func templatesAreDrawnInTheTint() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = UIImageView(image: image(.red, 20, 20).withRenderingMode(.alwaysTemplate))
    parent.addSubview(view)
    parent.tintColor = .blue
    #expect(Rendering(view)[10, 10] == blue)
    view.tintColor = .red
    #expect(Rendering(view)[10, 10] == red)
    parent.tintColor = .green
    #expect(Rendering(view)[10, 10] == red)
    view.image = view.image?.withRenderingMode(.alwaysOriginal).withTintColor(.green)
    #expect(Rendering(view)[10, 10] == Rendering.Color(0, 255, 0))
  }

  @Test func dynamicTintsFollowTheAppearance() {
    let parent = UIView()
    let view = UIImageView(image: image(.red, 20, 20).withRenderingMode(.alwaysTemplate))
    view.tintColor = .label
    parent.addSubview(view)
    #expect(Rendering(view)[10, 10] == Rendering.Color(0, 0, 0))
    parent.overrideUserInterfaceStyle = .dark
    #expect(Rendering(view)[10, 10] == Rendering.Color(255, 255, 255))
  }

  @Test func isDrawnAnewOnlyForAnotherColourOrSize() {
    let parent = UIView()
    let view = UIImageView(image: UIImage(systemName: "plus"))
    parent.addSubview(view)
    let first = view.layer.contents as? CGImage
    #expect(first != nil)
    view.frame.origin.x = 40
    view.tintColor = view.tintColor
    parent.setNeedsLayout()
    #expect(view.layer.contents as? CGImage === first)
    view.frame.size = CGSize(width: 60, height: 60)
    #expect((view.layer.contents as? CGImage)?.width == 60)
  }

  @Test func symbolsTakeTheirConfiguration() {
    let view = UIImageView(image: UIImage(systemName: "plus"))
    let size = view.intrinsicContentSize.height
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(size == 17 && view.intrinsicContentSize.height == 40)
  }

  @Test func keepsTheEdgesOfResizableImages() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let framed = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let view = UIImageView(image: framed.resizableImage(withCapInsets: caps, resizingMode: .stretch))
    for width in [CGFloat(30), 50] {
      view.frame = CGRect(x: 0, y: 0, width: width, height: 20)
      let pixels = Rendering(view)
      #expect(pixels[0, 10] == red && pixels[1, 10] == blue && pixels[Int(width) - 2, 18] == blue)
      #expect(pixels[Int(width) - 1, 10] == red && pixels[10, 19] == red)
    }
  }

  @Test func showsTheHighlightedImage() {
    let view = UIImageView(image: image(.red, 20, 20), highlightedImage: image(.blue, 20, 20))
    view.isHighlighted = true
    #expect(Rendering(view)[10, 10] == blue)
    view.isHighlighted = false
    #expect(Rendering(view)[10, 10] == red)
    view.highlightedImage = nil
    view.isHighlighted = true
    #expect(Rendering(view)[10, 10] == red)
  }

  @Test func turnsImagesWhereReadingTurns() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let half = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
    }
    let view = UIImageView(image: half.imageFlippedForRightToLeftLayoutDirection())
    #expect(Rendering(view).columns == 0...4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(Rendering(view).columns == 15...19)
  }

  @Test func roundsWhatItClips() {
    let view = UIImageView(image: image(.red, 90, 90))
    view.frame = CGRect(x: 0, y: 0, width: 45, height: 45)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 22.5
    let pixels = Rendering(view)
    #expect(pixels[0, 0].alpha == 0 && pixels[22, 0].alpha > 200 && pixels[22, 22] == red)
    #expect(abs(pixels.ink - 1590) <= 8)
  }

  @Test func animatingShowsImagesAndEndsWithTheImage() {
    let view = UIImageView(image: image(.red, 20, 20))
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [image(.blue, 20, 20), image(.green, 20, 20)]
    view.startAnimating()
    #expect(view.isAnimating && Rendering(view)[10, 10] == blue)
    view.stopAnimating()
    #expect(!view.isAnimating && Rendering(view)[10, 10] == red)
  }
}
