public import Foundation

/// Why bytes are no trace that can be read.
public enum TraceError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is nothing.
    case empty
    /// The first line is not that of a trace.
    case notATrace
    /// The first line is not whole.
    case cutAtStart
    /// Another version than `TestTrace.version`.
    case version(Int)
    /// A line is not what the format has there; lines count from 1.
    case damaged(line: Int, String)

    /// The fault in English, to follow the name of the file.
    public var description: String {
        switch self {
        case .empty: "it is empty"
        case .notATrace: "it is not a trace: the first line is not that of one"
        case .cutAtStart: "it is cut in its first line"
        case .version(let version): "it is a trace of version \(version), and this Ferry reads version \(TestTrace.version)"
        case .damaged(let line, let what): "line \(line) is damaged: \(what)"
        }
    }
}

extension TestTrace {
    /// Reads a file, which may be anything. One whose end is missing is read as far as it goes, and `gap` says so.
    public init(_ data: Data) throws(TraceError) {
        guard !data.isEmpty else { throw .empty }
        guard data.starts(with: Data(TraceLine.beginning.utf8)) else { throw .notATrace }
        var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // What follows the last line feed: nothing, in a whole file.
        let rest = lines.removeLast()
        guard let first = lines.first else { throw .cutAtStart }
        struct Version: Decodable {
            var number: Int
            enum CodingKeys: String, CodingKey { case number = "ferry-trace" }
        }
        // Before the rest of the line, which another version may write in another way.
        guard let version = try? JSONDecoder().decode(Version.self, from: first) else { throw .notATrace }
        guard version.number == Self.version else { throw .version(version.number) }
        guard let header = try Self.line(first, 1).header else { throw .damaged(line: 1, "no header") }
        self.init(test: header.test, app: header.app, device: header.device)
        for (index, line) in lines.enumerated().dropFirst() { try add(try Self.line(line, index + 1), index + 1) }
        let after = "after \(steps.count) step\(steps.count == 1 ? "" : "s")"
        if !rest.isEmpty {
            gap = "it is cut in line \(lines.count + 1), \(after)"
        } else if outcome == nil {
            gap = "it has no end \(after): the process of the tests ended, or the last lines are missing"
        }
    }

    private static func line(_ data: Data, _ number: Int) throws(TraceError) -> TraceLine {
        do { return try JSONDecoder().decode(TraceLine.self, from: data) } catch { throw .damaged(line: number, Self.words(error)) }
    }

    /// The member that a decoder has stumbled over.
    private static func words(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "not JSON" }
        func path(_ context: DecodingError.Context) -> String { context.codingPath.map(\.stringValue).joined(separator: ".") }
        switch error {
        case .keyNotFound(let key, let context):
            return "no " + (context.codingPath.isEmpty ? "" : path(context) + ".") + key.stringValue
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            return context.codingPath.isEmpty ? "not JSON" : "\(path(context)) is not what it should be"
        @unknown default: return "not JSON"
        }
    }

    private mutating func add(_ line: TraceLine, _ number: Int) throws(TraceError) {
        func damaged(_ what: String) -> TraceError { .damaged(line: number, what) }
        guard outcome == nil else { throw damaged("a line after the end") }
        if let picture = line.picture {
            guard Self.sizes.contains(picture.picture.width), Self.sizes.contains(picture.picture.height) else {
                throw damaged("an image of \(picture.picture.width)×\(picture.picture.height) pixels")
            }
            guard picture.picture.png.starts(with: Self.signature) else { throw damaged("an image that is no PNG") }
            pictures[picture.name] = picture.picture
        } else if let tree = line.tree {
            for (index, element) in tree.elements.enumerated() where !(-1..<index).contains(element.parent) {
                throw damaged("element \(index) has the parent \(element.parent)")
            }
            trees[tree.name] = tree.elements
        } else if let step = line.step {
            if let name = step.tree, trees[name] == nil { throw damaged("no elements \(name)") }
            if let points = step.points, points.count % 2 != 0 { throw damaged("\(points.count) coordinates") }
            steps.append(step)
        } else if let end = line.end {
            outcome = end.outcome
        } else {
            throw damaged("it has none of picture, tree, step and end")
        }
    }

    private static let sizes = 1...100_000
    private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
}
