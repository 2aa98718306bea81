import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Layer tree", .serialized) @MainActor struct LayerTreeTests {
    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

    private func tree(_ text: String) -> (CALayer, [Character: CALayer]) {
        let root = CALayer()
        var layers: [Character: CALayer] = [:]
        for name in text {
            let layer = CALayer()
            layer.name = String(name)
            layers[name] = layer
            root.addSublayer(layer)
        }
        return (root, layers)
    }

    @Test("a sublayer, a mask and a sublayer of a presentation outlive the superlayer")
    func outliveSuperlayer() {
        let (sublayer, mask) = (CALayer(), CALayer())
        do {
            let layer = CALayer()
            layer.addSublayer(sublayer)
            layer.mask = mask
        }
        #expect(sublayer.superlayer == nil)
        #expect(mask.superlayer == nil)
        let stage = Stage(CALayer())
        stage.flush()
        do {
            let shown = CALayer(layer: stage.root)
            shown.addSublayer(sublayer)
        }
        #expect(sublayer.superlayer == nil)
    }

    @Test("a layer of a subclass that is made of a plain layer does not have its values")
    func madeOfPlainLayer() {
        let plain = CALayer()
        plain.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
        plain.opacity = 0.5
        let shape = CAShapeLayer(layer: plain)
        #expect(shape.frame == .zero)
        #expect(shape.opacity == 1)
        #expect(CALayer(layer: plain).frame == plain.frame)
        shape.frame = plain.frame
        #expect(CAShapeLayer(layer: shape).frame == plain.frame)
    }

    @Test("refers weakly to a delegate")
    func weakDelegate() {
        @MainActor final class Delegate: NSObject, CALayerDelegate {}
        let layer = CALayer()
        var delegate: Delegate? = Delegate()
        weak let seen = delegate
        layer.delegate = delegate
        #expect(layer.delegate === delegate)
        delegate = nil
        #expect(layer.delegate == nil)
        #expect(seen == nil)
    }

    @Test("inserts at an index, and at the end when it is too large")
    func insertion() {
        let (root, layers) = tree("abc")
        root.insertSublayer(layers["c", default: root], at: 0)
        #expect(names(root) == "cab")
        root.insertSublayer(layers["c", default: root], at: 99)
        #expect(names(root) == "abc")
    }

    @Test("inserts above and below a sibling, from either side")
    func siblings() {
        let (root, layers) = tree("abcd")
        root.insertSublayer(layers["a", default: root], above: layers["c"])
        #expect(names(root) == "bcad")
        root.insertSublayer(layers["d", default: root], below: layers["b"])
        #expect(names(root) == "dbca")
        root.insertSublayer(layers["a", default: root], below: layers["c"])
        #expect(names(root) == "dbac")
    }

    @Test("replaces a sublayer at its index")
    func replacement() {
        let (root, layers) = tree("abc")
        let other = CALayer()
        other.name = "x"
        root.replaceSublayer(layers["b", default: root], with: other)
        #expect(names(root) == "axc")
        #expect(layers["b"]?.superlayer == nil)
    }

    @Test("removes a layer from its previous superlayer")
    func moving() {
        let (root, layers) = tree("ab")
        let other = CALayer()
        other.addSublayer(layers["a", default: root])
        #expect(names(root) == "b")
        #expect(layers["a"]?.superlayer === other)
    }

    @Test("superlayers and sublayers agree after random insertions, moves, masks and removals", arguments: [1, 2, 3])
    func random(seed: UInt64) {
        var state = seed
        func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        func contains(_ layer: CALayer, _ other: CALayer) -> Bool {
            var current: CALayer? = other
            while let here = current {
                if here === layer { return true }
                current = here.superlayer
            }
            return false
        }
        let layers = (0..<12).map { _ in CALayer() }
        for _ in 0..<400 {
            let (parent, child) = (layers[below(12)], layers[below(12)])
            // A layer inside itself is an exception.
            guard !contains(child, parent) else { continue }
            switch below(6) {
            case 0: parent.addSublayer(child)
            case 1: parent.insertSublayer(child, at: UInt32(below(4)))
            case 2: parent.insertSublayer(child, above: parent.sublayers?.last)
            case 3: parent.mask = child
            case 4: parent.sublayers = below(2) == 0 ? [] : [child]
            default: child.removeFromSuperlayer()
            }
            for layer in layers { #expect(layer.checkTreeInvariants()) }
        }
    }

    @Test("sets all sublayers at once")
    func allSublayers() {
        let (root, layers) = tree("abc")
        root.sublayers = [layers["c", default: root], layers["a", default: root]]
        #expect(names(root) == "ca")
        #expect(layers["b"]?.superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
    }

    @Test("refuses a layer that would contain itself")
    func cycle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (a, b) = (CALayer(), CALayer())
            a.addSublayer(b)
            b.addSublayer(a)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'CALayerInvalid', reason: 'layer "), "\(text.prefix(400))")
    }

    @Test("refuses a NaN position, with Apple's message")
    func invalidGeometry() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CALayer().position = CGPoint(x: CGFloat.nan, y: 0)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("CALayerInvalidGeometry"))
        #expect(text.contains("CALayer position contains NaN: [nan 0]"))
    }

    @Test("creates a layer of a class known only at run time")
    func dynamicClass() {
        final class Special: CAShapeLayer {
            var mark = "made"
            override init() {
                super.init()
                mark += " by init"
            }
            override init(layer: Any) {
                mark = ((layer as? Special)?.mark ?? "") + " copied"
                super.init(layer: layer)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let type: CALayer.Type = Special.self
        let made = DynamicClass.make(type)
        #expect((made as? Special)?.mark == "made by init")
        let stage = Stage(made)
        stage.flush()
        #expect((made.presentation() as? Special)?.mark == "made by init copied")
    }
}
