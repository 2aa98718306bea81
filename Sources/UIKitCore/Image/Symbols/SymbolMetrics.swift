internal import CoreGraphics

/// Symbol metrics relative to text. > Units: of the grid unless noted.
enum SymbolMetrics {
    /// The side of the grid that symbols are drawn on.
    static let grid: CGFloat = 24
    /// The default text size. > Units: points. D: body text.
    static let standardPointSize: CGFloat = 17
    /// The grid's unit in text sizes, at medium scale: a circle is 1.2 text sizes wide. R
    private static let unit: CGFloat = 0.0585
    /// Small and large relative to medium. R
    private static let scales: [UIImage.SymbolScale: CGFloat] = [.small: 0.79, .large: 1.28]
    /// The margin around the drawing.
    static let margin: CGFloat = 0.5
    /// Free space on each side of a line across others.
    static let gap: CGFloat = 1.15
    /// Wider lines would touch each other.
    private static let widestLine: CGFloat = 3.2
    /// The widest line that is cut out of a body.
    static let widestCut: CGFloat = 1.9
    /// A badge's position, and its clearance.
    static let badgeCenter = CGPoint(x: 19, y: 18.4)
    static let badgeReach: CGFloat = 5.6
    private static let badgeFactor: CGFloat = 0.4

    static let badgeTransform = CGAffineTransform(translationX: badgeCenter.x, y: badgeCenter.y)
        .scaledBy(x: badgeFactor, y: badgeFactor).translatedBy(x: -grid / 2, y: -grid / 2)
    static func badgeWidth(_ lineWidth: CGFloat) -> CGFloat { lineWidth * 0.95 / badgeFactor }

    static let slash: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 3.4, y: 3.4))
        path.addLine(to: CGPoint(x: 20.6, y: 20.6))
        return path
    }()

    static func pointsPerUnit(pointSize: CGFloat, scale: UIImage.SymbolScale) -> CGFloat { pointSize * unit * (scales[scale] ?? 1) }

    /// Lines have the same width in all three scales, so that symbols match text of their weight. R
    static func lineWidth(_ weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) -> CGFloat {
        let width: CGFloat =
            switch weight {
            case .ultraLight: 0.45
            case .thin: 0.75
            case .light: 1.1
            case .unspecified, .regular: 1.5
            case .medium: 1.75
            case .semibold: 2
            case .bold: 2.3
            case .heavy: 2.65
            case .black: 3
            }
        return min(width / (scales[scale] ?? 1), widestLine)
    }
}
