package import DeviceProtocol

/// The app as AT-SPI exposes it: an application, its window, and in it the accessibility elements, in reading order.
package struct AssistiveTree: Hashable, Sendable {
    package let name: String
    package private(set) var nodes: [String: AssistiveNode] = [:]
    /// Keys of the window's children.
    package private(set) var order: [String] = []

    package init(name: String, elements: [AccessibilityElement] = []) {
        self.name = name
        nodes[AssistiveNode.root] = AssistiveNode(key: AssistiveNode.root, parent: nil, role: .application, name: name, states: [])
        nodes[AssistiveNode.frame] = AssistiveNode(
            key: AssistiveNode.frame, parent: AssistiveNode.root, role: .frame, name: name,
            states: [.active, .enabled, .sensitive, .showing, .visible])
        for element in elements.spoken where nodes[AssistiveNode.key(of: element.id)] == nil {
            let node = AssistiveNode(element)
            nodes[node.key] = node
            order.append(node.key)
        }
    }

    package func children(of key: String) -> [String] {
        switch key {
        case AssistiveNode.root: [AssistiveNode.frame]
        case AssistiveNode.frame: order
        default: []
        }
    }

    package func index(of key: String) -> Int {
        guard let parent = nodes[key]?.parent else { return -1 }
        return children(of: parent).firstIndex(of: key) ?? -1
    }

    /// The frontmost element at a position. > Units: points of the screen.
    package func node(x: Double, y: Double) -> String? {
        order.last { key in
            guard let element = nodes[key]?.element else { return false }
            return x >= element.x && y >= element.y && x < element.x + element.width && y < element.y + element.height
        }
    }

    // MARK: Changes

    /// Events for listening tools.
    package enum Event: Hashable, Sendable {
        case removed(key: String, index: Int)
        case added(key: String, index: Int)
        case state(key: String, AssistiveState, Bool)
        case name(key: String, String)
        case value(key: String, Double)
        case textDeleted(key: String, at: Int, String)
        case textInserted(key: String, at: Int, String)
        case caret(key: String, Int)
    }

    package func events(since old: AssistiveTree) -> [Event] {
        var events: [Event] = []
        for (index, key) in old.order.enumerated().reversed() where nodes[key] == nil { events.append(.removed(key: key, index: index)) }
        for (index, key) in order.enumerated() {
            guard let node = nodes[key] else { continue }
            guard let before = old.nodes[key] else {
                events.append(.added(key: key, index: index))
                if node.states.contains(.focused) { events.append(.state(key: key, .focused, true)) }
                continue
            }
            events += Self.changes(of: node, since: before)
        }
        return events
    }

    private static func changes(of node: AssistiveNode, since old: AssistiveNode) -> [Event] {
        var events: [Event] = []
        if node.name != old.name { events.append(.name(key: node.key, node.name)) }
        for state in AssistiveState.allCases where node.states.contains(state) != old.states.contains(state) {
            events.append(.state(key: node.key, state, node.states.contains(state)))
        }
        if let value = node.element?.range?.value, value != old.element?.range?.value { events.append(.value(key: node.key, value)) }
        if let text = node.text, let before = old.text, text != before { events += edits(from: before, to: text, key: node.key) }
        if node.selection.end != old.selection.end { events.append(.caret(key: node.key, node.selection.end)) }
        return events
    }

    /// The replacement of one range of text. > Units: characters.
    private static func edits(from old: String, to new: String, key: String) -> [Event] {
        let (old, new) = (Array(old), Array(new))
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < old.count - start, tail < new.count - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        let (deleted, inserted) = (old[start..<old.count - tail], new[start..<new.count - tail])
        return (deleted.isEmpty ? [] : [.textDeleted(key: key, at: start, String(deleted))])
            + (inserted.isEmpty ? [] : [.textInserted(key: key, at: start, String(inserted))])
    }
}
