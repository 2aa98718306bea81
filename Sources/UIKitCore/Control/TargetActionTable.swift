import Foundation
import ObjectiveC

/// Targets and actions by control event. Targets are weak; a pair of target and action has one entry, for the union of its events.
///
/// > Contract: facts CO-9.
@MainActor
struct TargetActionTable {
    struct Entry {
        weak var target: AnyObject?
        /// The target was nil: the responder chain is searched.
        let usesChain: Bool
        let action: Selector
        var events: UIControl.Event
        var isAlive: Bool { usesChain || target != nil }
    }

    struct ActionEntry {
        let action: UIAction
        var events: UIControl.Event
    }

    private(set) var entries: [Entry] = []
    private(set) var actions: [ActionEntry] = []

    var events: UIControl.Event {
        var all = actions.reduce(into: UIControl.Event()) { $0.formUnion($1.events) }
        for entry in entries where entry.isAlive { all.formUnion(entry.events) }
        return all
    }

    mutating func add(target: AnyObject?, action: Selector, for events: UIControl.Event) {
        entries.removeAll { !$0.isAlive }
        if let index = entries.firstIndex(where: { $0.target === target && $0.usesChain == (target == nil) && $0.action == action }) {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(target: target, usesChain: target == nil, action: action, events: events))
        }
    }

    /// Nil matches every target or action.
    mutating func remove(target: AnyObject?, action: Selector?, for events: UIControl.Event) {
        for index in entries.indices {
            let entry = entries[index]
            guard target == nil || entry.target === target, action == nil || entry.action == action else { continue }
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty || !$0.isAlive }
    }

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = actions.firstIndex(where: { $0.action.identifier == action.identifier }) {
            let known = actions[index].events
            actions[index] = ActionEntry(action: action, events: known.union(events))
        } else {
            actions.append(ActionEntry(action: action, events: events))
        }
    }

    mutating func remove(identifiedBy identifier: UIAction.Identifier, for events: UIControl.Event) {
        for index in actions.indices where actions[index].action.identifier == identifier { actions[index].events.subtract(events) }
        actions.removeAll { $0.events.isEmpty }
    }

    func entries(for event: UIControl.Event) -> [Entry] { entries.filter { $0.isAlive && !$0.events.isDisjoint(with: event) } }
    func actions(for event: UIControl.Event) -> [UIAction] { actions.filter { !$0.events.isDisjoint(with: event) }.map(\.action) }
}
