import Foundation

/// `ferry run PATH`: builds an app and becomes the simulator that runs it.
struct RunVerb {
    static let options: Set<String> = ["--device", "--script", "--port", "--appearance", "--product", "--locale", "--text-size", "--title"]
    static let flags: Set<String> = [
        "--headless", "--browser", "--window", "--verbose", "--no-bezel", "--measure-launch", "--measure-idle",
    ]

    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(words, options: Self.options, flags: Self.flags)
    }

    func run() throws -> Never {
        let path = try arguments.path(for: "run")
        if let script = arguments["--script"], !FileManager.default.isReadableFile(atPath: script) {
            throw CommandFailure("\(script): no such script file")
        }
        if let port = arguments["--port"], UInt16(port) == nil { throw CommandFailure.usage("--port \(port) is no port number") }
        let package = try AppPackage(at: path, checkout)
        let build = AppBuild(checkout: checkout, package: package, isVerbose: arguments.has("--verbose"))
        try FrameworkBuild.prepareSimulator(checkout) { print($0) }
        let program = try build.app(product: arguments["--product"])
        try ChildProcess([checkout.simulator, program] + passedOn).replaceThisProcess()
    }

    /// What the simulator is told: every option of ours that is not about building.
    private var passedOn: [String] {
        var words: [String] = []
        for option in Self.options.sorted() where option != "--product" {
            guard let value = arguments[option] else { continue }
            words += [option, option == "--script" ? URL(fileURLWithPath: value).path : value]
        }
        return words + Self.flags.sorted().filter { $0 != "--verbose" && arguments.has($0) }
    }
}
