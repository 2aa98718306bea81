public import Foundation

/// The version of iOS that the device imitates: `ProcessInfo` on Linux reports the kernel's, and `#available` is true for every version of iOS.
///
/// `ferry build` replaces both with it. > Isolation: any thread.
public enum DeviceSystem {
    /// Set by the simulator: `ferry run --os 16.4`.
    package static let variable = "FERRY_SYSTEM_VERSION"

    /// The version of the device; 17.5 for a process that no simulator has started.
    public static let version = version(of: ProcessInfo.processInfo.environment[variable])

    package static func version(of text: String?) -> OperatingSystemVersion {
        let numbers = (text ?? "").split(separator: ".").map { Int($0) ?? 0 }
        guard let major = numbers.first, major > 0 else {
            return OperatingSystemVersion(majorVersion: 17, minorVersion: 5, patchVersion: 0)
        }
        return OperatingSystemVersion(
            majorVersion: major, minorVersion: numbers.count > 1 ? numbers[1] : 0, patchVersion: numbers.count > 2 ? numbers[2] : 0)
    }

    /// Whether the device's version is this one or a later one: what `#available(iOS 16.4, *)` becomes.
    public static func isAtLeast(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
        (version.majorVersion, version.minorVersion, version.patchVersion) >= (major, minor, patch)
    }
}

/// The version of the device's system, in the place of the kernel's.
///
/// > Contract: Foundation, ProcessInfo. `ferry build` uses them for the members without "device".
extension ProcessInfo {
    /// The version of iOS that the device imitates.
    public var deviceOperatingSystemVersion: OperatingSystemVersion { DeviceSystem.version }

    /// The version as a text, such as "Version 17.5"; Apple's has the number of the build after it.
    public var deviceOperatingSystemVersionString: String {
        let version = DeviceSystem.version
        let patch = version.patchVersion > 0 ? ".\(version.patchVersion)" : ""
        return "Version \(version.majorVersion).\(version.minorVersion)\(patch)"
    }

    /// Whether the device's version is `version` or a later one.
    public func isDeviceOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        DeviceSystem.isAtLeast(version.majorVersion, version.minorVersion, version.patchVersion)
    }
}
