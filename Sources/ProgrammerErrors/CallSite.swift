internal import CCallSite
internal import CSystem
internal import Foundation

/// Where in an app's source a call into the framework was made.
///
/// Captured for a few nanoseconds with each object that a message may have to name; its file and line are looked up only for the message.
package struct CallSite: Hashable, Sendable {
    private let address: UInt

    /// The nearest caller outside the framework.
    @inline(never) package static func capture() -> CallSite { CallSite(address: UInt(ferry_call_site())) }

    /// Files and lines of call sites, such as `ViewController.swift:42`; nil for those that are unknown.
    ///
    /// Asks the toolchain's symbolizer, which takes tenths of a second. Without one, or without debug information, all are nil.
    package static func describe(_ sites: [CallSite]) -> [String?] {
        places(of: sites.map(\.address)).map { $0.map { "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line)" } }
    }

    /// The paths and lines of the calls that return to these addresses, as `describe(_:)` finds them.
    package static func places(of addresses: [UInt]) -> [(file: String, line: Int)?] {
        var offsets: [String: [(place: Int, offset: UInt)]] = [:]
        for (place, address) in addresses.enumerated() {
            var path: UnsafePointer<CChar>?
            var offset: UInt = 0
            guard ferry_call_site_image(address, &path, &offset), let path else { continue }
            // The call itself is before its return address.
            offsets[String(cString: path), default: []].append((place, offset &- 1))
        }
        var lines = [(file: String, line: Int)?](repeating: nil, count: addresses.count)
        for (path, wanted) in offsets.sorted(by: { $0.key < $1.key }) {
            for (found, item) in zip(symbolize(path, wanted.map(\.offset)), wanted) { lines[item.place] = found }
        }
        return lines
    }

    private static func symbolize(_ path: String, _ offsets: [UInt]) -> [(file: String, line: Int)?] {
        guard let program = symbolizer, FileManager.default.isReadableFile(atPath: path) else { return [] }
        let options = ["--obj=\(path)", "--no-inlines", "--output-style=JSON"]
        let data = output(of: [program] + options + offsets.map { "0x\(String($0, radix: 16))" })
        guard let found = try? JSONDecoder().decode([Answer].self, from: data), found.count == offsets.count else { return [] }
        return found.map { answer in
            guard let symbol = answer.Symbol.first, let line = symbol.Line, line > 0, !symbol.FileName.isEmpty else { return nil }
            return (symbol.FileName, line)
        }
    }

    /// What a program prints. Waits without running the run loop: the caller is in the middle of a layout pass, and nothing else may happen.
    private static func output(of arguments: [String]) -> Data {
        var arguments = arguments.map { strdup($0) } + [nil]
        // The simulated clock and the like are for the app only.
        var environment = [ProcessInfo.processInfo.environment["PATH"].flatMap { strdup("PATH=\($0)") }, nil]
        defer { for text in arguments + environment { free(text) } }
        let pipe = Pipe()
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        let child = arguments.withUnsafeMutableBufferPointer { arguments in
            environment.withUnsafeMutableBufferPointer { environment in
                var child = ferry_child()
                child.path = UnsafePointer(arguments.first ?? nil)
                child.arguments = UnsafePointer(arguments.baseAddress)
                child.environment = UnsafePointer(environment.baseAddress)
                (child.standard_input, child.standard_output, child.standard_error) = (null, pipe.fileHandleForWriting.fileDescriptor, null)
                return ferry_spawn(&child)
            }
        }
        try? pipe.fileHandleForWriting.close()
        guard child > 0 else { return Data() }
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status == 0 ? data : Data()
    }

    private struct Answer: Decodable {
        struct Symbol: Decodable {
            var FileName: String
            var Line: Int?
        }
        var Symbol: [Symbol]
    }

    /// The symbolizer is part of the toolchain: in the search path, or next to the compiler there.
    private static let symbolizer: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        for folder in folders {
            let place = "\(folder)/llvm-symbolizer"
            if FileManager.default.isExecutableFile(atPath: place) { return place }
            let compiler = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
            let neighbour = compiler.deletingLastPathComponent().appendingPathComponent("llvm-symbolizer").path
            if FileManager.default.isExecutableFile(atPath: neighbour) { return neighbour }
        }
        return nil
    }()
}
