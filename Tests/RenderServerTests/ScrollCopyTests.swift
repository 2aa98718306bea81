import HostInterface
import RenderProtocol
import Testing

@testable import RenderServer

@Suite("Scrolled pixels")
struct ScrollCopyTests {
    /// A white window with a list of rows all over it.
    private struct List {
        let stage: Stage
        let window: LayerID
        let list: LayerID
        var rows: [LayerID] = []
        var offset = 0.0

        init(_ stage: Stage, width: Double = 120, height: Double = 200, rows count: Int = 30, color: RenderColor? = .white) throws {
            self.stage = stage
            window = stage.layer(0, 0, width, height, color: .white)
            list = stage.layer(0, 0, width, height, color: color, .masksToBounds(true))
            for index in 0..<count {
                let shade = UInt32(index * 8 & 255)
                let row = stage.layer(0, Double(index) * 24, width, 24, color: RenderColor(0xF0F0F0 - shade << 8))
                let mark = stage.layer(6, 4, 14, 14, color: .red, .cornerRadius(5))
                let line = stage.layer(26.4, 8.3, 60, 7, color: RenderColor(0x204080 + shade))
                stage.set(row, .sublayers([mark, line]))
                rows.append(row)
            }
            stage.set(list, .sublayers(rows))
        }

        mutating func scroll(to offset: Double) {
            self.offset = offset
            stage.set(list, .bounds(RenderRect(0, offset, 120, 200)))
        }
    }

    private func expectWhole(
        _ stage: Stage, at time: Double = 0, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
    )
        throws
    {
        let kept = stage.bytes
        stage.server.invalidate()
        try stage.frame(at: time)
        #expect(kept == stage.bytes, comment, sourceLocation: sourceLocation)
    }

    @Test("apps of a device that share a screen find it intact after another one scrolled")
    func sharedScreen() throws {
        let first = try Stage(120, 200, turns: true)
        var list = try List(first)
        first.set(list.window, .sublayers([list.list]))
        first.roots(list.window)
        let second = try Stage(sharing: first)
        var other = try List(second, color: .red)
        second.set(other.window, .sublayers([other.list]))
        second.roots(other.window)
        try second.frame()
        try first.frame()
        let alone = first.bytes
        for (offset, way) in [(7.0, -7.0), (13, -4), (0, 0)] {
            list.scroll(to: offset)
            try first.frame()
            #expect(first.surface.base == first.ring?.base)
            second.server.invalidate()
            other.scroll(to: way)
            try second.frame()
            #expect(second.surface.base == second.ring?.base)
            let shown = second.bytes
            second.server.invalidate()
            try second.frame()
            #expect(shown == second.bytes)
            first.server.invalidate()
            try first.frame()
            #expect(first.surface.base == first.ring?.base)
        }
        #expect(first.bytes == alone)
    }

    @Test("a full-screen list is copied except for newly exposed content", arguments: [false, true])
    func wholeScreen(turns: Bool) throws {
        let stage = try Stage(120, 200, turns: turns)
        var list = try List(stage)
        stage.set(list.window, .sublayers([list.list]))
        stage.roots(list.window)
        try stage.frame()
        for offset in [20.0, 40, 60, 47, 0] {
            let step = Int(abs(offset - list.offset))
            list.scroll(to: offset)
            let frame = try stage.frame()
            #expect(stage.server.counters.copiedPixels == 120 * (200 - step))
            #expect(stage.server.counters.restoredPixels == 0)
            #expect(stage.server.counters.paintedPixels < 120 * step * 2)
            #expect(frame.touchedPixels == 120 * 200)
            try expectWhole(stage)
        }
    }

    @Test("fixed opaque bars are neither painted nor copied, or are restored where the surface's memory rotates", arguments: [false, true])
    func opaqueBars(turns: Bool) throws {
        let stage = try Stage(120, 200, turns: turns)
        var list = try List(stage)
        let top = stage.layer(0, 0, 120, 30, color: .blue)
        let bottom = stage.layer(0, 170, 120, 30, color: .green)
        stage.set(list.window, .sublayers([list.list, top, bottom]))
        stage.roots(list.window)
        try stage.frame()
        list.scroll(to: 10)
        let frame = try stage.frame()
        #expect(stage.server.counters.copiedPixels == 120 * (140 - 10))
        #expect(stage.server.counters.restoredPixels == (turns ? 120 * 20 : 0), "of one colour, all but what the list took with it")
        #expect(frame.touchedPixels == 120 * 140)
        #expect(frame.damage.allSatisfy { $0.y >= 30 && $0.maxY <= 170 })
        try expectWhole(stage)
    }

