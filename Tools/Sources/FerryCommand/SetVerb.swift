import Foundation

/// `ferry set APP NAME VALUE`: changes a setting of the device on which an app runs in one of the user's simulators.
struct SetVerb {
    let checkout: Checkout
    let identifier: String
    let name: String
    let value: String

    init(_ words: [String], _ checkout: Checkout) throws {
        let arguments = try Arguments(words)
        guard arguments.rest.count == 3 else {
            throw CommandFailure.usage(
                "ferry set APP NAME VALUE (APP is the folder of an app, or its bundle identifier), such as ferry set Apps/Handbook network slow"
            )
        }
        self.checkout = checkout
        (name, value) = (arguments.rest[1], arguments.rest[2])
        identifier = try RunningApp.identifier(arguments.rest[0], checkout)
    }

    func run() throws -> Never {
        let frameworks = try FrameworkBuild.prepare(checkout, for: .passing) { print($0) }.build
        try ChildProcess([checkout.simulator(frameworks.configuration), "--change", identifier, name, value]).replaceThisProcess()
    }
}
