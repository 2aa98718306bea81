/// A script of a build phase, with what Xcode would run it with.
public struct ScriptPlan: Equatable, Sendable {
    public var target: String
    public var name: String
    public var text: String
    /// The program that reads it, with its options.
    public var shell = ["/bin/sh"]
    /// The project's folder, where it runs.
    public var folder = ""
    public var inputs: [String] = []
    public var outputs: [String] = []
    public var inputLists: [String] = []
    public var outputLists: [String] = []
    /// It runs in every build, whatever its files.
    public var isAlwaysRun = false
    /// Its phase is after that of the sources.
    public var isAfterSources = false
    /// All build settings. Paths of what the build makes begin with `buildFolder`.
    public var environment: [String: String] = [:]

    /// Stands for the folder of build products, which only the command that runs scripts knows.
    public static let buildFolder = "/FERRY-BUILD"

    public init(target: String, name: String, text: String) { (self.target, self.name, self.text) = (target, name, text) }

    /// A name for messages.
    public var title: String { name.isEmpty ? "Run Script" : name }

    /// What the phase says, with settings filled in.
    init(_ phase: BuildPhase, of target: XcodeTarget, in project: XcodeProject, _ settings: BuildSettings, _ files: ProjectFiles) {
        self.init(target: target.name, name: phase.name, text: phase.script)
        let shell = SettingWords.split(settings.expanded(phase.shell))
        if !shell.isEmpty { self.shell = shell }
        folder = project.folder
        let path = { (text: String) in PathText.join(project.folder, settings.expanded(text)) }
        (inputLists, outputLists) = (phase.inputLists.map(path), phase.outputLists.map(path))
        let listed = { (list: String) in
            Self.paths(inList: files.contents(list).map { String(decoding: $0, as: UTF8.self) } ?? "").map(path)
        }
        inputs = phase.inputs.filter { !$0.isEmpty }.map(path) + inputLists.flatMap(listed)
        outputs = phase.outputs.filter { !$0.isEmpty }.map(path) + outputLists.flatMap(listed)
        isAlwaysRun = phase.isAlwaysRun
        let phases = target.phases
        let sources = phases.firstIndex { $0.kind == .sources } ?? phases.firstIndex { $0.kind == .resources } ?? phases.endIndex
        isAfterSources = (phases.firstIndex(of: phase) ?? 0) > sources
        environment = Self.environment(settings)
    }

    /// Longer values are for no script; a program's environment has a limit. > Units: bytes.
    private static let maximumValue = 64 << 10

    private static func environment(_ settings: BuildSettings) -> [String: String] {
        var result: [String: String] = [:]
        for name in settings.names {
            guard let value = settings[name], value.utf8.count <= maximumValue, !value.utf8.contains(0) else { continue }
            result[name] = value
        }
        return result
    }

    /// The lines of an `.xcfilelist` that are no comments.
    static func paths(inList text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { line in
            var line = line.drop { $0 == " " || $0 == "\t" }
            while let last = line.last, last == " " || last == "\t" { line.removeLast() }
            return String(line)
        }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
}
