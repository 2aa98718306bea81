import AgentServer
import ControlProtocol
import Foundation

/// Settings, permissions and surroundings of a booted device.
extension CommandTable {
    static var surroundingsCommands: [Command] {
        [
            .device(
                "privacy", .surroundings, "DEVICE grant|revoke|reset SERVICE BUNDLE", "change a permission of an app",
                details: [
                    "SERVICE is location, location-always, photos, photos-add, notifications or all; a change of photos ends the app."
                ],
                choices: [
                    1: ControlPermission.allCases.map(\.rawValue),
                    2: ["all", "location", "location-always", "photos", "photos-add", "notifications"],
                ], count: 4...4, SurroundingsVerbs.privacy),
            .device(
                "location", .surroundings, "DEVICE set LATITUDE,LONGITUDE|clear|list", "where the device is",
                choices: [1: ["set", "clear", "list"]], count: 2...3, SurroundingsVerbs.location),
            .device(
                "status_bar", .surroundings, "DEVICE override|clear|list", "what the status bar shows instead of the truth",
                options: [
                    CommandOption("--time", "TEXT", "such as 9:41"), CommandOption("--batteryLevel", "PERCENT"),
                    CommandOption("--batteryState", "STATE", values: ["charging", "charged", "discharging"]),
                    CommandOption("--cellularBars", "N", "from 0 to 4"), CommandOption("--wifiBars", "N", "from 0 to 3"),
                    CommandOption("--dataNetwork", "NAME", "wifi, which is what is drawn", values: ["wifi"]),
                    CommandOption("--wifiMode", "NAME", "active, which is what is drawn", values: ["active"]),
                    CommandOption("--cellularMode", "NAME", "active, which is what is drawn", values: ["active"]),
                    CommandOption("--operatorName", "NAME", "only an empty name: there is no SIM"),
                ], choices: [1: ["override", "clear", "list"]], count: 2...2, SurroundingsVerbs.statusBar),
            .device("pbcopy", .surroundings, "DEVICE", "put standard input on the pasteboard", count: 1...1) {
                let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
                try BootedDevice.ask($0.rest[0], .copy(text))
                $1.show("")
            },
            .device("pbpaste", .surroundings, "DEVICE", "print the text of the pasteboard", count: 1...1) {
                let text = try BootedDevice.text($0.rest[0], .pasteboard)
                guard !$1.isJSON else { return $1.show("", .object(["text": .string(text)])) }
                try StandardOutput.write(Data(text.utf8))
            },
            .device("addmedia", .surroundings, "DEVICE FILE...", "add photos to the library: all of the files, or none", count: 2...1000) {
                let paths = $0.rest.dropFirst().map { URL(fileURLWithPath: $0).path }
                try BootedDevice.ask($0.rest[0], .addMedia(paths: paths))
                $1.show("", .object(["added": .number(Double(paths.count))]))
            },
            .device(
                "keychain", .surroundings, "DEVICE reset", "remove what apps have stored in their keychains", choices: [1: ["reset"]],
                count: 2...3
            ) {
                guard $0.rest[1] == "reset" else {
                    throw CommandFailure("keychain \($0.rest[1]) is missing: the devices trust the machine's certificates", .unsupported)
                }
                try BootedDevice.ask($0.rest[0], .resetKeychain)
                $1.show("")
            },
            .device("getenv", .surroundings, "DEVICE NAME", "a variable that the device's apps are launched with", count: 2...2) {
                let value = try BootedDevice.text($0.rest[0], .variable($0.rest[1]))
                $1.show(value, .object(["value": .string(value)]))
            },
            .device(
                "setting", .surroundings, "DEVICE NAME [VALUE]", "read or change a setting by the names of `ferry set`", isSimctl: false,
                count: 2...3
            ) {
                if $0.rest.count == 3 {
                    try BootedDevice.ask($0.rest[0], .set(name: $0.rest[1], value: $0.rest[2]))
                    return $1.show("")
                }
                let value = try BootedDevice.text($0.rest[0], .setting(name: $0.rest[1]))
                $1.show(value, .object(["value": .string(value)]))
            },
            .device(
                "button", .surroundings, "DEVICE NAME", "press a button by the names of `ferry press`", isSimctl: false, count: 2...2
            ) {
                try BootedDevice.ask($0.rest[0], .press($0.rest[1]))
                $1.show("")
            },
        ]
    }
}

