import Foundation

/// Method tables by class. A lookup searches from an object's class to its superclasses, like a message send.
///
/// Constructors of the app's images enqueue functions, which run at the next lookup, so that a launch
/// costs one array append per method and images loaded later are included too.
final class MethodRegistry: @unchecked Sendable {
    static let shared = MethodRegistry()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    // Recursive: a queued registration calls `register`, and no lookup may run between the two.
    private let lock = NSRecursiveLock()
    private var pending: [@convention(c) () -> Void] = [
        { FoundationSelectors.register() },
        { ObjCRuntime.register(tablesOf: "Foundation") { FrameworkMembers.tables } },
    ]
    private var tables = MemberTables()
    private var methods: [Key: ObjCRuntime.Invoker] = [:]
    /// Names by the class that registered them, in that order.
    private var declared: [ObjectIdentifier: [String]] = [:]
    private var getters: [ObjectIdentifier: [String]] = [:]
    /// Classes whose generic superclasses have registered their members.
    private var prepared: Set<ObjectIdentifier> = []
    private var resolved: [Key: ObjCRuntime.Invoker?] = [:]
    /// Results of lookups that end below a class, by that class.
    private var resolvedBelow: [ObjectIdentifier: [Key: ObjCRuntime.Invoker?]] = [:]

    func enqueue(_ registration: @escaping @convention(c) () -> Void) {
        lock.withLock { pending.append(registration) }
    }

    func register(_ type: AnyClass, _ name: String, _ invoker: @escaping ObjCRuntime.Invoker) {
        lock.withLock {
            if methods.updateValue(invoker, forKey: Key(type: ObjectIdentifier(type), name: name)) == nil {
                declared[ObjectIdentifier(type), default: []].append(name)
            }
            resolved.removeAll(keepingCapacity: true)
            resolvedBelow.removeAll(keepingCapacity: true)
        }
    }

    /// The method `name` of objects of class `type`, or nil.
    ///
    /// > Complexity: O(depth of the class) the first time, O(1) afterwards.
    func method(_ name: String, of type: AnyClass) -> ObjCRuntime.Invoker? {
        lock.withLock {
            drain()
            let key = Key(type: ObjectIdentifier(type), name: name)
            if let known = resolved[key] { return known }
            prepare(type)
            let found = search(name, from: type)
            resolved[key] = .some(found)
            return found
        }
    }

    /// Registers a property's getter.
    func registerGetter(_ type: AnyClass, _ name: String, _ invoker: @escaping ObjCRuntime.Invoker) {
        lock.withLock {
            if getters[ObjectIdentifier(type)]?.contains(name) != true { getters[ObjectIdentifier(type), default: []].append(name) }
            register(type, name, invoker)
        }
    }

    /// The methods that one class has registered.
    func methods(declaredBy type: AnyClass) -> [String] {
        lock.withLock {
            drain()
            prepare(type)
            return (declared[ObjectIdentifier(type)] ?? []).filter { !$0.hasPrefix("+") }
        }
    }

    /// The properties that one class has registered, and those of a framework's class.
    func properties(declaredBy type: AnyClass) -> [String] {
        lock.withLock {
            drain()
            prepare(type)
            let generated = tables.tables(of: type).flatMap { String(describing: $0.keys).split(separator: " ").map(String.init) }
            return (getters[ObjectIdentifier(type)] ?? []) + generated
        }
    }

    /// Adds the generated tables of a framework's classes, which are searched after the registered methods.
    func addTables(of module: String, _ tables: @escaping () -> [String: MemberTable]) {
        lock.withLock {
            self.tables.add(module, tables)
            resolved.removeAll(keepingCapacity: true)
            resolvedBelow.removeAll(keepingCapacity: true)
        }
    }

    /// The tables of a class and its superclasses, the nearest first.
    func tables(of type: AnyClass) -> [MemberTable] {
        lock.withLock {
            drain()
            var found: [MemberTable] = []
            var candidate: AnyClass? = type
            while let current = candidate {
                found += tables.tables(of: current)
                candidate = _getSuperclass(current)
            }
            return found
        }
    }

    /// The method that a class below `base` implements for objects of class `type`, or nil.
    ///
    /// > Complexity: O(depth of the class) the first time, O(1) afterwards.
    func method(_ name: String, of type: AnyClass, below base: AnyClass) -> ObjCRuntime.Invoker? {
        lock.withLock {
            drain()
            let key = Key(type: ObjectIdentifier(type), name: name)
            if let known = resolvedBelow[ObjectIdentifier(base)]?[key] { return known }
            prepare(type)
            let found = search(name, from: type, below: base)
            resolvedBelow[ObjectIdentifier(base), default: [:]][key] = .some(found)
            return found
        }
    }

    /// Names of properties that have a getter and a setter here, in alphabetical order.
    ///
    /// > Complexity: O(registered methods).
    func settableKeys(of type: AnyClass) -> [String] {
        lock.withLock {
            drain()
            var chain: Set<ObjectIdentifier> = []
            var candidate: AnyClass? = type
            while let current = candidate {
                chain.insert(ObjectIdentifier(current))
                candidate = _getSuperclass(current)
            }
            let names = Set(methods.keys.filter { chain.contains($0.type) }.map(\.name))
            return names.filter { !$0.contains(":") && names.contains("set\($0.prefix(1).uppercased())\($0.dropFirst()):") }.sorted()
        }
    }

    private func prepare(_ type: AnyClass) {
        guard prepared.insert(ObjectIdentifier(type)).inserted, let type = type as? any _GenericMembers.Type else { return }
        type.__ferry_registerMembers()
    }

    private func search(_ name: String, from type: AnyClass, below base: AnyClass? = nil) -> ObjCRuntime.Invoker? {
        var candidate: AnyClass? = type
        while let current = candidate, current != base {
            if let invoker = methods[Key(type: ObjectIdentifier(current), name: name)] { return invoker }
            for table in tables.tables(of: current) {
                if let member = table.member(name) { return member.invoker }
            }
            candidate = _getSuperclass(current)
        }
        return nil
    }

    /// Runs the registrations that images have queued when they were loaded.
    func runPending() { lock.withLock { drain() } }

    private func drain() {
        while !pending.isEmpty {
            let batch = pending
            pending = []
            for registration in batch { registration() }
        }
    }
}
