internal import DeviceProtocol
public import Foundation

/// The kinds of haptic feedback. The simulator has no motor: it receives each by name, shows it to the user, and logs it for scripts and
/// tests.
///
/// > Contract: UIKit, UIFeedbackGenerator
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the generator was created for; nil otherwise.
    open private(set) weak var view: UIView?

    public override init() { super.init() }
    /// Feedback for a view (iOS 17.5).
    public init(view: UIView) {
        super.init()
        ViewInteractions.add(self, to: view)
    }

    /// Prepares the motor. A simulated device has none, so this costs nothing, and feedback without it is as prompt.
    open func prepare() { isPrepared = true }
    package private(set) var isPrepared = false

    /// Called before the generator changes its view; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the generator changed its view.
    open func didMove(to view: UIView?) { self.view = view }

    func play(_ feedback: ApplicationRequest.Feedback) {
        isPrepared = false
        HapticLog.play(feedback)
    }
}

/// A tick for each value in a selection.
///
/// > Contract: UIKit, UISelectionFeedbackGenerator
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the tick of a changed selection.
    open func selectionChanged() { play(.selection) }
    /// The same as `selectionChanged()`; the location has no effect.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Reports success, failure or a warning.
///
/// > Contract: UIKit, UINotificationFeedbackGenerator
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome that is reported.
    public enum FeedbackType: Int, Sendable {
        /// A task succeeded.
        case success = 0
        /// A task ended with something to look at.
        case warning = 1
        /// A task failed.
        case error = 2
    }
    /// Plays the feedback for an outcome.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.notification(.success))
        case .warning: play(.notification(.warning))
        case .error: play(.notification(.error))
        }
    }
    /// The same as `notificationOccurred(_:)`; the location has no effect.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }
}
