import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Symbols", .application)
struct SymbolTests {
    /// For a screen of 2 pixels to a point, whatever other tests do to theirs.
    private func sized(_ pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight).withTraitCollection(UITraitCollection(displayScale: 2))
    }

    @Test("has a drawing for every name of its table, and every line parses")
    func table() {
        #expect(SymbolDrawings.unreadable.isEmpty)
        #expect(SymbolDrawings.names.count > 300)
        for name in SymbolDrawings.names {
            let glyph = SymbolGlyph(name: name)
            let bounds = glyph?.bounds(lineWidth: 1.5) ?? .null
            #expect(bounds.width > 0, "\(name) \(bounds)")
            #expect(bounds.height > 0, "\(name) \(bounds)")
            #expect(bounds.width < 34, "\(name) \(bounds)")
            #expect(bounds.height < 24.5, "\(name) \(bounds)")
        }
    }

    @Test("has the names that apps use most", arguments: MostUsedSymbols.names)
    func mostUsed(name: String) throws {
        let image = try #require(UIImage(systemName: name), "\(name)")
        #expect(image.isSymbolImage)
        #expect(image.size.width > 0)
        #expect(image.symbolConfiguration == nil)
    }

    @Test("makes variants by name suffixes")
    func variants() {
        for name in [
            "heart.circle.fill", "bolt.square", "mic.slash.circle", "folder.fill.badge.minus", "doc.badge.plus", "7.circle",
            "42.square.fill",
            "b.circle.fill", "checkmark.diamond", "person.2.slash.fill",
        ] { #expect(SymbolGlyph(name: name) != nil, "\(name)") }
        for name in [
            "", ".", ".fill", "fill", "heart.fill.fill", "nothing.circle", "badge.plus", "heart.", "..circle", "a", "123.circle",
            "plus.fill",
        ] {
            #expect(SymbolGlyph(name: name) == nil, "\(name)")
        }
        #expect(SymbolGlyph(name: String(repeating: "circle.", count: 1000)) == nil)
    }

    @Test("draws heavier weights with thicker strokes, and three scales")
    func weights() throws {
        var last = 0
        for weight in [UIImage.SymbolWeight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black] {
            let image = try #require(UIImage(systemName: "gearshape", withConfiguration: sized(60, weight: weight)))
            let ink = try ink(of: image)
            #expect(ink > last, "\(weight)")
            last = ink
        }
        let sides = [UIImage.SymbolScale.small, .medium, .large].compactMap {
            UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: $0))?.size
                .width
        }
        try #require(sides.count == 3)
        #expect(sides[0] < sides[1])
        #expect(sides[1] < sides[2])
        #expect(
            UIImage(systemName: "circle")?.size
                == UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(scale: .default))?.size)
    }

    private func ink(of image: UIImage) throws -> Int {
        let pixels = try #require(image.cgImage)
        return (0..<pixels.height).reduce(0) { sum, y in sum + (0..<pixels.width).reduce(0) { $0 + Int(pixels.pixel($1, y)[3]) } }
    }

    @Test("is as tall as adjacent text, and is centred on it")
    func alignment() throws {
        let circle = try #require(UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100)))
        #expect(abs(circle.size.width - 121) <= 2)
        #expect(circle.size.width == circle.size.height)
        let offset = try #require(circle.baselineOffsetFromBottom)
        let middle = circle.size.height / 2 - offset
        #expect(abs(middle - UIFont.systemFont(ofSize: 100).capHeight / 2) < 0.6)
        let plus = try #require(UIImage(systemName: "minus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100)))
        #expect(plus.size.height < plus.size.width / 3)
    }

    @Test("follows the text style of its view's traits")
    func textStyles() throws {
        let configuration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
        let grown = try #require(UIImage(systemName: "star", withConfiguration: configuration.withTraitCollection(large)))
        #expect(grown.size.width > image.size.width * 2)
        let headline = UIImage.SymbolConfiguration(textStyle: .headline)
        #expect(headline.parts.resolvedWeight == .semibold)
        #expect(headline.parts.resolvedPointSize == 17)
    }

    @Test("a later configuration overrides what it sets")
    func applying() {
        let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)
        let over = base.applying(UIImage.SymbolConfiguration(weight: .light))
        #expect(over.parts.pointSize == 20)
        #expect(over.parts.weight == .light)
        #expect(over.parts.scale == .small)
        #expect(base.applying(UIImage.SymbolConfiguration.unspecified) == base)
        #expect(base.applying(nil) === base)
        let style = base.applying(UIImage.SymbolConfiguration(textStyle: .title1))
        #expect(style.parts.pointSize == 0)
        #expect(style.parts.resolvedPointSize == 28)
        #expect(style.parts.weight == .bold)
        #expect(base.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .small))
        #expect(base.configurationWithoutScale().configurationWithoutWeight() == UIImage.SymbolConfiguration(pointSize: 20))
        #expect(style.configurationWithoutTextStyle().parts.textStyle == nil)
        #expect(UIImage.SymbolWeight.semibold.fontWeight() == .semibold)
        #expect(UIFont.Weight.heavy.symbolWeight() == .heavy)
    }

    @Test("uses the tint colour, unless it has its own")
    func colors() throws {
        let plain = try #require(UIImage(systemName: "xmark.circle.fill"))
        #expect(plain.picture.isTemplate)
        let big = UIImage.SymbolConfiguration(pointSize: 60)
        let palette = big.applying(UIImage.SymbolConfiguration(paletteColors: [.white, .red]))
        let image = try #require(UIImage(systemName: "xmark.circle.fill", withConfiguration: palette))
        let pixels = try #require(image.cgImage)
        let (middle, edge) = (pixels.pixel(pixels.width / 2, pixels.height / 2), pixels.pixel(pixels.width / 2, pixels.height / 8))
        #expect(!image.picture.isTemplate)
        #expect(middle == [255, 255, 255, 255])
        #expect(edge == [255, 0, 0, 255])
        let cut = try #require(UIImage(systemName: "xmark.circle.fill", withConfiguration: big)?.cgImage)
        #expect(cut.pixel(cut.width / 2, cut.height / 2)[3] == 0)
        let shades = big.applying(UIImage.SymbolConfiguration(hierarchicalColor: .blue))
        let shaded = try #require(UIImage(systemName: "xmark.circle.fill", withConfiguration: shades)?.cgImage)
        #expect(abs(Int(shaded.pixel(shaded.width / 2, shaded.height / 8)[3]) - 128) < 3)
        let own = UIImage.SymbolConfiguration.preferringMulticolor()
        #expect(UIImage(systemName: "heart.fill", withConfiguration: own)?.picture.isTemplate == false)
        #expect(UIImage(systemName: "xmark", withConfiguration: own)?.picture.isTemplate == true)
        #expect(
            UIImage(systemName: "heart.fill", withConfiguration: own.applying(UIImage.SymbolConfiguration.preferringMonochrome()))?.picture
                .isTemplate == true)
    }

    @Test("fills its variable layers by a value")
    func variable() throws {
        let size = sized(60)
        let inks = try [0, 0.3, 0.6, 1, .nan, 7].map { value in
            try ink(of: try #require(UIImage(systemName: "speaker.wave.3.fill", variableValue: value, configuration: size)))
        }
        #expect(inks[0] < inks[1])
        #expect(inks[1] < inks[2])
        #expect(inks[2] < inks[3])
        #expect(inks[4] == inks[0])
        #expect(inks[5] == inks[3])
        let other = try #require(UIImage(systemName: "star", variableValue: 0.1, configuration: size))
        #expect(other.isEqual(UIImage(systemName: "star", withConfiguration: size)))
    }

    @Test("mirrors with the layout direction if it is directional")
    func directions() {
        for name in ["chevron.forward", "chevron.backward", "arrow.up.forward", "list.bullet", "sidebar.leading"] {
            #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == true, "\(name)")
        }
        for name in ["chevron.left", "chevron.right", "forward.fill", "gobackward", "star"] {
            #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == false, "\(name)")
        }
    }

    @Test("handles invalid sizes")
    func absurd() {
        for size in [CGFloat.nan, .infinity, -3, 0, 0.001] {
            let image = UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
            #expect(image.map { $0.size.width > 0 && $0.size.width < 100 } ?? false, "\(size)")
        }
        #expect(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 1e9)) == nil)
    }

    @Test("is nil for an unknown name")
    func unknown() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
        #expect(UIImage(systemName: "no.such.symbol", compatibleWith: nil) == nil)
    }

    @Test("is sharp in a larger image view")
    @MainActor func views() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.image = UIImage(systemName: "circle.fill")
        view.contentMode = .scaleAspectFit
        view.tintColor = .green
        view.layoutIfNeeded()
        let pixels = try #require(view.layer.contents as? CGImage)
        #expect(pixels.width == Int(200 * view.contentScaleFactor))
        #expect(pixels.pixel(pixels.width / 2, 20)[1] == 255)
        view.contentMode = .center
        #expect(try #require(view.layer.contents as? CGImage).width < 100)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
        #expect(view.intrinsicContentSize.width > 55)
    }
}
