import HostInterface
import RenderProtocol
import Testing

@testable import RenderServer

/// Deterministic.
private struct Dice {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}

@Suite("Invariants of scenes and regions") struct InvariantTests {
    @Test("parents and sublayers agree after random transactions", arguments: [1, 2, 3, 4])
    func scene(seed: UInt64) {
        var dice = Dice(state: seed)
        let scene = Scene()
        var next: UInt64 = 1
        var applied = 0
        for _ in 0..<400 {
            var transaction = LayerTransaction()
            let known = scene.layers.keys.map(\.rawValue).sorted().map { LayerID($0) }
            func some() -> LayerID { known.isEmpty ? LayerID(next) : known[dice.below(known.count)] }
            func few() -> [LayerID] { (0..<dice.below(4)).map { _ in some() } }
            switch dice.below(7) {
            case 0, 1:
                transaction.changes.append(.create(LayerID(next), dice.below(4) == 0 ? .backdrop : .plain))
                next += 1
            case 2, 3: transaction.changes.append(.set(some(), .sublayers(few())))
            case 4: transaction.changes.append(.set(some(), .mask(dice.below(3) == 0 ? nil : some())))
            case 5: transaction.changes.append(.setRoots(few()))
            default: if known.count > 12 { transaction.changes.append(.destroy(some())) }
            }
            // Cycles and layers with two parents are refused.
            do { try scene.check(transaction) } catch { continue }
            scene.apply(checked: transaction)
            applied += 1
            #expect(scene.checkInvariants())
        }
        #expect(applied > 50)
    }

    @Test("a mask that becomes a sublayer in one transaction keeps its superlayer, in either order", arguments: [false, true])
    func maskBecomesSublayer(isMaskFirst: Bool) throws {
        let stage = try Stage(40, 40)
        let root = stage.layer(0, 0, 40, 40, color: .white)
        let other = stage.layer(10, 10, 20, 20, color: .red)
        stage.set(root, .mask(other))
        stage.roots(root)
        try stage.frame()
        if isMaskFirst { stage.set(root, .mask(nil), .sublayers([other])) } else { stage.set(root, .sublayers([other]), .mask(nil)) }
        try stage.frame()
        #expect(stage.pixel(20, 20) == [255, 0, 0, 255])
        #expect(stage.pixel(2, 2) == [255, 255, 255, 255])
        // Its later changes are drawn too.
        stage.set(other, .backgroundColor(.blue))
        try stage.frame()
        #expect(stage.pixel(20, 20) == [0, 0, 255, 255])
    }

    @Test("regions stay sorted and disjoint", arguments: [1, 2, 3])
    func region(seed: UInt64) {
        var dice = Dice(state: seed)
        let region = Region()
        for _ in 0..<300 {
            let rect = PixelRect(x: dice.below(80), y: dice.below(80), width: dice.below(30), height: dice.below(30))
            switch dice.below(5) {
            case 0, 1: region.add(rect)
            case 2: region.subtract(rect)
            case 3: region.translate(dice.below(5) - 2, dice.below(5) - 2)
            default: region.simplify(limit: 20)
            }
            #expect(region.checkInvariants())
        }
    }
}
