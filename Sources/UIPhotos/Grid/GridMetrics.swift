internal import CoreGraphics

/// The grid of a picker. > Units: points.
enum GridMetrics {
    /// Between photos (R).
    static let gap: CGFloat = 1
    /// The least number of columns, as on a phone in portrait.
    static let columns = 3
    /// Wider views have more columns of about this width (R).
    static let side: CGFloat = 150

    /// The side of the squares, a whole number of pixels.
    static func side(for width: CGFloat, scale: CGFloat) -> CGFloat {
        let count = CGFloat(max(columns, Int(width / side)))
        return max(1, ((width - gap * (count - 1)) / count * scale).rounded(.down) / scale)
    }

    static let badge: CGFloat = 24
    static let badgeMargin: CGFloat = 5
    /// Of the white over a photo that is chosen (R).
    static let shade: CGFloat = 0.35
    static let albumMargin: CGFloat = 16
    static let albumText: CGFloat = 46
    static let albumCorner: CGFloat = 8
}
