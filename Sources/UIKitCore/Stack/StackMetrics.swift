internal import Foundation

/// > Units: points.
enum StackMetrics {
    /// What `UIStackView.spacingUseSystem` stands for (D).
    static let systemSpacing: CGFloat = 8
}
