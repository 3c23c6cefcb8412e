import Testing
import UIKitCore

@testable import UIKitControls

@Suite struct ButtonArrangementTests {
  private func request(_ change: (inout ButtonArrangement.Request) -> Void = { _ in }) -> ButtonArrangement.Request {
    var request = ButtonArrangement.Request()
    request.insets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    request.image = CGSize(width: 20, height: 10)
    request.imagePadding = 5
    request.titlePadding = 2
    request.title = { width in
      // Words of 60 points, which wrap into lines of 20 high.
      guard let width, width < 60 else { return CGSize(width: 60, height: 20) }
      return CGSize(width: width, height: width < 30 ? 60 : 40)
    }
    change(&request)
    return request
  }

  private func arranged(_ request: ButtonArrangement.Request) -> ButtonArrangement {
    ButtonArrangement(request, width: nil, height: nil, scale: 1)
  }

  @Test func standsTheImageOnEachSide() {
    let left = arranged(request())
    #expect(left.size == CGSize(width: 109, height: 34))
    #expect(left.image == CGRect(x: 12, y: 12, width: 20, height: 10))
    #expect(left.title == CGRect(x: 37, y: 7, width: 60, height: 20))
    let right = arranged(request { $0.imageSide = .right })
    #expect(right.title.minX == 12 && right.image == CGRect(x: 77, y: 12, width: 20, height: 10))
    let top = arranged(request { $0.imageSide = .top })
    #expect(top.size == CGSize(width: 84, height: 49))
    #expect(top.image == CGRect(x: 32, y: 7, width: 20, height: 10) && top.title.origin == CGPoint(x: 12, y: 22))
    let bottom = arranged(request { $0.imageSide = .bottom })
    #expect(bottom.title.minY == 7 && bottom.image.minY == 32)
  }

  @Test func standsTheSubtitleBelow() {
    let centred = arranged(request { $0.subtitle = { _ in CGSize(width: 30, height: 12) } })
    #expect(centred.size.height == 48)
    #expect(centred.subtitle == CGRect(x: 52, y: 29, width: 30, height: 12))
    let leading = arranged(
      request {
        $0.subtitle = { _ in CGSize(width: 30, height: 12) }
        $0.titlePlace = 0
      })
    #expect(leading.subtitle.minX == 37)
  }

  @Test func paddingIsOnlyBetweenThings() {
    #expect(arranged(request { $0.image = .zero }).size.width == 84)
    let alone = arranged(request { $0.title = { _ in .zero } })
    #expect(alone.size == CGSize(width: 44, height: 24) && alone.image.minX == 12)
  }

  @Test func standsInLargerBounds() {
    let middle = ButtonArrangement(request(), width: 209, height: 54, scale: 1)
    #expect(middle.image.origin == CGPoint(x: 62, y: 22) && middle.title.origin == CGPoint(x: 87, y: 17))
    let corner = ButtonArrangement(request { $0.place = CGPoint(x: 1, y: 0) }, width: 209, height: 54, scale: 1)
    #expect(corner.title.maxX == 197 && corner.title.minY == 7)
  }

  @Test func textWrapsInWhatTheImageLeaves() {
    let narrow = ButtonArrangement(request(), width: 99, height: nil, scale: 1)
    #expect(narrow.title.size == CGSize(width: 50, height: 40) && narrow.size == CGSize(width: 99, height: 54))
    let above = ButtonArrangement(request { $0.imageSide = .top }, width: 74, height: nil, scale: 1)
    #expect(above.title.size == CGSize(width: 50, height: 40))
  }

  @Test func theTitleGivesWayInLittleHeight() {
    let low = ButtonArrangement(
      request { $0.subtitle = { _ in CGSize(width: 30, height: 12) } }, width: 99, height: 44, scale: 1)
    #expect(low.title == CGRect(x: 37, y: 7, width: 50, height: 16))
    #expect(low.subtitle.maxY == 37)
  }
}
