import Foundation
import PopoverPlacement
import Testing

/// What holds for every policy and every finite request.
@Suite struct EveryPolicyLawTests {
  @Test func translatingTheInputTranslatesTheOutput() throws {
    var requests = RandomRequests()
    while let request = requests.next() {
      let policy = requests.policy()
      let (dx, dy) = (requests.number(-900...900), requests.number(-900...900))
      var moved = request
      moved.anchor.origin.x += dx
      moved.anchor.origin.y += dy
      moved.container?.origin.x += dx
      moved.container?.origin.y += dy
      var expected = try request.placed(by: policy)
      expected.frame.origin.x += dx
      expected.frame.origin.y += dy
      expected.bodyFrame.origin.x += dx
      expected.bodyFrame.origin.y += dy
      expected.arrowTip.x += dx
      expected.arrowTip.y += dy
      #expect(try moved.placed(by: policy) == expected, "seed \(RandomRequests.seed), \(policy), \(request)")
    }
  }

  @Test func theSameInputGivesTheSameOutput() throws {
    var requests = RandomRequests(count: 1000)
    while let request = requests.next() {
      let policy = requests.policy()
      let first = try request.placed(by: policy)
      #expect(try request.placed(by: policy) == first, "seed \(RandomRequests.seed), \(policy), \(request)")
    }
  }

  @Test func finiteInputHoweverWildGivesFiniteOutput() throws {
    var requests = RandomRequests()
    let wild: [CGFloat] = [0, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-300, -5, 7e12]
    func pick(_ number: CGFloat) -> CGFloat {
      requests.chance(60) ? number : wild.randomElement(using: &requests.generator) ?? number
    }
    func pick(_ rect: CGRect) -> CGRect {
      CGRect(
        x: pick(rect.origin.x), y: pick(rect.origin.y), width: pick(rect.size.width), height: pick(rect.size.height))
    }
    while var request = requests.next() {
      request.anchor = pick(request.anchor)
      request.container = request.container.map(pick)
      request.size = CGSize(width: pick(request.size.width), height: pick(request.size.height))
      request.minimumSize = CGSize(width: pick(request.minimumSize.width), height: pick(request.minimumSize.height))
      request.margins.left = pick(request.margins.left)
      request.margins.bottom = pick(request.margins.bottom)
      request.gap = pick(request.gap)
      request.offset = pick(request.offset)
      let height = pick(request.arrow?.height ?? 0)
      request.arrow?.height = height
      let policy = requests.policy()
      let placement = try request.placed(by: policy)
      let numbers = [
        placement.frame.origin.x, placement.frame.origin.y, placement.frame.size.width, placement.frame.size.height,
        placement.bodyFrame.origin.x, placement.bodyFrame.origin.y, placement.bodyFrame.size.width,
        placement.bodyFrame.size.height, placement.arrowTip.x, placement.arrowTip.y, placement.arrowOffset,
        placement.arrowClamp,
      ]
      #expect(numbers.allSatisfy { $0.isFinite }, "seed \(RandomRequests.seed), \(policy), \(request)")
      if case .fpPopover = policy { continue }
      let sizes = numbers[2...3] + numbers[6...7]
      #expect(sizes.allSatisfy { $0 >= 0 }, "seed \(RandomRequests.seed), \(policy), \(request)")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aNumberThatIsNotFiniteIsNamed(_ bad: CGFloat) throws {
    var good = PlacementRequest(anchor: .zero, size: .zero, container: .zero)
    good.arrow = .init(height: 1, base: 1, clearance: 1)
    func part(_ change: (inout PlacementRequest) -> Void) -> PlacementError.Part? {
      var request = good
      change(&request)
      do throws(PlacementError) {
        _ = try request.placed(by: .uiKit)
        return nil
      } catch {
        guard case .notFinite(let part, let value) = error else { return nil }
        #expect(value.isNaN == bad.isNaN && (bad.isNaN || value == bad))
        #expect(error.description.contains(part.rawValue))
        return part
      }
    }
    #expect(part { $0.anchor.origin.y = bad } == .anchor)
    #expect(part { $0.size.width = bad } == .size)
    #expect(part { $0.minimumSize.height = bad } == .minimumSize)
    #expect(part { $0.container?.size.width = bad } == .container)
    #expect(part { $0.margins.right = bad } == .margins)
    #expect(part { $0.gap = bad } == .gap)
    #expect(part { $0.offset = bad } == .offset)
    #expect(part { $0.arrow?.clearance = bad } == .arrow)
    #expect(part { _ in } == nil)
    let attachment = PlacementRequest.Attachment(anchorPoint: .top, gravity: .top, offset: CGPoint(x: 0, y: bad))
    #expect(throws: PlacementError.self) { try good.placed(by: .positioner(attachment)) }
  }
}
