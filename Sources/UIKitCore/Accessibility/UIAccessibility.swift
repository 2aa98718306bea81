public import Foundation

/// What the person's accessibility settings are, and news for assistive tools.
@preconcurrency @MainActor public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { ApplicationContext.current.device.reduceMotion }
    public static var isReduceTransparencyEnabled: Bool { reducesTransparency }
    package static var reducesTransparency = false {
        didSet {
            if reducesTransparency != oldValue {
                NotificationCenter.default.post(name: reduceTransparencyStatusDidChangeNotification, object: nil)
            }
        }
    }
    public static var isBoldTextEnabled: Bool { ApplicationContext.current.device.boldText }
    public static var isDarkerSystemColorsEnabled: Bool { ApplicationContext.current.device.highContrast }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static nonisolated let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static nonisolated let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static nonisolated let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    public static nonisolated let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    /// Announcements go to the simulator's log: no assistive tool listens.
    public static func post(notification: Notification, argument: Any?) {
        guard let text = argument as? String else { return }
        ApplicationContext.current.send(.log("accessibility: \(text)"))
    }

    /// From a view's coordinates to the screen's.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        ViewGeometry.box(rect) { ViewGeometry.toScreen($0, from: view) }
    }
}

/// Something tests can find by a name that is never shown.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
