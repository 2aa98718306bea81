public import DeviceProtocol
internal import Foundation
internal import TestRecorder

/// The simulator's command line options.
public struct SimulatorOptions: Hashable, Sendable {
    /// Where the device is shown.
    public enum Host: Hashable, Sendable {
        /// A window if there is a desktop, otherwise a browser page.
        case automatic
        /// A desktop window.
        case window
        /// A page in a browser; nil takes any free port.
        case browser(port: Int?)
        /// Memory only.
        case headless
    }

    /// What a run measures instead of being shown to the user.
    public enum Measurement: Hashable, Sendable {
        /// Time to the first frame, and memory used then.
        case launch
        /// Cost of an app without changes for ten seconds.
        case idle
        /// Cost of an app's consecutive frames, such as those of a list that it scrolls.
        case frames(Int)
    }

    /// In which direction an interface is laid out, whatever the language.
    public enum Direction: String, Hashable, Sendable {
        /// As in English.
        case leftToRight = "ltr"
        /// As in Arabic.
        case rightToLeft = "rtl"
    }

    /// The path of the app's executable.
    public var app = ""
    /// The arguments after `--`, for the app.
    public var appArguments: [String] = []
    /// Executables of the apps that are also installed, in order.
    public var others: [String] = []
    /// The name of the device, or of a clone.
    public var device = "iPhone 15"
    /// A folder for the apps' data; nil for the device's own, or in scripts for a temporary one.
    public var data: String?
    /// Light or dark appearance at the start.
    public var appearance = DeviceState.Appearance.light
    /// Where the device is shown.
    public var host = Host.automatic
    /// The path of the script to run; nil runs none.
    public var script: String?
    /// A file that says in which looks the script's screens are taken; see `VariantJob`.
    public var variants: String?
    /// Replaces the direction of the language.
    public var direction: Direction?
    /// Whether a test drives the app by requests on standard input.
    public var isDriven = false
    /// Whether the device starts without an app and keeps running, for commands.
    public var isBooted = false
    /// A .webp or .png file for a recording of the script's run.
    public var record: String?
    /// The file of a test that is recorded from what the user does; nil records none.
    public var recordedTest: String?
    /// Replaces the language that the file's extension stands for: "xcuitest", "swift-testing" or "ui".
    public var recordedLanguage: String?
    /// Whether the file may exist.
    public var replacesRecordedTest = false
    /// The language of the recorded test.
    var recordedFormat: RecordedFormat? {
        recordedLanguage.flatMap(RecordedFormat.init(rawValue:)) ?? recordedTest.flatMap(RecordedFormat.init(path:))
    }
    /// The title of the window; nil for the names of the app and the device.
    public var title: String?
    /// The version of iOS that the device imitates; nil for the standard one.
    public var systemVersion: SystemVersion?
    /// A language and region such as "de_DE"; nil for the device's.
    public var locale: String?
    /// Such as "Asia/Shanghai"; nil for the device's: in scripts UTC, else the machine's.
    public var timeZone: String?
    /// Settings applied before the app launches.
    public var settings: [DeviceControl] = []
    /// The URL that the app is launched to open.
    public var url: String?
    /// Pixels per point; nil for the device's.
    public var scale: Double?
    /// Whether a hardware keyboard is connected; nil leaves it to the host: scripts use one, a user gets the software keyboard.
    public var hardwareKeyboard: Bool?
    /// Whether the body of the device is drawn around the screen.
    public var hasBezel = true
    /// What the run measures; nil measures nothing.
    public var measurement: Measurement?
    /// Whether the help is printed instead of a run.
    public var wantsHelp = false
    /// Whether the run has a virtual clock, and begins without data.
    var isVirtual: Bool { host == .headless && !isBooted }
    /// Port that receives remote notifications; nil for the default port, or any free one.
    public var pushPort: Int?

    /// Creates the options of a command line without arguments.
    public init() {}

