/// The elements of standard shapes. Angles increase from the x axis towards the y axis.
enum PathShapes {
    /// Distance of a cubic's control points that approximates a quarter of the unit circle to 0.03 %.
    static let kappa: CGFloat = 0.552_284_749_830_793_6

    static func rect(_ rect: CGRect, _ t: CGAffineTransform) -> [PathElement] {
        if rect.isNull { return [] }
        // The stored origin and size, not the standardized ones: a negative width reverses the direction.
        let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        return [
            .move(CGPoint(x: x, y: y)), .line(CGPoint(x: x + width, y: y)), .line(CGPoint(x: x + width, y: y + height)),
            .line(CGPoint(x: x, y: y + height)), .close,
        ].transformed(t)
    }

    static func ellipse(_ rect: CGRect, _ t: CGAffineTransform) -> [PathElement] {
        if rect.isNull { return [] }
        let (rx, ry, cx, cy) = (rect.width / 2, rect.height / 2, rect.midX, rect.midY)
        let (kx, ky) = (rx * kappa, ry * kappa)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x, y: cy + y) }
        return [
            .move(point(rx, 0)), .curve(point(rx, ky), point(kx, ry), point(0, ry)),
            .curve(point(-kx, ry), point(-rx, ky), point(-rx, 0)), .curve(point(-rx, -ky), point(-kx, -ry), point(0, -ry)),
            .curve(point(kx, -ry), point(rx, -ky), point(rx, 0)), .close,
        ].transformed(t)
    }

    static func roundedRect(_ rect: CGRect, width: CGFloat, height: CGFloat, _ t: CGAffineTransform) -> [PathElement] {
        if rect.isNull { return [] }
        let (rx, ry) = (min(max(width, 0), rect.width / 2), min(max(height, 0), rect.height / 2))
        if rx == 0 || ry == 0 { return PathShapes.rect(rect.standardized, t) }
        let (kx, ky) = (rx * (1 - kappa), ry * (1 - kappa))
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(point(right, rect.midY)), .line(point(right, bottom - ry)),
            .curve(point(right, bottom - ky), point(right - kx, bottom), point(right - rx, bottom)), .line(point(left + rx, bottom)),
            .curve(point(left + kx, bottom), point(left, bottom - ky), point(left, bottom - ry)), .line(point(left, top + ry)),
            .curve(point(left, top + ky), point(left + kx, top), point(left + rx, top)), .line(point(right - rx, top)),
            .curve(point(right - kx, top), point(right, top + ky), point(right, top + ry)), .close,
        ].transformed(t)
    }

    /// An arc as cubics of at most a quarter turn each, without its starting point.
    static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat) -> [PathElement] {
        guard sweep != 0, radius.isFinite, sweep.isFinite else { return [] }
        let count = max(1, Int(min((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), 1e5)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        var elements: [PathElement] = []
        elements.reserveCapacity(count)
        for index in 0..<count {
            let first = start + CGFloat(index) * step
            let last = first + step
            let (sine1, cosine1, sine2, cosine2) = (sin(first), cos(first), sin(last), cos(last))
            elements.append(
                .curve(
                    CGPoint(x: center.x + radius * cosine1 - reach * sine1, y: center.y + radius * sine1 + reach * cosine1),
                    CGPoint(x: center.x + radius * cosine2 + reach * sine2, y: center.y + radius * sine2 - reach * cosine2),
                    CGPoint(x: center.x + radius * cosine2, y: center.y + radius * sine2)
                )
            )
        }
        return elements
    }

    /// The turn from one angle to another; a full turn or more in the longer direction becomes exactly one. Angles that are whole turns apart are a full
    /// turn in both directions; equal angles are none.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let delta = end - start
        if clockwise {
            if delta <= -turn { return -turn }
            let rest = delta.truncatingRemainder(dividingBy: turn)
            return rest > 0 || rest == 0 && delta > 0 ? rest - turn : rest
        }
        if delta >= turn { return turn }
        let rest = delta.truncatingRemainder(dividingBy: turn)
        return rest < 0 || rest == 0 && delta < 0 ? rest + turn : rest
    }

    static func point(on center: CGPoint, radius: CGFloat, angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    /// The arc that rounds the corner at `corner` from `start` to `end`.
    /// A corner without space or turn becomes a line to it.
    static func tangentArc(
        start: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat
    ) -> (first: CGPoint, center: CGPoint, angle: CGFloat, sweep: CGFloat)? {
        let into = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let out = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let lengths = (hypot(into.dx, into.dy), hypot(out.dx, out.dy))
        guard radius > 0, lengths.0 > 0, lengths.1 > 0 else { return nil }
        let (u, v) = (
            CGVector(dx: into.dx / lengths.0, dy: into.dy / lengths.0), CGVector(dx: out.dx / lengths.1, dy: out.dy / lengths.1)
        )
        let cross = u.dx * v.dy - u.dy * v.dx
        let dot = u.dx * v.dx + u.dy * v.dy
        guard abs(cross) > 1e-9 else { return nil }
        let distance = radius * (1 + dot) / abs(cross)
        let first = CGPoint(x: corner.x + u.dx * distance, y: corner.y + u.dy * distance)
        let last = CGPoint(x: corner.x + v.dx * distance, y: corner.y + v.dy * distance)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - u.dy * radius * side, y: first.y + u.dx * radius * side)
        let angle = atan2(first.y - center.y, first.x - center.x)
        let sweep = PathShapes.sweep(from: angle, to: atan2(last.y - center.y, last.x - center.x), clockwise: cross > 0)
        return (first, center, angle, sweep)
    }

    /// The current point and the start of the open subpath after the last element.
    static func pen(after elements: [PathElement]) -> (current: CGPoint?, start: CGPoint?) {
        guard let last = elements.last else { return (nil, nil) }
        if let end = last.end {
            if case .move = last { return (end, end) }
            return (end, elements.lastMove)
        }
        return (elements.lastMove, elements.lastMove)
    }
}

extension [PathElement] {
    fileprivate var lastMove: CGPoint? {
        for element in reversed() { if case .move(let p) = element { return p } }
        return nil
    }
}
