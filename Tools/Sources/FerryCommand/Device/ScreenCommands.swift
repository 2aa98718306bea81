import AgentServer
import ControlProtocol
import DriveProtocol
import Foundation

/// The screen of a booted device: images, touches, appearance, log.
extension CommandTable {
    static var screenCommands: [Command] {
        [
            .device(
                "ui", .screen, "DEVICE WHAT ...", "see and touch the screen, with the lines and targets of `ferry mcp`",
                details: UIVerbs.actions.map { "\($0.usage): \($0.text)" } + ScreenVerbs.appearances.map { "\($0.usage): \($0.text)" },
                options: [
                    CommandOption("--frames", nil, "tree: with places"), CommandOption("--gone", nil, "wait: until it is gone"),
                    CommandOption("--seconds", "N", "wait: at most so long, 10 unless given"),
                ], choices: [1: UIVerbs.actions.map(\.name) + ScreenVerbs.appearances.map(\.name)], count: 2...5, ScreenVerbs.ui),
            .device(
                "io", .screen, "DEVICE screenshot FILE|-|recordVideo FILE", "an image of the screen, or a recording until Ctrl-C",
                details: ["Images are PNG; recordings animated .webp or .png, of one pixel a point."],
                options: [
                    CommandOption("--type", "NAME", "png", values: ["png"]),
                    CommandOption("--mask", "NAME", "ignored", values: ["ignored"]),
                    CommandOption("--display", "NAME", "internal", values: ["internal"]), CommandOption("--force", nil, "replace the file"),
                ], choices: [1: ["screenshot", "recordVideo"]], count: 2...3, ScreenVerbs.io),
            .device(
                "log", .screen, "DEVICE stream|show [BUNDLE]", "what the device and its apps print, from now on or so far", isSimctl: false,
                choices: [1: ["stream", "show"]], count: 2...3, ScreenVerbs.log),
            .device(
                "rotate", .screen, "DEVICE left|right|portrait|upsidedown", "turn the device", isSimctl: false,
                choices: [1: ["portrait", "upsidedown", "left", "right"]], count: 2...2
            ) {
                try UIVerbs.run(BootedDevice.find($0.rest[0]), ["rotate", $0.rest[1]], $0, $1)
            },
        ]
    }
}

enum ScreenVerbs {
    /// The words of `ui` that are settings.
    static let appearances: [(name: String, usage: String, text: String)] = [
        ("appearance", "appearance [light|dark]", "read or change"),
        ("increase_contrast", "increase_contrast [enabled|disabled]", "read or change"),
        ("content_size", "content_size [SIZE|increment|decrement]", "read or change the size of text"),
    ]

    /// > Contract: the names of `UIContentSizeCategory` as `simctl` has them, in order.
    static let sizes: [(name: String, value: String)] = [
        ("extra-small", "XS"), ("small", "S"), ("medium", "M"), ("large", "L"), ("extra-large", "XL"), ("extra-extra-large", "XXL"),
        ("extra-extra-extra-large", "XXXL"), ("accessibility-medium", "AX1"), ("accessibility-large", "AX2"),
        ("accessibility-extra-large", "AX3"), ("accessibility-extra-extra-large", "AX4"), ("accessibility-extra-extra-extra-large", "AX5"),
    ]

    static func ui(_ arguments: Arguments, _ output: CommandOutput) throws {
        let device = try BootedDevice.find(arguments.rest[0])
        let words = Array(arguments.rest.dropFirst())
        switch words[0] {
        case "appearance": try setting("appearance", words, device, output, names: [("light", "light"), ("dark", "dark")])
        case "increase_contrast": try setting("increase-contrast", words, device, output, names: [("enabled", "on"), ("disabled", "off")])
        case "content_size":
            var words = words
            if words.count == 2, ["increment", "decrement"].contains(words[1]) {
                let now = try BootedDevice.text(device.name, .setting(name: "text-size"))
                let place = (sizes.firstIndex { $0.value == now } ?? 3) + (words[1] == "increment" ? 1 : -1)
                words[1] = sizes[max(0, min(place, sizes.count - 1))].name
            }
            try setting("text-size", words, device, output, names: sizes)
        default: try UIVerbs.run(device, words, arguments, output)
        }
    }

