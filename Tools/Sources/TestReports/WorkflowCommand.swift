/// Failures as lines that GitHub Actions shows next to the source.
///
/// > Contract: GitHub's page "Workflow commands for GitHub Actions": values of properties also escape colons and commas.
public enum WorkflowCommand {
    /// A line for each failure. > Parameters: root: the folder that paths are written relative to, as GitHub expects them.
    public static func lines(for tests: [ReportedTest], root: String) -> [String] {
        tests.filter(\.isFailure).flatMap { test in
            let messages = test.messages.isEmpty ? [ReportedTest.Message("the test \(test.outcome.rawValue)")] : test.messages
            return messages.map { line(for: $0, title: test.title, root: root) }
        }
    }

    static func line(for message: ReportedTest.Message, title: String, root: String) -> String {
        var properties: [(String, String)] = []
        if let file = message.file { properties.append(("file", relative(file, to: root))) }
        if let line = message.line, message.file != nil { properties.append(("line", "\(line)")) }
        properties.append(("title", title))
        return "::error " + properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",") + "::" + data(message.text)
    }

    private static func relative(_ path: String, to root: String) -> String {
        let folder = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r\n", with: "%0A").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String { data(text).replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
