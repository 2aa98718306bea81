import Foundation

/// What a change does to a property: it sets the whole value, or it changes elements of a collection.
struct KeyValueMutation {
    var kind = NSKeyValueChange.setting
    /// The places of the elements, in a list.
    var indexes: IndexSet?
    /// The elements, in a set.
    private var removed: NSSet?
    private var added: NSSet?

    static var setting: KeyValueMutation { KeyValueMutation() }

    init() {}

    init(_ kind: NSKeyValueChange, at indexes: IndexSet) {
        self.kind = kind
        self.indexes = indexes
    }

    /// A change of what a property holds, a set of any kind.
    init(_ mutation: NSKeyValueSetMutationKind, of value: Any?, with objects: Set<AnyHashable>) {
        let old = Set((PredicateExpression.elements(of: value) ?? []).compactMap { $0 as? AnyHashable })
        let lost: Set<AnyHashable>
        switch mutation {
        case .union: (kind, lost) = (.insertion, [])
        case .minus: (kind, lost) = (.removal, old.intersection(objects))
        case .intersect: (kind, lost) = (.removal, old.subtracting(objects))
        case .set: (kind, lost) = (.replacement, old.subtracting(objects))
        }
        removed = NSSet(array: lost.map(\.base))
        let arriving = mutation == .union || mutation == .set ? objects.subtracting(old) : []
        added = NSSet(array: arriving.map(\.base))
    }

    /// What observers get for the old value, out of the whole one.
    func old(_ whole: Any?) -> Any? {
        switch kind {
        case .setting: whole
        case .insertion: nil
        case .removal, .replacement: removed ?? elements(of: whole)
        }
    }

    /// What observers get for the new value, out of the whole one.
    func new(_ whole: Any?) -> Any? {
        switch kind {
        case .setting: whole
        case .removal: nil
        case .insertion, .replacement: added ?? elements(of: whole)
        }
    }

    private func elements(of whole: Any?) -> Any? {
        let all = PredicateExpression.elements(of: whole) ?? []
        return (indexes ?? []).filter { all.indices.contains($0) }.map { all[$0] }
    }
}