    /// The text of `--help`.
    public static let help = """
        usage: ferry-simulator EXECUTABLE [options] [-- ARGUMENTS OF THE APP]
               ferry-simulator --contact-sheet FILE
               ferry-simulator --list-devices | --reset DEVICE | --clone DEVICE NAME | --delete NAME
          --with EXECUTABLE    also installs another app; may be repeated
          --device NAME        such as "iPhone 15" (the default), "iPhone SE" or "iPad Pro 11-inch (M4)", or a clone of one;
                               with a version of iOS in parentheses: "iPhone 15 (16.4)"
          --os VERSION         of iOS that the device imitates, from 15 to 18; 17.5 unless given
          --data FOLDER        stores the apps' data there, in scripts too, which otherwise start without data
          --appearance light|dark
          --keyboard software|hardware   whether text inputs show the software keyboard
          --window             in a window of the desktop
          --browser            as a page on this machine; --port N chooses the port
          --headless           without a viewer, on a virtual clock
          --script FILE        runs a script (headless); exit status 0 only if every line passed
          --variants FILE      with a script: pictures of its screens in the looks that the file lists, with an audit of each
          --direction ltr|rtl  the direction of the interface, instead of the language's
          --drive              does what a test asks in lines of JSON on standard input (headless)
          --boot               without a program: starts a device that commands find and that runs until it is shut down
          --record FILE        with a script: records its frames as an animated .webp or .png, one pixel per point
          --record-test FILE   writes what the user does as a test: .swift for XCUITest, .ui for a script; begins without data
          --as LANGUAGE        of --record-test: xcuitest, swift-testing or ui, instead of the file's extension
          --force              replaces the file of --record-test
          --locale NAME        language and region, such as de_DE
          --time-zone NAME     such as Asia/Shanghai (in scripts UTC unless given, else the machine's)
          --text-size SIZE     XS, S, M, L (the default), XL, XXL, XXXL, AX1 to AX5
          --set NAME=VALUE     bold-text, increase-contrast, reduce-motion, reduce-transparency, invert-colors, charging or
                               low-power-mode, background-refresh on or off; network normal, slow or offline; battery 0 to 100; appearance; text-size;
                               location 48.2082,16.3738 or none; time 09:41; time-zone Asia/Tokyo; locale de_DE; region DE;
                               24-hour on or off; auto-lock 30 or never; proximity near or far; speed 0.1;
                               biometrics match, fail or not-enrolled;
                               beacons UUID/1/2@0.3 or none
          --open URL           launches the app with a URL to open
          --title TEXT         of the window or page
          --push-port N        port for remote notifications, over HTTP/2 (2197, or any free one)
          --no-bezel           the screen alone, without the bezel
          --measure-launch     prints launch to first frame and resident memory as JSON
          --measure-idle       prints the cost of an idle app in ten seconds as JSON
          --measure-frames N   prints the cost of N frames that the app draws as fast as possible, as JSON
          --scale 1|2|3        pixels per point, instead of the device's
        """

