import Foundation

/// Runs other programs.
public enum Program {
    public struct Result: Sendable {
        public var status: Int32
        public var output: [UInt8]
        public var errors: String

        public var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// The full path of a program; nil when it is not installed.
    public static func find(_ name: String, also folders: [String] = []) -> String? {
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
        return (folders + path).map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }

    /// - Parameters:
    ///   - folder: where it runs; nil for where the tests do.
    public static func run(_ path: String, _ arguments: [String], input: [UInt8] = [], in folder: String? = nil) throws -> Result {
        let process = Process()
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let (output, errors, source) = (Pipe(), Pipe(), Pipe())
        (process.standardOutput, process.standardError, process.standardInput) = (output, errors, source)
        try process.run()
        nonisolated(unsafe) var errorData = Data()
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { errorData = errors.fileHandleForReading.readDataToEndOfFile() }
        DispatchQueue.global().async(group: group) {
            try? source.fileHandleForWriting.write(contentsOf: Data(input))
            try? source.fileHandleForWriting.close()
        }
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        group.wait()
        return Result(status: process.terminationStatus, output: Array(outputData), errors: String(decoding: errorData, as: UTF8.self))
    }
}
