public import Foundation

/// The targets of a test plan.
public struct TestPlanFile: Equatable, Sendable {
    public struct Target: Equatable, Sendable {
        public var name: String
        public var isEnabled = true
        public var skippedTests: [String] = []
        /// If it is not nil, only these are run.
        public var selectedTests: [String]?
    }

    public var targets: [Target] = []

    public init(_ data: Data, at path: String) throws(XcodeFailure) {
        let root = try PropertyListReader.read(data, of: path)
        guard let list = root["testTargets"]?.list else { throw XcodeFailure(path, root.line, "has no 'testTargets'; it is no test plan") }
        for node in list {
            guard let name = node["target"]?["name"]?.text else { throw XcodeFailure(path, node.line, "a test target has no name") }
            targets.append(
                Target(
                    name: name, isEnabled: node["enabled"]?.text != "false", skippedTests: node["skippedTests"]?.texts ?? [],
                    selectedTests: node["selectedTests"]?.texts))
        }
    }
}
