import Foundation
import Testing
import XcodeProject

@testable import FerryCommand

@Suite("BuildScripts")
struct BuildScriptsTests {
    /// A folder that is removed with its owner, with a project's folder and one for builds.
    private final class Place {
        let root =
            URL(fileURLWithPath: FileManager.default.temporaryDirectory.path).resolvingSymlinksInPath().path
            + "/ferry-scripts-\(UUID().uuidString)"

        init() throws { try FileManager.default.createDirectory(atPath: root + "/project", withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(atPath: root) }

        func text(_ name: String) -> String? { TextFile.read("\(root)/\(name)") }
        func write(_ name: String, _ text: String) throws { try text.write(toFile: "\(root)/\(name)", atomically: true, encoding: .utf8) }

        func script(_ text: String, name: String = "Make", inputs: [String] = [], outputs: [String] = []) -> ScriptPlan {
            var script = ScriptPlan(target: "App", name: name, text: text)
            script.folder = root + "/project"
            (script.inputs, script.outputs) = (inputs.map { "\(root)/\($0)" }, outputs)
            script.environment = [
                "PRODUCT_NAME": "App", "WRAPPER_NAME": "App.app", "TARGET_BUILD_DIR": ScriptPlan.buildFolder + "/products",
                "UNLOCALIZED_RESOURCES_FOLDER_PATH": "App.app", "PATH": "/nowhere",
            ]
            return script
        }

        func scripts(_ scripts: [ScriptPlan]) -> BuildScripts { BuildScripts(scripts, in: root + "/build", application: "App") }

        /// What one run prints.
        @discardableResult
        func run(_ scripts: [ScriptPlan], afterSources: Bool = false) throws -> [String] {
            var lines: [String] = []
            _ = try self.scripts(scripts).run(afterSources: afterSources) { lines.append($0) }
            return lines
        }
    }

    @Test("a script runs in the project's folder, with settings and files in its environment; its lines are shown")
    func environment() throws {
        let place = try Place()
        let script = place.script(
            "pwd; read line; echo \"warning: $PRODUCT_NAME $SCRIPT_INPUT_FILE_COUNT $SCRIPT_INPUT_FILE_0 $SCRIPT_OUTPUT_FILE_0\"",
            inputs: ["in.txt"],
            outputs: [ScriptPlan.buildFolder + "/derived/out.txt"])
        let lines = try place.run([script])
        let output = place.root + "/build/derived/out.txt"
        #expect(
            lines == [
                "Running the script 'Make' of App", place.root + "/project", "warning: App 1 \(place.root)/in.txt \(output)",
                "warning: the script 'Make' of App did not make its output \(output)",
            ])
    }

    @Test("what scripts put into the app's bundle is there, with a changed Info.plist")
    func contents() throws {
        let place = try Place()
        let script = place.script(
            "cd \"$TARGET_BUILD_DIR/$UNLOCALIZED_RESOURCES_FOLDER_PATH\" && echo 7 > a.txt && echo changed >> Info.plist")
        let scripts = place.scripts([script])
        #expect(scripts.contents == nil)
        try place.write("own.plist", "own\n")
        try place.run([place.script("true")])
        try scripts.provide(information: place.root + "/own.plist")
        try place.run([script])
        #expect(scripts.contents == place.root + "/build/products/App.app")
        #expect(place.text("build/products/App.app/a.txt") == "7\n")
        #expect(scripts.information.flatMap(TextFile.read) == "own\nchanged\n")
        try scripts.provide(information: place.root + "/own.plist")
        #expect(scripts.information.flatMap(TextFile.read) == "own\nchanged\n")
        try place.write("own.plist", "new\n")
        try scripts.provide(information: place.root + "/own.plist")
        #expect(scripts.information.flatMap(TextFile.read) == "new\n")
    }

    @Test("a script runs again when an input, its text or a setting has changed or an output is gone")
    func upToDate() throws {
        let place = try Place()
        try place.write("in.txt", "1")
        var script = place.script("echo x >> \"$SCRIPT_OUTPUT_FILE_0\"", inputs: ["in.txt"], outputs: [place.root + "/out.txt"])
        try place.run([script])
        #expect(try place.run([script]).isEmpty)
        try place.write("in.txt", "22")
        try place.run([script])
        #expect(place.text("out.txt") == "x\nx\n")
        script.environment["PRODUCT_NAME"] = "Other"
        try place.run([script])
        script.text += "\n"
        try place.run([script])
        #expect(place.text("out.txt") == "x\nx\nx\nx\n")
        try FileManager.default.removeItem(atPath: place.root + "/out.txt")
        try place.run([script])
        #expect(place.text("out.txt") == "x\n")
        script.isAlwaysRun = true
        try place.run([script])
        try place.run([script])
        #expect(place.text("out.txt") == "x\nx\nx\n")
    }

    @Test("a script without outputs runs in every build, and each at its side of the compilation")
    func order() throws {
        let place = try Place()
        var after = place.script("echo after >> out.txt", name: "After")
        after.isAfterSources = true
        let scripts = [after, place.script("echo first >> out.txt"), place.script("echo second >> out.txt")]
        try place.run(scripts)
        #expect(place.text("project/out.txt") == "first\nsecond\n")
        try place.run(scripts, afterSources: true)
        try place.run(scripts)
        #expect(place.text("project/out.txt") == "first\nsecond\nafter\nfirst\nsecond\n")
    }

    @Test("a failing script stops the build with its name and status, and runs again in the next one")
    func failure() throws {
        let place = try Place()
        let script = place.script("echo 'error: no'; exit 3", name: "Lint", outputs: [place.root + "/out.txt"])
        for _ in 0..<2 {
            let failure = #expect(throws: CommandFailure.self) { try place.run([script, place.script("echo x > after.txt")]) }
            #expect(failure?.message == "the script 'Lint' of App failed with exit status 3")
        }
        #expect(place.text("project/after.txt") == nil)
        var other = place.script("", name: "")
        other.shell = ["/bin/no-such-shell"]
        let missing = #expect(throws: CommandFailure.self) { try place.run([other]) }
        #expect(
            missing?.message
                == "the script 'Run Script' of App is for /bin/no-such-shell, which is not installed; install it, or leave out --run-scripts"
        )
    }
}
