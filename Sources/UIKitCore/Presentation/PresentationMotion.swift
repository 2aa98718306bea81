internal import Foundation

/// Animation metrics of presentations and rotations.
@MainActor enum PresentationMotion {
    static func animate(
        duration: TimeInterval = UIMetrics.presentationDuration, _ changes: @escaping () -> Void, completion: @escaping () -> Void
    ) {
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .layoutSubviews], animations: changes) { _ in
            completion()
        }
    }

    static func withoutAnimation(_ changes: () -> Void) { UIView.performWithoutAnimation(changes) }
}