enum SurroundingsVerbs {
    static func privacy(_ arguments: Arguments, _ output: CommandOutput) throws {
        let words = arguments.rest
        guard let change = ControlPermission(rawValue: words[1]) else {
            throw CommandFailure.usage("privacy takes grant, revoke or reset, not \(words[1])")
        }
        try BootedDevice.ask(words[0], .permission(change, service: words[2], app: words[3]))
        output.show("")
    }

    static func location(_ arguments: Arguments, _ output: CommandOutput) throws {
        let words = arguments.rest
        switch (words[1], words.count) {
        case ("set", 3): try BootedDevice.ask(words[0], .set(name: "location", value: words[2]))
        case ("clear", 2): try BootedDevice.ask(words[0], .set(name: "location", value: "none"))
        case ("list", 2):
            let place = try BootedDevice.text(words[0], .setting(name: "location"))
            return output.show(place, .object(["location": .string(place)]))
        case ("start", _), ("run", _):
            throw CommandFailure("location \(words[1]) is missing: devices do not move by themselves; set moves them", .unsupported)
        default: throw CommandFailure.usage("ferry location DEVICE set LATITUDE,LONGITUDE|clear|list")
        }
        output.show("")
    }

    static func statusBar(_ arguments: Arguments, _ output: CommandOutput) throws {
        let word = arguments.rest[0]
        switch arguments.rest[1] {
        case "clear": try BootedDevice.ask(word, .clearStatusBar)
        case "list":
            guard case .statusBar(let bar) = try BootedDevice.ask(word, .statusBar) else {
                throw CommandFailure("the device answers something else")
            }
            let values: [(String, String?)] = [
                ("time", bar.time), ("batteryLevel", bar.batteryLevel.map(String.init)),
                ("batteryState", bar.isCharging.map { $0 ? "charging" : "discharging" }),
                ("cellularBars", bar.cellularBars.map(String.init)),
                ("wifiBars", bar.wifiBars.map(String.init)),
            ]
            let set = values.compactMap { name, value in value.map { (name, $0) } }
            return output.show(
                set.map { "\($0.0): \($0.1)" }.joined(separator: "\n"),
                .object(Dictionary(set.map { ($0.0, JSONValue.string($0.1)) }) { $1 }))
        case "override": try BootedDevice.ask(word, .overrideStatusBar(try overrides(arguments)))
        case let other: throw CommandFailure.usage("status_bar takes override, clear or list, not \(other)")
        }
        output.show("")
    }

    /// What is not drawn is refused, so that no screenshot differs from what was asked for.
    static func overrides(_ arguments: Arguments) throws -> ControlStatusBar {
        for (option, drawn) in [("--dataNetwork", "wifi"), ("--wifiMode", "active"), ("--cellularMode", "active"), ("--operatorName", "")] {
            guard let value = arguments[option], value != drawn else { continue }
            throw CommandFailure("\(option) \(value) is missing: the status bar draws \(drawn.isEmpty ? "no name" : drawn)", .unsupported)
        }
        func number(_ option: String) throws -> Int? {
            guard let text = arguments[option] else { return nil }
            guard let number = Int(text) else { throw CommandFailure.usage("\(option) takes a whole number, not \(text)") }
            return number
        }
        var bar = ControlStatusBar()
        bar.time = arguments["--time"]
        bar.batteryLevel = try number("--batteryLevel")
        bar.cellularBars = try number("--cellularBars")
        bar.wifiBars = try number("--wifiBars")
        if let state = arguments["--batteryState"] {
            guard ["charging", "charged", "discharging"].contains(state) else {
                throw CommandFailure.usage("--batteryState is charging, charged or discharging, not \(state)")
            }
            bar.isCharging = state == "charging"
        }
        if let fault = bar.fault { throw CommandFailure.usage(fault) }
        return bar
    }
}
