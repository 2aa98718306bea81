import Foundation
import XcodeProject

/// The one plan that a path and the user's choice mean, or an error that lists what can be chosen.
struct ProjectSearch {
    let container: String
    let plan: ProjectPlan

    /// Nil for a folder without a project.
    ///
    /// > Parameters: path: as the user gave it, for messages. isOptional: nil also where no project has what is wanted. verb: the command
    /// that messages propose, if it does not follow from the choice.
    init?(in folder: String, shownAs path: String, _ choice: ProjectChoice, isOptional: Bool = false, verb: String? = nil) throws {
        let verb = verb ?? [.test: "test", .interfaceTest: "test", .build: "build"][choice.purpose] ?? "run"
        let files = ProjectFiles.disk()
        var finder = ProjectFinder(in: folder, files)
        guard !finder.containers.isEmpty else { return nil }
        var found: [(container: String, plan: ProjectPlan)] = []
        var commands: [String] = []
        var reasons: [String] = []
        while true {
            for container in finder.containers {
                do { found.append((container, try ProjectPlanner.plan(container, choice, files))) } catch {
                    switch error {
                    case .damaged(let failure): reasons.append(failure.description)
                    case .none(let reason): reasons.append("\(container): \(reason)")
                    case .ambiguous(let targets):
                        commands += targets.map { Self.command(verb, container, folder, path) + " --target " + Self.word($0.name) }
                    }
                }
            }
            // Next to a library's project, that of its example has the app. An app without a start is what is left of another example.
            let starting = found.filter { AppStart.isIn($0.plan) }
            if !starting.isEmpty { found = starting }
            guard starting.isEmpty, commands.isEmpty, choice.target == nil, choice.scheme == nil else { break }
            finder = ProjectFinder(in: folder, files, from: finder.depth + 1)
            if finder.containers.isEmpty { break }
        }
        commands = found.map { Self.command(verb, $0.container, folder, path) } + commands
        guard let first = found.first, commands.count == 1 else {
            if commands.isEmpty, isOptional { return nil }
            guard !commands.isEmpty else {
                throw CommandFailure(reasons.count == 1 ? reasons[0] : "no project can be used:\n" + reasons.joined(separator: "\n"))
            }
            let shown = commands.prefix(60).map { "    " + $0 }.joined(separator: "\n")
            throw CommandFailure("\(path) has \(commands.count) \(verb == "test" ? "projects" : "apps"); choose one:\n" + shown)
        }
        (container, plan) = first
    }

    private static func command(_ verb: String, _ container: String, _ folder: String, _ path: String) -> String {
        guard container.hasPrefix(folder + "/") else { return "ferry \(verb) " + word(path) }
        let place = path.hasSuffix("/") ? String(path.dropLast()) : path
        return "ferry \(verb) " + word(place + container.dropFirst(folder.count))
    }

    /// A word as a shell reads it.
    static func word(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@~".contains($0) }
        return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
