import HostInterface
import RenderProtocol
import Testing

@testable import RenderServer

@Suite("Backdrop")
struct BackdropTests {
    /// A bar of 200 × 40 over a field of 200 × 200 with a red square of 20 in it, and a label on the bar.
    private struct Scene {
        let stage: Stage
        let square: LayerID
        let bar: LayerID
        let label: LayerID

        init(radius: Double = 8, saturation: Double = 1, tint: RenderColor = .clear) throws {
            stage = try Stage(200, 200)
            let window = stage.layer(0, 0, 200, 200, color: .white)
            square = stage.layer(90, 150, 20, 20, color: .red)
            bar = stage.layer(
                0, 0, 200, 40, kind: .backdrop, .backdrop(BackdropValues(radius: radius, saturation: saturation, tint: tint)))
            label = stage.layer(10, 10, 30, 20, color: .blue)
            stage.set(window, .sublayers([square, bar, label]))
            stage.roots(window)
            try stage.frame()
        }

        func move(_ id: LayerID, _ x: Double, _ y: Double, _ size: Double = 20) {
            stage.set(id, .position(RenderPoint(x + size / 2, y + size / 2)))
        }
    }

    @Test("blurs what is below: an edge becomes a slope, total brightness stays")
    func softens() throws {
        let scene = try Scene()
        scene.move(scene.square, 90, 10)
        try scene.stage.frame()
        let green = (0..<200).map { Int(scene.stage.pixel($0, 20)[1]) }
        #expect(green[100] < 170)
        #expect(green[100] > 0)
        #expect(green[60] > 250)
        #expect(green[140] > 250)
        for x in 60..<99 { #expect(green[x] + 1 >= green[x + 1], "falls towards the middle at \(x)") }
        let missing = green.reduce(0) { $0 + 255 - $1 }
        #expect(missing > 1_500, "\(missing)")
        // Below the bar nothing is softened.
        scene.move(scene.square, 90, 100)
        try scene.stage.frame()
        #expect(scene.stage.pixel(89, 105) == [255, 255, 255, 255])
        #expect(scene.stage.pixel(90, 105) == [255, 0, 0, 255])
    }

    @Test("colours over a uniform area are unchanged except for the tint", arguments: [0.0, 4, 30])
    func even(_ radius: Double) throws {
        let scene = try Scene(radius: radius, saturation: 1.8, tint: RenderColor(0x000000, 0.5))
        let pixel = scene.stage.pixel(150, 20)
        #expect(abs(Int(pixel[0]) - 128) <= 1)
        #expect(abs(Int(pixel[1]) - 128) <= 1)
        #expect(pixel[3] == 255)
    }

    @Test("saturation strengthens colours or makes them grey")
    func saturation() throws {
        for (saturation, expected) in [(0.0, 160), (1, 128), (2, 96)] {
            let stage = try Stage(60, 60)
            let window = stage.layer(0, 0, 60, 60, color: RenderColor(red: 128 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1))
            let bar = stage.layer(0, 0, 60, 60, kind: .backdrop, .backdrop(BackdropValues(radius: 4, saturation: saturation, tint: .clear)))
            stage.set(window, .sublayers([bar]))
            stage.roots(window)
            try stage.frame()
            #expect(abs(Int(stage.pixel(30, 30)[0]) - expected) <= 2)
        }
    }

    @Test("resamples only when something below changes, and only there")
    func looksOnlyWhenNeeded() throws {
        let scene = try Scene()
        // Far below: not seen.
        scene.move(scene.square, 100, 150)
        let far = try scene.stage.frame()
        #expect(scene.stage.server.counters.backdropPixels == 0)
        // Of one colour: only where the square was or came to.
        #expect(far.touchedPixels == 2 * 10 * 20)
        // On the bar: not beneath.
        scene.move(scene.label, 14, 10, 30)
        try scene.stage.frame()
        #expect(scene.stage.server.counters.backdropPixels == 0)
        // Next to the bar, within the radius: visible.
        scene.move(scene.square, 100, 44)
        let near = try scene.stage.frame()
        #expect(scene.stage.server.counters.backdropPixels > 0)
        #expect(near.damage.contains { $0.y < 40 })
        // Small things are looked at where they are.
        scene.move(scene.square, 100, 10)
        try scene.stage.frame()
        #expect(scene.stage.server.counters.backdropPixels <= 60 * 48)
        // Nothing at all.
        #expect(try scene.stage.frame() == FrameResult())
    }

    @Test("a changed tint does not resample")
    func retint() throws {
        let scene = try Scene()
        scene.stage.set(scene.bar, .backdrop(BackdropValues(radius: 8, saturation: 1, tint: RenderColor(0x00FF00, 0.5))))
        try scene.stage.frame()
        #expect(scene.stage.server.counters.backdropPixels == 0)
        #expect(scene.stage.pixel(150, 20)[0] < 140)
    }

    @Test("content that hides the bar from above does not hide what the bar samples")
    func hiddenFromAbove() throws {
        let scene = try Scene()
        // An opaque label covers the position where the square arrives.
        scene.move(scene.label, 85, 5, 30)
        try scene.stage.frame()
        scene.move(scene.square, 90, 10)
        try scene.stage.frame()
        let incremental = scene.stage.bytes
        scene.stage.server.invalidate()
        try scene.stage.frame()
        #expect(incremental == scene.stage.bytes)
        #expect(scene.stage.pixel(82, 15)[1] < 250)
    }

    @Test("a frame drawn in parts equals the frame drawn in full", arguments: 0..<8)
    func equivalence(_ seed: Int) throws {
        var random = Seeded(state: UInt64(seed) &* 131 &+ 7)
        let stage = try Stage(160, 120)
        let window = stage.layer(0, 0, 160, 120, color: .white)
        let movers = (0..<4).map { stage.layer(0, 0, 30, 24, color: RenderColor(UInt32(0x3366AA &* ($0 + 1)) & 0xFFFFFF)) }
        func glass(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> LayerID {
            stage.layer(
                x, y, w, h, kind: .backdrop, .backdrop(BackdropValues(radius: 5, saturation: 1.8, tint: RenderColor(0xFFFFFF, 0.3))))
        }
        let bar = glass(0, 0, 160, 40)
        let card = stage.layer(40, 30, 80, 60, color: nil, .cornerRadius(12), .masksToBounds(true))
        let (pane, inner) = (glass(0, 0, 80, 60), stage.layer(10, 10, 20, 20, color: .green))
        stage.set(card, .sublayers([inner, pane]))
        stage.set(window, .sublayers([movers[0], movers[1], bar, movers[2], card, movers[3]]))
        stage.roots(window)
        try stage.frame()
        for round in 0..<20 {
            switch random.next() % 7 {
            case 0: stage.set(card, .opacity(Float(random.next() % 4 + 1) / 4))
            case 1: stage.set(pane, .cornerRadius(Double(random.next() % 20)))
            case 2: stage.set(bar, .bounds(RenderRect(0, 0, 160, Double(20 + random.next() % 40))))
            case 3: stage.set(inner, .position(RenderPoint(Double(random.next() % 80), Double(random.next() % 60))))
            default:
                stage.set(movers[Int(random.next() % 4)], .position(RenderPoint(Double(random.next() % 160), Double(random.next() % 120))))
            }
            try stage.frame()
            let incremental = stage.bytes
            stage.server.invalidate()
            try stage.frame()
            let apart = zip(incremental, stage.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
            #expect(apart <= 1, "round \(round): \(apart)")
        }
    }

    @Test("clips corners as for any layer, and a fading card fades its glass")
    func corners() throws {
        let stage = try Stage(100, 100)
        let window = stage.layer(0, 0, 100, 100, color: .white)
        let card = stage.layer(20, 20, 60, 60, .cornerRadius(20), .masksToBounds(true))
        let glass = stage.layer(
            0, 0, 60, 60, kind: .backdrop, .backdrop(BackdropValues(radius: 6, saturation: 1, tint: RenderColor(0x000000, 0.6))))
        stage.set(card, .sublayers([glass]))
        stage.set(window, .sublayers([card]))
        stage.roots(window)
        try stage.frame()
        #expect(stage.pixel(21, 21) == [255, 255, 255, 255])
        #expect(abs(Int(stage.pixel(50, 50)[0]) - 102) <= 1)
        stage.set(card, .opacity(0.5))
        try stage.frame()
        #expect(abs(Int(stage.pixel(50, 50)[0]) - 178) <= 2)
    }

    @Test("bounds extreme values", arguments: [Double.nan, .infinity, -5, 1e300])
    func absurd(_ value: Double) throws {
        let stage = try Stage(50, 50)
        let window = stage.layer(0, 0, 50, 50, color: .white)
        let bar = stage.layer(
            0, 0, 50, 50, kind: .backdrop,
            .backdrop(BackdropValues(radius: value, saturation: value, tint: RenderColor(red: .nan, green: 2, blue: -1, alpha: 0.5))))
        stage.set(window, .sublayers([bar]))
        stage.roots(window)
        try stage.frame()
        stage.set(bar, .bounds(RenderRect(0, 0, value.isNaN ? 0 : value, 50)))
        try stage.frame()
    }

    @Test("blend modes and one-colour content composite over what is below")
    func blends() throws {
        let stage = try Stage(40, 40)
        let window = stage.layer(0, 0, 40, 40, color: RenderColor(0x804020))
        let top = stage.layer(0, 0, 40, 40, color: RenderColor(0x808080), .blend(.multiply))
        stage.set(window, .sublayers([top]))
        stage.roots(window)
        try stage.frame()
        #expect(abs(Int(stage.pixel(20, 20)[0]) - 64) <= 1)
        #expect(abs(Int(stage.pixel(20, 20)[1]) - 32) <= 1)
        stage.set(top, .blend(.plusLighter))
        try stage.frame()
        #expect(stage.pixel(20, 20)[0] == 255)
        #expect(stage.pixel(20, 20)[1] == 0xC0)
        stage.set(top, .blend(.normal), .contentTint(RenderColor(0x00FF00, 0.5)))
        try stage.frame()
        #expect(abs(Int(stage.pixel(20, 20)[0]) - 64) <= 1)
        #expect(abs(Int(stage.pixel(20, 20)[1]) - 160) <= 1)
    }

    @Test("inverts colours once, whatever their transparency and nesting")
    func inverted() throws {
        let stage = try Stage(40, 40)
        let window = stage.layer(0, 0, 40, 40, color: RenderColor(0x000000))
        let inner = stage.layer(0, 0, 20, 20, color: RenderColor(0xFF8000), .contentInverted(true))
        let outer = stage.layer(0, 0, 40, 40, color: RenderColor(0x102030, 0.5), .contentInverted(true), .sublayers([inner]))
        stage.set(window, .sublayers([outer]))
        stage.roots(window)
        try stage.frame()
        #expect(Array(stage.pixel(10, 10).prefix(3)) == [0x00, 0x7F, 0xFF])
        // Half of the turned colour over black.
        for (part, wanted) in zip(stage.pixel(30, 30).prefix(3), [0xEF, 0xDF, 0xCF]) { #expect(abs(Int(part) - wanted / 2) <= 1) }
        stage.set(outer, .contentInverted(false))
        try stage.frame()
        #expect(Array(stage.pixel(10, 10).prefix(3)) == [0x00, 0x7F, 0xFF])
        stage.set(inner, .contentInverted(false))
        try stage.frame()
        #expect(Array(stage.pixel(10, 10).prefix(3)) == [0xFF, 0x80, 0x00])
    }
}
