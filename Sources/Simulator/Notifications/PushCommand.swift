internal import DeviceProtocol
internal import Foundation
internal import PushService

/// `ferry push`: posts a payload to an app on a running device.
package enum PushCommand {
    package static let option = "--push"

    /// Exit status: 0 when the device accepted it, 1 when it did not, 2 for invalid arguments.
    package static func run(_ arguments: [String], output: (String) -> Void, complain: (String) -> Void) -> Int32 {
        guard arguments.count == 2 else {
            complain("\(option) needs an app's bundle identifier and a file with a payload")
            return 2
        }
        let (topic, path) = (arguments[0], arguments[1])
        guard let data = FileManager.default.contents(atPath: path) else {
            complain("\(path): no such file, or it cannot be read")
            return 2
        }
        do throws(PushPayloadError) { _ = try PushPayload([UInt8](data)) } catch {
            complain("\(path): \(error)")
            return 2
        }
        let device: RunningDevice
        switch RunningDevice.running(topic) {
        case .success(let found): device = found
        case .failure(let missing):
            complain("\(missing)")
            return 1
        }
        do throws(PushClient.Failure) {
            let fields = [(name: "apns-topic", value: topic)]
            let response = try PushClient.post(to: device.token, port: device.port, fields, body: [UInt8](data))
            guard response.status == 200 else {
                complain("the device refused it with \(response.status): \(response.body)")
                return 1
            }
            output("delivered to \(topic) on \(device.name): \(response.identifier)")
            return 0
        } catch {
            complain("\(error)")
            return 1
        }
    }
}
