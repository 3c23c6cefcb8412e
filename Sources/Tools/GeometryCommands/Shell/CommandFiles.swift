import Foundation

/// Files that commands read and write, with errors that name them.
enum CommandFiles {
  static func read(_ path: String) throws(CommandError) -> Data {
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw .failed("cannot read \(path): \(reason(error))")
    }
  }

  static func write(_ data: Data, to path: String) throws(CommandError) {
    do { try data.write(to: URL(fileURLWithPath: path)) } catch {
      throw .failed("cannot write \(path): \(reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    guard let system = underlying as? POSIXError else { return error.localizedDescription }
    return String(cString: strerror(system.code.rawValue))
  }
}
