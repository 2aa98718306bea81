public import Foundation

/// Geometry in `NSValue` objects.
///
/// > Contract: UIKit, NSValue
extension NSValue {
    /// Creates an object that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates an object that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates an object that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point given at creation; only for objects that contain one.
    public var cgPointValue: CGPoint { pointValue }
    /// The size given at creation; only for objects that contain one.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle given at creation; only for objects that contain one.
    public var cgRectValue: CGRect { rectValue }
}
