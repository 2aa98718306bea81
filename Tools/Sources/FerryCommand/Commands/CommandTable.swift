/// All commands of `ferry`.
enum CommandTable {
    static var all: [Command] {
        appCommands + runningCommands + deviceCommands + deviceAppCommands + surroundingsCommands + screenCommands + ferryCommands
    }

    /// > Parameters: front: whose commands: `ferry` or `simctl`. > Throws: a failure that names the nearest commands.
    static func command(_ name: String, of commands: [Command] = all, front: String = "ferry") throws -> Command {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let near = Nearest.names(to: name, in: commands.map(\.name))
        throw CommandFailure.usage(
            "unknown command '\(name)'" + (near.isEmpty ? "" : "; did you mean \(near.map { "\(front) \($0)" }.joined(separator: ", "))?"))
    }
}

/// Names that may have been meant.
enum Nearest {
    static func names(to wanted: String, in names: [String]) -> [String] {
        let rated = names.map { (name: $0, distance: distance(Array(wanted.lowercased()), Array($0.lowercased()))) }
        return rated.filter { $0.distance <= max(1, wanted.count / 3) }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3).map(\.name)
    }

    /// > Contract: the Levenshtein distance.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, left) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, right) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = left == right ? diagonal : 1 + min(diagonal, above, row[j])
                diagonal = above
            }
        }
        return row[b.count]
    }
}
