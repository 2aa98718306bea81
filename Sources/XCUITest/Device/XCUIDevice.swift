internal import DeviceRequests
internal import DriveProtocol
public import Foundation
public import UIKitCore

/// The simulated device.
///
/// > Contract: XCUIAutomation, XCUIDevice
public final class XCUIDevice: NSObject, @unchecked Sendable {
    /// A button of the device.
    ///
    /// > Contract: XCUIAutomation, XCUIDevice.Button
    public enum Button: Int, Sendable {
        /// The home button, or the swipe that stands for it.
        case home = 1
        /// The button that makes sound louder.
        @available(*, unavailable, message: "the simulator has no sound to make louder")
        case volumeUp = 2
        /// The button that makes sound quieter.
        @available(*, unavailable, message: "the simulator has no sound to make quieter")
        case volumeDown = 3
    }

    /// Light or dark.
    ///
    /// > Contract: XCUIAutomation, XCUIDevice.Appearance
    public enum Appearance: Int, Sendable {
        /// Not set by a test.
        case unspecified = 0
        /// Dark text on a light background.
        case light = 1
        /// Light text on a dark background.
        case dark = 2
    }

    /// The device that the app runs on.
    public static let shared = XCUIDevice()

    // The thread of the tests alone reads and writes it.
    nonisolated(unsafe) private var turned = UIDeviceOrientation.portrait

    // The same holds for these.
    nonisolated(unsafe) private var chosen = Appearance.unspecified
    nonisolated(unsafe) private var place: XCUILocation?

    /// Whether the device is light or dark. Setting it changes the device; `unspecified` changes nothing.
    public var appearance: Appearance {
        get { chosen }
        set {
            chosen = newValue
            guard newValue != .unspecified else { return }
            let value = newValue == .dark ? "dark" : "light"
            TraceRecorder.shared.step("set the appearance to \(value)", at: .unknown) {
                _ = Simulation.shared.send(DeviceRequest.set(name: "appearance", value: value))
            }
        }
    }

    /// Where the device is; nil until a test sets it. Set to nil, the device does not know where it is.
    public var location: XCUILocation? {
        get { place }
        set {
            place = newValue
            let value = newValue?.setting ?? "none"
            TraceRecorder.shared.step("set the location to \(value)", at: .unknown) {
                _ = Simulation.shared.send(DeviceRequest.set(name: "location", value: value))
            }
        }
    }

    /// How the device is held. Setting it turns the device.
    public var orientation: UIDeviceOrientation {
        get { turned }
        set {
            turned = newValue
            guard (1...4).contains(newValue.rawValue) else { return }
            TraceRecorder.shared.step("turn the device", at: .unknown) { _ = Simulation.shared.send(.orientation(newValue.rawValue)) }
        }
    }

    /// The test has gone back: orientation, appearance and location are those that were set until then.
    func follow(_ history: DriveHistory) {
        (turned, chosen, place) = (.portrait, .unspecified, nil)
        // A history may have tens of thousands of lines, of which hardly any are about the device.
        for line in history.lines where Self.isAboutDevice(line) {
            if case .orientation(let value)? = try? DriveLine.request(line) {
                turned = UIDeviceOrientation(rawValue: value) ?? turned
            } else if case .set("appearance", let value)? = try? DeviceLine.request(line) {
                chosen = value == "dark" ? .dark : .light
            } else if case .set("location", let value)? = try? DeviceLine.request(line) {
                place = XCUILocation(setting: value)
            }
        }
    }

    /// How the lines of such requests begin.
    private static let beginnings = [Array("{\"orientation\"".utf8), Array("{\"set\"".utf8)]

    /// Whether a line of a history is a request for an orientation or a setting.
    static func isAboutDevice(_ line: Data) -> Bool {
        // Much faster than with the elements of `Data`.
        line.withUnsafeBytes { bytes in beginnings.contains { bytes.starts(with: $0) } }
    }

    /// Presses a button.
    public func press(_ button: Button, file: StaticString = #filePath, line: UInt = #line) {
        let place = SourcePlace(file: file, line: line)
        TraceRecorder.shared.step("press the home button", at: place) {
            do throws(SimulationFailure) { try Simulation.shared.perform(.home) } catch {
                TestFailure.record("Failed to press the home button: \(error.text)", at: place)
            }
        }
    }

    /// What belongs to the device and no app.
    public var system: XCUISystem { XCUISystem() }
}

/// What belongs to the device and no app.
///
/// > Contract: XCUIAutomation, XCUISystem
public final class XCUISystem: NSObject {
    /// Opens a URL with the app that owns its scheme.
    public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
        let place = SourcePlace(file: file, line: line)
        TraceRecorder.shared.step("open", of: url.absoluteString, at: place) {
            do throws(SimulationFailure) { try Simulation.shared.perform(.open(url: url.absoluteString)) } catch {
                TestFailure.record("Failed to open \(url): \(error.text)", at: place)
            }
        }
    }
}
