import CoreGraphics
import Testing

@Suite("CGAffineTransform")
struct AffineTransformTests {
    private func close(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test("applies the last added transform first")
    func order() {
        let t = CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 3).rotated(by: .pi / 2)
        #expect(close(CGPoint(x: 1, y: 0).applying(t), CGPoint(x: 10, y: 3)))
    }

    @Test("concatenates from left to right")
    func concatenation() {
        let t = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 5, y: 7))
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 7, y: 9))
        #expect(CGSize(width: 1, height: 1).applying(t) == CGSize(width: 2, height: 2))
    }

    @Test("inverts, and leaves a singular transform unchanged")
    func inverse() {
        let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
        let back = CGPoint(x: 3, y: -2).applying(t).applying(t.inverted())
        #expect(close(back, CGPoint(x: 3, y: -2)))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("recomposes its components", arguments: [0.3, -2.0, 3.0])
    func decomposition(angle: Double) {
        let t = CGAffineTransform(translationX: 3, y: 4).rotated(by: CGFloat(angle)).scaledBy(x: 2, y: -0.5)
        let again = CGAffineTransform(t.decomposed())
        for (a, b) in zip([t.a, t.b, t.c, t.d, t.tx, t.ty], [again.a, again.b, again.c, again.d, again.tx, again.ty]) {
            #expect(abs(a - b) < 1e-9)
        }
    }

    @Test("gives a rotated rectangle's bounding box, and leaves null and infinite ones unchanged")
    func rects() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(turn)
        #expect(abs(box.minX + 20) < 1e-9)
        #expect(abs(box.width - 20) < 1e-9)
        #expect(abs(box.height - 10) < 1e-9)
        #expect(CGRect.null.applying(turn).isNull)
        #expect(CGRect.infinite.applying(turn).isInfinite)
    }
}
