public import CoreGraphics
public import Foundation

/// Vectors, insets, offsets and transforms in `NSValue` objects. Foundation here encodes no structures, but arrays of numbers.
///
/// > Contract: UIKit, NSValue. A value of another type gives zeros, or the identity.
extension NSValue {
    /// Creates an object that contains a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
    /// Creates an object that contains an offset.
    public convenience init(uiOffset insets: UIOffset) { self.init(numbers: [insets.horizontal, insets.vertical]) }
    /// Creates an object that contains insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }
    /// Creates an object that contains directional insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// Creates an object that contains a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// The vector given at creation; zero for an object with another value.
    public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
    /// The offset given at creation; zero for an object with another value.
    public var uiOffsetValue: UIOffset { numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero }
    /// The insets given at creation; zero for an object with another value.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// The directional insets given at creation; zero for an object with another value.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        numbers(4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }
    /// The transform given at creation; the identity for an object with another value.
    public var cgAffineTransformValue: CGAffineTransform {
        numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }

    private convenience init(numbers: [CGFloat]) {
        let memory = NumberBuffer(numbers)
        self.init(bytes: memory.start, objCType: "[\(numbers.count)d]")
        withExtendedLifetime(memory) {}
    }

    private func numbers(_ count: Int) -> [CGFloat]? {
        guard String(cString: objCType) == "[\(count)d]" else { return nil }
        var doubles = [Double](repeating: 0, count: count)
        doubles.withUnsafeMutableBytes { if let start = $0.baseAddress { getValue(start) } }
        return doubles.map { CGFloat($0) }
    }
}

/// Memory for numbers, until they are copied.
private final class NumberBuffer {
    let start: UnsafeMutablePointer<Double>

    init(_ numbers: [CGFloat]) {
        start = .allocate(capacity: numbers.count)
        for (index, number) in numbers.enumerated() { (start + index).initialize(to: Double(number)) }
    }

    deinit { start.deallocate() }
}
