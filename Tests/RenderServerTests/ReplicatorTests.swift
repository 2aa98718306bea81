import HostInterface
import RenderProtocol
import Testing

@testable import RenderServer

@Suite("Replicator")
struct ReplicatorTests {
    private func values(_ count: Int, _ body: (inout ReplicatorValues) -> Void = { _ in }) -> LayerProperty {
        var values = ReplicatorValues()
        values.count = count
        body(&values)
        return .replicator(values)
    }

    /// A replicator over the whole of a white stage of 100 × 40, with a square of 10 at its left.
    private func stage(_ property: LayerProperty) throws -> (stage: Stage, replicator: LayerID, square: LayerID) {
        let stage = try Stage(100, 40)
        let window = stage.layer(0, 0, 100, 40, color: .white)
        let square = stage.layer(0, 10, 10, 10, color: .white)
        let replicator = stage.layer(0, 0, 100, 40, kind: .replicator, property, .sublayers([square]))
        stage.set(square, .backgroundColor(.red))
        stage.set(window, .sublayers([replicator]))
        stage.roots(window)
        try stage.frame()
        return (stage, replicator, square)
    }

    @Test("each copy is transformed and tinted relative to the previous one")
    func copies() throws {
        let (stage, _, square) = try stage(
            values(4) {
                $0.transform = .translation(20, 0)
                $0.redOffset = -0.25
            })
        for (index, red) in [255, 191, 128, 64].enumerated() {
            #expect(abs(Int(stage.pixel(5 + index * 20, 15)[0]) - red) <= 1, "copy \(index)")
            #expect(stage.pixel(15 + index * 20, 15) == [255, 255, 255, 255])
        }
        // A change of the original shows in every copy.
        stage.set(square, .backgroundColor(.green))
        try stage.frame()
        #expect(stage.pixel(5, 15) == [0, 255, 0, 255])
        #expect(stage.pixel(65, 15) == [0, 255, 0, 255])
        stage.set(square, .position(RenderPoint(5, 35)))
        try stage.frame()
        #expect(stage.pixel(45, 15) == [255, 255, 255, 255])
        #expect(stage.pixel(45, 35) == [0, 255, 0, 255])
        #expect(try stage.frame() == FrameResult())
    }

    @Test("a rotation is about the centre of the bounds")
    func turns() throws {
        let (stage, _, _) = try stage(values(2) { $0.transform = .rotationZ(.pi) })
        #expect(stage.pixel(95, 25) == [255, 0, 0, 255])
        #expect(stage.pixel(5, 15) == [255, 0, 0, 255])
    }

    @Test("each copy delays its animations by the instance delay")
    func delays() throws {
        let (stage, _, square) = try stage(
            values(3) {
                $0.transform = .translation(20, 0)
                $0.delay = 1
            })
        stage.animate(square, duration: 1, begin: 10, .basic(.opacity, from: .number(0), to: .number(0), by: nil))
        func shown(_ time: Double) throws -> [Bool] {
            try stage.frame(at: time)
            return (0..<3).map { stage.pixel(5 + $0 * 20, 15) == [255, 0, 0, 255] }
        }
        #expect(try shown(9) == [true, true, true])
        #expect(try shown(10.5) == [false, true, true])
        #expect(try shown(11.5) == [true, false, true])
        #expect(try shown(12.5) == [true, true, false])
        let end = try stage.frame(at: 14)
        #expect(!end.isAnimating)
    }

    @Test("contents are tinted, and copies share one tinted bitmap")
    func contents() throws {
        let stage = try Stage(60, 20)
        let bitmap = try stage.bitmap(10, 10) { _, _ in (200, 100, 50, 255) }
        let window = stage.layer(0, 0, 60, 20, color: .white)
        let picture = stage.layer(0, 0, 10, 10, .contents(bitmap))
        let replicator = stage.layer(
            0, 0, 60, 20, kind: .replicator,
            values(3) {
                $0.transform = .translation(20, 0)
                $0.color = RenderColor(red: 0.5, green: 1, blue: 1, alpha: 1)
            }, .sublayers([picture]))
        stage.set(window, .sublayers([replicator]))
        stage.roots(window)
        try stage.frame()
        for x in [5, 25, 45] { #expect(stage.pixel(x, 5) == [100, 100, 50, 255]) }
        stage.poke(bitmap, 5, 5, (0, 0, 0))
        stage.add(.bitmapDamaged(bitmap, x: 5, y: 5, width: 1, height: 1))
        try stage.frame()
        #expect(stage.pixel(25, 5) == [0, 0, 0, 255])
    }

    @Test("nested replicators make a grid")
    func nested() throws {
        let stage = try Stage(60, 60)
        let window = stage.layer(0, 0, 60, 60, color: .white)
        let square = stage.layer(0, 0, 10, 10, color: .blue)
        let row = stage.layer(0, 0, 60, 60, kind: .replicator, values(3) { $0.transform = .translation(20, 0) }, .sublayers([square]))
        let grid = stage.layer(0, 0, 60, 60, kind: .replicator, values(3) { $0.transform = .translation(0, 20) }, .sublayers([row]))
        stage.set(window, .sublayers([grid]))
        stage.roots(window)
        try stage.frame()
        for y in [5, 25, 45] { for x in [5, 25, 45] { #expect(stage.pixel(x, y) == [0, 0, 255, 255], "\(x) \(y)") } }
        stage.set(square, .hidden(true))
        try stage.frame()
        #expect(stage.pixel(5, 5) == [255, 255, 255, 255])
        #expect(stage.pixel(45, 45) == [255, 255, 255, 255])
    }

    @Test("counts below one show nothing, extreme ones are capped", arguments: [-5, 0, 1_000_000_000, Int.max])
    func absurd(_ count: Int) throws {
        let (stage, replicator, _) = try stage(values(count))
        #expect(stage.pixel(5, 15) == (count < 1 ? [255, 255, 255, 255] : [255, 0, 0, 255]))
        stage.set(
            replicator,
            values(count) {
                $0.delay = .nan
                $0.transform = .scale(.nan, .infinity)
                $0.alphaOffset = .nan
            })
        try stage.frame()
        try stage.frame(at: 5)
    }

    @Test("drawing the damage of a frame of copies equals drawing everything again")
    func equivalence() throws {
        let (stage, replicator, square) = try stage(values(5) { $0.transform = .translation(18, 1) })
        stage.animate(square, duration: 4, .basic(.rotationZ, from: .number(0), to: .number(3), by: nil))
        for step in 0..<12 {
            if step == 4 { stage.set(replicator, .position(RenderPoint(53, 22))) }
            if step == 7 { stage.set(replicator, values(3) { $0.transform = .translation(25, 0) }) }
            if step == 9 { stage.set(replicator, .opacity(0.5)) }
            try stage.frame(at: Double(step) / 4)
            let before = stage.bytes
            stage.server.invalidate()
            try stage.frame(at: Double(step) / 4)
            #expect(before == stage.bytes, "step \(step)")
        }
    }
}
