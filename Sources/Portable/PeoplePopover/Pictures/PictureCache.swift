import Foundation
import UIKit

/// Pictures as they are shown, scaled and round, for a bounded number of entries, and what stands for them.
final class PictureCache {
  /// How long a first frame waits for its pictures, in seconds: well within the time of a frame.
  var patience: TimeInterval = 0.006
  private var keptDisc: Disc
  private var images = RecentlyUsed<String, UIImage>(limit: limit)
  private var monograms = RecentlyUsed<Monogram, UIImage>(limit: limit)
  private var broken = RecentlyUsed<String, Bool>(limit: 4 * limit)
  /// Who waits for pictures that are queued or under way.
  private var waiting: [String: [Wish]] = [:]
  /// What will be fetched when nothing in view waits any more.
  private var ahead: [(entry: PeopleEntry, wish: Wish)] = []
  /// Ends in fetching them, while pictures in view are loading later than otherwise.
  private var goingAhead: (isLate: Bool, task: Task<Void, Never>)?
  private lazy var work = PictureWork { [weak self] in Task { @MainActor in self?.takeMade() } }

  private static let limit = 192
  /// More than are in view: only then it is worth asking who still wants theirs.
  private static let many = 24
  /// How long pictures in view hold up those of the next screen, in nanoseconds: one may never come.
  private static let long: UInt64 = 500_000_000

  /// Somebody who waits for a picture.
  private struct Wish {
    let isInView: Bool
    let isWanted: () -> Bool
    let show: (UIImage?) -> Void
  }

  init(diameter: CGFloat) { keptDisc = Disc(diameter: diameter, scale: UIScreen.main.scale) }

  /// Whether pictures that are in view are on their way.
  var isLoading: Bool { waiting.values.contains { $0.contains(where: \.isInView) } }

  /// How many pictures are kept.
  var count: Int { images.count + monograms.count }

  /// Whether the entry has a picture that is not known to be broken.
  func mayHavePicture(_ entry: PeopleEntry) -> Bool { key(of: entry).map { broken.value(of: $0) == nil } ?? false }

  /// What is shown of an entry whose picture is not there: its monogram, or while the picture is on its way a disc of
  /// the same colour, since nobody would read the letters in that time.
  func standIn(of entry: PeopleEntry) -> PersonFace {
    mayHavePicture(entry) ? .disc(Monogram.color(of: entry.name)) : .image(monogram(of: entry.name))
  }

  /// The initials of a name.
  func monogram(of name: String) -> UIImage {
    let monogram = Monogram(name: name)
    if let image = monograms.value(of: monogram) { return image }
    let image = monogram.image(on: disc)
    monograms.keep(image, for: monogram)
    return image
  }

  /// The entry's picture when it is there already.
  func image(of entry: PeopleEntry) -> UIImage? { key(of: entry).flatMap { images.value(of: $0) } }

  /// Whether an image that an application gave is shown as it is: it costs about what a copy of ours would.
  func isSmall(_ image: UIImage) -> Bool {
    let pixels = image.size.width * image.size.height * image.scale * image.scale
    let side = disc.diameter * disc.scale
    return pixels <= 4 * side * side
  }

  /// What tells the entry's picture from others; nil without one.
  func key(of entry: PeopleEntry) -> String? {
    switch entry.picture {
    case .fetched(let key, _): key
    case .data(let data): "\(entry.id.text) \(data.count) \(data.hashValue)"
    case .image(let image): "\(entry.id.text) \(ObjectIdentifier(image).hashValue)"
    case nil: nil
    }
  }

  /// Everything is made anew when it is asked for, since the screen's scale is another one.
  func forgetScale() {
    images.removeAll { _ in true }
    monograms.removeAll { _ in true }
  }

  private var disc: Disc {
    let scale = UIScreen.main.scale
    if keptDisc.scale != scale { keptDisc = Disc(diameter: keptDisc.diameter, scale: scale) }
    return keptDisc
  }

  // MARK: Loading

  /// Fetches and decodes the picture of an entry in view.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - isWanted: Asked when many wait for their turn, and when the picture is there.
  ///   - show: Given the picture; nil if it is missing or broken, now or already known so.
  func load(_ entry: PeopleEntry, isWanted: @escaping () -> Bool, then show: @escaping (UIImage?) -> Void) {
    load(entry, Wish(isInView: true, isWanted: isWanted, show: show))
  }

  /// Fetches and decodes a picture that may be in view soon: after those that are, and a frame later, so that it takes
  /// nothing from them; half a second later if one of them is not there by then.
  func loadAhead(_ entry: PeopleEntry, isWanted: @escaping () -> Bool, then end: @escaping () -> Void) {
    if ahead.count >= Self.many { ahead.removeAll { !$0.wish.isWanted() } }
    ahead.append((entry, Wish(isInView: false, isWanted: isWanted, show: { _ in end() })))
    goAhead()
  }

  /// Waits a few milliseconds for what is in view, so that pictures that come as fast are in the first frame.
  func showSoon() {
    guard isLoading, patience > 0 else { return }
    work.wait(atMost: patience)
    takeMade()
  }

  private func goAhead() {
    guard !ahead.isEmpty else { return }
    let isLate = isLoading
    guard goingAhead?.isLate != isLate else { return }
    goingAhead?.task.cancel()
    let task = Task { [weak self] in
      guard (try? await Task.sleep(nanoseconds: isLate ? Self.long : PictureWork.frame)) != nil else { return }
      self?.loadWhatIsAhead(evenWhileLoading: isLate)
    }
    goingAhead = (isLate, task)
  }

  private func loadWhatIsAhead(evenWhileLoading: Bool) {
    goingAhead = nil
    guard evenWhileLoading || !isLoading else { return goAhead() }
    let next = ahead
    ahead = []
    for (entry, wish) in next where wish.isWanted() { load(entry, wish) }
  }

  private func load(_ entry: PeopleEntry, _ wish: Wish) {
    guard let picture = entry.picture, let key = key(of: entry), broken.value(of: key) == nil else {
      return wish.show(nil)
    }
    guard waiting[key] == nil else {
      waiting[key]?.append(wish)
      return
    }
    if waiting.count >= Self.many { dropUnwanted() }
    waiting[key] = [wish]
    make(key, picture)
  }

  private func make(_ key: String, _ picture: PeopleEntry.Picture) {
    work.add(PictureWork.Job(key: key, picture: picture, disc: disc))
  }

  private func dropUnwanted() {
    let unwanted = waiting.filter { !$0.value.contains { $0.isWanted() } }
    guard !unwanted.isEmpty else { return }
    for key in work.drop(where: { unwanted[$0] != nil }) { waiting[key] = nil }
  }

  private func takeMade() {
    for (job, image) in work.take() {
      if job.disc.scale != disc.scale {
        // The screen's scale is another one meanwhile.
        make(job.key, job.picture)
        continue
      }
      if let image { images.keep(image, for: job.key) } else { broken.keep(true, for: job.key) }
      for wish in waiting.removeValue(forKey: job.key) ?? [] where wish.isWanted() { wish.show(image) }
    }
    dropUnwanted()
    goAhead()
  }
}
