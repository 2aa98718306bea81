package import DeviceProtocol

/// An accessibility element of the app as AT-SPI exposes it. > Units: points of the device's screen.
package struct AssistiveNode: Hashable, Sendable {
    /// The last component of its object path: `root`, `frame`, or `e` and the element's number.
    package var key: String
    package var parent: String?
    package var role: AssistiveRole
    package var name: String
    package var description: String
    package var states: Set<AssistiveState>
    package var element: AccessibilityElement?

    package static let root = "root"
    package static let frame = "frame"

    package static func key(of id: UInt64) -> String { "e\(id)" }

    package init(_ element: AccessibilityElement) {
        key = Self.key(of: element.id)
        parent = Self.frame
        role = AssistiveRole(of: element)
        name = element.label
        description = element.hint
        states = AssistiveState.states(of: element)
        self.element = element
        // A static text without a label is named by its value.
        if name.isEmpty, role == .label { name = element.value }
    }

    package init(key: String, parent: String?, role: AssistiveRole, name: String, states: Set<AssistiveState>) {
        (self.key, self.parent, self.role, self.name, self.states) = (key, parent, role, name, states)
        description = ""
    }

    /// The interfaces that it implements, without `org.a11y.atspi.`.
    package var interfaces: [String] {
        guard let element else { return key == Self.root ? ["Accessible", "Application"] : ["Accessible", "Component"] }
        var names = ["Accessible", "Component"]
        if !actions.isEmpty { names.append("Action") }
        if text != nil { names.append("Text") }
        if element.entry != nil, element.isEnabled { names.append("EditableText") }
        if element.range != nil { names.append("Value") }
        return names
    }

    /// The content of `Text`: a field's value, a label's text.
    package var text: String? {
        guard let element else { return nil }
        if element.entry != nil { return element.value }
        return role == .label || role == .heading || role == .link ? name : nil
    }

    /// Caret or selection. > Units: characters.
    package var selection: (start: Int, end: Int) { element?.entry.map { ($0.selectionStart, $0.selectionEnd) } ?? (0, 0) }

    package struct Action: Hashable, Sendable {
        package var name: String
        package var description: String
        package var action: AccessibilityAction
    }

    package var actions: [Action] {
        guard let element, element.isEnabled else { return [] }
        var actions: [Action] = []
        switch role {
        case .label, .image, .heading, .progressBar, .frame, .application, .alert: break
        case .toggleButton, .checkBox: actions.append(Action(name: "toggle", description: "", action: .activate))
        case .entry, .passwordText: actions.append(Action(name: "activate", description: "", action: .focus))
        case .slider:
            actions.append(Action(name: "increment", description: "", action: .increment))
            actions.append(Action(name: "decrement", description: "", action: .decrement))
        case .pushButton, .link, .pageTab: actions.append(Action(name: "click", description: "", action: .activate))
        }
        for (index, name) in element.actions.enumerated() {
            actions.append(Action(name: name, description: name, action: .custom(index)))
        }
        return actions
    }
}
