extension CGPoint {
    /// The point after the transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Ignores the transform's translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The bounding box of the transformed corners. A null rectangle stays null, an infinite one infinite.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite || t.isIdentity { return self }
        return CGRect(enclosing: [
            CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
            CGPoint(x: maxX, y: maxY).applying(t), CGPoint(x: minX, y: maxY).applying(t),
        ])
    }

    /// The smallest rectangle around points; null without any, and if a coordinate is not a number.
    ///
    /// Points may be at infinity: the distance of two that are at the same one is 0. Foundation's rectangle functions end the process for
    /// a rectangle with an edge that is not a number.
    package init(enclosing points: [CGPoint]) {
        guard let first = points.first, !points.contains(where: { $0.x.isNaN || $0.y.isNaN }) else {
            self = .null
            return
        }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points.dropFirst() {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        self.init(x: left, y: top, width: left == right ? 0 : right - left, height: top == bottom ? 0 : bottom - top)
    }
}
