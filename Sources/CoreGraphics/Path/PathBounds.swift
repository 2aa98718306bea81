extension CGPath {
    /// The bounding box of every point, including control points; null for an empty path.
    public var boundingBox: CGRect {
        var box = Extent()
        for element in elements {
            switch element {
            case .move(let p), .line(let p): box.add(p)
            case .quad(let c, let p):
                box.add(c)
                box.add(p)
            case .curve(let c1, let c2, let p):
                box.add(c1)
                box.add(c2)
                box.add(p)
            case .close: break
            }
        }
        return box.rect
    }

    /// The bounding box of the outline itself; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var box = Extent()
        var pen = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                box.add(p)
                start = p
            case .line(let p): box.add(p)
            case .quad(let c, let p):
                box.add(p)
                let cubic = CubicSegment(pen, quad: c, p)
                for point in cubic.turningPoints { box.add(point) }
            case .curve(let c1, let c2, let p):
                box.add(p)
                let cubic = CubicSegment(pen, c1, c2, p)
                for point in cubic.turningPoints { box.add(point) }
            case .close: break
            }
            pen = element.end ?? start
        }
        return box.rect
    }
}

/// A bounding box that grows with each point.
struct Extent {
    private var left = CGFloat.infinity
    private var top = CGFloat.infinity
    private var right = -CGFloat.infinity
    private var bottom = -CGFloat.infinity

    mutating func add(_ point: CGPoint) {
        left = min(left, point.x)
        top = min(top, point.y)
        right = max(right, point.x)
        bottom = max(bottom, point.y)
    }

    var rect: CGRect { left > right ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top) }
}
