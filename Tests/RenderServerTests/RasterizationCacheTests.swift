import HostInterface
import RenderProtocol
import Testing

@testable import RenderServer

@Suite("Rasterised layers and masks")
struct RasterizationCacheTests {
    private func scene() throws -> (stage: Stage, card: LayerID, inner: [LayerID]) {
        let stage = try Stage(200, 200)
        let window = stage.layer(0, 0, 200, 200, color: .white)
        let inner = (0..<5).map { stage.layer(Double($0) * 8, Double($0) * 8, 20, 20, color: RenderColor(0x3060A0), .cornerRadius(5)) }
        let card = stage.layer(20, 20, 60, 60, color: RenderColor(0xFFEE88), .cornerRadius(12), .shouldRasterize(true), .sublayers(inner))
        stage.set(window, .sublayers([card]))
        stage.roots(window)
        try stage.frame()
        return (stage, card, inner)
    }

    @Test("a moved or faded rasterised layer is painted from its cached bitmap; a changed one is drawn again")
    func kept() throws {
        let (stage, card, inner) = try scene()
        stage.set(card, .position(RenderPoint(100, 90)))
        try stage.frame()
        #expect(stage.server.counters.rasters == 0)
        let moved = stage.bytes
        stage.server.invalidate()
        try stage.frame()
        #expect(moved == stage.bytes)
        stage.set(inner[2], .backgroundColor(.red))
        try stage.frame()
        #expect(stage.server.counters.rasters == 1)
        #expect(stage.pixel(96, 86) == [255, 0, 0, 255] || stage.pixel(92, 82) == [255, 0, 0, 255])
        stage.set(inner[2], .position(RenderPoint(50, 10)))
        try stage.frame()
        #expect(stage.server.counters.rasters == 1)
        stage.set(card, .shouldRasterize(false))
        try stage.frame()
        let plain = stage.bytes
        stage.server.invalidate()
        try stage.frame()
        #expect(plain == stage.bytes)
    }

    @Test("what entered from the edge of the screen is drawn")
    func edge() throws {
        let (stage, card, _) = try scene()
        stage.set(card, .position(RenderPoint(195, 100)))
        try stage.frame()
        stage.set(card, .position(RenderPoint(100, 100)))
        try stage.frame()
        let before = stage.bytes
        stage.server.invalidate()
        try stage.frame()
        #expect(before == stage.bytes)
    }

    @Test("a mask may be of any kind, and may move", arguments: [LayerKind.plain, .shape, .gradient])
    func masks(_ kind: LayerKind) throws {
        let stage = try Stage(100, 60)
        let window = stage.layer(0, 0, 100, 60, color: .white)
        let mask = stage.layer(0, 0, 40, 40, kind: kind)
        switch kind {
        case .shape:
            let corners = [RenderPoint(0, 0), RenderPoint(40, 0), RenderPoint(40, 40), RenderPoint(0, 40)]
            stage.set(mask, .path(RenderPath(segments: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])))
        case .gradient: stage.set(mask, .gradientColors([.black, .black]))
        default: stage.set(mask, .backgroundColor(.black))
        }
        let view = stage.layer(0, 0, 100, 60, color: .red, .mask(mask))
        stage.set(window, .sublayers([view]))
        stage.roots(window)
        try stage.frame()
        #expect(stage.pixel(20, 20) == [255, 0, 0, 255])
        #expect(stage.pixel(70, 20) == [255, 255, 255, 255])
        stage.animate(mask, duration: 1, begin: 1, .basic(.positionX, from: .number(20), to: .number(80), by: nil))
        try stage.frame(at: 1)
        try stage.frame(at: 1.99)
        #expect(stage.pixel(10, 20) == [255, 255, 255, 255])
        #expect(stage.pixel(80, 20) == [255, 0, 0, 255])
        let before = stage.bytes
        stage.server.invalidate()
        try stage.frame(at: 1.99)
        #expect(before == stage.bytes)
        try stage.frame(at: 3)
        #expect(stage.pixel(10, 20) == [255, 0, 0, 255])
    }
}

@Suite("Animated shapes")
struct AnimatedShapeTests {
    /// A line of 100 with a width of 10 across a stage of 100 × 20.
    private func line(_ properties: LayerProperty...) throws -> (stage: Stage, line: LayerID) {
        let stage = try Stage(100, 20)
        let window = stage.layer(0, 0, 100, 20, color: .white)
        let path = RenderPath(segments: [.move(RenderPoint(0, 10)), .line(RenderPoint(100, 10))])
        let line = stage.layer(0, 0, 100, 20, kind: .shape, .path(path), .strokeColor(.red), .lineWidth(10), .fillColor(nil))
        for property in properties { stage.set(line, property) }
        stage.set(window, .sublayers([line]))
        stage.roots(window)
        return (stage, line)
    }

    private func red(_ stage: Stage) -> [Int] { (0..<100).filter { stage.pixel($0, 10) == [255, 0, 0, 255] } }

    @Test("the stroke grows from start to end, and its start follows")
    func stroke() throws {
        let (stage, line) = try line()
        stage.animate(line, key: "end", .basic(.strokeEnd, from: .number(0), to: .number(1), by: nil))
        stage.animate(line, key: "start", duration: 1, begin: 1, .basic(.strokeStart, from: .number(0), to: .number(1), by: nil))
        try stage.frame(at: 0.5)
        #expect(red(stage) == Array(0..<50))
        try stage.frame(at: 1.75)
        #expect(red(stage) == Array(75..<100))
    }

    @Test("dashes follow the line dash phase")
    func dashes() throws {
        let (stage, line) = try line(.lineDash(phase: 0, pattern: [20, 20]))
        stage.animate(line, .basic(.lineDashPhase, from: .number(0), to: .number(40), by: nil))
        try stage.frame(at: 0)
        #expect(red(stage).contains(10))
        #expect(!red(stage).contains(30))
        #expect(red(stage).contains(50))
        try stage.frame(at: 0.5)
        #expect(!red(stage).contains(10))
        #expect(red(stage).contains(30))
        #expect(!red(stage).contains(50))
    }
}
