import Foundation
import XcodeProject

/// What a script was last run with.
struct ScriptRecord: Codable, Equatable {
    let text: String
    let environment: [String: String]
    /// Size and time of each file that it reads; empty for one that does not exist.
    private let inputs: [String: String]
    private let outputs: [String]
    private let isAlwaysRun: Bool

    /// > Parameters: actual: a path with the real folder of builds.
    init(_ script: ScriptPlan, environment: [String: String], actual: (String) -> String) {
        (text, self.environment) = (script.text, environment)
        inputs = Dictionary((script.inputs + script.inputLists).map { path in (actual(path), BuildRecord.state(of: actual(path)) ?? "") }) {
            $1
        }
        outputs = script.outputs.map(actual)
        isAlwaysRun = script.isAlwaysRun
    }

    /// Whether another run would do nothing else: a script that does not say what it makes is run in every build.
    func isUpToDate(with file: String) -> Bool {
        guard !isAlwaysRun, !outputs.isEmpty, outputs.allSatisfy(FileManager.default.fileExists),
            let data = FileManager.default.contents(atPath: file), let known = try? JSONDecoder().decode(Self.self, from: data)
        else { return false }
        return known == self
    }

    func store(in file: String) throws {
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: file), options: .atomic)
    }
}
