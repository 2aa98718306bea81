import CoreGraphics
import Foundation
import QuartzCore
import Testing

private func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
}

private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    near(a.origin, b.origin) && near(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY))
}

@Suite("Layer geometry", .serialized) @MainActor struct LayerGeometryTests {
    @Test("derives the frame from position, bounds and anchor point")
    func frame() {
        let layer = CALayer()
        layer.frame = box(10, 20, 100, 50)
        #expect(layer.position == CGPoint(x: 60, y: 45))
        #expect(layer.bounds == box(0, 0, 100, 50))
        layer.anchorPoint = .zero
        #expect(layer.frame == box(60, 45, 100, 50))
        layer.bounds = box(5, 5, 10, 10)
        #expect(layer.frame == box(60, 45, 10, 10))
    }

    @Test("the frame of a rotated layer is its bounding box")
    func turnedFrame() {
        let layer = CALayer()
        layer.frame = box(0, 0, 100, 50)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(near(layer.frame, box(25, -25, 50, 100)))
        #expect(layer.position == CGPoint(x: 50, y: 25))
    }

    @Test("standardizes a frame with a negative size")
    func negativeFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 100, width: -40, height: -20)
        #expect(layer.frame == box(60, 80, 40, 20))
    }

    @Test("converts between layers of one tree")
    func conversion() {
        let (root, a, b, inner) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.frame = box(0, 0, 400, 400)
        a.frame = box(10, 10, 100, 100)
        b.frame = box(200, 50, 100, 100)
        inner.frame = box(5, 5, 20, 20)
        b.bounds = box(0, 30, 100, 100)
        root.addSublayer(a)
        root.addSublayer(b)
        b.addSublayer(inner)
        #expect(near(inner.convert(.zero, to: a), CGPoint(x: 195, y: 15)))
        #expect(near(a.convert(CGPoint(x: 195, y: 15), to: inner), .zero))
        #expect(near(root.convert(box(0, 0, 20, 20), from: inner), box(205, 25, 20, 20)))
    }

    @Test("converts through scale and rotation and back")
    func transformedConversion() {
        let (root, a) = (CALayer(), CALayer())
        root.frame = box(0, 0, 400, 400)
        a.frame = box(100, 100, 100, 100)
        a.transform = CATransform3DScale(CATransform3DMakeRotation(.pi / 6, 0, 0, 1), 2, 0.5, 1)
        root.addSublayer(a)
        let point = CGPoint(x: 13, y: 77)
        #expect(near(a.convert(a.convert(point, to: root), from: root), point))
        #expect(near(a.convert(CGPoint(x: 50, y: 50), to: root), CGPoint(x: 150, y: 150)))
    }

    @Test("converts through perspective and back, with the near side larger")
    func perspective() {
        let (root, a) = (CALayer(), CALayer())
        root.frame = box(0, 0, 400, 400)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        root.sublayerTransform = perspective
        a.frame = box(100, 100, 200, 200)
        a.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        root.addSublayer(a)
        let left = a.convert(CGPoint(x: 0, y: 0), to: root)
        let leftEnd = a.convert(CGPoint(x: 0, y: 200), to: root)
        let right = a.convert(CGPoint(x: 200, y: 0), to: root)
        let rightEnd = a.convert(CGPoint(x: 200, y: 200), to: root)
        #expect(abs((leftEnd.y - left.y) - (rightEnd.y - right.y)) > 20)
        let point = CGPoint(x: 150, y: 20)
        #expect(near(a.convert(a.convert(point, to: root), from: root), point, 1e-6))
    }

    @Test("hits the frontmost layer, by order and by zPosition")
    func hits() {
        let (root, a, b) = (CALayer(), CALayer(), CALayer())
        root.frame = box(0, 0, 400, 400)
        a.frame = box(0, 0, 100, 100)
        b.frame = box(50, 50, 100, 100)
        root.addSublayer(a)
        root.addSublayer(b)
        #expect(root.hitTest(CGPoint(x: 60, y: 60)) === b)
        a.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 60, y: 60)) === a)
        a.isHidden = true
        #expect(root.hitTest(CGPoint(x: 60, y: 60)) === b)
        #expect(root.hitTest(CGPoint(x: 300, y: 300)) === root)
        #expect(root.hitTest(CGPoint(x: 500, y: 300)) == nil)
    }

    @Test("hits sublayers outside of a layer that does not clip, and not of one that does")
    func hitsOutside() {
        let (root, a, inner) = (CALayer(), CALayer(), CALayer())
        root.frame = box(0, 0, 400, 400)
        a.frame = box(0, 0, 50, 50)
        inner.frame = box(100, 100, 50, 50)
        root.addSublayer(a)
        a.addSublayer(inner)
        #expect(root.hitTest(CGPoint(x: 120, y: 120)) === inner)
        a.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 120, y: 120)) === root)
    }

    @Test("converts time by a layer's speed, begin time and offset")
    func time() {
        let (root, a) = (CALayer(), CALayer())
        root.addSublayer(a)
        a.speed = 2
        a.beginTime = 10
        a.timeOffset = 3
        #expect(a.convertTime(15, from: nil) == 13)
        #expect(a.convertTime(13, to: nil) == 15)
        a.speed = 0
        #expect(a.convertTime(99, from: nil) == 3)
    }

    @Test("inverts, concatenates and recognises transforms")
    func transforms() {
        var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
        t = CATransform3DTranslate(CATransform3DScale(t, 2, 3, 4), 5, 6, 7)
        t.m34 = -0.002
        let product = CATransform3DConcat(t, CATransform3DInvert(t))
        let identity = CATransform3DIdentity
        #expect(abs(product.m11 - identity.m11) < 1e-12)
        #expect(abs(product.m42) < 1e-12)
        #expect(!CATransform3DIsAffine(t))
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
        let zero = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(zero), zero))
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: t).caTransform3DValue, t))
    }

    @Test("reads and writes components by key path")
    func keyPaths() {
        let layer = CALayer()
        layer.setValue(NSNumber(value: Double.pi / 2), forKeyPath: "transform.rotation.z")
        let angle = layer.value(forKeyPath: "transform.rotation.z") as? Double
        #expect(abs((angle ?? 0) - .pi / 2) < 1e-9)
        layer.setValue(7, forKeyPath: "position.x")
        #expect(layer.position == CGPoint(x: 7, y: 0))
        layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "bounds.size")
        #expect(layer.bounds == box(0, 0, 3, 4))
        layer.setValue("mine", forKey: "note")
        #expect(layer.value(forKey: "note") as? String == "mine")
        #expect(layer.value(forKey: "nothing") == nil)
        #expect(layer.value(forKeyPath: "opacity") as? Float == 1)
    }
}
