import Foundation

public struct BenchmarkFailure: Error, CustomStringConvertible {
    public var description: String

    public init(_ description: String) { self.description = description }
}

/// The folders for builds of the services and for their seeded data between runs.
public struct Workplace {
    public let root: String
    public let scratch: String
    public let worlds: String

    /// - Parameter name: of the folder for data, in `.ferry`.
    public init(root: String, worlds name: String) throws {
        self.root = root
        scratch = root + "/.ferry/services"
        worlds = root + "/.ferry/" + name
        try FileManager.default.createDirectory(atPath: worlds, withIntermediateDirectories: true)
    }

    public static func find(_ program: String) throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/sbin"]
        guard let path = folders.map({ "\($0)/\(program)" }).first(where: FileManager.default.isExecutableFile) else {
            throw BenchmarkFailure("\(program) is not installed; './ferry bench services --install' installs what Ferry is compared with")
        }
        return path
    }

    @discardableResult
    public static func run(_ path: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchmarkFailure(
                "\(path) \(arguments.prefix(3).joined(separator: " ")) ended with \(process.terminationStatus): \(text.suffix(1000))")
        }
        return text
    }

    /// Builds a release program of the services. > Returns: its path.
    public func build(_ product: String) throws -> String {
        try Self.run(
            Self.find("swift"),
            ["build", "-c", "release", "--package-path", root + "/Services", "--scratch-path", scratch, "--product", product])
        return scratch + "/release/" + product
    }
}

/// A server process that runs until this is released.
public final class Daemon {
    private let process = Process()
    public let firstLine: String

    /// > Parameters: waitsForLine: whether it prints a line when it is ready.
    public init(_ path: String, _ arguments: [String], waitsForLine: Bool) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var text = ""
        while waitsForLine, !text.contains("\n") {
            let piece = output.fileHandleForReading.availableData
            guard !piece.isEmpty else { throw BenchmarkFailure("\(path) ended at once") }
            text += String(decoding: piece, as: UTF8.self)
        }
        firstLine = String(text.prefix { $0 != "\n" })
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }
}
