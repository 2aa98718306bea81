import AgentServer
import ControlProtocol
import DriveProtocol
import Foundation
import XcodeProject

/// Apps of a booted device.
extension CommandTable {
    static var deviceAppCommands: [Command] {
        [
            .device(
                "install", .deviceApps, "DEVICE PATH", "build an app and install it; PATH is its folder, a project, or a built .app",
                options: [
                    CommandOption("--product", "NAME", "of several"), CommandOption("--scheme", "NAME", "of an Xcode project"),
                    CommandOption("--target", "NAME", "of an Xcode project"),
                    CommandOption("--configuration", "NAME", "of an Xcode project"),
                    CommandOption("--service", "URL", "of the app's service, which is not started"),
                    CommandOption("--release", nil, "build with optimisation"),
                    CommandOption("--verbose", nil, "show the compiler's output"),
                    CommandOption("--run-scripts", nil, "run the scripts of an Xcode project"),
                ], count: 2...2, AppVerbs.install),
            .device(
                "uninstall", .deviceApps, "DEVICE BUNDLE", "end an app and remove it with its data",
                details: ["Without arguments it removes an installed Ferry."], count: 2...2
            ) {
                try BootedDevice.ask($0.rest[0], .uninstall(app: $0.rest[1]))
                $1.show("")
            },
            .device("listapps", .deviceApps, "DEVICE", "the installed apps", count: 1...1) {
                let apps = try AppVerbs.apps(of: BootedDevice.find($0.rest[0]))
                let lines = apps.map { app in
                    [app.identifier, app.name, app.state.rawValue, app.process.map(String.init) ?? "-"].joined(separator: "\t")
                }
                $1.show(lines.joined(separator: "\n"), .array(apps.map(AppVerbs.value)))
            },
            .device("appinfo", .deviceApps, "DEVICE BUNDLE", "what is known of an app", count: 2...2) {
                let app = try AppVerbs.app($0.rest[1], of: $0.rest[0])
                let lines = [
                    "identifier  \(app.identifier)", "name        \(app.name)", "version     \(app.version)",
                    "state       \(app.state.rawValue)",
                    "process     \(app.process.map(String.init) ?? "-")", "schemes     \(app.schemes.joined(separator: " "))",
                    "bundle      \(app.bundle)", "data        \(app.data)",
                ]
                $1.show(lines.joined(separator: "\n"), AppVerbs.value(app))
            },
            .device(
                "get_app_container", .deviceApps, "DEVICE BUNDLE [app|data]", "the path of an app's bundle, or of its home folder",
                choices: [2: ["app", "data"]], count: 2...3, AppVerbs.container),
            .device(
                "launch", .deviceApps, "DEVICE BUNDLE [ARGUMENT...]", "launch an app, or bring it to the foreground; prints its process",
                details: ["Variables whose names begin with SIMCTL_CHILD_ are passed on without these letters."],
                options: [
                    CommandOption("--env", "NAME=VALUE", "a variable of the app's environment; repeatable"),
                    CommandOption("--console", nil, "print what the app prints until it ends"),
                    CommandOption("--console-pty", nil, "the same"), CommandOption("--terminate-running-process", nil, "end it first"),
                ], passesWordsAfter: 2, count: 2...1000, AppVerbs.launch),
            .device("terminate", .deviceApps, "DEVICE BUNDLE", "end an app as its user does", count: 2...2) {
                try BootedDevice.ask($0.rest[0], .terminate(app: $0.rest[1]))
                $1.show("")
            },
            .device("openurl", .deviceApps, "DEVICE URL", "open a URL with the app that declares its scheme", count: 2...2) {
                try BootedDevice.ask($0.rest[0], .open(url: $0.rest[1]))
                $1.show("")
            },
            .device(
                "push", .deviceApps, "DEVICE [BUNDLE] FILE|-", "deliver a remote notification; its payload may name the app",
                details: ["Also `push APP FILE`, of an app that `ferry run` shows; APP is its folder or bundle identifier."],
                count: 2...3, AppVerbs.push),
            .device(
                "spawn", .deviceApps, "DEVICE log stream|log show", "what `log` shows; other programs of iOS are not there",
                passesWordsAfter: 1,
                count: 2...1000, ScreenVerbs.spawn),
        ]
    }
}

enum AppVerbs {
    static func apps(of device: BootedDevice) throws -> [ControlApp] {
        guard case .apps(let apps) = try ControlClient(device).ask(.apps) else { throw CommandFailure("the device answers something else") }
        return apps
    }

    static func app(_ name: String, of word: String) throws -> ControlApp {
        let device = try BootedDevice.find(word)
        let apps = try apps(of: device)
        if let app = apps.first(where: { $0.identifier == name }) ?? apps.first(where: { $0.name == name }) { return app }
        let all = apps.isEmpty ? "nothing is installed" : "there is " + apps.map(\.identifier).joined(separator: ", ")
        throw CommandFailure("no app \"\(name)\" is installed on \(device.name); \(all)", .unknownApp)
    }

