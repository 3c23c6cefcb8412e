import QuartzCore

/// Where the time goes: the main thread's CPU time by the passes of the frame.
@MainActor
final class PassWatch {
  // No dictionary: making the first of its type would be counted with what is watched.
  private var times = FramePass.allCases.map { (pass: $0, time: 0.0) }
  private var last = 0.0

  init() { RenderLoop.shared.passDidEnd = { [unowned self] pass in end(pass) } }

  func reset() { for index in times.indices { times[index].time = 0 } }

  func begin() { last = Measuring.now }

  /// All since the last call was this pass.
  func end(_ pass: FramePass) {
    let now = Measuring.now
    if let index = times.firstIndex(where: { $0.pass == pass }) { times[index].time += now - last }
    last = now
  }

  /// Says what each pass cost, the mean of a number of times.
  func say(_ name: String, per count: Int) {
    for (pass, time) in times { print("\(name).\(pass)", time / Double(count)) }
  }
}
