public import Foundation

/// Whether an app made for iOS runs on a Mac: never on a simulated device.
///
/// > Contract: Foundation, ProcessInfo.
extension ProcessInfo {
    /// Whether the process is a Mac's version of an app: false.
    public var isMacCatalystApp: Bool { false }
    /// Whether the process is an app for iOS on a Mac: false.
    public var isiOSAppOnMac: Bool { false }
}
