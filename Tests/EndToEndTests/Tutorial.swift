import Foundation

/// A page of documentation whose fenced blocks are run in their order.
///
/// A block whose first line has a language and a path is that file. `sh` is a block of commands, of which the last must succeed as the shell says; a `text` block
/// right after it is what they print. Anything else is a mistake in the page.
struct Tutorial {
    enum Block: Equatable {
        case file(path: String, text: String)
        case commands(String, output: String?)
    }

    struct Failure: Error, Equatable { var line: Int, reason: String }

    /// With the line that each begins at, from 1.
    private(set) var blocks: [(line: Int, block: Block)] = []
    private(set) var steps = 0

    init(_ page: String) throws(Failure) {
        var open: (line: Int, info: [Substring], text: [Substring])?
        for (number, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.hasPrefix("```") else {
                if open == nil, line.hasPrefix("## ") { steps += 1 }
                open?.text.append(line)
                continue
            }
            guard let block = open else {
                open = (number + 1, line.dropFirst(3).split(separator: " "), [])
                continue
            }
            open = nil
            try add(block.line, block.info, block.text.joined(separator: "\n") + "\n")
        }
        if let open { throw Failure(line: open.line, reason: "the block has no end") }
    }

    private mutating func add(_ line: Int, _ info: [Substring], _ text: String) throws(Failure) {
        switch (info.count, info.first) {
        case (2, _): blocks.append((line, .file(path: String(info[1]), text: text)))
        case (1, "sh"): blocks.append((line, .commands(text, output: nil)))
        case (1, "text"):
            guard let last = blocks.popLast(), case .commands(let commands, nil) = last.block else {
                throw Failure(line: line, reason: "there are no commands before this output")
            }
            blocks.append((last.line, .commands(commands, output: text)))
        default: throw Failure(line: line, reason: "the block is neither a file nor commands nor their output")
        }
    }

    /// Only the blocks that begin before a line.
    func blocks(before line: Int) -> [(line: Int, block: Block)] { blocks.filter { $0.line < line } }

    /// Writes and runs the blocks in a folder. The commands' folder stays from block to block.
    func run(in folder: URL, environment: [String: String], stopsBefore line: Int = .max) throws {
        var place = folder
        for (line, block) in blocks(before: line) {
            switch block {
            case .file(let path, let text):
                let file = place.appendingPathComponent(path)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            case .commands(let commands, let output):
                let state = folder.appendingPathComponent(".place")
                let (status, printed) = try Self.shell(commands + "pwd >'\(state.path)'\n", in: place, environment)
                guard status == 0 else { throw Failure(line: line, reason: "status \(status): \(printed)") }
                if let output, !Self.matches(printed, output) {
                    throw Failure(line: line, reason: "it prints\n\(printed)instead of\n\(output)")
                }
                place = URL(fileURLWithPath: try String(contentsOf: state, encoding: .utf8).trimmingCharacters(in: .newlines))
            }
        }
    }

    private static func shell(_ script: String, in folder: URL, _ environment: [String: String]) throws -> (Int32, String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-e", "-o", "pipefail", "-c", script]
        process.currentDirectoryURL = folder
        process.environment = environment
        // A file, so that nothing has to be read while the commands run.
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("tutorial-\(UUID().uuidString).log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try handle.close()
        // Tests at the same time build too; a reader is alone.
        let lines = String(decoding: try Data(contentsOf: log), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return (process.terminationStatus, lines.filter { !$0.lowercased().hasPrefix("ferry: waiting: ") }.joined(separator: "\n"))
    }

    /// Whether a text is what a page says: `…` in a line stands for any characters, a line of it for any lines.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        func lines(_ text: String) -> ArraySlice<Substring> {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
            while lines.last == "" { lines.removeLast() }
            return lines
        }
        return matches(lines(text), lines(pattern), isGap: { $0 == "…" }) { line, pattern in
            matches(Array(line)[...], Array(pattern)[...], isGap: { $0 == "…" }, ==)
        }
    }

    /// Whether elements match a pattern, whose gaps match any number of them.
    private static func matches<Element>(
        _ elements: ArraySlice<Element>, _ pattern: ArraySlice<Element>, isGap: (Element) -> Bool, _ isSame: (Element, Element) -> Bool
    ) -> Bool {
        guard let first = pattern.first else { return elements.isEmpty }
        let rest = pattern.dropFirst()
        if isGap(first) {
            return (elements.startIndex...elements.endIndex).contains { matches(elements[$0...], rest, isGap: isGap, isSame) }
        }
        guard let next = elements.first, isSame(next, first) else { return false }
        return matches(elements.dropFirst(), rest, isGap: isGap, isSame)
    }
}
