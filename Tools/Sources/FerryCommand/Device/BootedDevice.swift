import ControlProtocol
import Foundation

/// A device that runs.
struct BootedDevice {
    var entry: ControlEntry
    var folder: ControlFolder

    var name: String { entry.name }
    var udid: String { DeviceIdentifier.udid(of: entry.name) }
    var socket: String { folder.file(of: entry.name, "sock") }
    /// What `ferry ui` knows of its screen.
    var seenFile: String { folder.file(of: entry.name, "seen") }

    static func folder() throws -> ControlFolder {
        guard let folder = ControlFolder() else {
            throw CommandFailure("the runtime folder cannot be made, or belongs to another user; XDG_RUNTIME_DIR names it")
        }
        return folder
    }

    /// All of them, by name.
    static func all() throws -> [BootedDevice] {
        let folder = try folder()
        return folder.entries.map { BootedDevice(entry: $0, folder: folder) }
    }

    /// By its name, its identifier, or `booted` for the first one.
    ///
    /// > Throws: a failure that tells an unknown device from one that is not booted.
    static func find(_ word: String) throws -> BootedDevice {
        let all = try all()
        if word == "booted" {
            guard let first = all.first else { throw CommandFailure("no device is booted; `ferry boot DEVICE` boots one", .wrongState) }
            return first
        }
        if let device = named(word, in: all) { return device }
        let entry = try SimulatorProgram.device(word)
        if let device = all.first(where: { $0.name == entry.name }) { return device }
        let others = all.isEmpty ? "" : "; booted: " + all.map(\.name).joined(separator: ", ")
        throw CommandFailure("\(entry.name) is not booted; `ferry boot \"\(entry.name)\"` boots it\(others)", .wrongState)
    }

    static func named(_ word: String, in devices: [BootedDevice]) -> BootedDevice? {
        let letters = DeviceIdentifier.letters(of: word)
        return devices.first { $0.name == word || $0.udid == word.uppercased() }
            ?? devices.first { DeviceIdentifier.letters(of: $0.name) == letters }
    }

    /// Asks a device one thing.
    @discardableResult
    static func ask(_ word: String, _ request: ControlRequest) throws -> ControlAnswer { try ControlClient(find(word)).ask(request) }

    /// Asks a device for a text.
    static func text(_ word: String, _ request: ControlRequest) throws -> String {
        guard case .text(let text) = try ask(word, request) else { throw CommandFailure("the device answers something else") }
        return text
    }
}
