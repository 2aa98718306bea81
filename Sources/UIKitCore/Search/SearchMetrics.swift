internal import CoreGraphics
internal import Foundation

/// Metrics of search fields and bars (facts 2.1). > Units: points, seconds.
@MainActor enum SearchMetrics {
    /// R; 36 and 8 M:OU
    static let barHeight: CGFloat = 56
    static let fieldHeight: CGFloat = 36
    static let inset: CGFloat = 8
    static let cornerRadius: CGFloat = 10
    /// In a navigation bar: the height, the field's distance from the edges, and its offset above the middle (R).
    static let hostedHeight: CGFloat = 52
    static let hostedInset: CGFloat = 16
    static let hostedShift: CGFloat = -7
    /// The extra height of a bar with scopes; the segments' own height is less (R).
    static let scopeBarHeight: CGFloat = 46
    static let scopeInset: CGFloat = 8
    static let scopeHeight: CGFloat = 32
    /// The extra height of a bar with a prompt (R).
    static let promptHeight: CGFloat = 19
    /// Between the field and the cancel button, and from there to the edge (R).
    static let cancelGap: CGFloat = 8
    static let cancelInset: CGFloat = 16
    static let cancelDuration: TimeInterval = 0.25
    /// The box of the magnifier, and the start of the text after it (R).
    static let iconBox: CGFloat = 20
    static let iconInset: CGFloat = 7
    static let iconGap: CGFloat = 5
    static let textInset: CGFloat = 8
    /// A button at the field's end.
    static let buttonBox: CGFloat = 30
    static let symbol = UIImage.SymbolConfiguration(pointSize: 16, weight: .regular, scale: .medium)
    /// Tokens (R).
    static let tokenHeight: CGFloat = 24
    static let tokenPadding: CGFloat = 6
    static let tokenGap: CGFloat = 4
    static let tokenRadius: CGFloat = 6
    static let tokenFont = UIFont.systemFont(ofSize: 15)
}
