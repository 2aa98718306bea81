extension FixedWidthInteger {
    /// Truncates a number; clamps what does not fit, and returns 0 for NaN.
    ///
    /// For numbers from outside: an app, a script, a page, a file. `Int(_:)` traps for those that do not fit.
    package init(saturating value: Double) {
        if let whole = Self(exactly: value.rounded(.towardZero)) {
            self = whole
        } else {
            self = value.isNaN ? 0 : value < 0 ? .min : .max
        }
    }
}
