import HostInterface
import RenderProtocol
import Testing

@testable import RenderServer

/// A drawing in one colour, stored as coverage, against the same as pixels.
@Suite("Drawings in one colour")
struct OneColorDrawingTests {
    private static let parts: (Float, Float, Float) = (0.8, 0.2, 0.4)
    private static let ink = RenderColor(red: parts.0, green: parts.1, blue: parts.2, alpha: 1)

    private static func amount(_ x: Int, _ y: Int) -> UInt8 { UInt8((x * 37 + y * 91) % 7 < 3 ? 0 : (x * 13 + y * 29) % 256) }

    private func frame(isInk: Bool, _ properties: [LayerProperty]) throws -> Stage {
        let stage = try Stage(60, 50)
        let bitmap =
            isInk
            ? try stage.coverage(40, 30, of: Self.ink, Self.amount)
            : try stage.bitmap(40, 30) { x, y in
                let amount = Float(Self.amount(x, y))
                func part(_ value: Float) -> UInt8 { UInt8((value * amount).rounded()) }
                return (part(Self.parts.0), part(Self.parts.1), part(Self.parts.2), UInt8(amount))
            }
        let layer = stage.layer(8, 7, 40, 30, .contents(bitmap))
        for property in properties { stage.set(layer, property) }
        let window = stage.layer(0, 0, 60, 50, color: RenderColor(0x3070B0), .sublayers([layer]))
        stage.roots(window)
        try stage.frame()
        return stage
    }

    @Test(
        "equal their RGBA pixels",
        arguments: [
            [], [.opacity(0.5)], [.position(RenderPoint(28.4, 22.7))], [.transform(.rotationZ(0.3))],
            [.bounds(RenderRect(0, 0, 20, 15))], [.masksToBounds(true), .cornerRadius(9)],
            [.masksToBounds(true), .contentsGravity(.center), .bounds(RenderRect(0, 0, 21, 17))],
            [.contentsRect(RenderRect(0.25, 0.25, 0.5, 0.5))], [.contentTint(.green)], [.shadowOpacity(1), .shadowRadius(2)],
        ] as [[LayerProperty]])
    func same(properties: [LayerProperty]) throws {
        let (ink, pixels) = (try frame(isInk: true, properties), try frame(isInk: false, properties))
        // At edges between pixels a bitmap is drawn on by a part of a pixel; coverage, whose edges are empty as a rule, is not.
        let most = (10..<46).flatMap { x in
            (9..<35).flatMap { y in zip(ink.pixel(x, y), pixels.pixel(x, y)).map { abs(Int($0) - Int($1)) } }
        }
        .max()
        #expect(most ?? 255 <= 2)
        #expect(Set(ink.bytes).count > 20, "nothing was drawn")
    }

    @Test("take one byte a pixel, and are drawn without RGBA pixels")
    func lean() throws {
        let stage = try frame(isInk: true, [])
        #expect(stage.server.counters.rasters == 0)
        let form = try #require(BitmapForm(width: 40, height: 30, ink: Self.ink))
        #expect(form.byteCount == 48 * 30)
    }
}
