import Foundation

/// The elements of a list behind a key of an object, changed through the object's accessors: `insertObject:in<Key>AtIndex:` and
/// `removeObjectFrom<Key>AtIndex:` or their siblings for several elements where the class has them, else by setting the property.
///
/// > Contract: Foundation, Key-Value Coding: Accessing Collection Properties; `mutableArrayValue(forKey:)`
struct KeyedElements {
    let owner: NSObject
    let key: String

    private var capital: String { KeyedAccess.capitalized(key) }

    /// The property as it is now.
    var value: Any? { owner.value(forKey: key) }
    var all: [Any] { PredicateExpression.elements(of: value) ?? [] }

    private func accessor(_ name: String) -> Selector? {
        let selector = Selector(name)
        return ObjCRuntime.responds(owner, to: selector) ? selector : nil
    }

    func insert(_ element: Any, at index: Int) {
        change(KeyValueMutation(.insertion, at: [index])) { insertUnreported(element, at: index) }
    }

    func remove(at index: Int) {
        change(KeyValueMutation(.removal, at: [index])) { removeUnreported(at: index) }
    }

    func replace(at index: Int, with element: Any) {
        change(KeyValueMutation(.replacement, at: [index])) {
            if let one = accessor("replaceObjectIn\(capital)AtIndex:withObject:") {
                ObjCRuntime.send(one, to: owner, [index, element])
            } else if let several = accessor("replace\(capital)AtIndexes:with\(capital):") {
                ObjCRuntime.send(several, to: owner, [IndexSet(integer: index), [element]])
            } else if hasAccessors {
                removeUnreported(at: index)
                insertUnreported(element, at: index)
            } else {
                set { $0[index] = element }
            }
        }
    }

    private var hasAccessors: Bool {
        accessor("insertObject:in\(capital)AtIndex:") != nil && accessor("removeObjectFrom\(capital)AtIndex:") != nil
            || accessor("insert\(capital):atIndexes:") != nil && accessor("remove\(capital)AtIndexes:") != nil
    }

    private func insertUnreported(_ element: Any, at index: Int) {
        guard hasAccessors else { return set { $0.insert(element, at: index) } }
        if let one = accessor("insertObject:in\(capital)AtIndex:") {
            ObjCRuntime.send(one, to: owner, [element, index])
        } else if let several = accessor("insert\(capital):atIndexes:") {
            ObjCRuntime.send(several, to: owner, [[element], IndexSet(integer: index)])
        }
    }

    private func removeUnreported(at index: Int) {
        guard hasAccessors else { return set { $0.remove(at: index) } }
        if let one = accessor("removeObjectFrom\(capital)AtIndex:") {
            ObjCRuntime.send(one, to: owner, [index])
        } else if let several = accessor("remove\(capital)AtIndexes:") {
            ObjCRuntime.send(several, to: owner, [IndexSet(integer: index)])
        }
    }

    private func set(_ body: (inout [Any]) -> Void) {
        let value = value
        // A list that is itself mutable and cannot be set is changed in place.
        if let value, type(of: value) is AnyClass, let list = value as? NSMutableArray, KeyedAccess.setter(key, of: owner) == nil {
            var elements = list.map { $0 }
            body(&elements)
            return list.setArray(elements)
        }
        if let value, type(of: value) is AnyClass, let list = value as? NSMutableOrderedSet, KeyedAccess.setter(key, of: owner) == nil {
            var elements = list.array
            body(&elements)
            list.removeAllObjects()
            return list.addObjects(from: elements)
        }
        var elements = PredicateExpression.elements(of: value) ?? []
        body(&elements)
        owner.setValue(Self.value(elements, like: value), forKey: key)
    }

    /// A list of the same kind as the one there was.
    private static func value(_ elements: [Any], like value: Any?) -> Any {
        guard let value, type(of: value) is AnyClass else { return elements }
        if value is NSOrderedSet { return NSMutableOrderedSet(array: elements) }
        return value is NSMutableArray ? NSMutableArray(array: elements) : NSArray(array: elements)
    }

    private func change(_ mutation: KeyValueMutation, _ body: () -> Void) {
        KeyValueChanges.set(key, of: owner, mutation, body)
    }
}
