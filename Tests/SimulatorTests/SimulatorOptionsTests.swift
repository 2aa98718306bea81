import DeviceProtocol
import Simulator
import Testing

@Suite("SimulatorOptions")
struct SimulatorOptionsTests {
    @Test("reads a whole command line")
    func whole() throws {
        let options = try SimulatorOptions(arguments: [
            "App", "--headless", "--device", "iPad mini", "--script", "a.ui", "--appearance", "dark", "--text-size", "ax3", "--locale",
            "ar_EG", "--time-zone", "Asia/Shanghai", "--open", "app://message/7", "--set", "invert-colors=on",
            "--with", "Second", "--with", "Third", "--", "-x", "--device",
        ])
        #expect(options.app == "App")
        #expect(options.others == ["Second", "Third"])
        #expect(options.host == .headless)
        #expect(options.script == "a.ui")
        #expect(options.appearance == .dark)
        #expect(
            options.settings == [.setting(.textSize("UICTContentSizeCategoryAccessibilityXL")), .setting(.toggle(.invertColors, true))])
        #expect(options.locale == "ar_EG")
        #expect(options.url == "app://message/7")
        #expect(options.timeZone == "Asia/Shanghai")
        #expect(options.appArguments == ["-x", "--device"])
    }

    @Test(
        "the version of iOS is an option, or in parentheses after the device",
        arguments: [
            (["--os", "16"], "iPhone 15", "16.4"), (["--device", "iPad mini (16.0)"], "iPad mini", "16.0"),
            (["--device", "iPhone SE (3rd generation) (iOS 18)"], "iPhone SE (3rd generation)", "18.5"),
            (["--device", "(15)"], "iPhone 15", "15.5"), (["--device", "iPad Pro 11-inch (M4)"], "iPad Pro 11-inch (M4)", nil),
            (["--device", "iPhone 15 (16)", "--os", "17"], "iPhone 15", "17.5"),
        ])
    func systemVersion(words: [String], device: String, version: String?) throws {
        let options = try SimulatorOptions(arguments: ["App"] + words)
        #expect(options.device == device)
        #expect(options.systemVersion?.text == version)
    }

    @Test(
        "other versions are refused with the range, and iOS 26 by its look",
        arguments: [("14", "15 to 18"), ("26", "glass"), ("x", "15 to 18"), ("17.", "15 to 18")])
    func otherVersions(text: String, part: String) throws {
        let error = try #require(throws: UsageError.self) { try SimulatorOptions(arguments: ["App", "--os", text]) }
        #expect("\(error)".contains(part), "\(error)")
    }

    @Test("the help names every setting of a device", arguments: DeviceControl.names)
    func help(name: String) {
        #expect(SimulatorOptions.help.contains(name))
    }

    @Test("reads the number of frames to measure and the scale")
    func measuring() throws {
        let options = try SimulatorOptions(arguments: ["App", "--measure-frames", "600", "--scale", "1"])
        #expect(options.measurement == .frames(600))
        #expect(options.scale == 1)
        #expect(try SimulatorOptions(arguments: ["App"]).scale == nil)
    }

    @Test("a port implies the browser")
    func port() throws {
        #expect(try SimulatorOptions(arguments: ["App", "--port", "8900"]).host == .browser(port: 8900))
        #expect(try SimulatorOptions(arguments: ["App", "--browser"]).host == .browser(port: nil))
    }

    @Test(
        "reports wrong arguments",
        arguments: [
            (["App", "--port", "99999"], "1 to 65535"), (["App", "--port"], "must follow --port"),
            (["App", "--script", "a.ui"], "--headless"),
            (["App", "--window", "--headless"], "exclude each other"), (["App", "--fast"], "no option \"--fast\""),
            (["A", "B"], "no option \"B\""), (["A", "--with"], "must follow --with"),
            (["A", "--with", "B", "--measure-idle"], "--with cannot be combined with measurements"),
            ([], "no program"), (["App", "--headless", "--port", "1"], "--port requires --browser"),
            (["App", "--measure-frames", "0"], "1 to 100000"), (["App", "--measure-frames", "many"], "1 to 100000"),
            (["App", "--measure-frames"], "must follow --measure-frames"), (["App", "--scale", "4"], "1, 2 or 3"),
            (["App", "--scale", "nan"], "1, 2 or 3"), (["App", "--scale"], "must follow --scale"),
            (["App", "--time-zone", "Utopia/Here"], "such as Asia/Shanghai"),
            (["App", "--text-size", "huge"], "AX4, AX5"), (["App", "--set", "bold-text=loud"], "bold-text is one of on, off"),
            (["App", "--set", "fame=on"], "settings are text-size, bold-text"), (["App", "--set", "bold-text"], "on, off"),
            (["App", "--appearance", "blue"], "light or dark"),
        ])
    func mistakes(arguments: [String], words: String) throws {
        let error = try #require(throws: UsageError.self) { try SimulatorOptions(arguments: arguments) }
        #expect(error.description.contains(words), "\(error)")
    }
}
