/// Finds the selector of a named method among all declarations.
struct SelectorResolver {
    enum Outcome: Equatable {
        /// A declaration in the sources or a framework's entry; `owner` is the declaring class, if known.
        case found(String, owner: String?)
        /// No known declaration, but its class has superclasses outside the sources.
        case assumed(String)
        case missing
    }

    let index: DeclarationIndex

    /// Root classes: a class whose ancestors are all in the sources or in this set has no members that the index does not know.
    private static let roots: Set<String> = ["NSObject", "NSObjectProtocol", "AnyObject"]

    /// Actions of the responder chain, which are often named without labels.
    private static let editing: Set<String> = [
        "copy", "cut", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics", "toggleUnderline", "endEditing",
    ]

    func resolve(_ target: SelectorTarget, in type: String?) -> Outcome {
        if let accessor = target.accessor { return property(target.base, accessor, in: type) }
        if let type {
            for ancestor in index.ancestors(of: type) {
                if let method = best(index.types[ancestor]?.methods ?? [], for: target) {
                    return .found(method.selector, owner: ancestor)
                }
            }
        }
        let known = type.map { index.types[$0] != nil } ?? false
        if !known || type == nil {
            // An instance expression or a framework type: any class may declare it.
            let everywhere = index.types.sorted { $0.key < $1.key }.flatMap { entry in entry.value.methods.map { (entry.key, $0) } }
            let candidates = everywhere.filter { matches($0.1, target) && $0.1.isObjC }
            if let first = candidates.first, Set(candidates.map(\.1.selector)).count == 1 {
                return .found(first.1.selector, owner: first.0)
            }
        }
        return inFramework(target, type)
    }

    /// The framework classes that a type is or inherits from, the nearest first.
    private func frameworkTypes(of type: String) -> [String] {
        var found = index.ancestors(of: type)
        var next = 0
        while next < found.count {
            if let parent = index.framework.superclasses[found[next]], !found.contains(parent) { found.append(parent) }
            next += 1
        }
        return found + (found.contains("NSObject") ? [] : ["NSObject"])
    }

    private func inFramework(_ target: SelectorTarget, _ type: String?) -> Outcome {
        if let type, let selector = index.framework.members.selector(target, in: frameworkTypes(of: type)) {
            return .found(selector, owner: nil)
        }
        if type == nil, let selector = index.framework.members.selectorAnywhere(target) { return .found(selector, owner: nil) }
        if let labels = target.labels {
            let selector = SelectorName.method(base: target.base, labels: labels)
            if let spelling = index.framework.registeredSpelling(of: selector) { return .found(spelling, owner: nil) }
            if let selector = index.protocolSelector(of: SwiftName(base: target.base, labels: labels)) {
                return .found(selector, owner: nil)
            }
            return type.map(isClosed) == true ? .missing : .assumed(selector)
        }
        let arities = target.arity.map { [$0] } ?? (Self.editing.contains(target.base) ? [1, 0] : [0, 1])
        for arity in arities {
            let selector = target.base + String(repeating: ":", count: arity)
            if index.framework.registered.contains(selector) { return .found(selector, owner: nil) }
        }
        let prefixed = index.framework.registered.filter { $0.hasPrefix(target.base) && $0.contains(":") }
        let sameBase = prefixed.filter { $0.dropFirst(target.base.count).first.map { $0 == ":" || $0.isUppercase } == true }
        if sameBase.count == 1, let only = sameBase.first { return .found(only, owner: nil) }
        if type.map(isClosed) == true { return .missing }
        return .assumed(target.base + String(repeating: ":", count: arities[0]))
    }

    private func property(_ name: String, _ accessor: SelectorTarget.Accessor, in type: String?) -> Outcome {
        let candidates = type.map { index.ancestors(of: $0) } ?? index.types.keys.sorted()
        for ancestor in candidates {
            guard let property = index.types[ancestor]?.methods.first(where: { $0.isProperty && $0.name.base == name }) else { continue }
            return .found(accessor == .getter ? property.selector : SelectorName.setter(of: name), owner: ancestor)
        }
        if accessor == .setter, let type, let setter = index.framework.members.setter(of: name, in: frameworkTypes(of: type)) {
            return .found(setter, owner: nil)
        }
        if type.map(isClosed) == true { return .missing }
        return .assumed(accessor == .getter ? name : SelectorName.setter(of: name))
    }

    private func best(_ methods: [DeclarationIndex.Method], for target: SelectorTarget) -> DeclarationIndex.Method? {
        let matching = methods.filter { matches($0, target) }
        return matching.first(where: \.isObjC) ?? matching.first
    }

    private func matches(_ method: DeclarationIndex.Method, _ target: SelectorTarget) -> Bool {
        guard !method.isProperty, method.name.base == target.base else { return false }
        if let labels = target.labels { return labels == method.name.labels }
        return target.arity.map { $0 == method.name.labels.count } ?? true
    }

    /// Whether all members of a type are in the sources.
    private func isClosed(_ type: String) -> Bool {
        guard index.types[type]?.isClass == true else { return false }
        return index.ancestors(of: type).allSatisfy { index.types[$0]?.isClass == true || Self.roots.contains($0) }
    }
}
