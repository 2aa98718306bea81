public import Foundation

/// Makes the bytes of a trace, in pieces to append to its file as the test goes on: whatever ends the test, what is written can be read.
public struct TraceWriter {
    private var known: Set<String> = []

    /// Creates a writer of one file.
    public init() {}

    /// The first line.
    public func beginning(test: String, app: String, device: String? = nil) throws -> Data {
        var line = TraceLine()
        (line.version, line.header) = (TestTrace.version, .init(test: test, app: app, device: device))
        let data = try line.data
        // Sorted names would also do, until one comes before.
        guard data.starts(with: Data(TraceLine.beginning.utf8)) else { throw TraceError.notATrace }
        return data
    }

    /// The line of an image; empty if the file has it. > Parameters: make: called if it does not.
    public mutating func picture(_ name: String, _ make: () -> TracePicture) throws -> Data {
        guard known.insert(name).inserted else { return Data() }
        var line = TraceLine()
        line.picture = .init(name: name, picture: make())
        return try line.data
    }

    /// The name of these elements, and their line; an empty one if the file has it.
    public mutating func tree(_ elements: [TraceElement]) -> (name: String, data: Data) {
        let text = TraceTreeText(elements)
        let name = text.bytes.withUnsafeBytes(TraceDigest.of)
        guard known.insert("tree " + name).inserted else { return (name, Data()) }
        return (name, Data(TraceTreeText.line(named: name, text.bytes)))
    }

    /// The line of a step, after those of its images and elements.
    public func step(_ step: TraceStep) throws -> Data {
        var line = TraceLine()
        line.step = step
        return try line.data
    }

    /// The last line.
    public func end(_ outcome: TestTrace.Outcome) throws -> Data {
        var line = TraceLine()
        line.end = .init(outcome: outcome)
        return try line.data
    }
}
