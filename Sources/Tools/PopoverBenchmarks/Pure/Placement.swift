import CAllocationCount
import Foundation
import PopoverPlacement

extension PopoverBenchmarks {
  /// Placing a popover that has to be flipped, slid and shrunk, and has an arrow.
  static let placement: [Benchmark] = [
    Benchmark(name: "placement.full") {
      let requests = try PlacementRequests()
      return try Measuring.nanoseconds(operations: 1 << 20) { try requests.place(1 << 20) }
    },
    Benchmark(name: "placement.allocations", unit: .allocations) {
      let requests = try PlacementRequests()
      try checkCounting()
      let before = allocation_count()
      Measuring.use(try requests.place(1 << 16))
      return Double(allocation_count() - before) / Double(1 << 16)
    },
  ]

  /// Fails if allocations are not counted here, since then none would be found anywhere.
  static func checkCounting() throws {
    let before = allocation_count()
    allocate()
    let isCounted = before >= 0 && allocation_count() > before
    try WrongResult.unless(isCounted, "allocations cannot be counted with this C library")
  }

  /// Makes an object that the optimiser cannot do without.
  @inline(never) @_optimize(none)
  private static func allocate() { _ = NSObject() }
}

/// Requests of all sizes and places, each of which needs every rule.
private struct PlacementRequests {
  private var requests: [PlacementRequest] = []

  init() throws {
    let count = 1024
    for index in 0..<count {
      // The steps share no factor with the count, so that neighbours differ.
      let (a, b, c) = (Double(index * 331 % count), Double(index * 577 % count), Double(index * 809 % count))
      var request = PlacementRequest(
        anchor: CGRect(x: 680 + 0.07 * a, y: 700 + 0.35 * b, width: 60, height: 40),
        size: CGSize(width: 360 + 0.2 * c, height: 1160 + a), container: CGRect(x: 0, y: 0, width: 820, height: 1180))
      request.sides = [.bottom, .top]
      request.minimumSize = CGSize(width: 100, height: 44)
      request.margins = PlacementRequest.Margins(top: 32, left: 19, bottom: 25, right: 19)
      request.arrow = PlacementRequest.Arrow(height: 13, base: 26, clearance: 13)
      let placement = try request.placed(by: .uiKit)
      try WrongResult.unless(
        placement.changes == [.flipped, .slid, .resized] && placement.arrowDirection == .down,
        "request \(index) was not flipped, slid and shrunk: \(placement)")
      requests.append(request)
    }
  }

  @inline(never)
  func place(_ count: Int) throws -> Double {
    var sum = 0.0
    for index in 0..<count {
      sum += try requests[index & 1023].placed(by: .uiKit).frame.origin.x.native
    }
    return sum
  }
}
