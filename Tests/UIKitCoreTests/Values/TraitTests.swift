import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct TraitTests {
  @Test func aNewCollectionSaysNothing() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits == UITraitCollection(traitsFrom: []))
  }

  @Test func laterCollectionsWinWhereTheySayTheSame() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(),
    ])
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.verticalSizeClass == .unspecified)
  }

  @Test func collectionsAreComparedByValue() {
    let one = UITraitCollection(displayScale: 2)
    let same = UITraitCollection(displayScale: 2)
    #expect(one == same && one.hash == same.hash)
    #expect(one != UITraitCollection(displayScale: 3))
    // Compared outside of the macro: inside, this compiler crashes.
    let copyIsItself = (one.copy() as? UITraitCollection) === one
    #expect(copyIsItself)
  }

  @Test func containsEveryTraitThatTheOtherSays() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
    #expect(traits.containsTraits(in: nil) && traits.containsTraits(in: UITraitCollection()))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
    #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
  }

  @Test func onlyTraitsOfColourMakeADifferenceInColour() {
    let base = UITraitCollection(.standard)
    func changed(_ change: (inout Traits) -> Void) -> UITraitCollection {
      var traits = Traits.standard
      change(&traits)
      return UITraitCollection(traits)
    }
    #expect(base.hasDifferentColorAppearance(comparedTo: changed { $0.userInterfaceStyle = .dark }))
    #expect(base.hasDifferentColorAppearance(comparedTo: changed { $0.accessibilityContrast = .high }))
    #expect(base.hasDifferentColorAppearance(comparedTo: changed { $0.userInterfaceLevel = .elevated }))
    #expect(base.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!base.hasDifferentColorAppearance(comparedTo: changed { $0.horizontalSizeClass = .compact }))
    #expect(!base.hasDifferentColorAppearance(comparedTo: changed { $0.displayScale = 3 }))
  }

  @Test func currentTraitsAreRestoredAndBelongToTheThread() async {
    let before = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    var seen: [UITraitCollection] = []
    dark.performAsCurrent {
      seen.append(.current)
      light.performAsCurrent { seen.append(.current) }
      seen.append(.current)
      let elsewhere = Locked<UITraitCollection?>(nil)
      let thread = Thread { elsewhere.value = .current }
      thread.start()
      while elsewhere.value == nil { usleep(100) }
      #expect(elsewhere.value == UITraitCollection.fallbackTraits)
    }
    #expect(seen == [dark, light, dark])
    #expect(UITraitCollection.current == before)
  }

  @Test func textSizesAreOrdered() {
    let sizes = UIContentSizeCategory.ordered
    #expect(sizes.sorted() == sizes && sizes.count == 12)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(sizes.filter(\.isAccessibilityCategory).count == 5)
    #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
  }
}
