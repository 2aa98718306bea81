public import Foundation

// The Swift names of C's CGPointEqualToPoint and similar functions; the same as `==`.

extension CGPoint {
    /// Whether both points are the same, compared exactly; the same as `==`.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both sizes are the same, compared exactly; the same as `==`.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both rectangles are the same; the same as `==`.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

// The imported functions themselves, which older code calls by these names.
// swift-format-ignore-file: NoLeadingUnderscores, AlwaysUseLowerCamelCase

/// The same as `==`.
public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
/// The same as `==`.
public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
/// The same as `==`.
public func __CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
