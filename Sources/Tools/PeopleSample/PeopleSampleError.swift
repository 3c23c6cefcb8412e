/// Why a sample could not be made, beside the errors of the store.
public enum PeopleSampleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is a file at the path; a sample never takes the place of another file.
  case exists(String)
  /// There was no memory to draw a picture.
  case cannotDraw

  /// One line for a person: what is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .exists(let path): "there is a file at \(path) already; open it, or choose another path"
    case .cannotDraw: "there was no memory to draw a picture; free some and try again"
    }
  }
}