    /// `arguments` without the program name.
    public init(arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        var port: Int?
        while let argument = rest.popFirst() {
            switch argument {
            case "--app": app = try UsageError.value(of: argument, &rest)
            case "--with": others.append(try UsageError.value(of: argument, &rest))
            case "--device": try choose(device: try UsageError.value(of: argument, &rest))
            case "--os": systemVersion = try Self.systemVersion(try UsageError.value(of: argument, &rest))
            case "--data": data = try UsageError.value(of: argument, &rest)
            case "--script": script = try UsageError.value(of: argument, &rest)
            case "--variants": variants = try UsageError.value(of: argument, &rest)
            case "--direction":
                let text = try UsageError.value(of: argument, &rest)
                guard let value = Direction(rawValue: text) else { throw UsageError("--direction is ltr or rtl, not \"\(text)\"") }
                direction = value
            case "--drive": isDriven = true
            case "--boot": isBooted = true
            case "--record":
                let path = try UsageError.value(of: argument, &rest)
                guard [".webp", ".png"].contains(where: path.lowercased().hasSuffix) else {
                    throw UsageError("--record writes a .webp or a .png file, not \"\(path)\"")
                }
                record = path
            case "--record-test": recordedTest = try UsageError.value(of: argument, &rest)
            case "--as":
                let text = try UsageError.value(of: argument, &rest)
                guard RecordedFormat(rawValue: text) != nil else {
                    throw UsageError("--as is \(RecordedFormat.allCases.map(\.rawValue).joined(separator: ", ")), not \"\(text)\"")
                }
                recordedLanguage = text
            case "--force": replacesRecordedTest = true
            case "--title": title = try UsageError.value(of: argument, &rest)
            case "--port":
                port = try Self.port(argument, &rest)
            case "--push-port": pushPort = try Self.port(argument, &rest)
            case "--appearance":
                switch try UsageError.value(of: argument, &rest) {
                case "light": appearance = .light
                case "dark": appearance = .dark
                case let other: throw UsageError("--appearance is light or dark, not \"\(other)\"")
                }
            case "--keyboard":
                switch try UsageError.value(of: argument, &rest) {
                case "hardware": hardwareKeyboard = true
                case "software": hardwareKeyboard = false
                case let other: throw UsageError("--keyboard is software or hardware, not \"\(other)\"")
                }
            case "--window": try choose(.window)
            case "--browser": try choose(.browser(port: nil))
            case "--headless": try choose(.headless)
            case "--no-bezel": hasBezel = false
            case "--locale": locale = try Self.locale(try UsageError.value(of: argument, &rest))
            case "--time-zone": timeZone = try Self.timeZone(try UsageError.value(of: argument, &rest))
            case "--text-size": settings.append(try Self.setting("text-size", try UsageError.value(of: argument, &rest)))
            case "--set":
                let words = try UsageError.value(of: argument, &rest).split(separator: "=", maxSplits: 1).map(String.init)
                settings.append(try Self.setting(words.first ?? "", words.count > 1 ? words[1] : ""))
            case "--open": url = try UsageError.value(of: argument, &rest)
            case "--measure-launch": measurement = .launch
            case "--measure-idle": measurement = .idle
            case "--measure-frames":
                let text = try UsageError.value(of: argument, &rest)
                guard let count = Int(text), (1...100_000).contains(count) else {
                    throw UsageError("--measure-frames is a number from 1 to 100000, not \"\(text)\"")
                }
                measurement = .frames(count)
            case "--scale":
                let text = try UsageError.value(of: argument, &rest)
                guard let number = Double(text), [1, 2, 3].contains(number) else {
                    throw UsageError("--scale is 1, 2 or 3, not \"\(text)\"")
                }
                scale = number
            case "--help", "-h": wantsHelp = true
            case "--":
                appArguments = Array(rest)
                rest = []
            default:
                guard !argument.hasPrefix("-"), app.isEmpty else {
                    throw UsageError("there is no option \"\(argument)\"; `ferry-simulator --help` lists them")
                }
                app = argument
            }
        }
        try settle(port: port)
    }

