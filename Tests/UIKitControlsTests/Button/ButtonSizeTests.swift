import Testing
import UIKitCore

@testable import UIKitControls

@Suite struct ButtonSizeTests {
  /// Pixels are points here, whatever another test left behind.
  init() { UIScreen.main.scale = 1 }

  private func button(_ type: UIButton.ButtonType = .system, _ title: String?, _ picture: UIImage? = nil) -> UIButton {
    let button = UIButton(type: type)
    button.contentScaleFactor = 2
    button.setTitle(title, for: .normal)
    if let picture { button.setImage(picture, for: .normal) }
    return button
  }

  private let square = image(.red, 32, 32)

  @Test func titlesHaveSixPointsAboveAndBelow() throws {
    for (type, size) in [(UIButton.ButtonType.system, CGFloat(15)), (.custom, 18)] {
      let button = button(type, "Assignees")
      let label = try #require(button.titleLabel)
      #expect(label.font.pointSize == size)
      let words = label.intrinsicContentSize
      #expect(button.intrinsicContentSize == CGSize(width: words.width, height: words.height + 12))
    }
    #expect(button("i").intrinsicContentSize.width == 30)
  }

  private func button(_ title: String) -> UIButton { button(.system, title) }

  @Test func imagesAloneHaveTheirOwnSize() {
    #expect(button(.custom, nil, square).intrinsicContentSize == CGSize(width: 32, height: 32))
    let both = button(.custom, "Assignees", square)
    let words = both.titleLabel?.intrinsicContentSize.width ?? 0
    #expect(both.intrinsicContentSize.width == words + 32)
    #expect(both.sizeThatFits(.zero) == both.intrinsicContentSize)
  }

  @Test func contentInsetsTakeTheMarginsPlace() {
    let button = button("Assignees")
    let words = button.titleLabel?.intrinsicContentSize ?? .zero
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: words.width + 30, height: words.height + 3))
    button.titleEdgeInsets.left = 50
    button.imageEdgeInsets.left = 50
    #expect(button.intrinsicContentSize.width == words.width + 30)
  }

  /// Numbers that somebody measured on iOS.
  @Test(arguments: [
    (UIEdgeInsets.zero, CGFloat(151.5)), (UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0), 156.5),
    (UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 100), 101.5),
    (UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 100), 106.5),
  ])
  func imageInsetsMoveByHalfTheirDifference(insets: UIEdgeInsets, x: CGFloat) {
    let button = button(.custom, nil, square)
    button.frame = CGRect(x: 0, y: 0, width: 335, height: 50)
    button.imageEdgeInsets = insets
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: x, y: 9, width: 32, height: 32))
  }

  @Test func titleAndImageAreCentredAsOne() throws {
    let button = button(.custom, "Assignees", square)
    button.frame = CGRect(x: 0, y: 0, width: 335, height: 50)
    button.layoutIfNeeded()
    let (label, picture) = (try #require(button.titleLabel), try #require(button.imageView))
    let words = label.intrinsicContentSize
    #expect(label.frame.size == words && label.frame.minX == picture.frame.maxX)
    #expect(abs(picture.frame.minX - (335 - label.frame.maxX)) <= 0.5)
    let (oldLabel, oldPicture) = (label.frame, picture.frame)
    button.imageEdgeInsets.left = 50
    button.titleEdgeInsets.right = 100
    button.layoutIfNeeded()
    #expect(picture.frame.minX == oldPicture.minX + 25 && label.frame.minX == oldLabel.minX - 50)
  }

  @Test func alignsInTheContent() throws {
    let button = button(.custom, "Assignees", square)
    button.frame = CGRect(x: 0, y: 0, width: 335, height: 60)
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
    let (label, picture) = (try #require(button.titleLabel), try #require(button.imageView))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(picture.frame.origin == CGPoint(x: 5, y: 3) && label.frame.origin == CGPoint(x: 37, y: 3))
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(label.frame.maxX == 326 && label.frame.maxY == 53 && picture.frame.maxX == label.frame.minX)
    button.setTitle(nil, for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 5, y: 3, width: 321, height: 50))
  }

  @Test func theImageStandsWhereReadingBegins() throws {
    let button = button(.custom, "Assignees", square)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    let (label, picture) = (try #require(button.titleLabel), try #require(button.imageView))
    #expect(picture.frame.minX == label.frame.maxX && label.frame.minX > 20)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    #expect(picture.frame.maxX == 200)
  }

  @Test func theTitlesFrameIsAroundItsWords() throws {
    let button = button("Assignees")
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.frame.size == label.intrinsicContentSize && abs(label.frame.midX - 150) <= 0.5)
    #expect(label.superview === button)
    button.setTitle("Everybody who is assigned", for: .normal)
    button.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize && abs(label.frame.midX - 150) <= 0.5)
    button.frame.size.width = 80
    button.layoutIfNeeded()
    #expect(label.frame.minX == 0 && label.frame.width == 80)
    button.titleLabel?.font = .systemFont(ofSize: 6)
    button.layoutIfNeeded()
    #expect(label.frame.width == label.intrinsicContentSize.width && label.frame.width < 80)
  }

  @Test func subclassesPlaceTheParts() {
    final class Below: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.midX - 10, y: 0, width: 20, height: 20)
      }
    }
    let below = Below(type: .system)
    below.setTitle("Ada", for: .normal)
    below.setImage(square, for: .normal)
    below.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    below.layoutIfNeeded()
    #expect(below.titleLabel?.frame == CGRect(x: 0, y: 40, width: 80, height: 20))
    #expect(below.imageView?.frame == CGRect(x: 30, y: 0, width: 20, height: 20))
  }

  @Test func autoLayoutKnowsSizeAndBaseline() throws {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    let (button, label) = (button("Assignees"), UILabel())
    label.text = "Assigned to"
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
      button.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    ])
    host.layoutIfNeeded()
    #expect(button.frame.size == button.intrinsicContentSize && button.frame.maxX == 400)
    let own = try #require(button.firstBaseline)
    let others = try #require(label.firstBaseline)
    #expect(abs(button.frame.minY + own - label.frame.minY - others) <= 0.5)
    let narrow = button.frame.width
    button.setTitle("Everybody who is assigned", for: .normal)
    host.layoutIfNeeded()
    #expect(button.frame.width > narrow && button.frame.size == button.intrinsicContentSize)
  }
}
