import Foundation

/// A program that says `listening on URL` and ends when its input is closed.
final class ServiceProcess {
    struct Failure: Error { var words: [String] }

    let url: String
    private let process = Process()
    private let input = Pipe()

    init(_ words: [String]) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte != Data("\n".utf8) { line += byte }
        let text = String(decoding: line, as: UTF8.self)
        guard text.hasPrefix("listening on ") else { throw Failure(words: words) }
        url = String(text.dropFirst("listening on ".count))
    }

    deinit { end() }

    func end() {
        try? input.fileHandleForWriting.close()
        if process.isRunning { process.waitUntilExit() }
    }

    static func runToEnd(_ words: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(words: words) }
    }
}