    private static func port(_ option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> Int {
        let text = try UsageError.value(of: option, &rest)
        guard let number = Int(text), (1...65_535).contains(number) else {
            throw UsageError("\(option) is a number from 1 to 65535, not \"\(text)\"")
        }
        return number
    }

    /// A name, which may end with a version of iOS in parentheses, as Xcode lists devices.
    private mutating func choose(device text: String) throws(UsageError) {
        guard let parts = text.wholeMatch(of: /(?<name>.*?)\s*\((?:iOS |iPadOS )?(?<version>[0-9]+(?:\.[0-9]+)*)\)/) else {
            return device = text
        }
        if !parts.output.name.isEmpty { device = String(parts.output.name) }
        systemVersion = try Self.systemVersion(parts.output.version)
    }

    private static func systemVersion(_ text: some StringProtocol) throws(UsageError) -> SystemVersion {
        let range = "\(SystemVersion.majors.lowerBound) to \(SystemVersion.majors.upperBound)"
        guard let version = SystemVersion(text) else {
            throw UsageError("the version of iOS is one from \(range), such as 16 or 16.4, not \"\(text)\"")
        }
        guard version.isSupported else {
            let reason = version > .standard ? "; the glass of iOS 26 is not drawn" : ""
            throw UsageError("devices imitate iOS \(range), not \(text)\(reason)")
        }
        return version
    }

    private static func timeZone(_ name: String) throws(UsageError) -> String {
        guard TimeZone(identifier: name) != nil else { throw UsageError("--time-zone is a name such as Asia/Shanghai, not \"\(name)\"") }
        return name
    }

    private static func locale(_ name: String) throws(UsageError) -> String {
        guard case .locale(let identifier)? = DeviceControl(name: "locale", value: name) else {
            throw UsageError("--locale is \(DeviceControl.expectation(of: "locale") ?? ""), not \"\(name)\"")
        }
        return identifier
    }

    private static func setting(_ name: String, _ value: String) throws(UsageError) -> DeviceControl {
        if let control = DeviceControl(name: name, value: value) { return control }
        throw UsageError(problem(name, value))
    }

    /// What is wrong with a control's name or value.
    static func problem(_ name: String, _ value: String) -> String {
        guard let expectation = DeviceControl.expectation(of: name) else {
            return "there is no setting \"\(name)\"; settings are \(DeviceControl.names.joined(separator: ", "))"
        }
        return "\(name) is \(expectation), not \"\(value)\""
    }

    private mutating func choose(_ host: Host) throws(UsageError) {
        guard self.host == .automatic || self.host == host else {
            throw UsageError("--window, --browser and --headless exclude each other")
        }
        self.host = host
    }

    private mutating func settle(port: Int?) throws(UsageError) {
        if wantsHelp { return }
        if let port {
            guard host == .automatic || host == .browser(port: nil) else { throw UsageError("--port requires --browser") }
            host = .browser(port: port)
        }
        if let path = recordedTest {
            guard script == nil, host != .headless, !isDriven, !isBooted, measurement == nil else {
                throw UsageError("--record-test records a user in a window or a browser: without --headless, --script and measurements")
            }
            guard recordedFormat != nil else {
                throw UsageError("--record-test writes a .swift or a .ui file, not \"\(path)\"; --as chooses another language")
            }
        } else if recordedLanguage != nil || replacesRecordedTest {
            throw UsageError("--as and --force require --record-test")
        }
        if isBooted {
            guard app.isEmpty, script == nil, !isDriven, measurement == nil, url == nil, others.isEmpty else {
                throw UsageError("--boot starts a device without an app; `ferry install` and `ferry launch` follow")
            }
            if host == .automatic { host = .headless }
            return
        }
        guard !app.isEmpty else { throw UsageError("no program to run is named; `ferry run PATH` builds and names it") }
        guard others.isEmpty || measurement == nil else { throw UsageError("--with cannot be combined with measurements") }
        guard record == nil || script != nil else { throw UsageError("--record requires --script") }
        guard variants == nil || (script != nil && record == nil) else { throw UsageError("--variants requires --script and no --record") }
        guard script == nil || host == .headless else { throw UsageError("--script requires --headless") }
        guard !isDriven || (host == .headless && script == nil) else { throw UsageError("--drive requires --headless and no --script") }
        guard pushPort == nil || host != .headless else {
            throw UsageError("--push-port cannot be combined with --headless; scripts have the command push")
        }
    }
}

/// An invalid command line.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The fault and what is allowed, in English.
    public var description: String
    init(_ description: String) { self.description = description }

    fileprivate static func value(of option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let value = rest.popFirst() else { throw UsageError("a value must follow \(option)") }
        return value
    }
}
