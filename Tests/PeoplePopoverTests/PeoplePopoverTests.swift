import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import PeoplePopover

@MainActor
@Suite("The people popover", .serialized)
struct PeoplePopoverTests {
  @Test("Nothing to show: present does nothing and says so", arguments: [[], [0], [0, 0]])
  func empty(counts: [Int]) {
    let scene = PeopleStage()
    let people = PeoplePopoverController(sections: PeopleStage.sections(counts))
    #expect(people.present(from: scene.button) == false)
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("The content has the worked size, the bubble its arrow besides")
  func size() throws {
    let scene = PeopleStage()
    let people = PeoplePopoverController(sections: PeopleStage.sections([3]))
    #expect(people.present(from: scene.button))
    scene.stage.settle()
    let bubble = try #require(people.popoverPresentationController?.presentedView)
    #expect(bubble.frame.size == CGSize(width: 350, height: 179 + 13))
    #expect(people.collectionView.frame == CGRect(x: 0, y: 13, width: 350, height: 179))
  }

  nonisolated enum Button: String, CaseIterable, Sendable { case plain, withImage, muchWider, nearTheEdge }

  @Test("The arrow points at the middle of the words, half a point at most away", arguments: Button.allCases)
  func arrow(kind: Button) throws {
    let scene = PeopleStage()
    switch kind {
    case .plain: scene.button.sizeToFit()
    case .withImage:
      scene.button.setImage(UIImage(systemName: "person.2"), for: .normal)
      scene.button.sizeToFit()
    case .muchWider:
      scene.button.contentHorizontalAlignment = .left
      scene.button.frame = CGRect(x: 100, y: 100, width: 600, height: 40)
    case .nearTheEdge: scene.button.frame = CGRect(x: 690, y: 80, width: 100, height: 40)
    }
    scene.stage.settle()
    let people = PeoplePopoverController(sections: PeopleStage.sections([3]))
    #expect(people.present(from: scene.button))
    scene.stage.settle()
    let label = try #require(scene.button.titleLabel)
    let words = label.convert(label.bounds, to: nil)
    #expect(words.width < CGFloat(100))
    try expectTip(of: people, at: label, scene)
    // Resizing keeps it there.
    scene.stage.resize(to: CGSize(width: 900, height: 700))
    scene.stage.settle()
    try expectTip(of: people, at: label, scene)
  }

  private func expectTip(of people: PeoplePopoverController, at label: UILabel, _ scene: PeopleStage) throws {
    let words = label.convert(label.bounds, to: nil)
    let tip = try #require(scene.tip(of: people))
    let direction = try #require(people.popoverPresentationController?.arrowDirection)
    let aim =
      switch direction {
      case .up: CGPoint(x: words.midX, y: words.maxY)
      case .down: CGPoint(x: words.midX, y: words.minY)
      case .left: CGPoint(x: words.maxX, y: words.midY)
      default: CGPoint(x: words.minX, y: words.midY)
      }
    #expect(abs(tip.x - aim.x) <= 0.5 && abs(tip.y - aim.y) <= 0.5, "tip \(tip), words \(words)")
  }

  @Test("Cell and header lie as the visual format says")
  func constraints() throws {
    let scene = PeopleStage()
    let people = PeoplePopoverController(sections: PeopleStage.sections([3, 5]))
    people.present(from: scene.button)
    scene.stage.settle()
    let cell = try #require(people.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? PersonCell)
    #expect(cell.frame == CGRect(x: 180, y: 45, width: 150, height: 57))
    #expect(cell.imageView.frame == CGRect(x: 0, y: 6, width: 45, height: 45))
    #expect(cell.label.frame == CGRect(x: 50, y: 0, width: 100, height: 57))
    #expect(cell.imageView.layer.cornerRadius == CGFloat(22.5))
    let header = try #require(
      people.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        as? PeopleHeaderView)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 350, height: 45))
    #expect(header.label.frame.minX == CGFloat(20))
    #expect(header.label.frame.maxX == CGFloat(330))
    #expect(header.label.frame.maxY == CGFloat(40))
    #expect(header.label.text == "Section 0")
  }

  @Test("Headers pin and push each other")
  func pins() throws {
    let scene = PeopleStage()
    let people = PeoplePopoverController(sections: PeopleStage.sections([3, 5]))
    people.present(from: scene.button)
    scene.stage.settle()
    let grid = people.collectionView
    func header(_ section: Int) -> CGFloat? {
      grid.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    // Sections: 45 + 2 x 57 = 159 high, then 45 + 3 x 57; content 395 - 338 = 57 to scroll.
    for (offset, first, second) in [(0, 0, 159), (30, 30, 159), (57, 57, 159)] as [(CGFloat, CGFloat, CGFloat)] {
      grid.contentOffset.y = offset
      scene.stage.settle()
      #expect(header(0) == first)
      #expect(header(1) == second)
    }
    people.measures.maximumHeight = 250
    scene.stage.settle()
    grid.contentOffset.y = 140
    scene.stage.settle()
    #expect(header(0) == CGFloat(159 - 45), "pushed by the next")
    #expect(header(1) == CGFloat(159))
  }

  @Test("Choosing calls the handler with section, index and entry, counted in the source")
  func selection() throws {
    let scene = PeopleStage()
    let people = PeoplePopoverController(sections: PeopleStage.sections([0, 1, 3]))
    var chosen: [String] = []
    people.onSelect = { chosen.append("\($0) \($1) \($2.name)") }
    people.present(from: scene.button)
    scene.stage.settle()
    let cell = try #require(people.collectionView.cellForItem(at: IndexPath(item: 2, section: 1)))
    scene.stage.tap(cell)
    #expect(chosen == ["2 2 Person 2 of 2"])
  }

  @Test("A change of the source while shown resizes the bubble, and the arrow stays")
  func live() throws {
    let scene = PeopleStage()
    let source = PeopleEntrySections(PeopleStage.sections([1]))
    let people = PeoplePopoverController(source: source)
    people.present(from: scene.button)
    scene.stage.settle()
    let before = try #require(scene.tip(of: people))
    source.sections = PeopleStage.sections([2, 3])
    scene.stage.settle()
    #expect(people.view.frame.size == CGSize(width: 350, height: 57 + 45 + 114 + 45 + 20 + 13))
    let after = try #require(scene.tip(of: people))
    #expect(abs(after.x - before.x) <= 0.5)
    #expect(people.collectionView.numberOfSections == 2)
  }

  @Test("A broken or gigantic picture gives a monogram and one warning", arguments: ["broken", "gigantic"])
  func badPicture(kind: String) async throws {
    let scene = PeopleStage()
    let before = Warnings.recorded.count
    let data = kind == "broken" ? Data("not a picture".utf8) : Self.bomb
    let entries = [PeopleEntry(id: 1, name: "Ada Lovelace", picture: .data(data))]
    let people = PeoplePopoverController(sections: [PeopleEntrySection(title: "A", entries: entries)])
    people.present(from: scene.button)
    #expect(await scene.stage.wait { people.isViewLoaded && !people.isLoadingPictures })
    let cell = try #require(people.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PersonCell)
    #expect(cell.imageView.image?.size == CGSize(width: 45, height: 45))
    people.collectionView.reloadData()
    #expect(await scene.stage.wait { !people.isLoadingPictures })
    #expect(Warnings.recorded.count == before + 1)
  }

  /// The head of a PNG file of 100,000 x 100,000 pixels.
  private static let bomb: Data = {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    bytes += [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    return Data(bytes)
  }()

  @Test("On a screen of another scale pictures and monograms are made anew")
  func otherScale() async throws {
    let scene = PeopleStage()
    let png = PeopleStage.redPicture
    let entries = [PeopleEntry(id: 1, name: "Ada", picture: .data(png)), PeopleEntry(id: 2, name: "Bob")]
    let people = PeoplePopoverController(sections: [PeopleEntrySection(title: "A", entries: entries)])
    people.present(from: scene.button)
    #expect(await scene.stage.wait { people.isSettled })
    let scale = UIScreen.main.scale
    scene.stage.resize(to: UIScreen.main.bounds.size, scale: scale + 1)
    #expect(await scene.stage.wait { people.isSettled })
    let cells = people.collectionView.visibleCells.compactMap { $0 as? PersonCell }
    #expect(cells.map { $0.imageView.image?.scale } == [scale + 1, scale + 1])
  }

  @Test("Pictures come late without a jump, and only where they are still wanted")
  func latePicture() async throws {
    let scene = PeopleStage()
    let png = PeopleStage.redPicture
    let entries = [PeopleEntry(id: 1, name: "Ada", picture: .fetched(key: "ada") { png })]
    let people = PeoplePopoverController(sections: [PeopleEntrySection(title: "A", entries: entries)])
    people.pictures.patience = 0
    people.present(from: scene.button)
    scene.stage.settle()
    let cell = try #require(people.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PersonCell)
    let frame = cell.imageView.frame
    let monogram = cell.imageView.image
    #expect(await scene.stage.wait { !people.isLoadingPictures })
    #expect(cell.imageView.image !== monogram)
    #expect(cell.imageView.frame == frame)
    let middle = cell.imageView.convert(CGPoint(x: 22, y: 22), to: nil)
    #expect(scene.stage.snapshot().pixel(x: Int(middle.x), y: Int(middle.y))?.description == "#ff0000")
  }
}
