import Foundation

/// `ferry press APP COMMAND`: presses a button of the simulator, on the device on which an app runs in one of the user's simulators.
struct PressVerb {
    let checkout: Checkout
    let identifier: String
    let command: String

    init(_ words: [String], _ checkout: Checkout) throws {
        let arguments = try Arguments(words)
        guard arguments.rest.count == 2 else {
            throw CommandFailure.usage(
                "ferry press APP COMMAND (APP is the folder of an app, or its bundle identifier), such as ferry press Apps/Handbook shake")
        }
        self.checkout = checkout
        command = arguments.rest[1]
        identifier = try RunningApp.identifier(arguments.rest[0], checkout)
    }

    func run() throws -> Never {
        let frameworks = try FrameworkBuild.prepare(checkout, for: .passing) { print($0) }.build
        try ChildProcess([checkout.simulator(frameworks.configuration), "--press", identifier, command]).replaceThisProcess()
    }
}
