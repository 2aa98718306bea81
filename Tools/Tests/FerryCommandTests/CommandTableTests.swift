import ControlProtocol
import DriveProtocol
import Foundation
import Testing

@testable import FerryCommand

@Suite("Table of commands")
struct CommandTableTests {
    @Test("names are unique, and each command is in the help with its summary")
    func names() {
        let names = CommandTable.all.map(\.name)
        #expect(Set(names).count == names.count)
        for command in CommandTable.all {
            #expect(CommandHelp.text.contains("  ferry \(command.usage)"), "\(command.name)")
            #expect(CommandHelp.text.contains(command.summary), "\(command.name)")
            #expect(!command.summary.isEmpty)
        }
    }

    @Test("an unknown command names the nearest ones")
    func unknown() {
        let failure = #expect(throws: CommandFailure.self) { try CommandTable.command("instal") }
        #expect(failure?.message.contains("did you mean ferry install") == true)
        #expect(failure?.status == 2)
    }

    @Test(
        "every subcommand of simctl is there, or says what is missing",
        arguments: [
            "addmedia", "appinfo", "boot", "bootstatus", "clone", "create", "delete", "diagnose", "erase", "get_app_container", "getenv",
            "icloud_sync", "install", "io", "keychain", "launch", "list", "listapps", "location", "logverbose", "openurl", "pair", "pbcopy",
            "pbpaste", "pbsync", "privacy", "push", "rename", "runtime", "shutdown", "spawn", "status_bar", "terminate", "ui", "uninstall",
            "unpair", "upgrade",
        ])
    func simctl(name: String) {
        let isThere = SimctlFront.commands.contains { $0.name == name }
        #expect(isThere != SimctlFront.missing.contains { $0.name == name })
    }

    @Test("words after the app's identifier are the app's")
    func verbatim() throws {
        let launch = try CommandTable.command("launch")
        let parsed = try launch.parse(["--console", "booted", "--env", "A=B", "app", "--json", "-x", "--env"])
        #expect(parsed.rest == ["booted", "app", "--json", "-x", "--env"])
        #expect(parsed.has("--console"))
        #expect(parsed["--env"] == "A=B")
        #expect(!parsed.has("--json"))
        #expect(throws: CommandFailure.self) { try launch.parse(["--consol", "booted", "app"]) }
    }

    @Test("a wrong number of arguments shows the usage", arguments: ["openurl", "privacy", "addmedia", "status_bar", "clone"])
    func usage(name: String) throws {
        let command = try CommandTable.command(name)
        let failure = #expect(throws: CommandFailure.self) { try command.run(["booted"]) }
        #expect(failure?.status == 2)
        #expect(failure?.message.hasPrefix("ferry \(command.usage)") == true)
    }

    @Test("exit statuses are those of the table, and faults of a device map to them")
    func statuses() {
        #expect(ExitStatus.allCases.map(\.rawValue) == Array(0...8))
        #expect(Set(ExitStatus.allCases.map(\.name)).count == ExitStatus.allCases.count)
        let faults: [(ControlFault.Kind, Int32)] = [
            (.invalid, 2), (.unknownApp, 6), (.wrongState, 5), (.unsupported, 8), (.failed, 1),
        ]
        for (kind, status) in faults { #expect(CommandFailure(ControlFault(kind, "x")).status == status) }
        let value = CommandOutput.failure(CommandFailure("gone", .unknownDevice))
        #expect(
            String(decoding: value.line, as: UTF8.self) == #"{"error":{"kind":"unknown-device","message":"gone","status":4}}"#)
    }

    @Test("status bars are checked before a device is asked")
    func statusBar() throws {
        let command = try CommandTable.command("status_bar")
        let bar = try SurroundingsVerbs.overrides(
            command.parse(["booted", "override", "--time", "9:41", "--batteryState", "charged", "--wifiBars=3", "--dataNetwork", "wifi"]))
        #expect(bar.time == "9:41")
        #expect(bar.isCharging == false)
        #expect(bar.wifiBars == 3)
        #expect(bar.batteryLevel == nil)
        for (words, status) in [
            (["--wifiBars", "4"], 2), (["--batteryLevel", "x"], 2), (["--dataNetwork", "5g"], 8), (["--operatorName", "A"], 8),
            (["--batteryState", "full"], 2),
        ] as [([String], Int32)] {
            let failure = #expect(throws: CommandFailure.self) {
                try SurroundingsVerbs.overrides(command.parse(["booted", "override"] + words))
            }
            #expect(failure?.status == status, "\(words)")
        }
    }

