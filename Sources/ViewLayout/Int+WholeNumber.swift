extension Int {
    /// Truncates a quotient of lengths, which is huge where an app's lengths are tiny; 0 for NaN.
    init(whole value: Double) { self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e15), 1e15)) }
}
