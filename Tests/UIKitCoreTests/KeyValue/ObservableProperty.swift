import Foundation
import ObjectiveC

@testable import UIKitCore

/// A property whose changes notify observers, with values to give it.
@MainActor struct ObservableProperty {
    let name: String
    /// What is wrong with the notifications of its changes.
    let problems: @MainActor () -> [String]

    init<Root: NSObject, Value: Equatable>(
        _ make: @autoclosure @escaping @MainActor () -> Root, _ path: ReferenceWritableKeyPath<Root, Value>,
        _ key: String, _ values: Value...
    ) {
        name = "\(Root.self).\(key)"
        problems = {
            let object = make()
            return values.flatMap { Self.problems(of: object, path, key, $0) }
        }
    }

    private static func problems<Root: NSObject, Value: Equatable>(
        of object: Root, _ path: ReferenceWritableKeyPath<Root, Value>, _ key: String, _ value: Value
    ) -> [String] {
        let before = object[keyPath: path]
        guard before != value else { return ["\(value) is no change"] }
        var changes: [(old: Value?, new: Value?)] = []
        let named = ObjCRuntime.keyPath(path as KeyPath<Root, Value>, key)
        let observation = object.observe(named, options: [.old, .new]) { _, change in changes.append((change.oldValue, change.newValue)) }
        let watcher = KeyWatcher()
        object.addObserver(watcher, forKeyPath: key, options: [.old, .new], context: nil)
        object[keyPath: path] = value
        object.removeObserver(watcher, forKeyPath: key)
        observation.invalidate()
        var problems: [String] = []
        if changes.count != 1 { problems.append("told \(changes.count) times") }
        if watcher.count != 1 { problems.append("told \(watcher.count) times by key") }
        if let change = changes.first {
            if change.old != before { problems.append("old value \(String(describing: change.old)), not \(before)") }
            if change.new != object[keyPath: path] { problems.append("new value \(String(describing: change.new)), not \(value)") }
        }
        if object[keyPath: path] == before { problems.append("unchanged") }
        return problems
    }
}

private final class KeyWatcher: NSObject {
    var count = 0

    override init() {
        super.init()
        ObjCRuntime.register(KeyWatcher.self, "observeValueForKeyPath:ofObject:change:context:") { watcher, _ in
            watcher.count += 1
            return nil
        }
    }
}
