import CoreGraphics
import Foundation
import Testing

private protocol MadeOfNumber { init(_ number: NSNumber) }
extension CGFloat: MadeOfNumber {}

@Suite("Geometry as objects")
struct GeometryBridgingTests {
    @Test("rectangles, points and sizes are unboxed from objects, and boxed")
    func bothWays() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let info: [String: Any] = [
            "rect": NSValue(rect: rect), "point": NSValue(point: rect.origin), "size": NSValue(size: rect.size), "plain": rect,
        ]
        #expect(info["rect"] as? CGRect == rect)
        #expect(info["plain"] as? CGRect == rect)
        #expect(info["point"] as? CGPoint == rect.origin)
        #expect(info["size"] as? CGSize == rect.size)
        #expect((info["plain"] as? NSValue)?.rectValue == rect)
        #expect((rect as NSValue).rectValue == rect)
        #expect(rect.origin as NSValue == NSValue(point: rect.origin))
    }

    @Test("an object of another kind unboxes to nil")
    func others() {
        let values: [Any] = [NSNumber(value: 1), NSValue(range: NSRange(location: 0, length: 1)), NSValue(point: .zero), "text"]
        #expect(values.allSatisfy { $0 as? CGRect == nil && $0 as? CGSize == nil })
        #expect(NSValue(rect: .zero) as Any as? CGPoint == nil)
    }

    @Test("a number's initialiser is found by its name alone")
    func numbers() {
        // A generic function's use of the deprecated initialiser is no warning.
        func made<Value: MadeOfNumber>(_ number: NSNumber) -> Value { Value(number) }
        #expect(made(2.5) as CGFloat == 2.5)
    }

    @Test("an object that is kept has more references than before")
    func references() {
        let object = NSObject()
        let before = CFGetRetainCount(object)
        #expect(CFGetRetainCount(object) == before)
        let kept = [object, object]
        #expect(CFGetRetainCount(object) > before)
        #expect(kept.count == 2)
        #expect(CFGetRetainCount(nil) == 0)
    }
}
