import CSDL2
import CoreGraphics
import Foundation
import Testing
import WindowHost

/// Drawing into the pixels of a window's surface.
struct WindowCanvasTests {
  /// A surface of 20 by 10 pixels, black as SDL makes them.
  private func withSurface(
    _ format: SDL_PixelFormatEnum, _ test: (UnsafeMutablePointer<SDL_Surface>) throws -> Void
  ) throws {
    let surface = try #require(SDL_CreateRGBSurfaceWithFormat(0, 20, 10, 32, format.rawValue))
    defer { SDL_FreeSurface(surface) }
    try test(surface)
  }

  /// A pixel's colour as SDL reads it.
  private func color(_ surface: UnsafeMutablePointer<SDL_Surface>, _ x: Int, _ y: Int) -> [UInt8] {
    let size = Int(surface.pointee.format.pointee.BytesPerPixel)
    var value: UInt32 = 0
    memcpy(&value, surface.pointee.pixels + y * Int(surface.pointee.pitch) + x * size, size)
    var (red, green, blue): (UInt8, UInt8, UInt8) = (0, 0, 0)
    SDL_GetRGB(value, surface.pointee.format, &red, &green, &blue)
    return [red, green, blue]
  }

  private let orange = CGColor(red: 1, green: 0.6, blue: 0, alpha: 1)
  private let shown: [UInt8] = [255, 153, 0]

  @Test func whatIsDrawnIsInTheSurfaceAtOnce() throws {
    try withSurface(SDL_PIXELFORMAT_RGB888) { surface in
      let canvas = try #require(WindowCanvas(surface))
      canvas.context.fill(CGRect(x: 2, y: 1, width: 3, height: 2), with: orange)
      #expect(color(surface, 2, 1) == shown)
      #expect(color(surface, 4, 2) == shown)
      #expect(color(surface, 5, 2) == [0, 0, 0])
    }
  }

  @Test func ofAnotherLayoutOnlyTheDamageIsBroughtOver() throws {
    try withSurface(SDL_PIXELFORMAT_BGR888) { surface in
      let canvas = try #require(WindowCanvas(surface))
      canvas.context.fill(canvas.bounds, with: orange)
      #expect(color(surface, 3, 3) == [0, 0, 0])
      _ = canvas.settle([CGRect(x: 3, y: 3, width: 2, height: 1)])
      #expect(color(surface, 3, 3) == shown)
      #expect(color(surface, 5, 3) == [0, 0, 0])
    }
  }

  @Test func fewerBitsRoundTheColour() throws {
    try withSurface(SDL_PIXELFORMAT_RGB565) { surface in
      let canvas = try #require(WindowCanvas(surface))
      canvas.context.fill(canvas.bounds, with: orange)
      _ = canvas.settle([canvas.bounds])
      let pixel = color(surface, 0, 0)
      #expect(pixel[0] == 255 && abs(Int(pixel[1]) - 153) <= 4 && pixel[2] == 0)
    }
  }

  @Test func damageIsCutToTheWindow() throws {
    try withSurface(SDL_PIXELFORMAT_RGB888) { surface in
      let canvas = try #require(WindowCanvas(surface))
      let rects = canvas.settle([
        CGRect(x: -5, y: -5, width: 10, height: 10), CGRect(x: 18, y: 8, width: 50, height: 50),
        CGRect(x: 20, y: 0, width: 5, height: 5), CGRect.null, CGRect(x: 3, y: 3, width: 0, height: 4),
      ])
      #expect(rects.map { [$0.x, $0.y, $0.w, $0.h] } == [[0, 0, 5, 5], [18, 8, 2, 2]])
    }
  }

  @Test func anotherSurfaceIsAnotherCanvas() throws {
    try withSurface(SDL_PIXELFORMAT_RGB888) { surface in
      let canvas = try #require(WindowCanvas(surface))
      #expect(canvas.isOver(surface))
      try withSurface(SDL_PIXELFORMAT_RGB888) { #expect(!canvas.isOver($0)) }
    }
  }
}
