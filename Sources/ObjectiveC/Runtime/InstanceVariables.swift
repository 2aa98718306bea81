@_spi(Reflection) internal import Swift

/// Stored properties of classes, which are instance variables on Apple's systems too.
enum InstanceVariables {
    /// The names of a class's own stored properties, in their order; none for classes of frameworks, whose storage is their own affair.
    static func names(of type: AnyClass) -> [String] {
        guard !ClassNames.isFramework(type) else { return [] }
        let all = fields(of: type)
        return Array(all.dropFirst(_getSuperclass(type).map { fields(of: $0).count } ?? 0))
    }

    private static func fields(of type: AnyClass) -> [String] {
        var names: [String] = []
        // The option `classType`, which is a variable in the standard library.
        _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, _, _, _ in
            names.append(String(cString: name))
            return true
        }
        return names
    }
}
