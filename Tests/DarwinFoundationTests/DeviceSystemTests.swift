import Foundation
import Testing

@testable import DarwinFoundation

@Suite("Version of the device's system") struct DeviceSystemTests {
    @Test(
        "is the one that the simulator says, and 17.5 without one",
        arguments: [("16.4", [16, 4, 0]), ("18.0.1", [18, 0, 1]), ("", [17, 5, 0])])
    func versions(text: String, numbers: [Int]) {
        let version = DeviceSystem.version(of: text.isEmpty ? nil : text)
        #expect([version.majorVersion, version.minorVersion, version.patchVersion] == numbers)
    }

    @Test("texts that are no version stand for 17.5", arguments: ["x", "0", ".", "-1"])
    func others(text: String) { #expect(DeviceSystem.version(of: text).majorVersion == 17) }

    @Test("later versions include earlier ones, number by number")
    func comparison() {
        let version = DeviceSystem.version
        #expect(DeviceSystem.isAtLeast(version.majorVersion, version.minorVersion, version.patchVersion))
        #expect(DeviceSystem.isAtLeast(version.majorVersion - 1, 99))
        #expect(!DeviceSystem.isAtLeast(version.majorVersion, version.minorVersion, version.patchVersion + 1))
        #expect(!DeviceSystem.isAtLeast(version.majorVersion + 1))
        #expect(ProcessInfo.processInfo.isDeviceOperatingSystemAtLeast(ProcessInfo.processInfo.deviceOperatingSystemVersion))
        #expect(ProcessInfo.processInfo.deviceOperatingSystemVersionString.hasPrefix("Version \(version.majorVersion)."))
    }
}
