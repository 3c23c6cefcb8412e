import Foundation
import PeoplePopover
import PeopleStore
import QuartzCore
import StoredPeople
import UIKit

/// What is done with the popover, and what it costs: CPU time of the whole process, in nanoseconds.
@MainActor
final class PeopleTour {
  /// When what is opened is made.
  enum Making: String {
    /// With the window.
    case withWindow = "open"
    /// When it is opened, which alone is measured then.
    case atOpening = "first"
  }

  private let source: StoredPeople
  private let button: UIButton
  private let hasHeaders: Bool
  private let making: Making
  /// Made when it is first used.
  private lazy var people = {
    let people = PeoplePopoverController(source: source)
    if !hasHeaders { people.measures.headerHeight = 0 }
    return people
  }()

  private static let steps = 200

  init(source: StoredPeople, button: UIButton, hasHeaders: Bool, making: Making) {
    self.source = source
    self.button = button
    self.hasHeaders = hasHeaders
    self.making = making
  }

  func run() async throws {
    if making == .withWindow { try makeView() }
    try await rest(0.8)
    let watch = PassWatch()
    let open = await cost(watch) { people.present(from: button, animated: false) }
    let flow = people.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    if !hasHeaders { flow?.sectionHeadersPinToVisibleBounds = false }
    try WrongResult.unless(
      people.view.window != nil && people.collectionView.visibleCells.count >= 8, "the popover did not open")
    say(making.rawValue, open)
    print("count", source.summaries.reduce(0) { $0 + $1.count })
    if making == .atOpening { return }
    watch.say("open", per: 1)
    try await rest(0.3)
    say("step", await scroll(watch) { _, step in CGFloat(step + 1) * 30 })
    watch.say("step", per: Self.steps)
    try await rest(0.1)
    let jump = await scroll(watch) { end, step in
      end * CGFloat(step * 7919 % Self.steps) / CGFloat(Self.steps)
    }
    say("jump", jump)
    watch.say("jump", per: Self.steps)
    people.dismiss(animated: false)
    while RenderLoop.shared.hasWork { RenderLoop.shared.turn() }
    try WrongResult.unless(people.view.window == nil, "the popover did not close")
    try await rest(0.3)
    let reopen = await cost(watch) { people.present(from: button, animated: false) }
    try WrongResult.unless(people.view.window != nil, "the popover did not open again")
    say("reopen", reopen)
    watch.say("reopen", per: 1)
    print("memory", try peakOfMemory())
  }

  /// Makes the view, and one cell with its name and picture: what Qt's program has made with its window.
  private func makeView() throws {
    people.loadViewIfNeeded()
    let item = people.measures.itemSize
    people.view.frame.size = CGSize(width: item.width + 40, height: people.measures.headerHeight + item.height)
    // Ahead of the one would be more.
    people.collectionView.isPrefetchingEnabled = false
    people.view.layoutIfNeeded()
    people.collectionView.isPrefetchingEnabled = true
    try WrongResult.unless(people.collectionView.visibleCells.count == 1, "not one cell was made")
  }

  /// Scrolls to two hundred places, and gives the median cost.
  private func scroll(
    _ watch: PassWatch, to place: (_ end: CGFloat, _ step: Int) -> CGFloat
  ) async -> Double {
    let grid = people.collectionView
    let end = grid.contentSize.height - grid.bounds.height
    var costs: [Double] = []
    watch.reset()
    for step in 0..<Self.steps {
      var y = place(end, step)
      if y > end { y = step.isMultiple(of: 2) ? end : end - 30 }
      if y == grid.contentOffset.y { y += 10 }
      costs.append(await cost(watch, resets: false) { grid.contentOffset.y = y })
    }
    return Measuring.median(costs)
  }

  /// The cost of a change until its last picture is on the screen and the loop has turned.
  private func cost(_ watch: PassWatch, resets: Bool = true, _ change: () -> Void) async -> Double {
    await nextTurn()
    if resets { watch.reset() }
    let start = Measuring.processNow
    watch.begin()
    change()
    watch.end(.input)
    while RenderLoop.shared.hasWork { RenderLoop.shared.turn() }
    while isWaiting || RenderLoop.shared.hasWork { await nextFrame() }
    await nextTurn()
    return Measuring.processNow - start
  }

  /// Whether something that is shown is still on its way.
  private var isWaiting: Bool {
    people.isLoadingPictures
      || !people.collectionView.indexPathsForVisibleItems.allSatisfy {
        source.entry(at: $0.item, inSection: $0.section) != nil
      }
  }

  /// The loop draws by itself when something has come.
  private func nextFrame() async {
    await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Void, Never>? = continuation
      var timer: LoopTimer?
      let go: () -> Void = {
        // Left alone it would end a later wait, and wake the loop within a step that is measured.
        timer?.invalidate()
        RenderLoop.shared.afterFrame = nil
        waiting?.resume()
        waiting = nil
      }
      RenderLoop.shared.afterFrame = { _ in go() }
      // A picture may come for nobody, and then there is no frame.
      timer = RenderLoop.shared.schedule(after: 0.1, go)
    }
  }

  private func nextTurn() async {
    await withCheckedContinuation { continuation in RenderLoop.shared.nextTurn { continuation.resume() } }
  }

  private func rest(_ seconds: Double) async throws { try await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }

  private func say(_ name: String, _ value: Double) { print(name, value) }

  /// The most memory that was resident at a time, in MiB.
  private func peakOfMemory() throws -> Double {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) }) else {
      throw WrongResult(description: "the system does not say how much memory was used")
    }
    return kilobytes / 1024
  }
}
