import Foundation
import XcodeProject

/// Runs the scripts of a project's build phases, with `--run-scripts`.
///
/// > Contract: Xcode, "Running custom scripts during a build".
struct BuildScripts {
    private let scripts: [ScriptPlan]
    /// What the build settings call the folder of builds. Its name begins as that of the package manager's, which no build record reads.
    let folder: String
    private let application: String?

    init(of package: XcodePackage) {
        self.init(
            package.plan.ownScripts, in: package.root + "/.build-scripts",
            application: package.plan.modules.first { $0.kind == .application }?.target)
    }

    /// > Parameters: application: the target whose bundle scripts fill.
    init(_ scripts: [ScriptPlan], in folder: String, application: String?) {
        (self.scripts, self.folder, self.application) = (scripts, folder, application)
    }

    /// Runs those before or after compilation that are not up to date, in the project's order. > Returns: whether one was run.
    ///
    /// > Errors: a script that fails; what comes after it is not run.
    func run(afterSources: Bool, _ report: (String) -> Void) throws -> Bool {
        var isRun = false
        for (place, script) in scripts.enumerated() where script.isAfterSources == afterSources {
            isRun = try run(script, place, report) || isRun
        }
        return isRun
    }

    private func run(_ script: ScriptPlan, _ place: Int, _ report: (String) -> Void) throws -> Bool {
        let files = FileManager.default
        let record = ScriptRecord(script, environment: environment(of: script), actual: actual)
        let stamp = "\(folder)/records/\(place).json"
        guard !record.isUpToDate(with: stamp) else { return false }
        let product = "\(folder)/products/\(record.environment["WRAPPER_NAME"] ?? script.target)"
        let outputs = script.outputs.map { (actual($0) as NSString).deletingLastPathComponent }
        let own = ["TARGET_TEMP_DIR", "DERIVED_FILE_DIR"].compactMap { record.environment[$0] }
        for needed in outputs + own + [product, folder + "/records", folder + "/texts"] {
            try files.createDirectory(atPath: needed, withIntermediateDirectories: true)
        }
        let text = "\(folder)/texts/\(place).sh"
        try script.text.write(toFile: text, atomically: true, encoding: .utf8)
        guard let program = script.shell.first, ChildProcess.find(program) != nil else {
            throw CommandFailure(
                "the script '\(script.title)' of \(script.target) is for \(script.shell.first ?? "no shell"), which is not installed; install it, or "
                    + "leave out --run-scripts")
        }
        report("Running the script '\(script.title)' of \(script.target)")
        // As in Xcode there is nobody to ask.
        let words = ["/bin/sh", "-c", "exec \"$@\" < /dev/null", "sh"] + script.shell + [text]
        let child = ChildProcess(words, in: script.folder, environment: record.environment)
        let status = try ChildSignals.interruptible("running the script '\(script.title)'") { try child.stream(report) }
        guard status == 0 else {
            throw CommandFailure("the script '\(script.title)' of \(script.target) failed with exit status \(status)")
        }
        for output in script.outputs.map(actual) where !files.fileExists(atPath: output) {
            report("warning: the script '\(script.title)' of \(script.target) did not make its output \(output)")
        }
        try record.store(in: stamp)
        return true
    }

    // MARK: Places

    /// A path with the folder of builds in it.
    private func actual(_ text: String) -> String { text.replacing(ScriptPlan.buildFolder, with: folder) }

    private func environment(of script: ScriptPlan) -> [String: String] {
        var result = script.environment.mapValues(actual)
        for (name, paths) in [
            ("INPUT_FILE", script.inputs), ("OUTPUT_FILE", script.outputs), ("INPUT_FILE_LIST", script.inputLists),
            ("OUTPUT_FILE_LIST", script.outputLists),
        ] {
            result["SCRIPT_\(name)_COUNT"] = String(paths.count)
            for (number, path) in paths.enumerated() { result["SCRIPT_\(name)_\(number)"] = actual(path) }
        }
        // The user's own programs, which a setting of the name cannot know.
        result["PATH"] = nil
        result["HOME"] = nil
        return result
    }

    // MARK: The app's bundle

    /// What scripts have put into the app's bundle; nil if there is nothing.
    var contents: String? {
        guard let script = scripts.first(where: { $0.target == application }), let name = script.environment["WRAPPER_NAME"],
            !name.isEmpty, !name.contains("/")
        else { return nil }
        let place = "\(folder)/products/\(name)"
        return FileManager.default.fileExists(atPath: place) ? place : nil
    }

    /// Puts the app's `Info.plist` where scripts look for it and may change it.
    func provide(information: String?) throws {
        guard let place = contents.map({ $0 + "/Info.plist" }) else { return }
        let (known, former) = (information.flatMap(TextFile.read) ?? "", folder + "/Info.plist.before")
        // A change by scripts is kept as long as the app's own list is the same.
        guard TextFile.read(former) != known || !FileManager.default.fileExists(atPath: place) else { return }
        guard let information else { return }
        try? FileManager.default.removeItem(atPath: place)
        try FileManager.default.copyItem(atPath: information, toPath: place)
        try known.write(toFile: former, atomically: true, encoding: .utf8)
    }

    /// The app's `Info.plist` after scripts; nil if they have not seen one.
    var information: String? {
        guard let place = contents.map({ $0 + "/Info.plist" }), FileManager.default.fileExists(atPath: place) else { return nil }
        return place
    }
}
