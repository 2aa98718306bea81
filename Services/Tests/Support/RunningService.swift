import Foundation

/// A service in a separate process, as it runs for users.
public final class RunningService {
    public let address: String
    public let port: UInt16
    private let process: Process
    private let input: Pipe

    public struct Failure: Error { public var text: String }

    /// The products of the package under test are next to the test bundle.
    public static func program(_ product: String) -> String? {
        let folders =
            CommandLine.arguments.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path } + [
                Bundle.main.bundlePath, Bundle.main.executableURL?.deletingLastPathComponent().path ?? "",
            ]
        return folders.map { $0 + "/" + product }.first(where: FileManager.default.isExecutableFile)
    }

    public init(_ product: String = "share-service", data: String, _ arguments: [String] = []) throws {
        guard let program = Self.program(product) else { throw Failure(text: "\(product) is not built") }
        process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--data", data, "--port", "0", "--log", "warn", "--until-closed"] + arguments
        // Those with accounts: cheap hashes of passwords.
        if product != "deals-service" { process.arguments? += ["--hash-cost", "2"] }
        let output = Pipe()
        input = Pipe()
        (process.standardOutput, process.standardInput) = (output, input)
        // Not inherited by programs that other tests start meanwhile, which would keep it open.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try process.run()
        var text = ""
        while !text.contains("\n") {
            let piece = output.fileHandleForReading.availableData
            guard !piece.isEmpty else { throw Failure(text: "the service ended: \(text)") }
            text += String(decoding: piece, as: UTF8.self)
        }
        address = text.split(separator: "\n")[0].replacingOccurrences(of: "listening on ", with: "")
        guard let port = address.split(separator: ":").last.flatMap({ UInt16($0) }) else { throw Failure(text: text) }
        self.port = port
    }

    deinit { if process.isRunning { kill() } }

    /// Like a power failure: without an orderly shutdown.
    public func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// > Returns: the exit status.
    public func terminate() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// As when the program that started it has ended.
    public func closeInput() -> Int32 {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