    private static func setting(
        _ setting: String, _ words: [String], _ device: BootedDevice, _ output: CommandOutput, names: [(name: String, value: String)]
    ) throws {
        let client = try ControlClient(device)
        guard words.count > 1 else {
            guard case .text(let value) = try client.ask(.setting(name: setting)) else { throw CommandFailure("no answer") }
            let name = names.first { $0.value == value }?.name ?? value
            return output.show(name, .object(["value": .string(name)]))
        }
        guard let value = names.first(where: { $0.name == words[1] })?.value, words.count == 2 else {
            throw CommandFailure.usage("\(words[0]) is one of \(names.map(\.name).joined(separator: ", ")), not \(words[1])")
        }
        try client.ask(.set(name: setting, value: value))
        output.show("")
    }

    // MARK: Images

    static func io(_ arguments: Arguments, _ output: CommandOutput) throws {
        let device = try BootedDevice.find(arguments.rest[0])
        guard arguments.rest.count == 3 else {
            throw ["screenshot", "recordVideo"].contains(arguments.rest[1])
                ? CommandFailure.usage("\(arguments.rest[1]) needs a file")
                : CommandFailure("io \(arguments.rest[1]) is missing; there are screenshot and recordVideo", .unsupported)
        }
        for (option, only) in [("--type", "png"), ("--mask", "ignored"), ("--display", "internal")] {
            if let value = arguments[option], value != only {
                throw CommandFailure("\(option) \(value) is missing; there is \(only)", .unsupported)
            }
        }
        let file = arguments.rest[2]
        switch arguments.rest[1] {
        case "screenshot": try screenshot(device, to: file, output)
        case "recordVideo": try record(device, to: URL(fileURLWithPath: file).path, output)
        case let other: throw CommandFailure("io \(other) is missing; there are screenshot and recordVideo", .unsupported)
        }
    }

    private static func screenshot(_ device: BootedDevice, to file: String, _ output: CommandOutput) throws {
        guard case .drive(let answer) = try ControlClient(device).ask(.drive(.screenshot)) else { throw CommandFailure("no answer") }
        guard case .screenshot(let png, let scale) = answer else { throw UIVerbs.failure(of: answer) }
        if file == "-" { return try StandardOutput.write(Data(png)) }
        do {
            try Data(png).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw CommandFailure("cannot write \(file): \(error.localizedDescription)")
        }
        output.show("", .object(["file": .string(file), "scale": .number(scale)]))
    }

    private static func record(_ device: BootedDevice, to path: String, _ output: CommandOutput) throws {
        guard [".webp", ".png"].contains(where: path.lowercased().hasSuffix) else {
            throw CommandFailure("a recording is a .webp or a .png file: there is no encoder of videos for \(path)", .unsupported)
        }
        // Asked for before the recording begins, so that an early interrupt ends it too.
        var wanted = sigset_t()
        sigemptyset(&wanted)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&wanted, signal) }
        pthread_sigmask(SIG_BLOCK, &wanted, nil)
        let client = try ControlClient(device)
        try client.ask(.startRecording(path: path))
        FerryCommandLine.warn("recording until Ctrl-C")
        var signal: Int32 = 0
        sigwait(&wanted, &signal)
        try client.ask(.stopRecording)
        output.show("", .object(["file": .string(path)]))
    }

    // MARK: Log

    static func log(_ arguments: Arguments, _ output: CommandOutput) throws {
        try log(arguments.rest[0], Array(arguments.rest.dropFirst()), output)
    }

    /// Of `simctl spawn` there is the use that scripts have for it.
    static func spawn(_ arguments: Arguments, _ output: CommandOutput) throws {
        guard arguments.rest[1] == "log", arguments.rest.count > 2 else {
            throw CommandFailure(
                "spawn runs programs of iOS, of which there are none: \(arguments.rest[1]) cannot run; log stream and log show can",
                .unsupported)
        }
        if let option = arguments.rest.dropFirst(3).first {
            throw CommandFailure("log \(arguments.rest[2]) takes no \(option) here; filter what it prints", .unsupported)
        }
        try log(arguments.rest[0], Array(arguments.rest.dropFirst(2)), output)
    }

    private static func log(_ word: String, _ words: [String], _ output: CommandOutput) throws {
        let client = try ControlClient(BootedDevice.find(word))
        let app = words.count > 1 ? words[1] : nil
        switch words[0] {
        case "show":
            guard case .text(let text) = try client.ask(.log) else { throw CommandFailure("no answer") }
            output.show(text, .array(text.split(separator: "\n").map { .string(String($0)) }))
        case "stream":
            var answer = try client.ask(.watchLog(app: app))
            while case .line(let line) = answer {
                output.show(line, .object(["line": .string(line)]))
                answer = try client.next()
            }
        case let other: throw CommandFailure.usage("log takes stream or show, not \(other)")
        }
    }
}
