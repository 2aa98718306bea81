/// Geometry in the text form that `NSCoder` writes.
enum GeometryText {
    static func point(_ x: Double, _ y: Double) -> String { "{\(number(x)), \(number(y))}" }
    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "{\(point(x, y)), \(point(width, height))}"
    }
    static func list(_ numbers: [Double]) -> String { "{" + numbers.map(number).joined(separator: ", ") + "}" }

    /// Whole numbers without a decimal point.
    static func number(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return String(whole) }
        return String(value)
    }
}
