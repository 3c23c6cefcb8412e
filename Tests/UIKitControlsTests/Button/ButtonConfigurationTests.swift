import Testing
import UIKitCore

@testable import UIKitControls

@Suite struct ButtonConfigurationTests {
  /// Pixels are points here, whatever another test left behind.
  init() { UIScreen.main.scale = 1 }

  private func button(
    _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "People"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.tintColor = .blue
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    return button
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.mini, CGFloat(15), CGFloat(10), CGFloat(14)), (.small, 15, 10, 20),
    (.medium, 17, 14, 24), (.large, 17, 30, 40),
  ])
  func sizesHaveTheirFontAndRoom(size: UIButton.Configuration.Size, font: CGFloat, height: CGFloat, width: CGFloat) {
    let button = button(.filled()) { $0.buttonSize = size }
    let words = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.titleLabel?.font.pointSize == font)
    #expect(button.bounds.size == CGSize(width: words.width + width, height: words.height + height))
    #expect(button.titleLabel?.frame == CGRect(origin: CGPoint(x: width / 2, y: height / 2), size: words))
  }

  @Test func insetsAreTheSizesUntilSet() {
    var configuration = UIButton.Configuration.plain()
    #expect(configuration.contentInsets.leading == 12)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 20)
    configuration.contentInsets.leading = 3
    configuration.buttonSize = .small
    #expect(configuration.contentInsets.leading == 3 && configuration.contentInsets.top == 15)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 10)
  }

  @Test func kindsHaveTheirColours() {
    func corner(_ button: UIButton) -> Rendering.Color { Rendering(button)[8, 3] }
    #expect(corner(button(.filled())) == Rendering.Color(0, 0, 255))
    #expect(corner(button(.tinted())).isNear(Rendering.Color(0, 0, 255, 46)))
    #expect(corner(button(.gray())).isNear(Rendering.Color(118, 118, 128, 31), within: 6))
    #expect(corner(button(.plain())).alpha == 0)
    #expect(corner(button(.filled()) { $0.baseBackgroundColor = .red }) == Rendering.Color(255, 0, 0))
    #expect(corner(button(.plain()) { $0.background.backgroundColor = .green }) == Rendering.Color(0, 255, 0))
    #expect(button(.filled()).titleLabel?.textColor == .white && button(.tinted()).titleLabel?.textColor == .blue)
    #expect(button(.tinted()) { $0.baseForegroundColor = .red }.titleLabel?.textColor == .red)
  }

  @Test func statesShow() {
    let filled = button(.filled())
    filled.isHighlighted = true
    #expect(filled.titleLabel?.alpha == 0.75)
    #expect(Rendering(filled)[8, 3].isNear(Rendering.Color(0, 0, 255, 191)))
    filled.isHighlighted = false
    filled.isEnabled = false
    #expect(filled.titleLabel?.textColor === UIColor.tertiaryLabel && Rendering(filled)[8, 3].alpha < 40)
    let plain = button(.plain())
    plain.isSelected = true
    #expect(Rendering(plain)[8, 3].isNear(Rendering.Color(0, 0, 255, 38)))
    plain.role = .destructive
    plain.layoutIfNeeded()
    #expect(plain.titleLabel?.textColor === UIColor.systemRed)
  }

  @Test func cornersAreRound() {
    let capsule = button(.filled()) {
      $0.cornerStyle = .capsule
      $0.buttonSize = .large
    }
    #expect(Rendering(capsule)[4, 4].alpha == 0 && Rendering(capsule)[24, 1].alpha == 255)
    let square = button(.filled()) {
      $0.cornerStyle = .fixed
      $0.background.cornerRadius = 0
    }
    #expect(Rendering(square)[0, 0].alpha == 255)
  }

  @Test func imagesStandWhereTheyArePlaced() throws {
    func placed(_ edge: NSDirectionalRectEdge, turned: Bool = false) throws -> (image: CGRect, title: CGRect) {
      let button = button(.plain()) {
        $0.image = image(.red, 20, 20)
        $0.imagePlacement = edge
        $0.imagePadding = 6
      }
      if turned { button.semanticContentAttribute = .forceRightToLeft }
      button.layoutIfNeeded()
      return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    }
    var frames = try placed(.leading)
    #expect(frames.image.minX == 12 && frames.title.minX == 38)
    frames = try placed(.trailing)
    #expect(frames.title.minX == 12 && frames.image.minX == frames.title.maxX + 6)
    frames = try placed(.leading, turned: true)
    #expect(frames.title.minX == 12 && frames.image.minX == frames.title.maxX + 6)
    frames = try placed(.top)
    #expect(frames.image.minY == 7 && frames.title.minY == 33 && abs(frames.image.midX - frames.title.midX) <= 1)
  }

  @Test func symbolsGoWithTheText() {
    let button = button(.plain()) { $0.image = UIImage(systemName: "plus") }
    #expect(button.imageView?.intrinsicContentSize.height == 17)
    button.configuration?.buttonSize = .small
    #expect(button.imageView?.intrinsicContentSize.height == 15)
    button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 30)
    #expect(button.imageView?.intrinsicContentSize.height == 30)
  }

  @Test func titlesWrap() {
    let button = button(.plain()) { $0.title = "Everybody who is assigned to this" }
    let line = button.titleLabel?.font.lineHeight ?? 0
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height > 2 * line + 14)
    #expect(button.intrinsicHeight(forWidth: 120) == button.sizeThatFits(CGSize(width: 120, height: 0)).height)
  }

  @Test func theHandlerFollowsTheState() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Chosen" : button.isHighlighted ? "Down" : "Idle"
    }
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Idle")
    let width = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.titleLabel?.text == "Chosen" && button.intrinsicContentSize.width > width)
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Down")
    button.automaticallyUpdatesConfiguration = false
    button.isHighlighted = false
    #expect(button.titleLabel?.text == "Down")
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Idle")
  }

  @Test func aConfigurationCanBeTakenAway() {
    let button = button(.filled()) { $0.subtitle = "all" }
    #expect(button.subtitleLabel?.text == "all" && button.subviews.count == 3)
    button.setTitle("Classic", for: .normal)
    button.configuration = nil
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.subtitleLabel == nil && button.titleLabel?.text == "Classic")
    #expect(button.titleLabel?.font.pointSize == 15 && button.titleLabel?.numberOfLines == 1)
    #expect(Rendering(button)[1, 1].alpha == 0)
  }

  @Test func aLineGoesAround() {
    let button = button(.plain()) {
      $0.background.strokeWidth = 2
      $0.background.strokeColor = .red
      $0.cornerStyle = .fixed
      $0.background.cornerRadius = 0
    }
    let pixels = Rendering(button)
    #expect(pixels[10, 0] == Rendering.Color(255, 0, 0) && pixels[10, 1] == Rendering.Color(255, 0, 0))
    #expect(pixels[10, 3].alpha == 0)
  }
}
