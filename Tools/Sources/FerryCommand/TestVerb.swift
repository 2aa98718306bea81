import Foundation

/// `ferry test`: Ferry's own tests; `ferry test PATH`: the XCTest and Swift Testing targets of any package.
struct TestVerb {
    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(words, options: ["--filter", "--skip", "--service"], flags: ["--verbose"])
    }

    func run() throws {
        if arguments.rest.isEmpty {
            try checkout.requireSources(for: "test without a path")
            return try OwnTests(checkout: checkout, selection: selection).run()
        }
        let package = try AppPackage(at: try arguments.path(for: "test"), checkout)
        try AppService.provide(for: package, at: arguments["--service"], data: .fresh, checkout)
        let framework = try FrameworkBuild.prepare(checkout) { print($0) }
        try AppBuild(package, with: framework, isVerbose: arguments.has("--verbose")).test(selection)
    }

    private var selection: [String] {
        ["--filter", "--skip"].flatMap { option in arguments[option].map { [option, $0] } ?? [] }
    }
}
