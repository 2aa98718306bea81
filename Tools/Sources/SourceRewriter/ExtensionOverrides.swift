/// Extension members that classes in the sources override.
struct ExtensionOverrides: Sendable {
    private let index: DeclarationIndex
    private var members: [String: Set<SwiftName>] = [:]
    /// Superclasses and protocols of the framework classes.
    private let frameworkBases: Set<String>

    init(_ index: DeclarationIndex) {
        self.index = index
        frameworkBases = Set(index.framework.superclasses.values)
        let names = index.types.values.reduce(into: Set<SwiftName>()) { $0.formUnion($1.extensionMembers) }
        guard !names.isEmpty else { return }
        for (type, info) in index.types {
            for name in info.overrides.intersection(names) {
                if let holder = holder(of: name, above: type), holder.isExtension { members[holder.type, default: []].insert(name) }
            }
        }
    }

    /// Whether a subclass overrides a member of an extension of `type`.
    func contains(_ name: SwiftName, of type: String) -> Bool { members[type]?.contains(name) == true }

    /// The framework class whose extension has the member that `super` means in `type`, if it is overridden anywhere.
    func dispatched(_ name: SwiftName, above type: String) -> String? {
        guard !members.isEmpty, let holder = holder(of: name, above: type), holder.isExtension, contains(name, of: holder.type),
            index.types[holder.type]?.isClass != true
        else { return nil }
        return holder.type
    }

    /// The selector of the member that a member of `type` overrides, if it is dispatched.
    func selector(_ name: SwiftName, above type: String) -> String? {
        guard let holder = dispatched(name, above: type) else { return nil }
        return index.types[holder]?.methods.first { $0.name == name && $0.isObjC }?.selector
    }

    /// The nearest superclass that has a member, in its body or in an extension.
    private func holder(of name: SwiftName, above type: String) -> (type: String, isExtension: Bool)? {
        var seen: Set<String> = [type]
        var next = superclass(of: type)
        while let candidate = next, seen.insert(candidate).inserted {
            if let info = index.types[candidate] {
                if info.bodyMembers.contains(name) { return (candidate, false) }
                if info.extensionMembers.contains(name) { return (candidate, true) }
            }
            next = superclass(of: candidate)
        }
        return nil
    }

    private func superclass(of type: String) -> String? {
        let framework = index.framework.superclasses
        if let known = framework[type] { return known }
        let named = index.types[type]?.inherits ?? []
        return named.first { index.types[$0]?.isClass == true || framework[$0] != nil || frameworkBases.contains($0) }
    }
}
