import CoreGraphics
import Foundation
import QuartzCore
import RenderProtocol
import Testing

private final class DrawingLayer: CALayer {
    var draws = 0
    override func draw(in ctx: CGContext) {
        draws += 1
        ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
}

private final class DrawingDelegate: NSObject, CALayerDelegate {
    var calls: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.append("draw")
        ctx.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        ctx.fill(layer.bounds)
    }
    func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
}

/// Makes a sublayer while it draws, as views do that set a button's title in `draw(_:)`; the sublayer gets its size in the layout after that.
private final class MakingLayer: CALayer {
    let made = DrawingLayer()
    override func draw(in ctx: CGContext) {
        guard made.superlayer == nil else { return }
        made.needsDisplayOnBoundsChange = true
        addSublayer(made)
        setNeedsLayout()
    }
    override func layoutSublayers() {
        if made.superlayer != nil { made.frame = box(0, 0, 2, 1) }
    }
}

private final class SilentDelegate: NSObject, CALayerDelegate {}

private func bitmap(of layer: CALayer, in changes: [LayerChange]) -> BitmapID? {
    changes.lazy.compactMap { if case .set(layer.id, .contents(let id)) = $0 { id } else { nil } }.last
}

@Suite("Layer contents", .serialized) @MainActor struct LayerContentsTests {
    @Test("draws at contentsScale with the origin at the top left")
    func drawing() {
        let target = DrawingLayer()
        target.frame = box(0, 0, 4, 3)
        target.contentsScale = 2
        let stage = Stage(target)
        let changes = stage.changes { target.setNeedsDisplay() }
        let id = bitmap(of: target, in: changes)
        #expect(stage.link.bitmaps[id ?? BitmapID(0)]?.width == 8)
        #expect(stage.link.bitmaps[id ?? BitmapID(0)]?.height == 6)
        #expect(stage.link.pixel(id, x: 0, y: 0) == [0, 0, 255, 255])
        #expect(stage.link.pixel(id, x: 3, y: 1) == [0, 0, 255, 255])
        #expect(stage.link.pixel(id, x: 4, y: 0) == [0, 0, 0, 0])
        #expect(stage.link.pixel(id, x: 0, y: 2) == [0, 0, 0, 0])
    }

    @Test("a layer that another one makes while it draws is laid out and drawn in the same commit, and again later")
    func madeWhileDrawing() {
        let target = MakingLayer()
        target.frame = box(0, 0, 4, 3)
        let stage = Stage(target)
        let changes = stage.changes { target.setNeedsDisplay() }
        #expect(target.made.draws == 1)
        #expect(bitmap(of: target.made, in: changes) != nil)
        _ = stage.changes { target.made.setNeedsDisplay() }
        #expect(target.made.draws == 2)
    }

    @Test("draws once for any number of requests before a commit")
    func coalesced() {
        let target = DrawingLayer()
        target.frame = box(0, 0, 4, 3)
        let stage = Stage(target)
        _ = stage.changes {
            target.setNeedsDisplay()
            target.setNeedsDisplay(box(0, 0, 1, 1))
        }
        #expect(target.draws == 1)
        _ = stage.changes { target.position = CGPoint(x: 50, y: 50) }
        #expect(target.draws == 1)
    }

    @Test("draws when it comes on screen, not before")
    func offScreen() {
        let stage = Stage()
        let (parent, target) = (layer(box(0, 0, 10, 10)), DrawingLayer())
        target.frame = box(0, 0, 4, 3)
        target.setNeedsDisplay()
        parent.addSublayer(target)
        stage.flush()
        #expect(target.draws == 0)
        stage.root.addSublayer(parent)
        stage.flush()
        #expect(target.draws == 1)
    }

    @Test("the delegate draws")
    func delegate() {
        let target = layer(box(0, 0, 2, 2))
        let delegate = DrawingDelegate()
        target.delegate = delegate
        let stage = Stage(target)
        delegate.calls = []
        let changes = stage.changes { target.setNeedsDisplay() }
        #expect(delegate.calls == ["will draw", "draw"])
        #expect(stage.link.pixel(bitmap(of: target, in: changes), x: 1, y: 1) == [255, 0, 0, 255])
    }

    @Test("allocates no pixels when nothing draws")
    func nobodyDraws() {
        let target = layer(box(0, 0, 2, 2))
        let delegate = SilentDelegate()
        target.delegate = delegate
        let stage = Stage(target)
        let changes = stage.changes { target.setNeedsDisplay() }
        #expect(bitmap(of: target, in: changes) == nil)
        #expect(target.contents == nil)
    }

    @Test("sends an image once for all its layers, and releases it with the last layer and the image that owns its pixels")
    func images() throws {
        let (a, b) = (layer(box(0, 0, 2, 2)), layer(box(0, 0, 2, 2)))
        let stage = Stage(a, b)
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        var image: CGImage? = context.makeImage()
        let changes = stage.changes {
            CATransaction.setDisableActions(true)
            a.contents = image
            b.contents = image
        }
        let id = bitmap(of: a, in: changes)
        #expect(id != nil)
        #expect(bitmap(of: b, in: changes) == id)
        #expect(stage.link.bitmaps.count == 1)
        #expect(stage.link.pixel(id, x: 0, y: 0) == [0, 255, 0, 255])
        #expect(stage.link.pixel(id, x: 0, y: 1) == [0, 0, 0, 0])
        let first = stage.changes {
            CATransaction.setDisableActions(true)
            a.contents = nil
        }
        #expect(!first.contains(.releaseBitmap(id ?? BitmapID(0))))
        let last = stage.changes {
            CATransaction.setDisableActions(true)
            b.contents = nil
            image = nil
        }
        #expect(last.contains(.releaseBitmap(id ?? BitmapID(0))))
    }

    @Test("lays out superlayers before sublayers, each once")
    func layout() {
        let (parent, child) = (layer(box(0, 0, 10, 10)), layer(box(0, 0, 5, 5)))
        parent.addSublayer(child)
        let (first, second) = (DrawingDelegate(), DrawingDelegate())
        parent.delegate = first
        child.delegate = second
        let stage = Stage(parent)
        (first.calls, second.calls) = ([], [])
        child.setNeedsLayout()
        parent.setNeedsLayout()
        parent.setNeedsLayout()
        stage.flush()
        #expect(first.calls == ["layout"])
        #expect(second.calls == ["layout"])
        stage.flush()
        #expect(first.calls == ["layout"])
    }

    @Test("lays out from the topmost ancestor of an unbroken chain that needs it")
    func layoutIfNeeded() {
        let (parent, child) = (layer(box(0, 0, 10, 10)), layer(box(0, 0, 5, 5)))
        parent.addSublayer(child)
        let (first, second) = (DrawingDelegate(), DrawingDelegate())
        (parent.delegate, child.delegate) = (first, second)
        parent.layoutIfNeeded()
        (first.calls, second.calls) = ([], [])
        parent.setNeedsLayout()
        child.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(first.calls == ["layout"])
        #expect(second.calls == ["layout"])
        child.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(first.calls == ["layout"])
        #expect(second.calls == ["layout", "layout"])
    }
}
