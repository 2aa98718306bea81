public import Foundation

// Settings that a simulated device does not have. They have the values of a new iPhone, and their notifications are never posted.
extension UIAccessibility {
    /// Whether both audio channels play the same sound; always false, because Ferry has no such setting.
    public static var isMonoAudioEnabled: Bool { false }
    /// Never posted, because `isMonoAudioEnabled` does not change.
    public static nonisolated let monoAudioStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Whether the user prefers captions in videos; always false, because Ferry has no such setting.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Never posted, because `isClosedCaptioningEnabled` does not change.
    public static nonisolated let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Whether the device is restricted to one app; always false, because Ferry has no such setting.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Never posted, because `isGuidedAccessEnabled` does not change.
    public static nonisolated let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Whether buttons show shapes behind their titles; always false, because Ferry has no such setting.
    public static var buttonShapesEnabled: Bool { false }
    /// Never posted, because `buttonShapesEnabled` does not change.
    public static nonisolated let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Whether the user prefers fades to slides between screens; always false, because Ferry has no such setting.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Never posted, because `prefersCrossFadeTransitions` does not change.
    public static nonisolated let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Whether videos may play by themselves; always true, because Ferry has no such setting.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Never posted, because `isVideoAutoplayEnabled` does not change.
    public static nonisolated let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Whether a gesture reads the screen aloud; always false, because Ferry has no such setting.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Never posted, because `isSpeakScreenEnabled` does not change.
    public static nonisolated let speakScreenStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Whether selected text can be read aloud; always false, because Ferry has no such setting.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Never posted, because `isSpeakSelectionEnabled` does not change.
    public static nonisolated let speakSelectionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Whether shaking the device offers to undo; always true, because Ferry has no such setting.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Never posted, because `isShakeToUndoEnabled` does not change.
    public static nonisolated let shakeToUndoDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// Whether AssistiveTouch is on; always false, because Ferry has no such setting.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Never posted, because `isAssistiveTouchRunning` does not change.
    public static nonisolated let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Whether differences should not be told by colour alone; always false, because Ferry has no such setting.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Never posted, because `shouldDifferentiateWithoutColor` does not change.
    public static nonisolated let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Whether switches show the labels I and O; always false, because Ferry has no such setting.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Never posted, because `isOnOffSwitchLabelsEnabled` does not change.
    public static nonisolated let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Never posted, because `isGrayscaleEnabled` does not change.
    public static nonisolated let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Never posted, because `isSwitchControlRunning` does not change.
    public static nonisolated let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Never posted, because `hearingDevicePairedEar` does not change.
    public static nonisolated let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

    /// The ears with a hearing device.
    public struct HearingDeviceEar: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }
    /// The ears with a paired hearing device; none, because a simulated device pairs with nothing.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// A tool by which a notification concerns an element.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// VoiceOver.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch Control, which Ferry does not have.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }
    /// The user info key of the tool in `elementFocusedNotification`.
    public static nonisolated let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

extension UIAccessibility.Notification {
    /// A tool should pause; the argument is its identifier. Only Switch Control does, which Ferry does not have.
    public static let pauseAssistiveTechnology = UIAccessibility.Notification(rawValue: 1010)
    /// A paused tool should resume; the argument is its identifier.
    public static let resumeAssistiveTechnology = UIAccessibility.Notification(rawValue: 1011)
}
