import QuartzCore

/// Where the time goes: the main thread's CPU time by the passes of the frame.
@MainActor
final class PassWatch {
  private var times: [FramePass: Double] = [:]
  private var last = 0.0

  init() { RenderLoop.shared.passDidEnd = { [unowned self] pass in end(pass) } }

  func reset() { times.removeAll() }

  func begin() { last = Measuring.now }

  /// All since the last call was this pass.
  func end(_ pass: FramePass) {
    let now = Measuring.now
    times[pass, default: 0] += now - last
    last = now
  }

  /// Says what each pass cost, the mean of a number of times.
  func say(_ name: String, per count: Int) {
    for pass in FramePass.allCases { print("\(name).\(pass)", times[pass, default: 0] / Double(count)) }
  }
}
