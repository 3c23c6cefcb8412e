import CoreGraphics
import Testing
import WindowHost

/// The scale of windows.
struct DisplayScaleTests {
  @Test(arguments: [
    ("96", 1), ("72", 0.75), ("100", 1), ("109", 1.25), ("120", 1.25), ("144", 1.5), ("192", 2), ("288.5", 3),
    ("10", 0.5), ("9600", 8),
  ])
  func theDesktopsResolutionIsRoundedToQuarters(dots: String, scale: CGFloat) {
    #expect(DisplayScale.choose(variable: nil, resources: "Xft.dpi:\t\(dots)\n") == scale)
  }

  @Test(arguments: ["", "Xft.dpi", "Xft.dpi: many", "Xft.dpi: -96", "Xft.dpi: 0", "Xft.dpi: inf", "XTerm.Xft.dpi: 192"])
  func withoutAResolutionAPointIsAPixel(resources: String) {
    #expect(DisplayScale.choose(variable: nil, resources: resources) == 1)
  }

  @Test func theResolutionIsFoundAmongOtherResources() {
    let resources = "Xcursor.size:\t24\nXft.antialias:\t1\nXft.dpi : 144 \nXft.hinting:\t1\n"
    #expect(DisplayScale.dotsPerInch(resources) == 144)
    #expect(DisplayScale.dotsPerInch("Xft.dpi:\t96\nXft.dpi:\t192\n") == 192)
  }

  @Test func theVariableComesFirstAndIsNotRounded() {
    #expect(DisplayScale.choose(variable: "1.1", resources: "Xft.dpi: 192") == 1.1)
    #expect(DisplayScale.choose(variable: "100", resources: nil) == 8)
    #expect(DisplayScale.choose(variable: "", resources: "Xft.dpi: 192") == 2)
    #expect(DisplayScale.choose(variable: "big", resources: "Xft.dpi: 192") == 2)
    #expect(DisplayScale.choose(variable: nil, resources: nil) == 1)
  }
}
