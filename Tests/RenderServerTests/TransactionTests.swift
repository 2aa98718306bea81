import RenderProtocol
import Testing

@testable import RenderServer

@Suite("Transactions")
struct TransactionTests {
    private func stage() throws -> (Stage, [LayerID]) {
        let stage = try Stage(40, 40)
        let layers = (0..<4).map { _ in stage.layer(0, 0, 40, 40, color: .red) }
        stage.set(layers[0], .sublayers([layers[1]]))
        stage.set(layers[1], .sublayers([layers[2]]))
        stage.roots(layers[0])
        try stage.frame()
        return (stage, layers)
    }

    @Test("one that references an unknown layer is refused and changes nothing")
    func unknownLayer() throws {
        let (stage, layers) = try stage()
        stage.set(layers[2], .backgroundColor(.blue))
        stage.set(LayerID(99), .hidden(true))
        #expect(throws: SceneError.unknownLayer(LayerID(99))) { try stage.frame() }
        #expect(try stage.frame().touchedPixels == 0)
        #expect(stage.pixel(5, 5) == [255, 0, 0, 255])
    }

    @Test("a layer cannot be inside itself")
    func cycle() throws {
        let (stage, layers) = try stage()
        stage.set(layers[2], .sublayers([layers[0]]))
        #expect(throws: SceneError.cycle(layers[0])) { try stage.frame() }
        stage.set(layers[3], .mask(layers[3]))
        #expect(throws: SceneError.cycle(layers[3])) { try stage.frame() }
        stage.set(layers[0], .sublayers([layers[1], layers[1]]))
        #expect(throws: SceneError.twoParents(layers[1])) { try stage.frame() }
    }

    @Test("reversing a branch in one transaction is not a cycle")
    func reparent() throws {
        let (stage, layers) = try stage()
        stage.set(layers[0], .sublayers([layers[2]]))
        stage.set(layers[2], .sublayers([layers[1]]))
        stage.set(layers[1], .sublayers([]))
        #expect(throws: Never.self) { try stage.frame() }
        // A layer that is given to another leaves where it was, though the old place did not say so.
        stage.set(layers[3], .sublayers([layers[1]]))
        #expect(throws: Never.self) { try stage.frame() }
    }

    @Test("a layer and its sublayer change places in one transaction, the new parent first", .timeLimit(.minutes(10)))
    func exchange() throws {
        let (stage, layers) = try stage()
        stage.set(layers[1], .backgroundColor(.blue))
        stage.set(layers[2], .sublayers([layers[1]]))
        stage.set(layers[1], .sublayers([]))
        stage.set(layers[0], .sublayers([layers[2]]))
        try stage.frame()
        #expect(stage.pixel(5, 5) == [0, 0, 255, 255])
        stage.set(layers[1], .mask(layers[2]))
        stage.set(layers[2], .sublayers([]))
        stage.set(layers[0], .sublayers([layers[1]]))
        try stage.frame()
        #expect(stage.pixel(5, 5) == [0, 0, 255, 255])
    }

    @Test("identifiers may not be reused, and bitmaps must exist")
    func names() throws {
        let (stage, layers) = try stage()
        stage.add(.create(layers[0], .plain))
        #expect(throws: SceneError.layerExists(layers[0])) { try stage.frame() }
        stage.set(layers[0], .contents(BitmapID(7)))
        #expect(throws: SceneError.unknownBitmap(BitmapID(7))) { try stage.frame() }
        stage.add(.destroy(layers[3]))
        stage.set(layers[3], .hidden(true))
        #expect(throws: SceneError.unknownLayer(layers[3])) { try stage.frame() }
    }

    @Test("random transactions are accepted or refused, and the scene stays consistent")
    func fuzz() throws {
        var random = Seeded(state: 7)
        let stage = try Stage(64, 64)
        let odd = [0, -1, 1e300, -.infinity, .nan, 0.5, 20]
        func number() -> Double { odd[Int(random.next() % UInt64(odd.count))] }
        func id() -> LayerID { LayerID(1 + random.next() % 12) }
        for round in 0..<3000 {
            let layer = id()
            switch random.next() % 16 {
            case 0, 1: stage.add(.create(layer, LayerKind.allCases[Int(random.next() % 4)]))
            case 2: if random.next() % 8 == 0 { stage.add(.destroy(layer)) }
            case 3: stage.set(layer, .sublayers([id(), id()]))
            case 4: stage.add(.setRoots([id()]))
            case 5: stage.set(layer, .bounds(RenderRect(number(), number(), number(), number())))
            case 6: stage.set(layer, .position(RenderPoint(number(), number())))
            case 7: stage.set(layer, .transform(RenderMatrix.scale(number(), number()).concatenated(.rotationX(number()))))
            case 8: stage.set(layer, .cornerRadius(number()), .borderWidth(number()), .masksToBounds(true))
            case 9: stage.set(layer, .shadowOpacity(Float(number())), .shadowRadius(number()), .shadowOffset(RenderPoint(number(), 2)))
            case 10: stage.set(layer, .mask(id()))
            case 11:
                stage.set(layer, .path(RenderPath(segments: [.line(RenderPoint(number(), number())), .close])), .lineWidth(number()))
            case 12: stage.set(layer, .gradientColors([.red, .blue]), .gradientLocations([number(), number()]))
            case 13: stage.animate(layer, duration: number(), .basic(.transform, from: nil, to: .matrix(.rotationY(number())), by: nil))
            case 14: stage.animate(layer, .transition(.push, .fromTop, startProgress: number(), endProgress: number()))
            default: stage.set(layer, .opacity(Float(number())), .backgroundColor(.green), .zPosition(number()))
            }
            do { try stage.frame(at: Double(round) / 60) } catch is SceneError { continue }
        }
        #expect(stage.server.layerCount <= 12)
    }
}
