public import CoreGraphics
public import Foundation

/// Numbers for filters: a point, a rectangle, a transform, coefficients. Immutable.
///
/// > Contract: Core Image, CIVector. > Isolation: any thread.
open class CIVector: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let values: [CGFloat]

    private init(_ values: [CGFloat]) {
        self.values = values
        super.init()
    }

    /// The first `count` numbers at an address.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: values, count: max(count, 0))))
    }
    /// One number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// A point: x and y.
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    /// A rectangle: x and y of its origin, width, height.
    public convenience init(cgRect r: CGRect) { self.init([r.origin.x, r.origin.y, r.size.width, r.size.height]) }
    /// The six numbers of a transform: a, b, c, d, tx, ty.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

    /// Numbers separated by spaces within brackets, such as `[150 20]`. What is no number becomes 0.
    public convenience init(string representation: String) {
        let inside = representation.trimmingCharacters(in: CharacterSet(charactersIn: "[] \n"))
        self.init(inside.split(separator: " ").map { CGFloat(Double($0) ?? 0) })
    }

    /// Reads a vector that `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "values") else { return nil }
        self.init(string: text as String)
    }
    /// Writes the numbers.
    open func encode(with coder: NSCoder) { coder.encode(stringRepresentation as NSString, forKey: "values") }
    open class var supportsSecureCoding: Bool { true }
    /// The vector itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A number by its position; 0 outside.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// How many numbers there are.
    open var count: Int { values.count }
    /// The first number; 0 if absent.
    open var x: CGFloat { value(at: 0) }
    /// The second number; 0 if absent.
    open var y: CGFloat { value(at: 1) }
    /// The third number; 0 if absent.
    open var z: CGFloat { value(at: 2) }
    /// The fourth number; 0 if absent.
    open var w: CGFloat { value(at: 3) }
    /// The first two numbers.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six numbers.
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    /// The numbers within brackets, as `init(string:)` reads them.
    open var stringRepresentation: String {
        "["
            + values.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(format: "%.0f", Double($0)) : "\(Double($0))" }.joined(
                separator: " ") + "]"
    }
    open override var description: String { stringRepresentation }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    open override var hash: Int { values.hashValue }

    var floats: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }
    var numbers: [CGFloat] { values }
}
