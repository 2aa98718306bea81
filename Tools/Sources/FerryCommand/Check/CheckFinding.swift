/// Something that stands in the way of a build or run, or that is left out of it.
struct CheckFinding: Equatable, Encodable {
    enum Kind: String, Encodable {
        /// A module of Apple's that Ferry does not have.
        case framework
        /// A module that no target, package or pod of the project has.
        case module
        /// Swift that uses Objective-C of the project.
        case objectiveC
        /// A source file that is not today's Swift.
        case syntax
        /// A source file that a target lists and that does not exist.
        case source
        /// A resource that cannot be compiled.
        case resource
        /// What the app needs to show something.
        case launch
        /// It is left out, and the rest is built.
        case note
    }

    struct Place: Equatable, Encodable {
        var file: String
        var line: Int
    }

    var kind: Kind
    var title: String
    /// What to do.
    var remedy: String?
    var places: [Place] = []

    var stops: Bool { kind != .note }

    /// One finding of each kind and title, with the places of all: a package and the project of its example may have the same sources.
    static func united(_ findings: [CheckFinding]) -> [CheckFinding] {
        findings.reduce(into: []) { result, finding in
            guard let known = result.firstIndex(where: { $0.kind == finding.kind && $0.title == finding.title }) else {
                return result.append(finding)
            }
            result[known].places += finding.places.filter { !result[known].places.contains($0) }
        }
    }
}

/// The findings of a project, as text and as JSON.
struct CheckReport: Encodable {
    var project: String
    var findings: [CheckFinding]
    /// Whether nothing is known that stands in the way.
    var passes: Bool

    /// How many places of a finding the text shows.
    static let shownPlaces = 5

    init(project: String, findings: [CheckFinding]) {
        self.project = project
        // What concerns most places first; notes last.
        self.findings =
            findings.enumerated().sorted { one, other in
                let (a, b) = (one.element, other.element)
                if a.stops != b.stops { return a.stops }
                return a.places.count != b.places.count ? a.places.count > b.places.count : one.offset < other.offset
            }.map(\.element)
        passes = !findings.contains(where: \.stops)
    }

    var text: String {
        var lines: [String] = []
        for finding in findings {
            lines.append("\(finding.stops ? "error" : "note "): \(finding.title)" + (finding.remedy.map { ": " + $0 } ?? ""))
            lines += finding.places.prefix(Self.shownPlaces).map { "    \($0.file):\($0.line)" }
            if finding.places.count > Self.shownPlaces { lines.append("    and \(finding.places.count - Self.shownPlaces) more") }
        }
        let count = findings.count(where: \.stops)
        lines.append(
            passes ? "\(project): nothing is known that stands in the way" : "\(project): \(count) thing\(count == 1 ? "" : "s") in the way"
        )
        return lines.joined(separator: "\n")
    }
}
