internal import DeviceProtocol
internal import Foundation
internal import HostInterface
internal import PushService

/// `ferry set`: changes a setting of a running device.
package enum ControlCommand {
    package static let option = "--change"
    /// `ferry press`: sends a command to the simulator itself.
    package static let pressOption = "--press"

    package static func press(_ arguments: [String], output: (String) -> Void, complain: (String) -> Void) -> Int32 {
        guard arguments.count == 2 else {
            complain("\(pressOption) needs an app's bundle identifier and what to press")
            return 2
        }
        guard HostCommand(rawValue: arguments[1]) != nil else {
            let all = HostCommand.allCases.map(\.rawValue).joined(separator: ", ")
            complain("there is no \"\(arguments[1])\" to press; there is \(all)")
            return 2
        }
        return post(arguments[1], to: arguments[0], complain) { output("\(arguments[1]) on \($0)") }
    }

    /// Exit status: 0 when the device accepted it, 1 when it did not, 2 for invalid arguments.
    package static func run(_ arguments: [String], output: (String) -> Void, complain: (String) -> Void) -> Int32 {
        guard arguments.count == 3 else {
            complain("\(option) needs an app's bundle identifier, the name of a setting and its value")
            return 2
        }
        let (topic, name, value) = (arguments[0], arguments[1], arguments[2])
        guard DeviceControl(name: name, value: value) != nil else {
            complain(SimulatorOptions.problem(name, value))
            return 2
        }
        return post("\(name) \(value)", to: topic, complain) { output("\(name) is \(value) on \($0)") }
    }

    /// > Parameters: done: called with the device's name.
    private static func post(_ words: String, to topic: String, _ complain: (String) -> Void, done: (String) -> Void) -> Int32 {
        let device: RunningDevice
        switch RunningDevice.running(topic) {
        case .success(let found): device = found
        case .failure(let missing):
            complain("\(missing)")
            return 1
        }
        do throws(PushClient.Failure) {
            let response = try PushClient.post(
                to: device.token, path: DevicePushService.controlPath, port: device.port, [], body: Array(words.utf8))
            guard response.status == 200 else {
                complain("the device refused it with \(response.status): \(response.body)")
                return 1
            }
            done(device.name)
            return 0
        } catch {
            complain("\(error)")
            return 1
        }
    }
}
