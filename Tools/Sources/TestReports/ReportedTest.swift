public import Foundation

/// A test that has ended, with what explains its outcome.
public struct ReportedTest: Codable, Equatable, Sendable {
    /// How a test ended; a crashed one ended with its process.
    public enum Outcome: String, CaseIterable, Codable, Sendable { case failed, crashed, skipped, passed }

    /// What went wrong, or why the test was skipped.
    public struct Message: Codable, Equatable, Sendable {
        public var text: String
        /// The path and the line, counted from 1; nil where they are not known.
        public var file: String?
        public var line: Int?

        public init(_ text: String, file: String? = nil, line: Int? = nil) { (self.text, self.file, self.line) = (text, file, line) }
    }

    /// A file that the test has kept.
    public struct Attachment: Codable, Equatable, Sendable {
        public var name: String
        /// The extension of its file, without the dot.
        public var type: String
        public var contents: Data

        public init(name: String, type: String, contents: Data) { (self.name, self.type, self.contents) = (name, type, contents) }

        /// Takes the name and the type from the name of a file.
        public init(fileName: String, contents: Data) {
            let plain = fileName as NSString
            self.init(name: plain.deletingPathExtension, type: plain.pathExtension, contents: contents)
        }
    }

    /// A named part of the test.
    public struct Activity: Codable, Equatable, Sendable {
        public var name: String
        /// 0 for a part that is in no other.
        public var depth: Int

        public init(_ name: String, depth: Int = 0) { (self.name, self.depth) = (name, depth) }
    }

    /// The target or the kind of tests; a heading of the report.
    public var group = ""
    public var suite: String
    public var name: String
    public var outcome: Outcome
    /// Real time. > Units: seconds.
    public var seconds = 0.0
    public var messages: [Message] = []
    public var activities: [Activity] = []
    public var attachments: [Attachment] = []
    /// The path of its trace.
    public var trace: String?

    public init(suite: String, name: String, outcome: Outcome) { (self.suite, self.name, self.outcome) = (suite, name, outcome) }

    /// Tells it from all other tests of a run.
    public var identity: String { [group, suite, name].joined(separator: "/") }

    /// Whether the test makes the run fail.
    public var isFailure: Bool { outcome == .failed || outcome == .crashed }

    /// `Suite.name`.
    public var title: String { suite.isEmpty ? name : "\(suite).\(name)" }
}
