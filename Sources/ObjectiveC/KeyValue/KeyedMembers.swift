import Foundation

/// The elements of a set behind a key of an object, changed through the object's accessors: `add<Key>Object:` and `remove<Key>Object:` or
/// `add<Key>:` and `remove<Key>:` where the class has them, else by setting the property.
///
/// > Contract: Foundation, Key-Value Coding: Accessing Collection Properties; `mutableSetValue(forKey:)`
struct KeyedMembers {
    let owner: NSObject
    let key: String

    private var capital: String { KeyedAccess.capitalized(key) }

    var value: Any? { owner.value(forKey: key) }
    var all: [Any] { PredicateExpression.elements(of: value) ?? [] }

    func add(_ element: Any) { change(.union, element, one: "add\(capital)Object:", several: "add\(capital):") { $0.insert($1) } }

    func remove(_ element: Any) { change(.minus, element, one: "remove\(capital)Object:", several: "remove\(capital):") { $0.remove($1) } }

    private func change(
        _ kind: NSKeyValueSetMutationKind, _ element: Any, one: String, several: String,
        _ body: (inout Set<AnyHashable>, AnyHashable) -> Void
    ) {
        guard let hashable = element as? AnyHashable else { return }
        let base = hashable.base
        KeyValueChanges.set(key, of: owner, KeyValueMutation(kind, of: KeyValueChanges.isObserving ? value : nil, with: [hashable])) {
            if ObjCRuntime.responds(owner, to: Selector(one)) {
                ObjCRuntime.send(Selector(one), to: owner, [base])
            } else if ObjCRuntime.responds(owner, to: Selector(several)) {
                ObjCRuntime.send(Selector(several), to: owner, [NSSet(object: base)])
            } else {
                set { body(&$0, hashable) }
            }
        }
    }

    private func set(_ body: (inout Set<AnyHashable>) -> Void) {
        let value = value
        var elements = Set(all.compactMap { $0 as? AnyHashable })
        body(&elements)
        let isObject = value.map { type(of: $0) is AnyClass } ?? false
        // A set that is itself mutable and cannot be set is changed in place.
        if isObject, let members = value as? NSMutableSet, KeyedAccess.setter(key, of: owner) == nil { return members.setSet(elements) }
        owner.setValue(isObject ? NSMutableSet(array: elements.map(\.base)) : elements, forKey: key)
    }
}
