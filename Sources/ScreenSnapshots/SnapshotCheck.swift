internal import Foundation

/// Compares a snapshot with its reference, or records it.
struct SnapshotCheck {
    let place: SnapshotPlace

    /// A kind of snapshots: its files and its comparison.
    struct Kind: Sendable {
        var pathExtension: String
        /// Nil if they are the same; else what differs, and a file of the difference if there is one.
        var difference: @Sendable (_ expected: Data, _ actual: Data) -> (text: String, file: Data?)?
    }

    /// > Returns: why the test fails; nil if it does not.
    func run(_ actual: Data, named name: String, as kind: Kind) -> String? {
        let reference = place.reference(name, kind.pathExtension)
        let expected = FileManager.default.contents(atPath: reference)
        if place.records {
            // The same image from another encoder is no change.
            if let expected, kind.difference(expected, actual) == nil { return nil }
            return write(actual, to: reference).map { "cannot record \(reference): \($0)" }
        }
        guard let expected else {
            let file = place.failure(name, "actual", kind.pathExtension)
            let problem = write(actual, to: file)
            return "there is no reference \(reference); `ferry test PATH --record-snapshots` records it. "
                + (problem.map { "The snapshot could not be written either: \($0)" } ?? "The snapshot: \(file)")
        }
        guard let found = kind.difference(expected, actual) else { return nil }
        let files = [("expected", expected as Data?), ("actual", actual), ("difference", found.file)].compactMap { part, data in
            data.map { (place.failure(name, part, kind.pathExtension), $0) }
        }
        let problems = files.compactMap { file, data in write(data, to: file).map { "cannot write \(file): \($0)" } }
        let names = problems.isEmpty ? files.map(\.0) : problems
        return "the snapshot is not \(reference): \(found.text); " + names.joined(separator: ", ")
    }

    private func write(_ data: Data, to path: String) -> String? {
        do {
            let folder = (path as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
            return nil
        } catch {
            return error.localizedDescription
        }
    }
}

extension SnapshotCheck.Kind {
    /// Texts, compared by lines.
    static let text = SnapshotCheck.Kind(pathExtension: "txt") { expected, actual in
        guard expected != actual else { return nil }
        let (old, new) = (lines(expected), lines(actual))
        let first = zip(old, new).prefix { $0 == $1 }.count
        let change = new.difference(from: old)
        func line(_ lines: [Substring]) -> String { first < lines.count ? "\"\(lines[first])\"" : "nothing" }
        var text = "line \(first + 1) is \(line(new)), not \(line(old))"
        if change.count > 2 { text += ", and \(change.insertions.count) lines are new, \(change.removals.count) gone" }
        return (text, nil)
    }

    private static func lines(_ data: Data) -> [Substring] {
        String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}
