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
