import AgentServer
import ControlProtocol
import Foundation

/// Devices as a whole: boot, shut down, make, remove.
extension CommandTable {
    static var deviceCommands: [Command] {
        [
            .device(
                "boot", .devices, "DEVICE", "start a device that keeps running until it is shut down",
                details: ["It is not shown unless asked for; `ferry install` and `ferry launch` follow."],
                options: [
                    CommandOption("--headless", nil, "show it nowhere (default)"), CommandOption("--window", nil, "show it in a window"),
                    CommandOption("--browser", nil, "show it in a page"), CommandOption("--port", "N", "of the page"),
                    CommandOption("--appearance", "NAME", "light or dark", values: ["light", "dark"]),
                    CommandOption("--os", "VERSION", "of iOS that it imitates, 15 to 18 (17.5)"),
                    CommandOption("--locale", "NAME", "language and region, such as de_DE"),
                    CommandOption("--time-zone", "NAME", "such as Asia/Tokyo"),
                    CommandOption("--push-port", "N", "for remote notifications over HTTP/2 (2197, or any free one)"),
                    CommandOption("--set", "NAME=VALUE", "a setting; repeatable"),
                ], count: 1...1, DeviceVerbs.boot),
            .device(
                "bootstatus", .devices, "DEVICE", "wait until a booted device shows its screen",
                options: [CommandOption("-b", nil, "boot it if it is not booted")], count: 1...2, DeviceVerbs.bootStatus),
            .device("shutdown", .devices, "DEVICE|all", "end a booted device and its apps", count: 1...1, DeviceVerbs.shutDown),
            .device(
                "list", .devices, "[devices|devicetypes|apps] [PART|booted]",
                "devices and their states; models; or the apps of the booted ones",
                details: ["Only devices of which the name contains PART, or booted ones."],
                options: [CommandOption("-j", nil, "the same as --json")], choices: [0: ["devices", "devicetypes", "apps"]], count: 0...3,
                DeviceVerbs.list),
            .device("create", .devices, "NAME MODEL", "make a device of a model", count: 2...3, DeviceVerbs.create),
            .device("clone", .devices, "DEVICE NAME", "make a device NAME with a copy of another device's data", count: 2...2) {
                let text = try SimulatorProgram.run(["--clone", SimulatorProgram.device($0.rest[0]).name, $0.rest[1]])
                $1.show(
                    SimctlFront.isUsed ? DeviceIdentifier.udid(of: $0.rest[1]) : text.trimmed,
                    .object(["name": .string($0.rest[1]), "udid": .string(DeviceIdentifier.udid(of: $0.rest[1]))]))
            },
            .device("rename", .devices, "DEVICE NAME", "rename a device that was created or cloned", count: 2...2) {
                try SimulatorProgram.run(["--rename", SimulatorProgram.device($0.rest[0]).name, $0.rest[1]])
                $1.show("")
            },
            .device(
                "erase", .devices, "DEVICE...|all", "remove a device's apps and their data; it must be shut down", count: 1...100,
                DeviceVerbs.erase),
            .device("delete", .devices, "DEVICE...|unavailable", "remove devices that were created or cloned", count: 1...100) {
                // There are no unavailable devices.
                let names = $0.rest.filter { $0 != "unavailable" }
                $1.show(
                    try names.map { try SimulatorProgram.run(["--delete", SimulatorProgram.device($0).name]).trimmed }.joined(
                        separator: "\n"))
            },
            .device("reset", .devices, "DEVICE", "the same as erase", isSimctl: false, count: 1...1, DeviceVerbs.erase),
            .device("devices", .devices, "", "names of all devices, clones first", isSimctl: false, count: 0...0) {
                let devices = try SimulatorProgram.devices()
                let lines = devices.map { $0.isClone ? "\($0.name): \($0.model)" : $0.name }
                $1.show(
                    lines.joined(separator: "\n"), .array(devices.map { .object(["name": .string($0.name), "model": .string($0.model)]) }))
            },
            Command(
                name: "simctl", group: .devices, arguments: "COMMAND ...",
                summary: "the commands with `simctl` in their names' place: scripts for `xcrun simctl` replace these two words",
                run: SimctlFront.run),
        ]
    }
}

enum DeviceVerbs {
    static func boot(_ arguments: Arguments, _ output: CommandOutput) throws {
        let device = try SimulatorProgram.device(arguments.rest[0])
        if try BootedDevice.all().contains(where: { $0.name == device.name }) {
            throw CommandFailure("\(device.name) is already booted", .wrongState)
        }
        var words = ["--boot", "--device", device.name]
        words += ["--headless", "--window", "--browser"].filter(arguments.has)
        for option in ["--port", "--appearance", "--os", "--locale", "--time-zone", "--push-port"] {
            if let value = arguments[option] { words += [option, value] }
        }
        for setting in arguments.all("--set") { words += ["--set", setting] }
        let lines = try SimulatorProgram.boot(words)
        output.show(
            (lines + [device.name]).joined(separator: "\n"),
            .object(["name": .string(device.name), "udid": .string(device.udid), "notes": .array(lines.map(JSONValue.string))]))
    }