    @Test("a surface rotates only within its memory, any number of times, and not for less than half of it")
    func turning() throws {
        let stage = try Stage(120, 200, turns: true)
        var list = try List(stage, rows: 400)
        let bar = stage.layer(0, 0, 120, 30, color: .blue)
        stage.set(list.window, .sublayers([list.list, bar]))
        stage.roots(list.window)
        try stage.frame()
        for round in 0..<100 {
            list.scroll(to: list.offset + 37)
            try stage.frame()
            #expect(stage.server.counters.restoredPixels == 120 * 30, "a turn by more than the bar's height")
            if round % 20 == 0 { try expectWhole(stage) }
        }
        list.scroll(to: list.offset - 60)
        try stage.frame()
        #expect(stage.server.counters.restoredPixels == 0, "farther than the memory before the surface")
        try expectWhole(stage)
        stage.set(bar, .bounds(RenderRect(0, 0, 120, 130)), .position(RenderPoint(60, 65)))
        try stage.frame()
        list.scroll(to: list.offset + 10)
        try stage.frame()
        #expect(stage.server.counters.restoredPixels == 0, "the bar is more than the list")
        try expectWhole(stage)
    }

    @Test("content that lets the list show through is painted at its old and new position")
    func translucentOverlay() throws {
        let stage = try Stage(120, 200)
        var list = try List(stage)
        let veil = stage.layer(40, 80, 20, 20, color: RenderColor(0x000000, 0.5))
        stage.set(list.window, .sublayers([list.list, veil]))
        stage.roots(list.window)
        try stage.frame()
        list.scroll(to: 30)
        try stage.frame()
        #expect(stage.server.counters.copiedPixels == 120 * 170 - 2 * 20 * 20)
        try expectWhole(stage)
    }

    @Test("a blurred bar over the list sees what scrolled below it")
    func backdrop() throws {
        let stage = try Stage(120, 200)
        var list = try List(stage)
        let material = BackdropValues(radius: 4, saturation: 1.8, tint: RenderColor(0xF0F0F0, 0.5))
        let bar = stage.layer(0, 0, 120, 40, kind: .backdrop, .backdrop(material))
        stage.set(list.window, .sublayers([list.list, bar]))
        stage.roots(list.window)
        try stage.frame()
        for offset in [20.0, 40, 33] {
            list.scroll(to: offset)
            try stage.frame()
            #expect(stage.server.counters.copiedPixels > 120 * 100)
            try expectWhole(stage)
        }
    }

    @Test("over several colours, by fractional pixels or in a rounded clip, everything is painted")
    func refused() throws {
        let stage = try Stage(120, 200)
        var list = try List(stage, color: nil)
        let wallpaper = stage.layer(20, 20, 50, 50, color: .green)
        stage.set(list.window, .sublayers([wallpaper, list.list]))
        stage.roots(list.window)
        try stage.frame()
        list.scroll(to: 10)
        try stage.frame()
        #expect(stage.server.counters.copiedPixels == 0)
        try expectWhole(stage)
        stage.set(list.window, .sublayers([list.list]))
        try stage.frame()
        list.scroll(to: 10.5)
        try stage.frame()
        #expect(stage.server.counters.copiedPixels == 0)
        try expectWhole(stage)
        stage.set(list.list, .cornerRadius(9))
        try stage.frame()
        list.scroll(to: 40.5)
        try stage.frame()
        #expect(stage.server.counters.copiedPixels == 0)
        try expectWhole(stage)
    }