    @Test("a device is found by its name, loosely, and by its identifier")
    func bootedDevices() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = try #require(ControlFolder(["XDG_RUNTIME_DIR": folder.path]))
        let devices = ["iPhone 15", "iPhone 15 Pro", "Maria’s phone"].map {
            BootedDevice(entry: ControlEntry(name: $0, model: "iPhone 15", display: "headless"), folder: place)
        }
        for (word, name) in [
            ("iPhone 15", "iPhone 15"), ("iphone15pro", "iPhone 15 Pro"), ("MARIAS phone", "Maria’s phone"),
            (DeviceIdentifier.udid(of: "iPhone 15 Pro").lowercased(), "iPhone 15 Pro"),
        ] {
            #expect(BootedDevice.named(word, in: devices)?.name == name, "\(word)")
        }
        #expect(BootedDevice.named("iPhone 1", in: devices) == nil)
    }
}

@Suite("Touches of ferry ui")
struct UIVerbsTests {
    private func call(_ words: [String]) throws -> String {
        let arguments = try CommandTable.command("ui").parse(["booted"] + words)
        let rest = Array(arguments.rest.dropFirst())
        let action = try #require(UIVerbs.actions.first { $0.name == rest[0] })
        let members = try #require(action.members[rest.count - 1])
        let (tool, values) = try UIVerbs.call(of: action, members, Array(rest.dropFirst()), arguments)
        return tool + " " + String(decoding: values.line, as: UTF8.self)
    }

    @Test("words become the arguments of the tools of ferry mcp")
    func calls() throws {
        #expect(try call(["tap", "Save"]) == #"act {"action":"tap","target":"Save"}"#)
        #expect(try call(["type", "hello"]) == #"act {"action":"type","text":"hello"}"#)
        #expect(try call(["type", "name", "hello"]) == #"act {"action":"type","target":"name","text":"hello"}"#)
        #expect(try call(["longpress", "e1", "2"]) == #"act {"action":"longpress","target":"e1","value":2}"#)
        #expect(try call(["tree", "e4", "--frames"]) == #"look {"frames":true,"in":"e4"}"#)
        #expect(try call(["wait", "Done", "--gone", "--seconds", "3"]) == #"wait_for {"gone":true,"seconds":3,"target":"Done"}"#)
        #expect(throws: CommandFailure.self) { try call(["longpress", "e1", "x"]) }
    }
}

@Suite("Completion")
struct CompletionTests {
    @Test("scripts are made for three shells; those of bash are valid and complete commands, options and choices")
    func bash() throws {
        #expect(CompletionScript.text(for: "tcsh") == nil)
        let script = try #require(CompletionScript.text(for: "bash"))
        func complete(_ words: [String]) throws -> [String] {
            let list = words.map { "'\($0)'" }.joined(separator: " ")
            let test = script + "\nCOMP_WORDS=(ferry \(list)); COMP_CWORD=\(words.count)\n_ferry\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n"
            let result = try ChildProcess(["bash", "-c", test]).capture()
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.errors.isEmpty, "\(result.errors)")
            return result.output.split(separator: "\n").map(String.init)
        }
        #expect(try complete(["inst"]) == ["install"])
        #expect(try complete(["simctl", "open"]) == ["openurl"])
        #expect(try complete(["boot", "--app"]) == ["--appearance"])
        #expect(try complete(["boot", "--appearance", "d"]) == ["dark"])
        #expect(try complete(["status_bar", "booted", "o"]) == ["override"])
        #expect(try complete(["completion", ""]) == ["bash", "zsh", "fish"])
        #expect(try #require(CompletionScript.text(for: "zsh")).hasPrefix("autoload"))
    }

    @Test("fish gets a line for each command")
    func fish() throws {
        let script = try #require(CompletionScript.text(for: "fish"))
        for command in CommandTable.all { #expect(script.contains("-a \(command.name) -d '"), "\(command.name)") }
    }

    @Test("arguments are known by the words of their usage")
    func arguments() throws {
        #expect(CompletionScript.arguments(of: try CommandTable.command("install")) == [.device, .file])
        let privacy = try CommandTable.command("privacy")
        #expect(
            CompletionScript.arguments(of: privacy)
                == [.device, .words(["grant", "revoke", "reset"]), .words(privacy.choices[2] ?? []), .other])
    }
}

@Suite("Documentation of devices")
struct DeviceDocumentationTests {
    @Test("docs/devices.md has the table of commands: ferry help --markdown prints it")
    func table() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("docs/devices.md"), encoding: .utf8)
        #expect(text.contains(CommandHelp.markdown))
    }
}
