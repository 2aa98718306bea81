import Foundation

/// Options that put files or faults between an app and the network; the app's URL loading reads them from its environment.
enum NetworkOptions {
    static let names: Set<String> = ["--record-network", "--replay-network", "--mock-network", "--network-faults"]

    /// What the environment of the app, or of the tests' process, gets.
    ///
    /// > Errors: a file that is not there.
    static func environment(_ arguments: Arguments) throws -> [String: String] {
        var environment: [String: String] = [:]
        for (option, variable) in [("--replay-network", "FERRY_NETWORK_REPLAY"), ("--mock-network", "FERRY_NETWORK_MOCKS")] {
            guard let path = arguments[option] else { continue }
            guard FileManager.default.isReadableFile(atPath: path) else { throw CommandFailure("\(path): no such file for \(option)") }
            environment[variable] = URL(fileURLWithPath: path).path
        }
        if let path = arguments["--record-network"] {
            guard arguments["--replay-network"] == nil else {
                throw CommandFailure.usage("--record-network and --replay-network exclude each other")
            }
            let file = URL(fileURLWithPath: path).path
            // The app appends, as it may be launched several times.
            guard FileManager.default.createFile(atPath: file, contents: Data()) else { throw CommandFailure("cannot write \(path)") }
            environment["FERRY_NETWORK_RECORD"] = file
        }
        if let faults = arguments["--network-faults"] {
            // The app's URL loading checks the values, at its first request.
            let form = /\d+:(?:(?:every|rate|kinds)=[^,=]+(?:,|$))+/
            guard faults.wholeMatch(of: form) != nil, faults.contains("every=") || faults.contains("rate=") else {
                throw CommandFailure.usage(
                    "--network-faults takes SEED:every=7 or SEED:rate=0.2, and kinds=lost+status500 after a comma, not \"\(faults)\"")
            }
            environment["FERRY_NETWORK_FAULTS"] = faults
        }
        return environment
    }

    /// Sets the variables for programs started from here on.
    static func provide(_ arguments: Arguments) throws {
        for (name, value) in try environment(arguments) { setenv(name, value, 1) }
    }
}