    @Test("rows that are reused, change, hide or leave while the list scrolls are painted", arguments: 0..<48)
    func equivalence(_ seed: Int) throws {
        var random = Seeded(state: UInt64(seed) &* 7919 &+ 3)
        func chance(_ n: UInt64) -> Int { Int(random.next() % n) }
        let stage = try Stage(120, 200, turns: seed >= 24)
        var list = try List(stage, color: seed % 3 == 0 ? nil : .white)
        let bitmap = try stage.bitmap(20, 16) { x, y in (UInt8(x * 12), UInt8(y * 15), 80, 255) }
        var overlays: [LayerID] = []
        if seed % 4 > 0 { overlays.append(stage.layer(0, 0, 120, 25, color: RenderColor(0xDDDDEE))) }
        if seed % 4 > 1 { overlays.append(stage.layer(30, 90, 40, 30, color: RenderColor(0x332211, 0.4), .cornerRadius(8))) }
        if seed % 2 > 0 {
            let material = BackdropValues(radius: 3, saturation: 1.5, tint: RenderColor(0xFFFFFF, 0.4))
            overlays.append(stage.layer(0, 160, 120, 40, kind: .backdrop, .backdrop(material)))
        }
        let indicator = stage.layer(114, 3, 4, 30, color: RenderColor(0x000000, 0.4), .cornerRadius(2))
        let inner = stage.layer(10, 50, 100, 40, color: RenderColor(0xFFEECC), .masksToBounds(true))
        let parts = (0..<6).map { stage.layer(Double($0) * 30, 5, 24, 30, color: RenderColor(UInt32($0) * 0x203040), .contents(bitmap)) }
        stage.set(inner, .sublayers(parts))
        var shown = list.rows
        stage.set(list.list, .sublayers(shown + [inner, indicator]))
        stage.set(list.window, .sublayers([list.list] + overlays))
        stage.roots(list.window)
        try stage.frame()
        var spare: [LayerID] = []
        for round in 0..<40 {
            var offset = list.offset + Double(chance(61) - 20)
            if chance(8) == 0 { offset += 0.25 }
            if chance(12) == 0 { offset = Double(chance(500)) }
            if chance(10) > 0 { list.scroll(to: offset) }
            let row = shown[chance(UInt64(shown.count))]
            switch chance(14) {
            case 0: stage.set(row, .position(RenderPoint(60, offset + Double(chance(200)))))
            case 1: stage.set(row, .hidden(chance(2) == 0))
            case 2: stage.set(row, .backgroundColor(RenderColor(UInt32(chance(0xFFFFFF)))))
            case 3: stage.set(row, .opacity(Float(chance(5)) / 4))
            case 4:
                shown.removeAll { $0 == row }
                spare.append(row)
                stage.set(list.list, .sublayers(shown + [inner, indicator]))
            case 5 where !spare.isEmpty:
                shown.append(spare.removeLast())
                stage.set(list.list, .sublayers(shown + [inner, indicator]))
            case 6: stage.set(inner, .bounds(RenderRect(Double(chance(60)), 0, 100, 40)))
            case 7: stage.set(row, .shadowOpacity(0.5), .shadowOffset(RenderPoint(2, 3)))
            case 8 where !overlays.isEmpty:
                stage.set(overlays[chance(UInt64(overlays.count))], .position(RenderPoint(60, Double(chance(200)))))
            case 9: stage.set(row, .masksToBounds(chance(2) == 0), .cornerRadius(Double(chance(8))))
            case 10: stage.animate(row, duration: 3, begin: Double(round), .basic(.opacity, from: .number(0.2), to: nil, by: nil))
            case 11:
                stage.poke(bitmap, chance(20), chance(16), (255, 0, 0))
                stage.add(.bitmapDamaged(bitmap, x: 0, y: 0, width: 20, height: 16))
            case 12: stage.set(row, .transform(chance(2) == 0 ? .identity : .rotationZ(0.2)))
            default: break
            }
            stage.set(indicator, .position(RenderPoint(116, list.offset + 18 + Double(round))))
            try stage.frame(at: Double(round))
            let kept = stage.bytes
            stage.server.invalidate()
            try stage.frame(at: Double(round))
            let apart = zip(kept, stage.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
            // What is read between pixels begins elsewhere when more is drawn.
            #expect(apart <= 2, "round \(round): \(apart)")
        }
    }
}
