import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import PeoplePopover

/// Pictures that come when they are let go.
private actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var asked: [String] = []

  func pass(_ name: String) async {
    asked.append(name)
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@MainActor
@Suite("Pictures on their way", .serialized)
struct PictureLoadingTests {
  private let scene = PeopleStage()
  private let gate = Gate()
  private let red = PeopleStage.redPicture

  private func entry(_ id: Int, _ name: String, key: String? = nil, data: Data?) -> PeopleEntry {
    PeopleEntry(
      id: id, name: name,
      picture: .fetched(key: key ?? name) { [gate] in
        await gate.pass(name)
        return data
      })
  }

  private func present(_ entries: [PeopleEntry]) -> PeoplePopoverController {
    let people = PeoplePopoverController(sections: [PeopleEntrySection(title: "A", entries: entries)])
    people.present(from: scene.button)
    scene.stage.settle()
    return people
  }

  private func cell(_ item: Int, of people: PeoplePopoverController) throws -> PersonCell {
    try #require(people.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? PersonCell)
  }

  /// The colours of the picture's middle and of its whole middle line.
  private func middle(_ cell: PersonCell) -> (color: String?, isPlain: Bool) {
    let place = cell.imageView.convert(CGPoint(x: 22, y: 22), to: nil)
    let picture = scene.stage.snapshot()
    let row = (-18...18).map { picture.pixel(x: Int(place.x) + $0, y: Int(place.y))?.description }
    return (row[18], Set(row).count == 1)
  }

  @Test("A disc of the monogram's colour stands for a picture, and its monogram is never drawn")
  func disc() async throws {
    let people = present([entry(1, "Ada Lovelace", data: red), PeopleEntry(id: 2, name: "Ada Lovelace")])
    let (coming, without) = (try cell(0, of: people), try cell(1, of: people))
    #expect(people.pictures.count == 1, "the monogram of who has no picture alone")
    let before = middle(coming)
    #expect(before.isPlain && !middle(without).isPlain)
    let edge = without.imageView.convert(CGPoint(x: 22, y: 4), to: nil)
    #expect(before.color == scene.stage.snapshot().pixel(x: Int(edge.x), y: Int(edge.y))?.description)
    await gate.open()
    #expect(await scene.stage.wait { people.isSettled })
    #expect(middle(coming) == ("#ff0000", true))
    #expect(people.pictures.count == 2)
  }

  @Test("A picture that is missing or broken gives the monogram", arguments: [nil, Data("no picture".utf8)])
  func failure(data: Data?) async throws {
    let people = present([entry(1, "Ada Lovelace", data: data)])
    await gate.open()
    #expect(await scene.stage.wait { people.isSettled })
    let monogram = people.pictures.monogram(of: "Ada Lovelace")
    #expect(try cell(0, of: people).imageView.image === monogram)
    people.collectionView.reloadData()
    scene.stage.settle()
    #expect(try cell(0, of: people).imageView.image === monogram)
    #expect(people.isSettled)
    #expect(await gate.asked == ["Ada Lovelace"])
  }

  @Test("A cell that is used for others meanwhile keeps theirs, and the picture is there for the next")
  func reuse() async throws {
    let others = (2..<200).map { PeopleEntry(id: $0, name: "Bob \($0)") }
    let people = present([entry(1, "Ada Lovelace", data: red)] + others)
    let first = try cell(0, of: people)
    people.collectionView.contentOffset.y = 2_000
    scene.stage.settle()
    await gate.open()
    #expect(await scene.stage.wait { people.isSettled })
    for case let cell as PersonCell in people.collectionView.visibleCells {
      #expect(cell.imageView.image === people.pictures.monogram(of: try #require(cell.label.text)))
    }
    #expect(people.collectionView.visibleCells.contains(first))
    people.collectionView.contentOffset.y = 0
    scene.stage.settle()
    #expect(people.isSettled)
    #expect(try middle(cell(0, of: people)) == ("#ff0000", true))
  }

  @Test("A picture that many share is fetched once")
  func shared() async throws {
    let people = present((0..<12).map { entry($0, "Person \($0)", key: "shared", data: red) })
    await gate.open()
    #expect(await scene.stage.wait { people.isSettled })
    #expect(await gate.asked.count == 1)
    let pictures = Set(
      people.collectionView.visibleCells.map { ($0 as? PersonCell)?.imageView.image.map(ObjectIdentifier.init) })
    #expect(pictures.count == 1)
  }

  @Test("Pictures that come at once are in the first frame")
  func atOnce() throws {
    let entries = (1..<40).map { id in
      PeopleEntry(id: id, name: "Person \(id)", picture: .fetched(key: "\(id)") { [red] in red })
    }
    let people = PeoplePopoverController(sections: [PeopleEntrySection(title: "A", entries: entries)])
    // However slow the machine is.
    people.pictures.patience = 60
    people.present(from: scene.button)
    // No turn of the loop in which a picture could come by itself.
    scene.stage.settle()
    #expect(people.isSettled)
    for case let cell as PersonCell in people.collectionView.visibleCells { #expect(cell.hasPicture) }
    #expect(try middle(cell(0, of: people)) == ("#ff0000", true))
  }

  @Test("Pictures of the next screen are fetched once all in view are there")
  func ahead() async throws {
    let people = present((100..<160).map { entry($0, "Person \($0)", data: red) })
    let inView = Set(people.collectionView.visibleCells.compactMap { ($0 as? PersonCell)?.label.text })
    #expect(inView.count >= 8)
    await gate.open()
    #expect(await scene.stage.wait { people.isSettled })
    #expect(await scene.stage.wait { people.pictures.count > inView.count })
    let asked = await gate.asked
    #expect(Set(asked.prefix(inView.count)) == inView)
    #expect(asked.count > inView.count && Set(asked).count == asked.count)
  }

  @Test("One in view that never comes does not hold up the next screen's for ever")
  func never() async throws {
    let quick = (100..<160).map { id in
      PeopleEntry(id: id, name: "Person \(id)", picture: .fetched(key: "\(id)") { [red] in red })
    }
    let people = present([entry(1, "Ada Lovelace", data: red)] + quick)
    let inView = people.collectionView.visibleCells.count
    #expect(await scene.stage.wait { people.pictures.count > inView })
    #expect(people.isLoadingPictures)
    await gate.open()
    #expect(await scene.stage.wait { people.isSettled })
  }

  @Test("One that takes long holds no other up")
  func slow() async throws {
    let quick = PeopleEntry(id: 2, name: "Bob", picture: .fetched(key: "bob") { [red] in red })
    let people = present([entry(1, "Ada Lovelace", data: red), quick])
    let shown = try cell(1, of: people)
    #expect(await scene.stage.wait { shown.hasPicture })
    #expect(people.isLoadingPictures)
    await gate.open()
    #expect(await scene.stage.wait { people.isSettled })
  }
}
