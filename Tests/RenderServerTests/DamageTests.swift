import HostInterface
import RenderProtocol
import Testing

@testable import RenderServer

@Suite("Damage")
struct DamageTests {
    @Test("a moving layer of 100 points damages its old and its new area, to the pixel")
    func movingLayer() throws {
        let stage = try Stage(1170, 2532, scale: 3)
        let window = stage.layer(0, 0, 390, 844, color: .white)
        let layer = stage.layer(20, 30, 100, 100, color: .red)
        stage.set(window, .sublayers([layer]))
        stage.roots(window)
        #expect(try stage.frame().touchedPixels == 1170 * 2532)

        stage.set(layer, .position(RenderPoint(250, 500)))
        let apart = try stage.frame()
        #expect(apart.touchedPixels == 2 * 300 * 300)
        #expect(
            Set(apart.damage) == [PixelRect(x: 60, y: 90, width: 300, height: 300), PixelRect(x: 600, y: 1350, width: 300, height: 300)])

        stage.set(layer, .position(RenderPoint(251, 502)))
        let near = try stage.frame()
        // Of a layer of one colour only the edges change.
        #expect(near.touchedPixels == 2 * (300 * 300 - 297 * 294))
        #expect(stage.server.counters.layersVisited == 2)
        #expect(stage.server.counters.paintedPixels == near.touchedPixels)
        #expect(!near.isAnimating)
        #expect(near.nextWakeTime == nil)
    }

    @Test("a moving layer of one colour damages only its edges, also with corners and between pixels")
    func movingFill() throws {
        let stage = try Stage(200, 200)
        let window = stage.layer(0, 0, 200, 200, color: .white)
        let layer = stage.layer(20, 20, 100, 100, color: RenderColor(0x0000FF, 0.5), .cornerRadius(10))
        stage.set(window, .sublayers([layer]))
        stage.roots(window)
        try stage.frame()
        stage.set(layer, .position(RenderPoint(72.5, 71)))
        let frame = try stage.frame()
        let inside = [PixelRect(x: 33, y: 21, width: 77, height: 99), PixelRect(x: 23, y: 31, width: 97, height: 79)]
        let kept = frame.damage.allSatisfy { rect in inside.allSatisfy { !rect.intersects($0) } }
        #expect(kept)
        #expect(frame.touchedPixels < 103 * 101 / 8)
        let incremental = stage.bytes
        stage.server.invalidate()
        try stage.frame()
        #expect(stage.bytes == incremental)
    }

    @Test(
        "a moving layer of several colours is damaged as a whole",
        arguments: [
            [LayerProperty.borderWidth(2)], [.shadowOpacity(0.5)], [.transform(.rotationZ(0.2))], [.opacity(0.5), .borderWidth(1)],
        ])
    func movingLook(_ look: [LayerProperty]) throws {
        let stage = try Stage(200, 200)
        let window = stage.layer(0, 0, 200, 200, color: .white)
        let layer = stage.layer(40, 40, 80, 80, color: .red)
        for property in look { stage.set(layer, property) }
        stage.set(window, .sublayers([layer]))
        stage.roots(window)
        try stage.frame()
        stage.set(layer, .position(RenderPoint(82, 83)))
        #expect(try stage.frame().touchedPixels >= 80 * 80)
    }

    @Test(
        "content that is mirrored or turned in its place is drawn again",
        arguments: [RenderMatrix.rotationZ(.pi), .scale(-1, 1), .scale(1, -1)])
    func mirrored(_ matrix: RenderMatrix) throws {
        let stage = try Stage(60, 60)
        let window = stage.layer(0, 0, 60, 60, color: .white)
        let bitmap = try stage.bitmap(20, 20) { x, y in (UInt8(x * 12), UInt8(y * 12), 80, 255) }
        let image = stage.layer(10, 10, 20, 20, .contents(bitmap))
        let inner = stage.layer(0, 0, 20, 20, color: .red)
        let round = stage.layer(35, 35, 20, 20, .masksToBounds(true), .cornerRadius(8), .maskedCorners(RenderCorners(rawValue: 1)))
        stage.set(round, .sublayers([inner]))
        stage.set(window, .sublayers([image, round]))
        stage.roots(window)
        try stage.frame()
        for transform in [matrix, .identity, matrix] {
            stage.set(image, .transform(transform))
            stage.set(round, .transform(transform))
            try stage.frame()
            let incremental = stage.bytes
            stage.server.invalidate()
            try stage.frame()
            let isSame = stage.bytes == incremental
            #expect(isSame)
        }
    }

    @Test("an idle scene costs nothing")
    func idle() throws {
        let stage = try Stage(200, 200)
        let window = stage.layer(0, 0, 200, 200, color: .white)
        stage.roots(window)
        try stage.frame()
        for time in 1...10 {
            #expect(try stage.frame(at: Double(time)) == FrameResult())
            #expect(stage.server.counters == FrameCounters())
        }
        // Saying again what is so already is no change either.
        stage.set(window, .backgroundColor(.white))
        #expect(try stage.frame(at: 11).touchedPixels == 0)
    }

    @Test("an animation damages its path and stops requesting frames at its end")
    func animation() throws {
        let stage = try Stage(400, 100)
        let window = stage.layer(0, 0, 400, 100, color: .white)
        let layer = stage.layer(0, 0, 50, 50, color: .red)
        stage.set(window, .sublayers([layer]))
        stage.roots(window)
        try stage.frame()
        stage.animate(layer, begin: 1, .basic(.positionX, from: .number(25), to: .number(325), by: nil))
        let before = try stage.frame(at: 0.5)
        #expect(!before.isAnimating)
        #expect(before.nextWakeTime == 1)
        #expect(try stage.frame(at: 0.75).touchedPixels == 0)
        #expect(stage.server.counters.layersVisited == 0)
        #expect(try stage.frame(at: 1).isAnimating)
        let middle = try stage.frame(at: 1.5)
        #expect(middle.damage == [PixelRect(x: 0, y: 0, width: 50, height: 50), PixelRect(x: 150, y: 0, width: 50, height: 50)])
        #expect(stage.pixel(160, 10) == [255, 0, 0, 255])
        let end = try stage.frame(at: 2)
        #expect(!end.isAnimating)
        #expect(end.nextWakeTime == nil)
        #expect(stage.pixel(10, 10) == [255, 0, 0, 255])
        #expect(try stage.frame(at: 3) == FrameResult())
    }

    @Test("two runs of the same animation give the same bytes")
    func determinism() throws {
        func run() throws -> [UInt8] {
            let stage = try Stage(120, 80)
            let window = stage.layer(0, 0, 120, 80, color: RenderColor(0x123456))
            let layer = stage.layer(10, 10, 40, 40, color: .red, .cornerRadius(9), .shadowOpacity(0.5))
            stage.set(window, .sublayers([layer]))
            stage.roots(window)
            stage.animate(layer, .basic(.rotationZ, from: .number(0), to: .number(3), by: nil))
            for step in 0...10 { try stage.frame(at: Double(step) / 10) }
            return stage.bytes
        }
        #expect(try run() == run())
    }

    @Test("drawing the damage equals drawing everything again", arguments: 0..<16)
    func equivalence(_ seed: Int) throws {
        var random = Seeded(state: UInt64(seed) &* 977 &+ 5)
        let stage = try Stage(160, 120)
        let window = stage.layer(0, 0, 160, 120, color: RenderColor(0xEEEEEE))
        var ids: [LayerID] = []
        let bitmap = try stage.bitmap(20, 16) { x, y in (UInt8(x * 12), UInt8(y * 15), 80, 255) }
        let mask = stage.layer(5, 5, 30, 20, color: .black, .cornerRadius(6))
        for index in 0..<8 {
            let id = stage.layer(
                Double(random.next() % 120), Double(random.next() % 90), Double(10 + random.next() % 60), Double(10 + random.next() % 50),
                kind: index % 4 == 3 ? .gradient : .plain, color: RenderColor(UInt32(random.next() & 0xFFFFFF)),
                .gradientColors([.red, .blue]))
            if index % 3 == 1 { stage.set(id, .contents(bitmap), .contentsGravity(.resizeAspect)) }
            ids.append(id)
        }
        stage.set(ids[0], .sublayers([ids[4], ids[5]]), .masksToBounds(true), .cornerRadius(8))
        stage.set(ids[1], .sublayers([ids[6]]))
        stage.set(ids[2], .sublayers([ids[7]]))
        stage.set(window, .sublayers(Array(ids[0..<4])))
        stage.roots(window)
        try stage.frame()
        for round in 0..<25 {
            let id = ids[Int(random.next() % 8)]
            switch random.next() % 20 {
            case 18: stage.set(id, .transform(.rotationZ(.pi * Double(random.next() % 4) / 2)))
            case 19: stage.set(id, .transform(.scale(random.next() % 2 == 0 ? 1 : -1, random.next() % 2 == 0 ? 1 : -1)))
            case 16: stage.set(id, .shadowOpacity(0), .borderWidth(0), .mask(nil), .transform(.identity))
            case 17:
                stage.animate(id, key: "near", begin: Double(round), .basic(.position, from: nil, to: nil, by: .point(RenderPoint(3, 2.5))))
            case 0: stage.set(id, .position(RenderPoint(Double(random.next() % 160), Double(random.next() % 120))))
            case 1: stage.set(id, .bounds(RenderRect(Double(random.next() % 9), 0, Double(5 + random.next() % 70), 30)))
            case 2: stage.set(id, .opacity(Float(random.next() % 5) / 4))
            case 3: stage.set(id, .hidden(random.next() % 2 == 0))
            case 4: stage.set(id, .transform(.rotationZ(Double(random.next() % 60) / 10)))
            case 5: stage.set(id, .cornerRadius(Double(random.next() % 12)), .borderWidth(Double(random.next() % 4)))
            case 6: stage.set(id, .shadowOpacity(0.6), .shadowOffset(RenderPoint(3, 4)))
            case 7: stage.set(id, .masksToBounds(random.next() % 2 == 0))
            case 8: stage.set(window, .sublayers(ids[0..<4].shuffled(using: &random)))
            case 9: stage.set(id, .zPosition(Double(random.next() % 3)))
            case 10: stage.set(id, .backgroundColor(random.next() % 3 == 0 ? nil : RenderColor(UInt32(random.next() & 0xFFFFFF), 0.7)))
            case 11: stage.set(id, .mask(random.next() % 3 == 0 ? nil : mask))
            case 12: stage.set(mask, .position(RenderPoint(Double(random.next() % 40), 15)), .opacity(0.8))
            case 13:
                var lens = RenderMatrix.identity
                lens.m34 = -1.0 / 150
                stage.set(id, .transform(RenderMatrix.rotationY(Double(random.next() % 30) / 10).concatenated(lens)))
            case 14: stage.animate(id, duration: 4, begin: Double(round), .basic(.opacity, from: .number(0.2), to: nil, by: nil))
            default: stage.set(id, .position(RenderPoint(Double(random.next() % 1600) / 10, 50.25)))
            }
            try stage.frame(at: Double(round))
            let incremental = stage.bytes
            stage.server.invalidate()
            try stage.frame(at: Double(round))
            let whole = stage.bytes
            let apart = zip(incremental, whole).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
            // Resampling starts from another place when more is drawn, which moves a colour by what 16.16 numbers cannot hold.
            #expect(apart <= 2, "round \(round): \(apart)")
        }
    }

    @Test("a layer that leaves, returns and changes order damages its area")
    func treeChanges() throws {
        let stage = try Stage(100, 100)
        let window = stage.layer(0, 0, 100, 100, color: .white)
        let (a, b) = (stage.layer(10, 10, 20, 20, color: .red), stage.layer(20, 20, 20, 20, color: .blue))
        stage.set(window, .sublayers([a, b]))
        stage.roots(window)
        try stage.frame()
        #expect(stage.pixel(25, 25) == [0, 0, 255, 255])
        stage.set(window, .sublayers([b, a]))
        try stage.frame()
        #expect(stage.pixel(25, 25) == [255, 0, 0, 255])
        stage.set(window, .sublayers([b]))
        #expect(try stage.frame().touchedPixels == 400)
        #expect(stage.pixel(12, 12) == [255, 255, 255, 255])
        stage.set(window, .sublayers([b, a]))
        #expect(try stage.frame().touchedPixels == 400)
        #expect(stage.pixel(12, 12) == [255, 0, 0, 255])
        stage.add(.destroy(a))
        #expect(try stage.frame().touchedPixels == 400)
        stage.set(b, .hidden(true))
        #expect(try stage.frame().damage == [PixelRect(x: 20, y: 20, width: 20, height: 20)])
        stage.set(b, .hidden(false))
        #expect(try stage.frame().damage == [PixelRect(x: 20, y: 20, width: 20, height: 20)])
    }

    @Test("scrolling damages the moved content, not what is around it")
    func scrolling() throws {
        let stage = try Stage(100, 200)
        let window = stage.layer(0, 0, 100, 200, color: .white)
        let scroll = stage.layer(0, 50, 100, 100, color: .white, .masksToBounds(true))
        let rows = (0..<10).map { stage.layer(10, Double($0) * 40, 80, 20, color: .red) }
        stage.set(scroll, .sublayers(rows))
        stage.set(window, .sublayers([scroll]))
        stage.roots(window)
        try stage.frame()
        stage.set(scroll, .bounds(RenderRect(0, 10, 100, 100)))
        stage.set(scroll, .position(RenderPoint(50, 100)))
        let frame = try stage.frame()
        // All rows go up by 10; at both sides of them nothing changes.
        #expect(frame.damage.allSatisfy { $0.x == 10 && $0.width == 80 && $0.y >= 50 && $0.maxY <= 150 })
        #expect(frame.touchedPixels == 80 * 100)
        #expect(stage.server.counters.copiedPixels == 80 * 90)
        #expect(stage.pixel(50, 55) == [255, 0, 0, 255])
        #expect(stage.pixel(50, 65) == [255, 255, 255, 255])
    }

    @Test("changed pixels of a bitmap damage only their visible area")
    func bitmapDamage() throws {
        let stage = try Stage(100, 100)
        let bitmap = try stage.bitmap(40, 40) { _, _ in (0, 0, 255, 255) }
        let window = stage.layer(0, 0, 100, 100, color: .white)
        let layer = stage.layer(20, 30, 40, 40, .contents(bitmap), .opaque(true))
        stage.set(window, .sublayers([layer]))
        stage.roots(window)
        try stage.frame()
        #expect(stage.pixel(25, 35) == [0, 0, 255, 255])
        stage.poke(bitmap, 5, 5, (255, 0, 0))
        stage.add(.bitmapDamaged(bitmap, x: 5, y: 5, width: 1, height: 1))
        let frame = try stage.frame()
        #expect(frame.damage == [PixelRect(x: 24, y: 34, width: 3, height: 3)])
        #expect(stage.pixel(25, 35) == [255, 0, 0, 255])
    }

    @Test("opaque content occludes what is below it")
    func occlusion() throws {
        let stage = try Stage(100, 100)
        let window = stage.layer(0, 0, 100, 100, color: .white)
        let hidden = (0..<20).map { stage.layer(Double($0), 10, 30, 30, color: .red) }
        let cover = stage.layer(0, 0, 100, 100, color: .blue)
        stage.set(window, .sublayers(hidden + [cover]))
        stage.roots(window)
        try stage.frame()
        #expect(stage.server.counters.occluded == 21)
        #expect(stage.server.counters.paintedPixels == 100 * 100)
        // Something hidden that moves is in the damage, but paints only the cover.
        stage.set(hidden[0], .position(RenderPoint(60, 60)))
        let frame = try stage.frame()
        #expect(frame.touchedPixels == 2 * 900)
        #expect(stage.server.counters.paintedPixels == 2 * 900)
    }

    @Test("another surface is drawn in full")
    func otherSurface() throws {
        let stage = try Stage(50, 50)
        stage.roots(stage.layer(0, 0, 50, 50, color: .red))
        try stage.frame()
        let other = try #require(RenderSurface(width: 60, height: 40))
        #expect(stage.server.render(at: 0, into: other).touchedPixels == 60 * 40)
    }
}

struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) ^ (state << 20)
    }
}

extension PixelRect {
    var maxY: Int { y + height }
}
