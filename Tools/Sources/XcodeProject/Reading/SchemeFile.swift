public import Foundation

/// What a scheme says of running and testing.
public struct SchemeFile: Equatable, Sendable {
    public struct Target: Hashable, Sendable {
        public var name: String
        /// The project's path, as `container:` names it.
        public var container: String
    }

    public struct Testable: Equatable, Sendable {
        public var target: Target
        public var isSkipped = false
        public var skippedTests: [String] = []
    }

    public var path: String
    /// What is run.
    public var runnable: Target?
    public var built: [Target] = []
    public var testables: [Testable] = []
    /// Paths of test plans; the first is the default one.
    public var testPlans: [String] = []
    /// The configurations for running and testing.
    public var runConfiguration: String?
    public var testConfiguration: String?
    public var arguments: [String] = []
    public var environment: [String: String] = [:]

    public var name: String { PathText.stem(path) }

    /// > Parameters: container: the project or workspace that `container:` stands for the folder of.
    public init(_ data: Data, at path: String, container: String) throws(XcodeFailure) {
        self.path = path
        let root = try XMLElementReader.read([UInt8](data), of: path)
        guard root.name == "Scheme" else { throw XcodeFailure(path, root.line, "is a <\(root.name)>, not a <Scheme>") }
        let base = PathText.folder(container)
        let target = { (element: XMLElement) -> Target? in
            guard let reference = element.all.first(where: { $0.name == "BuildableReference" }), let name = reference["BlueprintName"]
            else {
                return nil
            }
            return Target(name: name, container: Self.path(reference["ReferencedContainer"] ?? "", base))
        }
        for action in root.children {
            switch action.name {
            case "BuildAction": built = action.all.filter { $0.name == "BuildActionEntry" }.compactMap(target)
            case "LaunchAction":
                runConfiguration = action["buildConfiguration"]
                let runnables = ["BuildableProductRunnable", "RemoteRunnable", "MacroExpansion"]
                runnable = runnables.lazy.compactMap { name in action.children(named: name).first.flatMap(target) }.first
                let isEnabled = { (element: XMLElement) in element["isEnabled"] != "NO" }
                for element in action.all where isEnabled(element) {
                    if element.name == "CommandLineArgument", let word = element["argument"] { arguments.append(word) }
                    if element.name == "EnvironmentVariable", let key = element["key"] { environment[key] = element["value"] ?? "" }
                }
            case "TestAction":
                testConfiguration = action["buildConfiguration"]
                testPlans = action.all.filter { $0.name == "TestPlanReference" }
                    .sorted { ($0["default"] == "YES" ? 0 : 1) < ($1["default"] == "YES" ? 0 : 1) }
                    .map { Self.path($0["reference"] ?? "", base) }
                for element in action.all where element.name == "TestableReference" {
                    guard let target = target(element) else { continue }
                    let skipped = element.children(named: "SkippedTests").flatMap {
                        $0.children(named: "Test").compactMap { $0["Identifier"] }
                    }
                    testables.append(Testable(target: target, isSkipped: element["skipped"] == "YES", skippedTests: skipped))
                }
            default: break
            }
        }
    }

    private static func path(_ reference: String, _ base: String) -> String {
        guard let colon = reference.firstIndex(of: ":") else { return PathText.join(base, reference) }
        return PathText.join(base, String(reference[reference.index(after: colon)...]))
    }
}
