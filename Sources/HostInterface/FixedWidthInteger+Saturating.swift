extension FixedWidthInteger {
    /// The whole part of a number; the nearest value there is for what does not fit, 0 for what is not a number.
    ///
    /// For numbers that come from outside: of an app, a script, a page, a file. `Int(_:)` ends the process for those that do not fit.
    package init(saturating value: Double) {
        if let whole = Self(exactly: value.rounded(.towardZero)) {
            self = whole
        } else {
            self = value.isNaN ? 0 : value < 0 ? .min : .max
        }
    }
}
