public import Foundation
import PopoverPlacement

/// `popover place`: reads requests for places and prints where the popovers go.
///
///     $ echo '{"policy": "bestFit", "anchor": {"x": 0, "y": 0, "width": 100, "height": 100},
///             "size": {"width": 50, "height": 50}, "side": "bottom"}' | popover place
///     {"x": 25, "y": 100, "width": 50, "height": 50, "side": "bottom", "alignment": "center", "direction": "none",
///      "arrowTip": 50, "arrowOffset": 0, "flipped": false, "slid": false, "resized": false, "anchorHidden": false}
public enum PlaceCommand {
  /// The command's name.
  public static let name = "place"
  /// How the command is called.
  public static let usage = "popover place [--policy NAME] [--draw FILE.png] < REQUESTS.json"

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the command's name.
  ///   - input: gives the requests: an object, or a list of objects, as JSON.
  ///   - output: takes the results, in the same order, as JSON; nothing if any request is malformed.
  ///   - errors: takes messages, with the index of the request and the key.
  /// - Returns: the exit status: 0; 1 for input that cannot be used; 2 for arguments that make no sense.
  public static func run(
    arguments: [String], input: () throws -> Data, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    CommandRunner(name: name, usage: usage).run(arguments, output: output, errors: errors) {
      () throws(CommandError) in
      let options = try CommandOptions(arguments, values: ["--policy", "--draw"])
      if let word = options.words.first { throw .usage("the requests come on standard input, not in '\(word)'") }
      let policy = options.value(of: "--policy")
      if let policy, !PlaceRequest.policyNames.contains(policy) {
        throw .usage("there is no policy '\(policy)'; there are \(PlaceRequest.policyNames.joined(separator: ", "))")
      }
      let (requests, isList) = try requests(input, policy: policy)
      let answers = try answers(to: requests)
      if let file = options.value(of: "--draw") {
        guard requests.count <= PlacePicture.limit else {
          throw .failed("--draw draws at most \(PlacePicture.limit) requests, and these are \(requests.count)")
        }
        try CommandFiles.write(try PlacePicture(zip(requests, answers).map { ($0, $1) }).png(), to: file)
      }
      output((isList ? answers.map(\.json).text : answers.map(\.json.text).joined()) + "\n")
      return 0
    }
  }

  private static func requests(
    _ input: () throws -> Data, policy: String?
  ) throws(CommandError) -> (requests: [PlaceRequest], isList: Bool) {
    let data: Data
    do { data = try input() } catch { throw .failed("cannot read standard input: \(error.localizedDescription)") }
    let json = try JSON.parsed(data)
    let (values, isList) = if case .list(let values) = json { (values, true) } else { ([json], false) }
    var requests: [PlaceRequest] = []
    for (index, value) in values.enumerated() {
      do throws(JSONMismatch) {
        requests.append(try PlaceRequest(JSONNode(value: value, path: ""), policy: policy))
      } catch {
        throw .failed(message(index, error))
      }
    }
    return (requests, isList)
  }

  private static func answers(to requests: [PlaceRequest]) throws(CommandError) -> [PlaceAnswer] {
    var answers: [PlaceAnswer] = []
    for (index, request) in requests.enumerated() {
      do throws(PlacementError) {
        answers.append(try request.answer())
      } catch {
        throw .failed("request \(index): \(error)")
      }
    }
    return answers
  }

  private static func message(_ index: Int, _ mismatch: JSONMismatch) -> String {
    mismatch.path.isEmpty
      ? "request \(index): \(mismatch.problem)" : "request \(index), key '\(mismatch.path)': \(mismatch.problem)"
  }
}
