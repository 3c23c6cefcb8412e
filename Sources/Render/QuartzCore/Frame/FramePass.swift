/// The passes of a frame, in order; what changes things before it counts as input.
package enum FramePass: CaseIterable, Sendable {
  case input, animation, layout, display, composite, present
}
