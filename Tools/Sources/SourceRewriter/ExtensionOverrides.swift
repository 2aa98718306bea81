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
                // The member itself, and those between that override it in extensions of framework classes.
                var place = type
                var seen: Set<String> = []
                while seen.insert(place).inserted, let holder = holder(of: name, above: place), holder.isExtension {
                    members[holder.type, default: []].insert(name)
                    place = holder.type
                }
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
        if let found = index.types[holder]?.methods.first(where: { $0.name == name && $0.isObjC }) { return found.selector }
        return selector(name, above: holder)
    }

    /// The new name of a member in an extension of the framework class `type` that overrides another extension's; nil for other members.
    func nameOfOverride(_ name: SwiftName, in type: String) -> String? {
        guard index.types[type]?.isClass != true, index.types[type]?.overrides.contains(name) == true, dispatched(name, above: type) != nil
        else { return nil }
        return MovedOverride.newName(of: name.base, in: type)
    }

    /// The name of the member that `super` means in `type`, if it is dispatched.
    func nameAbove(_ name: SwiftName, _ type: String) -> String? {
        guard let holder = dispatched(name, above: type) else { return nil }
        return nameOfOverride(name, in: holder) ?? DispatchedMember.prefix + name.base
    }

    /// The nearest superclass that has a member, in its body or in an extension.
    private func holder(of name: SwiftName, above type: String) -> (type: String, isExtension: Bool)? {
        var seen: Set<String> = [type]
        var next = superclass(of: type)
        while let candidate = next, seen.insert(candidate).inserted {
            if let info = index.types[candidate] {
                // The members that the sources give a framework class are those of its extensions.
                if info.bodyMembers.contains(name) { return (candidate, !info.isClass) }
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
