/// The generated tables of the frameworks' classes, found by a class's name at its first message or key.
package struct MemberTable {
    package let lookup: ObjCMember.Lookup
    /// Key-value coding names of properties, separated by spaces.
    package let keys: StaticString
    /// Swift names with a different key, such as `isHidden=hidden`, separated by spaces.
    package let renamed: StaticString

    package init(_ lookup: @escaping ObjCMember.Lookup, keys: StaticString, renamed: StaticString) {
        self.lookup = lookup
        self.keys = keys
        self.renamed = renamed
    }

    func member(_ name: String) -> ObjCMember? {
        // A message runs on the sending thread; see `ObjCRuntime`.
        unsafeBitCast(lookup, to: ((String) -> ObjCMember?).self)(name)
    }

    /// The key of a property by its Swift name, or nil if the two are equal or there is no such property.
    func key(ofProperty name: String) -> String? {
        guard renamed.utf8CodeUnitCount > 0 else { return nil }
        for pair in String(describing: renamed).split(separator: " ") where pair.hasPrefix(name + "=") {
            return String(pair.dropFirst(name.count + 1))
        }
        return nil
    }
}

struct MemberTables {
    private var modules: [String: () -> [String: MemberTable]] = [:]
    private var loaded: [String: [String: MemberTable]] = [:]
    private var found: [ObjectIdentifier: [MemberTable]] = [:]

    mutating func add(_ module: String, _ tables: @escaping () -> [String: MemberTable]) {
        modules[module] = tables
        found = [:]
    }

    /// The tables of one class, without its superclasses: its own module's, and extensions of Foundation's classes in other modules.
    mutating func tables(of type: AnyClass) -> [MemberTable] {
        let identifier = ObjectIdentifier(type)
        if let known = found[identifier] { return known }
        let name = _typeName(type, qualified: true)
        var tables: [MemberTable] = []
        if let dot = name.firstIndex(of: ".") {
            let module = String(name[..<dot])
            for other in module == "Foundation" ? modules.keys.sorted() : [module] {
                if loaded[other] == nil, let make = modules[other] { loaded[other] = make() }
                if let table = loaded[other]?[String(name[name.index(after: dot)...])] { tables.append(table) }
            }
        }
        found[identifier] = tables
        return tables
    }
}
