/// Lengths on the pixel grid.
enum Pixels {
    /// To the nearest pixel. > Units: points; pixels per point.
    static func round(_ value: Double, scale: Double) -> Double {
        guard scale.isFinite, scale > 0 else { return value.rounded() }
        return (value * scale).rounded() / scale
    }
}
