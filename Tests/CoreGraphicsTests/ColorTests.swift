import CoreGraphics
import Testing

@Suite("CGColor")
struct ColorTests {
    @Test("keeps components and colour space, and replaces alpha")
    func components() throws {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.numberOfComponents == 4)
        let clear = try #require(color.copy(alpha: 0))
        #expect(clear.alpha == 0)
        #expect(clear.components?.first == 0.1)
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(gray: 0.5, alpha: 1))
        #expect(CGColor(gray: 0.5, alpha: 1) != CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    }

    @Test("a literal is a colour in sRGB")
    func literal() {
        let color: CGColor = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
        #expect(color == CGColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
    }

    @Test("converts to gray, P3 and back")
    func conversion() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let srgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let color = CGColor(srgbRed: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        let wide = try #require(color.converted(to: p3, intent: .defaultIntent, options: nil))
        let back = try #require(wide.converted(to: srgb, intent: .defaultIntent, options: nil)?.components)
        for (a, b) in zip(back, [0.8, 0.4, 0.2, 1]) { #expect(abs(a - b) < 1e-4) }
        let gray = try #require(CGColor.white.converted(to: srgb, intent: .defaultIntent, options: nil)?.components)
        #expect(gray == [1, 1, 1, 1])
    }

    @Test("looks an indexed colour up in its table")
    func indexed() throws {
        let space = try #require(
            CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: [255, 0, 0, 0, 255, 0]))
        #expect(space.numberOfComponents == 1)
        #expect(space.model == .indexed)
        let color = try #require(CGColor(colorSpace: space, components: [1, 1]))
        #expect(color.rgba == RGBAColor(red: 0, green: 1, blue: 0))
    }

    @Test("refuses an unknown colour space")
    func unknownSpace() { #expect(CGColorSpace(name: "nowhere") == nil) }
}
