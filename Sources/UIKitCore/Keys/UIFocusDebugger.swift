internal import CoreGraphics
public import Foundation

/// What a question to the focus debugger yields: its description is a text to read.
///
/// > Source: Apple, UIFocusDebuggerOutput
@preconcurrency @MainActor public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Answers questions about the focus, as texts for a debugger's console.
///
/// > Source: Apple, UIFocusDebugger
@preconcurrency @MainActor public final class UIFocusDebugger: NSObject {
    private final class Output: NSObject, UIFocusDebuggerOutput {
        private let text: String
        nonisolated init(_ text: String) { self.text = text }
        nonisolated override var description: String { text }
        nonisolated override var debugDescription: String { text }
    }

    /// What can be asked.
    public class func help() -> any UIFocusDebuggerOutput {
        Output(
            """
            UIFocusDebugger.status() - the focused item
            UIFocusDebugger.checkFocusability(for:) - why an item can or cannot have the focus
            UIFocusDebugger.simulateFocusUpdateRequest(from:) - where a request for an update leads
            UIFocusDebugger.preferredFocusEnvironments(for:) - what an environment prefers
            UIFocusDebugger.focusGroups(for:) - the lists in an environment
            UIFocusDebugger.checkFocusGroupTree(for:) - the same as a tree
            """)
    }

    /// The focused item of the key window.
    public class func status() -> any UIFocusDebuggerOutput {
        let window = ApplicationContext.of(nil).windows.key
        guard let cell = window?.focusedList?.focusedCell else { return Output("No item has the focus.") }
        return Output("The focused item is \(cell).")
    }

    /// Whether an item can have the focus, and if not, why.
    public class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
        let reasons = obstacles(to: item)
        guard !reasons.isEmpty else { return Output("The item \(item) can have the focus.") }
        return Output((["The item \(item) cannot have the focus:"] + reasons.map { "- \($0)" }).joined(separator: "\n"))
    }

    private class func obstacles(to item: any UIFocusItem) -> [String] {
        guard let view = item as? UIView else { return ["It is not a view."] }
        var found: [String] = []
        if !(view is any FocusableCell) { found.append("It is not a cell of a table or collection view.") }
        if view.window == nil { found.append("It is in no window.") }
        for link in sequence(first: view, next: \.superview) {
            let name = link === view ? "It" : "\(link), which contains it,"
            if link.isHidden { found.append("\(name) is hidden.") }
            if link.alpha <= 0 { found.append("\(name) is transparent.") }
            if !link.isUserInteractionEnabled { found.append("\(name) has no user interaction.") }
        }
        return found
    }

    /// The environments that a request for an update would ask, in their order.
    public class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        Output("A request asks:\n" + preferences(of: environment, level: 0).joined(separator: "\n"))
    }

    /// What an environment prefers, and what those prefer.
    public class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        Output(preferences(of: environment, level: 0).joined(separator: "\n"))
    }

    private class func preferences(of environment: any UIFocusEnvironment, level: Int) -> [String] {
        let line = String(repeating: "  ", count: level) + "\(environment)"
        // An app's environments may prefer each other.
        guard level < 16 else { return [line + " …"] }
        let inner = environment.preferredFocusEnvironments.filter { $0 !== environment }
        return [line] + inner.flatMap { preferences(of: $0, level: level + 1) }
    }

    /// The lists in an environment, each of which is a group.
    public class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        Output(checkFocusGroupTree(for: environment))
    }

    /// The lists in an environment, each of which is a group.
    public class func checkFocusGroupTree(for environment: any UIFocusEnvironment) -> String {
        guard let view = environment as? UIView ?? environment.preferredFocusEnvironments.lazy.compactMap({ $0 as? UIView }).first else {
            return "\(environment)"
        }
        return (["\(environment)"] + groups(in: view, level: 1)).joined(separator: "\n")
    }

    private class func groups(in view: UIView, level: Int) -> [String] {
        view.subviews.flatMap { child -> [String] in
            guard child is any KeyFocusableList else { return groups(in: child, level: level) }
            return [String(repeating: "  ", count: level) + "\(child)"] + groups(in: child, level: level + 1)
        }
    }
}
