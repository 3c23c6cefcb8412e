import FlowGeometry
import Foundation
import Testing

/// What holds for every flow.
@Suite struct LayoutLawTests {
  @Test func horizontalIsTheTranspose() throws {
    func transposed(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
    func transposed(_ rect: CGRect) -> CGRect {
      CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    func transposed(_ inset: FlowInsets) -> FlowInsets {
      FlowInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
    }
    var random = RandomFlows()
    for flow in 0..<500 {
      var configuration = random.configuration()
      configuration.scrollDirection = .vertical
      configuration.isRightToLeft = false
      let sections = random.sections()
      var other = configuration
      other.scrollDirection = .horizontal
      other.bounds = transposed(configuration.bounds)
      other.contentInset = transposed(configuration.contentInset)
      let otherSections = sections.map { section in
        var other = section
        other.measures.inset = transposed(section.measures.inset)
        other.sizes = section.sizes.map(transposed)
        return other
      }
      let vertical = try RandomFlows.layout(configuration, sections)
      let horizontal = try RandomFlows.layout(other, otherSections)
      #expect(horizontal.contentSize == transposed(vertical.contentSize), "seed \(RandomFlows.seed), flow \(flow)")
      for section in 0..<vertical.sectionCount {
        let frames = vertical.frames(in: section).map(transposed)
        #expect(horizontal.frames(in: section) == frames, "seed \(RandomFlows.seed), flow \(flow)")
        #expect(horizontal.frame(ofHeader: section) == vertical.frame(ofHeader: section).map(transposed))
        #expect(horizontal.frame(ofFooter: section) == vertical.frame(ofFooter: section).map(transposed))
      }
    }
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    var random = RandomFlows()
    for flow in 0..<500 {
      var configuration = random.configuration()
      configuration.isRightToLeft = false
      // On whole pixels, where rounding half up is the same in the mirror.
      configuration.displayScale = 1024
      let sections = random.sections()
      let plain = try RandomFlows.layout(configuration, sections)
      configuration.isRightToLeft = true
      let mirrored = try RandomFlows.layout(configuration, sections)
      let width = plain.contentSize.width
      #expect(mirrored.contentSize == plain.contentSize)
      for section in 0..<plain.sectionCount {
        for (frame, other) in zip(plain.frames(in: section), mirrored.frames(in: section)) {
          let expected = width - frame.maxX
          #expect(abs(other.minX - expected) <= 2 / 1024, "seed \(RandomFlows.seed), flow \(flow)")
          #expect(other.minY == frame.minY && other.height == frame.height, "seed \(RandomFlows.seed), flow \(flow)")
        }
      }
    }
  }

  @Test func linesNeverOverlapAndEdgesLieOnPixels() throws {
    var random = RandomFlows()
    for flow in 0..<500 {
      var configuration = random.configuration()
      configuration.scrollDirection = .vertical
      configuration.isRightToLeft = false
      let sections = random.sections(allowsNegative: false)
      let layout = try RandomFlows.layout(configuration, sections)
      // Compared in pixels: a rectangle's origin plus its length may differ from its edge in the last digit.
      func pixel(_ edge: CGFloat) -> CGFloat { (edge * configuration.displayScale).rounded() }
      var bottom: CGFloat = 0
      for section in 0..<layout.sectionCount {
        let frames = layout.frames(in: section)
        for frame in frames + [layout.frame(ofHeader: section), layout.frame(ofFooter: section)].compactMap({ $0 }) {
          for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
            #expect(
              abs(edge * configuration.displayScale - pixel(edge)) < 1e-9, "seed \(RandomFlows.seed), flow \(flow)")
          }
          #expect(frame.width >= 0 && frame.height >= 0, "seed \(RandomFlows.seed), flow \(flow)")
        }
        let box = try #require(layout.frame(ofSection: section))
        #expect(pixel(box.minY) == pixel(bottom), "seed \(RandomFlows.seed), flow \(flow)")
        bottom = box.maxY
        let inside = frames.allSatisfy { pixel($0.minY) >= pixel(box.minY) && pixel($0.maxY) <= pixel(box.maxY) }
        #expect(inside, "seed \(RandomFlows.seed), flow \(flow)")
        for (before, after) in zip(frames, frames.dropFirst())
        where pixel(after.minY) < pixel(before.maxY) && pixel(before.minY) < pixel(after.maxY) {
          #expect(pixel(after.minX) >= pixel(before.maxX), "seed \(RandomFlows.seed), flow \(flow)")
        }
      }
      #expect(pixel(layout.contentSize.height) == pixel(bottom), "seed \(RandomFlows.seed), flow \(flow)")
    }
  }

  /// Arithmetic for one size and sums for many must agree where the rules do: all full lines of more than one item.
  @Test func uniformAndMixedLinesAgree() throws {
    var random = RandomFlows()
    for flow in 0..<500 {
      let size = CGSize(width: random.number(1...100), height: random.number(1...100))
      let count = Int.random(in: 1...60, using: &random.generator)
      let configuration = Flows.configuration(scale: 2)
      let uniform = try Flows.layout(configuration, count: count, size.width, size.height)
      // One more item of another size, on a line of its own.
      let mixed = try Flows.layout(
        configuration, sizes: Array(repeating: size, count: count) + [CGSize(width: 320, height: 1)])
      let columns = Int((320 + 0.25 + 10) / (size.width + 10))
      let full = count - count % columns
      #expect(mixed.frames()[..<full] == uniform.frames()[..<full], "seed \(RandomFlows.seed), flow \(flow)")
    }
  }
}
