public import Foundation

/// The user's accessibility settings, and notifications for assistive tools.
@preconcurrency @MainActor public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    public static var isVoiceOverRunning: Bool { ApplicationContext.current.device.voiceOver }
    public static var isSwitchControlRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { ApplicationContext.current.device.reduceMotion }
    public static var isReduceTransparencyEnabled: Bool { ApplicationContext.current.device.reduceTransparency }
    public static var isBoldTextEnabled: Bool { ApplicationContext.current.device.boldText }
    public static var isDarkerSystemColorsEnabled: Bool { ApplicationContext.current.device.highContrast }
    public static var isInvertColorsEnabled: Bool { ApplicationContext.current.device.invertColors }
    public static var isGrayscaleEnabled: Bool { false }
    public static nonisolated let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static nonisolated let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static nonisolated let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    public static nonisolated let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    public static nonisolated let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    public static nonisolated let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static nonisolated let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    public static nonisolated let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    public static nonisolated let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static nonisolated let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// Notifies assistive tools; while none runs, announcements go to the simulator's log.
    ///
    /// - Parameter argument: the text to speak (plain or attributed), or the element to move to.
    public static func post(notification: Notification, argument: Any?) {
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        let element = text == nil ? (argument as? NSObject).map(AccessibilityIdentity.of) ?? 0 : 0
        let context = ApplicationContext.current
        switch notification {
        case .announcement:
            guard let text else { return }
            if !context.device.voiceOver { context.send(.log("accessibility: \(text)")) }
            context.send(.accessibility(.announcement(text)))
        case .pageScrolled: context.send(.accessibility(.pageScrolled(text ?? "")))
        case .screenChanged, .layoutChanged:
            // Text given in place of an element is spoken.
            if let text { context.send(.accessibility(.announcement(text))) }
            context.send(
                .accessibility(notification == .screenChanged ? .screenChanged(element: element) : .layoutChanged(element: element)))
        default: break
        }
    }

    /// From a view's coordinates to the screen's.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        ViewGeometry.box(rect) { ViewGeometry.toScreen($0, from: view) }
    }
}

/// An object that tests find by an identifier users never see.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
