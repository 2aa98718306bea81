internal import DeviceProtocol

/// The text interfaces, and the cache that tools have of the whole app.
extension AssistiveService {
    func text(_ call: BusCall, _ node: AssistiveNode) -> Answer {
        guard let said = node.text else { return Self.unknown(call) }
        let text = AssistiveText(said)
        let selection = node.selection
        switch call.member {
        case "GetText": return .values([.string(text.part(call.integer(0), call.integer(1)))])
        case "GetCharacterAtOffset": return .values([.int32(Int32(bitPattern: text.scalar(at: call.integer(0))))])
        case "GetStringAtOffset":
            return stretch(text, call.integer(0), AssistiveText.Granularity(rawValue: UInt32(max(0, call.integer(1)))) ?? .line)
        case "GetTextAtOffset":
            // The older interface distinguishes starts and ends of words, sentences and lines.
            let kinds: [AssistiveText.Granularity] = [.character, .word, .word, .sentence, .sentence, .line, .line]
            let kind = call.integer(1)
            return stretch(text, call.integer(0), kinds.indices.contains(kind) ? kinds[kind] : .line)
        case "GetNSelections": return .values([.int32(selection.start == selection.end ? 0 : 1)])
        case "GetSelection": return .values([.int(selection.start), .int(selection.end)])
        case "GetAttributes", "GetDefaultAttributes":
            let none = BusValue.array("{ss}", [])
            return .values(call.member == "GetAttributes" ? [none, .int32(0), .int(text.count)] : [none])
        case "GetAttributeRun": return .values([.array("{ss}", []), .int32(0), .int(text.count)])
        case "SetCaretOffset": return select(node, call.integer(0), call.integer(0), of: text.count)
        case "SetSelection": return select(node, call.integer(1), call.integer(2), of: text.count)
        case "AddSelection": return select(node, call.integer(0), call.integer(1), of: text.count)
        default: return Self.unknown(call)
        }
    }

    private func stretch(_ text: AssistiveText, _ offset: Int, _ kind: AssistiveText.Granularity) -> Answer {
        let range = text.stretch(at: offset, kind)
        return .values([.string(text.part(range.lowerBound, range.upperBound)), .int(range.lowerBound), .int(range.upperBound)])
    }

    private func select(_ node: AssistiveNode, _ start: Int, _ end: Int, of count: Int) -> Answer {
        guard let element = node.element, element.entry != nil, start >= 0, end >= start, end <= count else {
            return .values([.bool(false)])
        }
        return .action(element: element.id, .select(start: start, end: end), [.bool(true)])
    }

    func edit(_ call: BusCall, _ node: AssistiveNode) -> Answer {
        guard let element = node.element, let entry = element.entry, element.isEnabled else { return Self.unknown(call) }
        // A secure field's value is not known here, so it can only be replaced as a whole.
        let old = AssistiveText(entry.isSecure ? "" : element.value)
        let new: String
        switch call.member {
        case "SetTextContents": new = call.text(0)
        case "InsertText" where !entry.isSecure:
            let place = min(max(0, call.integer(0)), old.count)
            new = old.part(0, place) + call.text(1) + old.part(place, -1)
        case "DeleteText" where !entry.isSecure:
            let (start, end) = (min(max(0, call.integer(0)), old.count), call.integer(1))
            new = old.part(0, start) + (end < 0 ? "" : old.part(max(start, end), -1))
        default: return Self.unknown(call)
        }
        return .action(element: element.id, .setText(new), [.bool(true)])
    }

    // MARK: Cache

    func cacheAnswer(_ call: BusCall) -> Answer {
        guard call.interface == Self.prefix + "Cache", call.member == "GetItems" else { return Self.unknown(call) }
        let keys = [AssistiveNode.root, AssistiveNode.frame] + tree.order
        return .values([.array("((so)(so)(so)iiassusau)", keys.compactMap { tree.nodes[$0] }.map(item))])
    }

    private func item(_ node: AssistiveNode) -> BusValue {
        let parent: BusValue =
            node.key == AssistiveNode.root ? .structure([.string(desktop.name), .path(desktop.path)]) : reference(node.parent)
        return .structure([
            reference(node.key), reference(AssistiveNode.root), parent, .int(tree.index(of: node.key)),
            .int(tree.children(of: node.key).count), .strings(node.interfaces.map { Self.prefix + $0 }), .string(node.name),
            .uint32(node.role.rawValue), .string(node.description),
            .array("u", AssistiveState.words(node.states).map(BusValue.uint32)),
        ])
    }

    // MARK: Signals

    /// A signal's content: the sender's key, the signal's interface and name, and its four arguments.
    package struct Signal: Hashable, Sendable {
        package var key: String
        package var interface = "org.a11y.atspi.Event.Object"
        package var member: String
        package var detail = ""
        package var first = 0
        package var second = 0
        package var value = BusValue.int32(0)

        package var arguments: [BusValue] {
            [.string(detail), .int(first), .int(second), .variant(value), .array("{sv}", [])]
        }
    }

    package func signal(of event: AssistiveTree.Event) -> Signal {
        switch event {
        case .added(let key, let index):
            Signal(key: AssistiveNode.frame, member: "ChildrenChanged", detail: "add", first: index, value: reference(key))
        case .removed(let key, let index):
            Signal(key: AssistiveNode.frame, member: "ChildrenChanged", detail: "remove", first: index, value: reference(key))
        case .state(let key, let state, let isOn): Signal(key: key, member: "StateChanged", detail: state.name, first: isOn ? 1 : 0)
        case .name(let key, let name): Signal(key: key, member: "PropertyChange", detail: "accessible-name", value: .string(name))
        case .value(let key, let value): Signal(key: key, member: "PropertyChange", detail: "accessible-value", value: .double(value))
        case .textDeleted(let key, let place, let text):
            Signal(key: key, member: "TextChanged", detail: "delete", first: place, second: text.count, value: .string(text))
        case .textInserted(let key, let place, let text):
            Signal(key: key, member: "TextChanged", detail: "insert", first: place, second: text.count, value: .string(text))
        case .caret(let key, let place): Signal(key: key, member: "TextCaretMoved", first: place)
        }
    }

    package func announcement(_ text: String) -> Signal {
        Signal(key: AssistiveNode.root, member: "Announcement", first: 1, value: .string(text))
    }
}
