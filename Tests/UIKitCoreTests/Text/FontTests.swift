import Foundation
import Testing

@testable import UIKitCore

@Suite("UIFont", .application)
struct FontTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test("metrics are those of the device's system font")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.ascender - 16.1865) < 0.001)
        #expect(abs(font.descender + 4.1006) < 0.001)
        #expect(abs(font.lineHeight - 20.2871) < 0.001)
        #expect(abs(font.capHeight - 11.978) < 0.001)
        #expect(abs(font.xHeight - 8.9482) < 0.001)
        #expect(font.leading == 0)
    }

    @Test("text styles follow the content size category")
    func textStyles() {
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large)).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits(.large)).pointSize == 34)
        #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: traits(.extraSmall)).pointSize == 11)
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
        let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits(.large))
        #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test("custom values scale by the style's ratio, rounded to pixels, and not at the default size")
    func scaling() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
        let small = UITraitCollection(traitsFrom: [traits(.extraSmall), UITraitCollection(displayScale: 3)])
        #expect(abs(metrics.scaledValue(for: 17, compatibleWith: small) - 14.6667) < 0.001)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: traits(.accessibilityLarge))
        #expect(font.pointSize == 20)
    }

    @Test("traits make bold and italic, sizes change, names are the device's")
    func descriptors() throws {
        let body = UIFont.systemFont(ofSize: 15)
        let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.pointSize == 15)
        #expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
        #expect(font.withSize(20).pointSize == 20)
        #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName == "HelveticaNeue-Bold")
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12, weight: .bold))
    }

    @Test(
        "symbolic traits are the lower 32 bits of a number, also if it is negative, huge or not a number",
        arguments: [-1, 3, 4_294_967_298, 1e300, -1e300, Double.nan, .infinity])
    func symbolicTraits(_ number: Double) {
        let expected = UIFontDescriptor.SymbolicTraits(number: number)
        let attributes: [UIFontDescriptor.AttributeName: Any] = [
            .size: 12, .traits: [UIFontDescriptor.TraitKey.symbolic: NSNumber(value: number)],
        ]
        let descriptor = UIFontDescriptor(fontAttributes: attributes)
        #expect(descriptor.symbolicTraits.contains(.traitBold) == expected.contains(.traitBold))
        _ = descriptor.matchingFontDescriptors(withMandatoryKeys: nil)
    }

    @Test("a symbolic trait of minus one has every trait, and a value that is not a number has none")
    func symbolicTraitBits() {
        #expect(UIFontDescriptor.SymbolicTraits(number: -1).rawValue == .max)
        #expect(UIFontDescriptor.SymbolicTraits(number: 4_294_967_298) == .traitBold)
        #expect(UIFontDescriptor.SymbolicTraits(number: .nan).isEmpty)
    }
}
