import Foundation

/// What libFuzzer calls with every input: a document of `popover layout` is read and solved.
///
/// Whatever the document says, nothing may crash or hang, a mistake is told in words, and a second time gives the same
/// frames.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzLayout(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: bytes, count: count))
  guard let first = answer(to: data) else { return 0 }
  precondition(!first.isEmpty, "an answer without words")
  precondition(!first.contains("nan") && !first.contains("inf"), "a frame that is none: \(first)")
  precondition(answer(to: data) == first, "another answer the second time: \(first)")
  return 0
}

/// The frames as they are printed; nil for a document that cannot be used.
private func answer(to data: Data) -> String? {
  do {
    let document = try LayoutDocument(JSONNode(value: try JSON.parsed(data), path: ""))
    let solution = try LayoutSolution(document)
    // Names are free to contain anything, numbers are not.
    return solution.json.map(\.text).joined(separator: "\n").replacing(/"name": "(\\.|[^"\\])*"/, with: "")
  } catch {
    precondition(!"\(error)".isEmpty, "an error without words")
    return nil
  }
}
