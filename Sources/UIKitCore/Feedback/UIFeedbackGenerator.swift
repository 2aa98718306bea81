public import Foundation

/// The kinds of haptic feedback. The simulator has no motor: it receives each by name, shows it to the user, and logs it for scripts and
/// tests.
///
/// > Contract: UIKit, UIFeedbackGenerator
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    open private(set) weak var view: UIView?

    public override init() { super.init() }
    /// Feedback for a view (iOS 17.5).
    public init(view: UIView) {
        super.init()
        ViewInteractions.add(self, to: view)
    }

    /// No effect: there is no haptic motor, and feedback starts without delay.
    open func prepare() { isPrepared = true }
    package private(set) var isPrepared = false

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    func play(_ kind: HapticKind) {
        isPrepared = false
        HapticLog.play(kind)
    }
}

/// A tick for each value in a selection.
///
/// > Contract: UIKit, UISelectionFeedbackGenerator
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { play(.selection) }
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Reports success, failure or a warning.
///
/// > Contract: UIKit, UINotificationFeedbackGenerator
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.success)
        case .warning: play(.warning)
        case .error: play(.error)
        }
    }
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }
}
