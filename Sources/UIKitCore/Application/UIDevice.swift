package import DeviceProtocol
public import Foundation

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation cannot be determined.
    case unknown = 0
    /// Upright, the home indicator at the bottom.
    case portrait = 1
    /// Upside down, the home indicator at the top.
    case portraitUpsideDown = 2
    /// On its side, the top of the device to the left; the interface is then in `landscapeRight`.
    case landscapeLeft = 3
    /// On its side, the top of the device to the right; the interface is then in `landscapeLeft`.
    case landscapeRight = 4
    /// Flat with the screen upwards; never in Ferry.
    case faceUp = 5
    /// Flat with the screen downwards; never in Ferry.
    case faceDown = 6
    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the screen faces up or down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have this orientation: false if flat or unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device the application runs on.
///
/// > Contract: UIKit, UIDevice
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// Whether the battery is charged or in use.
    public enum BatteryState: Int, Sendable {
        /// Battery monitoring is off.
        case unknown = 0
        /// The battery is in use.
        case unplugged = 1
        /// The device is connected and not full.
        case charging = 2
        /// The battery is full.
        case full = 3
    }

    private var state: DeviceState
    /// One of them is the application.
    private var orientationUsers = 1

    package init(state: DeviceState) {
        self.state = state
        super.init()
    }

    /// Another object for the device of the current application.
    public convenience override init() { self.init(state: UIDevice.current.state) }

    package func update(to state: DeviceState) { self.state = state }

    /// The device of the current application.
    open class var current: UIDevice { ApplicationContext.current.uiDevice }

    /// The name of the simulated device, such as the one given to `ferry`.
    open var name: String { state.name }
    /// "iPad" or "iPhone".
    open var model: String { state.idiom == .pad ? "iPad" : "iPhone" }
    /// The same as `model`, in every language.
    open var localizedModel: String { model }
    /// "iPadOS" or "iOS".
    open var systemName: String { state.idiom == .pad ? "iPadOS" : "iOS" }
    /// The version of iOS that the simulated device imitates: 17.5, or what `ferry run --os` says. `#available` is decided by it.
    open var systemVersion: String { state.systemVersion }
    /// Whether the interface is that of a phone or of a pad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { state.idiom == .pad ? .pad : .phone }
    /// Whether code can run in the background; always true.
    open var isMultitaskingSupported: Bool { true }
    /// An identifier of the device for this vendor's apps.
    ///
    /// The apps whose bundle identifiers differ in the last component only have the same vendor. The identifier stays the same until the
    /// device's content is erased; in scripts and tests it is the same in every run.
    open var identifierForVendor: UUID? { DeviceIdentity.vendor(of: Bundle.main.bundleIdentifier ?? "", on: state) }

    /// The device's physical orientation, upright or on its side.
    ///
    /// In Ferry it is known even without orientation notifications.
    open var orientation: UIDeviceOrientation { UIDeviceOrientation(state.orientation) }
    /// True from launch: the application itself requests the notifications, to rotate its interface.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationUsers > 0 }
    /// Requests orientation notifications; calls nest, and the application itself has made one request.
    open func beginGeneratingDeviceOrientationNotifications() { orientationUsers += 1 }
    /// Ends one request for orientation notifications; the application's own remains.
    open func endGeneratingDeviceOrientationNotifications() { orientationUsers = max(1, orientationUsers - 1) }

    /// Whether the battery's level and state are reported; false by default.
    open var isBatteryMonitoringEnabled = false
    /// The charge of the battery from 0 to 1, or -1 while monitoring is off.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? Float(state.batteryLevel) : -1 }
    /// Whether the device is charging; `unknown` while monitoring is off.
    open var batteryState: BatteryState {
        guard isBatteryMonitoringEnabled else { return .unknown }
        guard state.isCharging else { return state.batteryLevel >= 1 ? .full : .unplugged }
        return state.batteryLevel >= 1 ? .full : .charging
    }
    /// Whether `proximityState` is reported; false by default.
    ///
    /// In Ferry the screen does not turn off while an object is close.
    open var isProximityMonitoringEnabled = false
    /// Whether an object is close to the screen; false while monitoring is off.
    open var proximityState: Bool { isProximityMonitoringEnabled && state.isNear }
    /// Plays the click of a keyboard, if a visible input view is a `UIInputViewAudioFeedback` that enables clicks.
    ///
    /// Ferry only records it for scripts, without a sound. > Source: Apple, UIDevice.playInputClick()
    open func playInputClick() {
        if InputClicks.areWanted(in: ApplicationContext.of(nil).windows.visible) { HapticLog.play(.inputClick) }
    }

    /// Posted after the device was rotated, with the device as the object.
    public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    /// Posted after `batteryState` changed, while monitoring is on.
    public static let batteryStateDidChangeNotification = NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// Posted after `batteryLevel` changed, while monitoring is on.
    public static let batteryLevelDidChangeNotification = NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted after `proximityState` changed, while monitoring is on.
    public static let proximityStateDidChangeNotification = NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
}

extension UIDeviceOrientation {
    /// Landscape is reversed: a landscape-right interface is shown on a device in landscape-left.
    init(_ orientation: DeviceState.Orientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeRight: self = .landscapeLeft
        case .landscapeLeft: self = .landscapeRight
        }
    }
}

/// Identifiers of a simulated device for apps.
enum DeviceIdentity {
    /// > Contract: UIKit, UIDevice.identifierForVendor: all components of the bundle identifier but the last, or its only one.
    static func vendor(of bundle: String, on device: DeviceState) -> UUID {
        let components = bundle.split(separator: ".", omittingEmptySubsequences: false)
        let vendor = components.count > 1 ? components.dropLast().joined(separator: ".") : bundle
        let identity = device.identity.isEmpty ? device.model + device.name : device.identity
        return identifier(of: identity + "\n" + vendor)
    }

    private static func identifier(of text: String) -> UUID {
        var (high, low): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9ae1_6a3b_2f90_404f)
        for byte in text.utf8 {
            high = (high ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            low = (low &+ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
        }
        func byte(_ value: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: value >> (index * 8)) }
        let b = (0..<8).map { byte(high, $0) } + (0..<8).map { byte(low, $0) }
        return UUID(
            uuid: (
                b[0], b[1], b[2], b[3], b[4], b[5], b[6] & 0x0f | 0x40, b[7], b[8] & 0x3f | 0x80, b[9], b[10], b[11], b[12], b[13], b[14],
                b[15]
            ))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The idiom of the current device, as `UIDevice.current.userInterfaceIdiom` gives it.
///
/// > Contract: UIKit, UI_USER_INTERFACE_IDIOM.
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use -[UIDevice userInterfaceIdiom] directly.")
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
