import Foundation

/// `ferry test`: Ferry's own tests; `ferry test PATH`: the XCTest and Swift Testing targets of any package.
struct TestVerb {
    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(words, options: ["--filter", "--skip"], flags: ["--verbose"])
    }

    func run() throws {
        if arguments.rest.isEmpty { return try own() }
        let package = try AppPackage(at: try arguments.path(for: "test"), checkout)
        try AppBuild(checkout: checkout, package: package, isVerbose: arguments.has("--verbose")).test(selection)
    }

    private var selection: [String] {
        ["--filter", "--skip"].flatMap { option in arguments[option].map { [option, $0] } ?? [] }
    }

    /// Everything, headless: no display is used even where there is one.
    private func own() throws {
        let environment = ["FERRY_ROOT": checkout.root, "SDL_VIDEODRIVER": "dummy"]
        var failed: [String] = []
        for (name, folder) in [("Tools", checkout.root + "/Tools"), ("Ferry", checkout.root)] {
            print("== \(name) ==")
            let status = try ChildProcess(["swift", "test", "--package-path", folder] + selection, environment: environment).run()
            if status != 0 { failed.append("\(name) (status \(status))") }
        }
        guard failed.isEmpty else { throw CommandFailure("tests failed: " + failed.joined(separator: ", ")) }
    }
}
