import Dispatch
import Foundation

/// Whether code runs where the main actor does.
///
/// That is the process's first thread, unless `dispatchMain` gave it away, as tests do: then it is whatever thread the
/// main queue has.
nonisolated enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
