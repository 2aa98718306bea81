public import Foundation
package import HostInterface

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device the application runs on.
///
/// > Contract: UIKit, UIDevice
@preconcurrency @MainActor open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    private var state: DeviceState
    /// One of them is the application.
    private var orientationUsers = 1

    package init(state: DeviceState) {
        self.state = state
        super.init()
    }

    package func update(to state: DeviceState) { self.state = state }

    open class var current: UIDevice { ApplicationContext.current.uiDevice }

    open var name: String { state.name }
    open var model: String { state.idiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { state.idiom == .pad ? "iPadOS" : "iOS" }
    open var systemVersion: String { state.systemVersion }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { state.idiom == .pad ? .pad : .phone }
    open var isMultitaskingSupported: Bool { true }
    open var identifierForVendor: UUID? { DeviceIdentity.vendor(of: state.model + state.name) }

    /// Unknown until orientation notifications are requested.
    open var orientation: UIDeviceOrientation { UIDeviceOrientation(state.orientation) }
    /// True from launch: the application itself requests the notifications, to rotate its interface.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationUsers > 0 }
    /// Calls nest.
    open func beginGeneratingDeviceOrientationNotifications() { orientationUsers += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationUsers = max(1, orientationUsers - 1) }

    open var isBatteryMonitoringEnabled = false
    /// 0...1, or -1 while monitoring is off.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? Float(state.batteryLevel) : -1 }
    open var batteryState: BatteryState {
        guard isBatteryMonitoringEnabled else { return .unknown }
        guard state.isCharging else { return state.batteryLevel >= 1 ? .full : .unplugged }
        return state.batteryLevel >= 1 ? .full : .charging
    }
    open var isProximityMonitoringEnabled = false
    /// An object is close to the screen, while monitoring is on.
    open var proximityState: Bool { isProximityMonitoringEnabled && state.isNear }
    open func playInputClick() { HapticLog.note("inputClick") }

    public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryStateDidChangeNotification = NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    public static let batteryLevelDidChangeNotification = NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
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

/// An identifier that is stable for a simulated device.
enum DeviceIdentity {
    static func vendor(of device: String) -> UUID {
        var (high, low): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9ae1_6a3b_2f90_404f)
        for byte in device.utf8 {
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
