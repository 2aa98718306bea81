extension TimingCurve {
    /// The curve's value at the fraction `x` of the time; the ends are exact.
    public func solve(_ x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x1 == y1 && x2 == y2 { return x }
        let t = parameter(at: x)
        return Self.value(y1, y2, t)
    }

    private static func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }

    /// Newton's method while its steps stay inside the bracket, bisection otherwise; to 1e-12.
    private func parameter(at x: Double) -> Double {
        var (low, high, t) = (0.0, 1.0, x)
        for _ in 0..<64 {
            let error = Self.value(x1, x2, t) - x
            if abs(error) < 1e-12 { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.slope(x1, x2, t)
            let next = slope == 0 ? .nan : t - error / slope
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
