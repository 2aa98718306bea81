import CoreGraphics
import Foundation
import ObjectiveC
import RenderProtocol
import Testing

@testable import QuartzCore

@Suite("Special layers", .serialized) @MainActor struct SpecialLayerTests {
    @Test("an emitter reads its cells when they are set, and afterwards by key path")
    func cells() throws {
        let cell = CAEmitterCell()
        (cell.name, cell.birthRate, cell.lifetime) = ("spark", 10, 2)
        let layer = CAEmitterLayer()
        layer.emitterCells = [cell]
        #expect(layer.values.emitter.cells.first?.birthRate == 10)
        cell.birthRate = 99
        #expect(layer.values.emitter.cells.first?.birthRate == 10)
        layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        #expect(layer.values.emitter.cells.first?.birthRate == 0)
        #expect(cell.birthRate == 0)
        #expect(layer.value(forKeyPath: "emitterCells.spark.lifetime") as? NSNumber == 2)
    }

    @Test("a cell nested in itself is bounded")
    func endlessCell() {
        let cell = CAEmitterCell()
        cell.emitterCells = [cell]
        let layer = CAEmitterLayer()
        layer.emitterCells = [cell]
        #expect(layer.values.emitter.cells.count == 1)
    }

    @Test("shapes, modes and orders have Core Animation's names; unknown ones mean the default")
    func names() {
        let layer = CAEmitterLayer()
        #expect(layer.emitterShape == .point)
        #expect(layer.emitterMode == .volume)
        #expect(layer.renderMode == .unordered)
        (layer.emitterShape, layer.emitterMode, layer.renderMode) = (.circle, .outline, .oldestLast)
        #expect(layer.emitterShape.rawValue == "circle")
        #expect(layer.emitterMode == .outline)
        #expect(layer.renderMode.rawValue == "oldestLast")
        layer.emitterShape = CAEmitterLayerEmitterShape(rawValue: "star")
        #expect(layer.emitterShape == .point)
        #expect(layer.birthRate == 1)
        #expect(layer.lifetime == 1)
        #expect(layer.velocity == 1)
        #expect(layer.scale == 1)
        #expect(layer.spin == 1)
        let cell = CAEmitterCell()
        #expect(cell.birthRate == 0)
        #expect(cell.lifetime == 0)
        #expect(cell.scale == 1)
        #expect(cell.isEnabled)
        #expect(cell.duration == 0)
        #expect(CAEmitterCell.defaultValue(forKey: "scale") as? NSNumber == 1)
    }

    @Test("keys that only an emitter knows are free on other layers")
    func freeKeys() {
        let layer = CALayer()
        layer.setValue(3, forKey: "scale")
        #expect(layer.value(forKey: "scale") as? Int == 3)
        #expect(layer.values.kindValues == .none)
    }

    @Test("a replicator starts with one copy, white, untransformed")
    func replicator() {
        let layer = CAReplicatorLayer()
        #expect(layer.instanceCount == 1)
        #expect(layer.instanceDelay == 0)
        #expect(CATransform3DIsIdentity(layer.instanceTransform))
        #expect(layer.instanceColor == .white)
        #expect(layer.instanceAlphaOffset == 0)
        #expect(!layer.preservesDepth)
        (layer.instanceCount, layer.instanceDelay) = (-3, .nan)
        layer.instanceColor = nil
        #expect(layer.instanceCount == -3)
        #expect(layer.values.replicator.color == .white)
        layer.setValue(5, forKeyPath: "instanceCount")
        #expect(layer.instanceCount == 5)
    }

    @Test("a snapshot includes a replicator's copies")
    func snapshot() throws {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        let square = CALayer()
        square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        square.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        layer.addSublayer(square)
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        let image = try #require(layer.snapshot(scale: 1))
        image.withPixels { pixels in
            for x in [5, 25, 45] { #expect(pixels.base.load(fromByteOffset: 5 * pixels.bytesPerRow + x * 4 + 2, as: UInt8.self) == 255) }
            #expect(pixels.base.load(fromByteOffset: 5 * pixels.bytesPerRow + 15 * 4 + 3, as: UInt8.self) == 0)
        }
    }

    @Test("finds blend modes by name; other filters have no effect")
    func filters() {
        let layer = CALayer()
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.values.blend == .multiply)
        #expect(layer.compositingFilter as? String == "multiplyBlendMode")
        layer.compositingFilter = "nothingOfTheKind"
        #expect(layer.values.blend == .normal)
        layer.compositingFilter = nil
        #expect(layer.values.blend == .normal)
    }

    @Test("a scroll layer scrolls in its allowed directions only, and by the minimum")
    func scroll() {
        let layer = CAScrollLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.scroll(to: CGPoint(x: 10, y: 20))
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 20))
        #expect(layer.masksToBounds)
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: 40, y: 30))
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 30))
        layer.scrollMode = .both
        layer.scroll(to: CGRect(x: 20, y: 90, width: 10, height: 10))
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 50))
        layer.scrollMode = .none
        layer.scroll(to: CGPoint.zero)
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 50))
    }
}
