internal import Foundation

/// > Units: points.
enum StackMetrics {
    /// The value of `UIStackView.spacingUseSystem` (D).
    static let systemSpacing: CGFloat = 8
}
