internal import Foundation

extension AnimatedValue {
    /// Interpolates to another value; `t` may be outside 0...1 (springs). Values of different shape switch at the end.
    public func interpolated(to: AnimatedValue, _ t: Double) -> AnimatedValue {
        switch (self, to) {
        case (.matrix(let a), .matrix(let b)): return .matrix(a.interpolated(to: b, t))
        case (.path(let a), .path(let b)): return a.interpolated(to: b, t).map(AnimatedValue.path) ?? (t < 1 ? self : to)
        case (.bitmap, .bitmap): return t < 0.5 ? self : to
        default: return combined(to) { $0 + ($1 - $0) * t } ?? (t < 1 ? self : to)
        }
    }

    /// Applies an additive animation's value `offset` to `self`. For matrices the offset is applied first: `offset · self`.
    public func adding(_ offset: AnimatedValue) -> AnimatedValue {
        switch (self, offset) {
        case (.matrix(let a), .matrix(let b)): return .matrix(b.concatenated(a))
        default: return combined(offset, +) ?? offset
        }
    }

    /// The offset which added to `base` gives `self`: the start of an additive animation when `base` is the new model value.
    public func difference(from base: AnimatedValue) -> AnimatedValue? {
        switch (self, base) {
        case (.matrix(let a), .matrix(let b)): return b.inverted.map { .matrix(a.concatenated($0)) }
        default: return combined(base, -)
        }
    }

    /// `self` added `count` times: the start of a cumulative animation's repetition.
    func multiplied(by count: Int) -> AnimatedValue {
        switch self {
        case .matrix(let matrix):
            var result = RenderMatrix.identity
            for _ in 0..<min(count, 10_000) { result = result.concatenated(matrix) }
            return .matrix(result)
        default:
            let factor = Double(count)
            return combined(self) { value, _ in value * factor } ?? self
        }
    }

    /// Straight-line distance to another value, for paced keyframes.
    func distance(to other: AnimatedValue) -> Double {
        switch (self, other) {
        case (.matrix(let a), .matrix(let b)):
            return hypot(hypot(a.m41 - b.m41, a.m42 - b.m42), a.m43 - b.m43) + (a.m11 == b.m11 && a.m12 == b.m12 ? 0 : 1)
        default:
            var sum = 0.0
            _ = combined(other) { a, b in
                sum += (a - b) * (a - b)
                return a
            }
            return sum.squareRoot()
        }
    }

    /// Applies `body` to each pair of components; nil if the values do not have matching components.
    func combined(_ other: AnimatedValue, _ body: (Double, Double) -> Double) -> AnimatedValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(body(a, b))
        case (.point(let a), .point(let b)): return .point(RenderPoint(body(a.x, b.x), body(a.y, b.y)))
        case (.rect(let a), .rect(let b)):
            return .rect(RenderRect(body(a.x, b.x), body(a.y, b.y), body(a.width, b.width), body(a.height, b.height)))
        case (.color(let a), .color(let b)): return .color(a.combined(b, body))
        case (.colors(let a), .colors(let b)): return a.count == b.count ? .colors(zip(a, b).map { $0.combined($1, body) }) : nil
        case (.numbers(let a), .numbers(let b)): return a.count == b.count ? .numbers(zip(a, b).map(body)) : nil
        case (.path(let a), .path(let b)): return a.combined(b, body).map(AnimatedValue.path)
        default: return nil
        }
    }
}

extension RenderColor {
    /// Straight components, as Core Animation interpolates them; clamped to displayable values.
    func combined(_ o: RenderColor, _ body: (Double, Double) -> Double) -> RenderColor {
        func part(_ a: Float, _ b: Float) -> Float { Float(body(Double(a), Double(b))) }
        return RenderColor(red: part(red, o.red), green: part(green, o.green), blue: part(blue, o.blue), alpha: part(alpha, o.alpha))
    }
}

extension RenderPath {
    /// Point by point; nil if the paths differ in the kinds of their segments.
    public func interpolated(to: RenderPath, _ t: Double) -> RenderPath? { combined(to) { $0 + ($1 - $0) * t } }

    func combined(_ other: RenderPath, _ body: (Double, Double) -> Double) -> RenderPath? {
        guard segments.count == other.segments.count else { return nil }
        func mix(_ a: RenderPoint, _ b: RenderPoint) -> RenderPoint { RenderPoint(body(a.x, b.x), body(a.y, b.y)) }
        var result = RenderPath()
        result.segments.reserveCapacity(segments.count)
        for (a, b) in zip(segments, other.segments) {
            switch (a, b) {
            case (.move(let p), .move(let q)): result.segments.append(.move(mix(p, q)))
            case (.line(let p), .line(let q)): result.segments.append(.line(mix(p, q)))
            case (.quad(let c, let p), .quad(let d, let q)): result.segments.append(.quad(control: mix(c, d), end: mix(p, q)))
            case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
                result.segments.append(.cubic(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(p, q)))
            case (.close, .close): result.segments.append(.close)
            default: return nil
            }
        }
        return result
    }
}
