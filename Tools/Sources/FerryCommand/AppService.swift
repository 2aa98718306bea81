import Foundation

/// The service an app talks to, as the file `Service` in the app's folder declares it:
///
///     # The path of its package, relative to this folder; the executable; its arguments besides data folder and port.
///     package ../../Services
///     product share-service
///     arguments --seeded
///     # The arguments that fill the data folder; a run without data starts with a copy of what they made.
///     seed seed
///
/// The program must accept `--data FOLDER`, `--port 0` and `--until-closed`, print `listening on URL` when it is ready, and end when its
/// standard input is closed.
struct AppService: Equatable {
    /// The environment variable with the service's URL for the app.
    static let variable = "FERRY_SERVICE_URL"

    var package: String
    var product: String
    var arguments: [String] = []
    /// Of a run that fills the data folder and ends; empty for a service that starts without data.
    var seed: [String] = []

    /// Nil for an app that does not declare a service.
    init?(in folder: String) throws {
        let file = folder + "/Service"
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        var values: [String: [String]] = [:]
        for (index, line) in String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let name = words.first else { continue }
            guard ["package", "product", "arguments", "seed"].contains(name) else {
                throw CommandFailure("\(file):\(index + 1): unknown key '\(name)'; expected arguments, package, product or seed")
            }
            guard values.updateValue(Array(words.dropFirst()), forKey: name) == nil else {
                throw CommandFailure("\(file):\(index + 1): '\(name)' is given twice")
            }
        }
        func one(_ name: String) throws -> String {
            guard let words = values[name], words.count == 1 else { throw CommandFailure("\(file): '\(name)' needs one value") }
            return words[0]
        }
        let place = try one("package")
        package = URL(fileURLWithPath: place, relativeTo: URL(fileURLWithPath: folder + "/")).standardizedFileURL.path
        product = try one("product")
        arguments = values["arguments"] ?? []
        seed = values["seed"] ?? []
        guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
            throw CommandFailure("\(file): no package at \(package)")
        }
    }

    /// Sets the service URL for programs started from here on: the one at `url`, or the declared service, started now.
    static func provide(for package: AppPackage, at url: String?, data place: ServiceData, _ checkout: Checkout) throws {
        if let url {
            guard let parsed = URL(string: url), ["http", "https"].contains(parsed.scheme ?? ""), parsed.host?.isEmpty == false else {
                throw CommandFailure.usage("--service needs an http or https URL, not \(url)")
            }
            setenv(variable, url, 1)
        } else if let service = try AppService(in: package.origin) {
            let data = try place.folder(of: (package.origin as NSString).lastPathComponent, checkout)
            let running = try service.launch(checkout).start(kept: true, data: data)
            print("Service \(service.product) at \(running.url)")
            fflush(nil)
            setenv(variable, running.url, 1)
        }
    }

    /// Starts services of an app, each with new data; nil if it declares none or `url` names one, which is then set for all.
    static func privates(for package: AppPackage, at url: String?, _ checkout: Checkout) throws -> (@Sendable () throws -> Running)? {
        guard url == nil, let service = try AppService(in: package.origin) else {
            try provide(for: package, at: url, data: .fresh, checkout)
            return nil
        }
        let launch = try service.launch(checkout)
        return { try launch.start() }
    }

    /// Builds the service.
    func launch(_ checkout: Checkout) throws -> Launch {
        let program = try build(checkout)
        let seed = ServiceSeed(program: program, arguments: seed, store: checkout.state + "/services/seeds")
        return Launch(program: program, arguments: arguments, seed: seed, name: product, checkout: checkout)
    }

    /// A service that can be started.
    struct Launch: Sendable {
        let program: String
        let arguments: [String]
        let seed: ServiceSeed
        fileprivate let name: String
        fileprivate let checkout: Checkout

        /// Starts it without data.
        func start() throws -> Running { try start(kept: false, data: try ServiceData.fresh.folder(of: name, checkout)) }

        /// > Parameters: kept: whether it is started again when it ends early. data: its folder.
        fileprivate func start(kept: Bool, data: String) throws -> Running {
            try seed.fill(data)
            let words = ["--data", data, "--port", "0", "--until-closed", "--log", "warn"] + arguments
            return kept ? try Running(kept: program, words) : try Running(program, words, folder: data)
        }
    }

    private func build(_ checkout: Checkout) throws -> String {
        let scratch = checkout.state + "/services"
        var log: [String] = []
        let words = ["build", "-c", "release", "--package-path", package, "--scratch-path", scratch, "--product", product]
        let status = try ChildProcess(["swift"] + words).stream { log.append($0) }
        guard status == 0 else { throw CommandFailure("building \(product) failed:\n" + log.suffix(40).joined(separator: "\n")) }
        return "\(scratch)/release/\(product)"
    }

    /// A service that ends with this process, or with the program that replaces it: it watches the other end of its standard input.
    struct Running: Sendable {
        let url: String
        let process: pid_t
        /// Open until this process ends, also in a program that replaces it.
        let input: Int32
        private let folder: String?

        /// A service that is started again when it ends early.
        init(kept program: String, _ arguments: [String]) throws {
            let keeper = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
            try self.init(keeper, [ServiceSupervisor.option, program] + arguments)
        }

        /// Ends it, and removes its data.
        ///
        /// > Parameters: waits: not where other programs were started since, which have its input open until they end.
        func stop(waits: Bool = true) {
            close(input)
            while waits, waitpid(process, nil, 0) < 0, errno == EINTR {}
            if let folder { try? FileManager.default.removeItem(atPath: folder) }
        }

        /// > Parameters: folder: data that are removed at its end.
        init(_ program: String, _ arguments: [String], folder: String? = nil) throws {
            var (input, output): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
            guard pipe(&input) == 0, pipe(&output) == 0 else {
                throw CommandFailure("cannot make a pipe: \(String(cString: strerror(errno)))")
            }
            // The child inherits only its own ends; if it held the writing end of its input, it would never see it close.
            for end in input + output { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO)
            posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
            let words = ([program] + arguments).map { strdup($0) } + [nil]
            defer { words.forEach { free($0) } }
            var process = pid_t()
            let error = posix_spawn(&process, program, &actions, nil, words, environ)
            close(input[0])
            close(output[1])
            defer { close(output[0]) }
            guard error == 0 else { throw CommandFailure("cannot start \(program): \(String(cString: strerror(error)))") }
            var (line, byte): ([UInt8], UInt8) = ([], 0)
            while line.count < 4096, read(output[0], &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
            let text = String(decoding: line, as: UTF8.self)
            guard let match = text.wholeMatch(of: /listening on (https?:\/\/\S+)/) else {
                close(input[1])
                throw CommandFailure("\(program) did not say where it listens" + (text.isEmpty ? "" : ", but: \(text)"))
            }
            _ = fcntl(input[1], F_SETFD, 0)
            (url, self.process, self.input, self.folder) = (String(match.1), process, input[1], folder)
        }
    }
}
