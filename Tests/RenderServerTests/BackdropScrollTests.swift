import HostInterface
import RenderProtocol
import Testing

@testable import RenderServer

/// Lists that scroll beneath bars of glass.
@Suite("Backdrop over scrolled content")
struct BackdropScrollTests {
    private struct Scene {
        let stage: Stage
        let window: LayerID
        let list: LayerID
        let veil: LayerID
        let label: LayerID
        var rows: [LayerID] = []
        var offset = (x: 0.0, y: 0.0)
        static let (width, height) = (160.0, 240.0)

        init(turns: Bool, radius: Double = 20, listWidth: Double = Scene.width) throws {
            stage = try Stage(160, 240, turns: turns)
            window = stage.layer(0, 0, Self.width, Self.height, color: .white)
            list = stage.layer(0, 0, listWidth, Self.height, color: .white, .masksToBounds(true))
            for index in 0..<60 {
                let row = stage.layer(0, Double(index) * 24, Self.width, 24, color: RenderColor(UInt32(index * 0x0F3D27 & 0xFFFFFF)))
                let mark = stage.layer(Double(index * 7 % 120), 4, 14, 14, color: .red, .cornerRadius(5))
                stage.set(row, .sublayers([mark]))
                rows.append(row)
            }
            stage.set(list, .sublayers(rows))
            veil = stage.layer(30, 20, 40, 30, color: RenderColor(0x000000, 0.5), .hidden(true))
            label = stage.layer(10, 10, 30, 10, color: .blue)
            func glass(_ y: Double, _ height: Double) -> LayerID {
                stage.layer(
                    0, y, Self.width, height, kind: .backdrop,
                    .backdrop(BackdropValues(radius: radius, saturation: 1.8, tint: RenderColor(0xFFFFFF, 0.6))))
            }
            let (top, bottom) = (glass(0, 44), glass(Self.height - 50, 50))
            stage.set(window, .sublayers([list, veil, top, bottom, label]))
            stage.roots(window)
            try stage.frame()
        }

        mutating func scroll(_ dx: Double, _ dy: Double) {
            offset = (offset.x + dx, offset.y + dy)
            stage.set(list, .bounds(RenderRect(offset.x, offset.y, Self.width, Self.height)))
        }

        func differsFromWhole() throws -> Bool {
            let kept = stage.bytes
            stage.server.invalidate()
            try stage.frame()
            return kept != stage.bytes
        }
    }

    @Test("a bar samples only newly exposed content", arguments: [false, true])
    func looksAtLittle(turns: Bool) throws {
        var scene = try Scene(turns: turns)
        for step in [10.0, 10, 3, -17, 1] {
            scene.scroll(0, step)
            try scene.stage.frame()
            let counters = scene.stage.server.counters
            #expect(counters.backdropPixels == 2 * 160 * Int(abs(step)), "each bar sees as many new rows")
            #expect(counters.paintedPixels < 160 * (94 + 6 * Int(abs(step))), "the bars themselves, and strips")
            #expect(try !scene.differsFromWhole())
        }
    }

    @Test("samples all of a list that is narrower than the bar or moves sideways; for fractional pixels, the edges")
    func looksAtAll() throws {
        var narrow = try Scene(turns: false, listWidth: 100)
        narrow.scroll(0, 10)
        try narrow.stage.frame()
        #expect(narrow.stage.server.counters.backdropPixels > 100 * 94)
        #expect(try !narrow.differsFromWhole())
        var scene = try Scene(turns: false)
        for (dx, dy) in [(5.0, 0.0), (3, 4), (0, 0.5)] {
            scene.scroll(dx, dy)
            try scene.stage.frame()
            let looked = scene.stage.server.counters.backdropPixels
            #expect(dy == 0.5 ? looked > 0 : looked > 160 * 94)
            #expect(try !scene.differsFromWhole())
        }
    }

    @Test("frames updated from scroll to scroll equal frames drawn in full", arguments: 0..<12)
    func equivalence(_ seed: Int) throws {
        var random = Seeded(state: UInt64(seed) &* 977 &+ 3)
        var scene = try Scene(turns: seed % 2 == 0, radius: [2, 5, 12, 40][seed % 4])
        for round in 0..<40 {
            if random.next() % 4 > 0 { scene.scroll(0, Double(Int(random.next() % 61) - 20)) }
            let row = scene.rows[Int(random.next() % 20)]
            switch random.next() % 12 {
            case 0: scene.stage.set(row, .backgroundColor(RenderColor(UInt32(random.next() & 0xFFFFFF))))
            case 1: scene.stage.set(row, .hidden(random.next() % 2 == 0))
            case 2: scene.stage.set(scene.veil, .hidden(random.next() % 2 == 0))
            case 3: scene.stage.set(scene.veil, .position(RenderPoint(Double(random.next() % 160), Double(random.next() % 240))))
            case 4: scene.stage.set(scene.label, .position(RenderPoint(Double(random.next() % 160), Double(random.next() % 240))))
            case 5: scene.stage.set(scene.window, .backgroundColor(RenderColor(UInt32(random.next() & 0xFFFFFF))))
            case 6: scene.scroll(Double(Int(random.next() % 9) - 4), 0)
            default: break
            }
            try scene.stage.frame()
            if random.next() % 3 == 0 { #expect(try !scene.differsFromWhole(), "round \(round)") }
        }
    }
}
