/// An immutable outline of lines and curves.
///
/// > Contract: CoreGraphics, CGPath
public class CGPath: @unchecked Sendable, Hashable {
    package internal(set) var elements: [PathElement]

    package init(elements: [PathElement]) { self.elements = elements }

    /// Creates a closed rectangle, transformed if a transform is given.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathShapes.rect(rect, transform?.pointee ?? .identity))
    }

    /// Creates the ellipse that touches the rectangle's sides, transformed if a transform is given.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathShapes.ellipse(rect, transform?.pointee ?? .identity))
    }

    /// Corner sizes are limited to half the rectangle.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(
            elements: PathShapes.roundedRect(rect, width: cornerWidth, height: cornerHeight, transform?.pointee ?? .identity)
        )
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The current point; zero for an empty path.
    public var currentPoint: CGPoint { PathShapes.pen(after: elements).current ?? .zero }

    /// An immutable copy.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// An immutable copy, transformed if a transform is given.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.transformed(transform?.pointee ?? .identity))
    }

    /// A copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// A copy that can be changed, transformed if a transform is given.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.transformed(transform?.pointee ?? .identity))
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.elements == rhs.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath {
    /// Calls a block for each element, in order; the element is valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            guard let points = buffer.baseAddress else { return }
            points.initialize(repeating: .zero, count: 3)
            var step = CGPathElement(type: .closeSubpath, points: points)
            for element in elements {
                switch element {
                case .move(let p):
                    step.type = .moveToPoint
                    points[0] = p
                case .line(let p):
                    step.type = .addLineToPoint
                    points[0] = p
                case .quad(let c, let p):
                    step.type = .addQuadCurveToPoint
                    points[0] = c
                    points[1] = p
                case .curve(let c1, let c2, let p):
                    step.type = .addCurveToPoint
                    points[0] = c1
                    points[1] = c2
                    points[2] = p
                case .close: step.type = .closeSubpath
                }
                withUnsafePointer(to: step, block)
            }
        }
    }

    /// Calls a function for each element, in order, with `info`; the element is valid during the call only.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

extension [PathElement] {
    func transformed(_ t: CGAffineTransform) -> [PathElement] { t.isIdentity ? self : map { $0.applying(t) } }
}