    static func bootStatus(_ arguments: Arguments, _ output: CommandOutput) throws {
        let word = arguments.rest[0]
        if arguments.has("-b") || arguments.rest.contains("-b"), (try? BootedDevice.find(word)) == nil {
            _ = try SimulatorProgram.boot(["--boot", "--device", SimulatorProgram.device(word).name])
        }
        let client = try ControlClient(BootedDevice.find(word))
        // The device decides when its screen is at rest.
        _ = try client.ask(.drive(.settle(limit: 60)))
        guard case .status(let status) = try client.ask(.status) else { throw CommandFailure("the device answers something else") }
        guard status.isReady else { throw CommandFailure("\(status.name) shows nothing") }
        output.show(
            "\(status.name) is booted; on the screen: \(status.foreground ?? "home")",
            .object([
                "name": .string(status.name), "model": .string(status.model), "state": .string("Booted"),
                "foreground": status.foreground.map(JSONValue.string) ?? .null, "width": .number(status.width),
                "height": .number(status.height), "scale": .number(status.scale),
            ]))
    }

    static func shutDown(_ arguments: Arguments, _ output: CommandOutput) throws {
        let devices = arguments.rest[0] == "all" ? try BootedDevice.all() : [try BootedDevice.find(arguments.rest[0])]
        for device in devices {
            let client = try ControlClient(device)
            try client.ask(.shutdown)
            // The connection ends with the process: then its files are gone and the device can be booted again.
            while (try? client.next()) != nil {}
        }
        output.show("")
    }

    static func list(_ arguments: Arguments, _ output: CommandOutput) throws {
        let isJSON = output.isJSON || arguments.has("-j") || arguments.rest.contains("-j")
        let output = CommandOutput(isJSON: isJSON)
        let words = arguments.rest.filter { $0 != "-j" }
        let kind = words.first ?? "devices"
        let booted = try BootedDevice.all()
        switch kind {
        case "devices":
            let isBooted = Set(booted.map(\.name))
            let devices = try SimulatorProgram.devices().filter { fits($0.name, isBooted.contains($0.name), words.dropFirst().first) }
            let lines = devices.map { "    \($0.name) (\($0.udid)) (\(isBooted.contains($0.name) ? "Booted" : "Shutdown"))" }
            let values = devices.map { device -> JSONValue in
                .object([
                    "name": .string(device.name), "udid": .string(device.udid), "isAvailable": .bool(true),
                    "state": .string(isBooted.contains(device.name) ? "Booted" : "Shutdown"), "deviceTypeIdentifier": .string(device.model),
                ])
            }
            output.show(
                (["== Devices ==", "-- Ferry \(FerryVersion.current) --"] + lines).joined(separator: "\n"),
                .object(["devices": .object(["Ferry \(FerryVersion.current)": .array(values)])]))
        case "devicetypes":
            let models = try SimulatorProgram.devices().filter { !$0.isClone }
            output.show(
                (["== Device Types =="] + models.map { "\($0.name) (\($0.modelIdentifier))" }).joined(separator: "\n"),
                .object(["devicetypes": .array(models.map { .object(["name": .string($0.name), "identifier": .string($0.name)]) })]))
        case "apps":
            var (lines, values): ([String], [String: JSONValue]) = ([], [:])
            for device in booted {
                let apps = try AppVerbs.apps(of: device)
                lines += ["-- \(device.name) --"] + apps.map { "    \($0.identifier) (\($0.name)) (\($0.state.rawValue))" }
                values[device.name] = .array(apps.map(AppVerbs.value))
            }
            output.show(lines.joined(separator: "\n"), .object(values))
        default: throw CommandFailure("there are no \(kind) here; ferry list has devices, devicetypes and apps", .unsupported)
        }
    }

    /// > Parameters: part: as `simctl` has it: `booted`, `available`, or a part of the name.
    private static func fits(_ name: String, _ isBooted: Bool, _ part: String?) -> Bool {
        switch part {
        case nil, "available": true
        case "booted": isBooted
        case let part?: name.lowercased().contains(part.lowercased()) || DeviceIdentifier.udid(of: name) == part.uppercased()
        }
    }

    static func create(_ arguments: Arguments, _ output: CommandOutput) throws {
        let (name, model) = (arguments.rest[0], arguments.rest[1].replacing("com.apple.CoreSimulator.SimDeviceType.", with: ""))
        try SimulatorProgram.run(["--create", name, SimulatorProgram.device(model).model])
        let udid = DeviceIdentifier.udid(of: name)
        output.show(udid, .object(["name": .string(name), "udid": .string(udid)]))
    }

    static func erase(_ arguments: Arguments, _ output: CommandOutput) throws {
        let names = arguments.rest == ["all"] ? try SimulatorProgram.devices().map(\.name) : arguments.rest
        let lines = try names.map { try SimulatorProgram.run(["--reset", SimulatorProgram.device($0).name]).trimmed }
        output.show(arguments.rest == ["all"] ? "" : lines.joined(separator: "\n"))
    }
}

extension String {
    /// Without the line feed at its end.
    fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
