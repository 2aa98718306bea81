public import Foundation

/// The user's accessibility settings, and notifications for assistive tools.
@preconcurrency @MainActor public enum UIAccessibility {
    /// An event that an app reports to assistive tools with `post(notification:argument:)`.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A large part of the screen was replaced; the argument is the element where the cursor of the assistive tool continues, or text
        /// to speak.
        ///
        /// Without an argument the cursor moves to the first element.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen changed; the argument is the element to move to, or text to speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Text to speak that belongs to no element; the argument is a `String` or an `NSAttributedString`, anything else is ignored.
        public static let announcement = Notification(rawValue: 1008)
        /// The content scrolled by a page; the argument is text that describes the new position, such as "Page 2 of 5".
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Whether VoiceOver is on for the device.
    public static var isVoiceOverRunning: Bool { ApplicationContext.current.device.voiceOver }
    /// Whether Switch Control is on; always false, because Ferry has no Switch Control.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the user prefers fades to large movements: the device's Reduce Motion setting.
    public static var isReduceMotionEnabled: Bool { ApplicationContext.current.device.reduceMotion }
    /// Whether the user prefers opaque backgrounds to blurred ones: the device's Reduce Transparency setting.
    public static var isReduceTransparencyEnabled: Bool { ApplicationContext.current.device.reduceTransparency }
    /// Whether the device's Bold Text setting is on.
    public static var isBoldTextEnabled: Bool { ApplicationContext.current.device.boldText }
    /// Whether the device's Increase Contrast setting is on; the system colours then have more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { ApplicationContext.current.device.highContrast }
    /// Whether the device's screen is shown with inverted colours.
    public static var isInvertColorsEnabled: Bool { ApplicationContext.current.device.invertColors }
    /// Whether the screen is shown in shades of grey; always false, because Ferry has no such setting.
    public static var isGrayscaleEnabled: Bool { false }
    /// Posted on the main thread after `isReduceMotionEnabled` changed.
    public static nonisolated let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted on the main thread after `isReduceTransparencyEnabled` changed.
    public static nonisolated let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted on the main thread after `isInvertColorsEnabled` changed.
    public static nonisolated let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted on the main thread after `isBoldTextEnabled` changed.
    public static nonisolated let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted on the main thread after `isDarkerSystemColorsEnabled` changed.
    public static nonisolated let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    /// Posted on the main thread after `isVoiceOverRunning` changed.
    public static nonisolated let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted after VoiceOver spoke an announcement, or was prevented from it; not posted while VoiceOver is off.
    public static nonisolated let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The user info key of the announcement's text.
    public static nonisolated let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The user info key of whether the announcement was spoken, a Boolean value.
    public static nonisolated let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    static func announcementDidFinish(_ text: String, wasSpoken: Bool) {
        NotificationCenter.default.post(
            name: announcementDidFinishNotification, object: nil,
            userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: wasSpoken])
    }
    /// Posted after the cursor of an assistive tool moved; the user info has the new and the previous element.
    public static nonisolated let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// The user info key of the element that the cursor moved to; absent if it left all elements.
    public static nonisolated let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The user info key of the element that the cursor was at before; absent if there was none.
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

    /// Converts a rectangle from a view's coordinates to those of the screen, in points.
    ///
    /// - Parameters:
    ///   - rect: a rectangle in the view's coordinates.
    ///   - view: the view, which should be in a window.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        ViewGeometry.box(rect) { ViewGeometry.toScreen($0, from: view) }
    }
}

/// An object with an identifier for tests, which users do not see.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A name by which tests and scripts find the object; assistive tools do not speak it.
    ///
    /// Nil by default.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