    static func value(_ app: ControlApp) -> JSONValue {
        .object([
            "identifier": .string(app.identifier), "name": .string(app.name), "version": .string(app.version),
            "bundle": .string(app.bundle),
            "data": .string(app.data), "state": .string(app.state.rawValue), "process": app.process.map { .number(Double($0)) } ?? .null,
            "schemes": .array(app.schemes.map(JSONValue.string)),
        ])
    }

    static func install(_ arguments: Arguments, _ output: CommandOutput) throws {
        let device = try BootedDevice.find(arguments.rest[0])
        let (program, notice) = try program(at: arguments.rest[1], arguments)
        if let notice { FerryCommandLine.warn(notice) }
        let variables = arguments["--service"].map { [AppService.variable: $0] } ?? [:]
        let client = try ControlClient(device)
        try client.ask(.install(executable: program, environment: variables))
        guard case .apps(let apps) = try client.ask(.apps), let app = apps.first(where: { $0.executable == program }) else {
            throw CommandFailure("\(program) is not among the installed apps")
        }
        output.show(app.identifier, value(app))
    }

    /// Builds an app. > Returns: the path of its program, and what the user should know.
    private static func program(at path: String, _ arguments: Arguments) throws -> (path: String, notice: String?) {
        if path.hasSuffix(".app") || path.hasSuffix(".app/") { return (try program(ofBundle: path), nil) }
        let checkout = try Checkout()
        let frameworks = try FrameworkBuild.prepare(checkout, for: .passing) { FerryCommandLine.warn($0) }
        let package = try AppPackage.prepared(
            at: path, checkout, ProjectChoice(arguments), isToRun: true, runsScripts: arguments.has("--run-scripts"))
        let build = AppBuild(
            package, with: frameworks.build, isVerbose: arguments.has("--verbose"), isRelease: arguments.has("--release"))
        let program = try build.app(product: arguments["--product"])
        let needsService = try arguments["--service"] == nil && AppService(in: package.origin) != nil
        return (
            program, needsService ? "\(path) declares a service, which only `ferry run` starts; --service URL names one that runs" : nil
        )
    }

    private static func program(ofBundle path: String) throws -> String {
        let folder = URL(fileURLWithPath: path).path
        guard let data = FileManager.default.contents(atPath: folder + "/Info.plist"),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { throw CommandFailure("\(folder) is no app: there is no Info.plist in it") }
        let name = values["CFBundleExecutable"] as? String ?? ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
        guard FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") else {
            throw CommandFailure("\(folder) has no program \(name) for this machine")
        }
        return "\(folder)/\(name)"
    }

    static func container(_ arguments: Arguments, _ output: CommandOutput) throws {
        let word = arguments.rest.count > 2 ? arguments.rest[2] : "app"
        guard let kind = ControlContainer(rawValue: word) else {
            throw CommandFailure("there is no container \"\(word)\": apps have app and data, and no app groups", .unsupported)
        }
        let path = try BootedDevice.text(arguments.rest[0], .container(app: arguments.rest[1], kind: kind))
        output.show(path, .object(["path": .string(path)]))
    }

    static func launch(_ arguments: Arguments, _ output: CommandOutput) throws {
        var variables: [String: String] = [:]
        let prefix = "SIMCTL_CHILD_"
        for (name, value) in ProcessInfo.processInfo.environment where name.hasPrefix(prefix) {
            variables[String(name.dropFirst(prefix.count))] = value
        }
        for word in arguments.all("--env") {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else { throw CommandFailure.usage("--env takes NAME=VALUE, not \(word)") }
            variables[parts[0]] = parts[1]
        }
        let isWatched = arguments.has("--console") || arguments.has("--console-pty")
        let client = try ControlClient(BootedDevice.find(arguments.rest[0]))
        let app = arguments.rest[1]
        let answer = try client.ask(
            .launch(
                app: app, arguments: Array(arguments.rest.dropFirst(2)), environment: variables,
                endsRunning: arguments.has("--terminate-running-process"), watchesOutput: isWatched))
        guard case .launched(let process) = answer else { throw CommandFailure("the device answers something else") }
        output.show("\(app): \(process)", .object(["identifier": .string(app), "process": .number(Double(process))]))
        while isWatched {
            switch try client.next() {
            case .line(let line): output.show(line, .object(["line": .string(line)]))
            case .ended(let text): return output.show("", .object(["ended": .string(text)]))
            default: break
            }
        }
    }

    static func push(_ arguments: Arguments, _ output: CommandOutput) throws {
        let words = arguments.rest
        if words.count == 2, !SimctlFront.isUsed, (try? BootedDevice.named(words[0], in: BootedDevice.all())) == nil, words[0] != "booted" {
            try PushVerb(words, Checkout()).run()
        }
        let file = words[words.count - 1]
        let data = file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
        guard let data else { throw CommandFailure("\(file): no such payload file") }
        let key = "Simulator Target Bundle"
        let target = (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?[key] as? String
        guard let app = words.count == 3 ? words[1] : target else {
            throw CommandFailure.usage("\(file) has no \"\(key)\", so the command names the app: ferry push DEVICE BUNDLE FILE")
        }
        try BootedDevice.ask(words[0], .push(app: app, payload: String(decoding: data, as: UTF8.self)))
        output.show("")
    }
}
