import Foundation

/// `ferry push APP PAYLOAD`: sends a notification to an app in one of the user's simulators, as a server would.
struct PushVerb {
    let checkout: Checkout
    let identifier: String
    let payload: String

    init(_ words: [String], _ checkout: Checkout) throws {
        let arguments = try Arguments(words)
        guard arguments.rest.count == 2 else {
            throw CommandFailure.usage("ferry push APP PAYLOAD.json (APP is the folder of an app, or its bundle identifier)")
        }
        self.checkout = checkout
        payload = arguments.rest[1]
        guard FileManager.default.isReadableFile(atPath: payload) else { throw CommandFailure("\(payload): no such payload file") }
        identifier = try RunningApp.identifier(arguments.rest[0], checkout)
    }

    func run() throws -> Never {
        let frameworks = try FrameworkBuild.prepare(checkout, for: .passing) { print($0) }.build
        try ChildProcess([checkout.simulator(frameworks.configuration), "--push", identifier, payload]).replaceThisProcess()
    }
}
