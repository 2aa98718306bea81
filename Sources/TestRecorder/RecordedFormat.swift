/// The languages of a recorded test.
public enum RecordedFormat: String, Hashable, Sendable, CaseIterable {
    /// A class of XCTest.
    case xcuitest
    /// A suite of Swift Testing.
    case swiftTesting = "swift-testing"
    /// A script for `ferry run --script`.
    case ui

    /// The format of a file by its extension; nil for others than `.swift` and `.ui`.
    public init?(path: String) {
        let path = path.lowercased()
        guard let format = [RecordedFormat.xcuitest, .ui].first(where: { path.hasSuffix($0.suffix) }) else { return nil }
        self = format
    }

    /// The extension of its files, with the period.
    public var suffix: String { self == .ui ? ".ui" : ".swift" }

    /// The whole file.
    ///
    /// > Parameters: name: of the file without its extension, which names the class.
    /// > Parameters: arguments: those that the app is launched with.
    public func source(of statements: [RecordedStatement], name: String, device: String, arguments: [String] = []) -> String {
        self == .ui
            ? ScriptSource(device: device).source(of: statements)
            : SwiftSource(isXCTest: self == .xcuitest, name: name, device: device, arguments: arguments).source(of: statements)
    }
}
