/// The name of a collection operator, without the `@` in front of it in a key path.
///
/// > Contract: Foundation, NSKeyValueOperator
public struct NSKeyValueOperator: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The average of the elements' values.
    public static let averageKeyValueOperator = NSKeyValueOperator(rawValue: "avg")
    /// The number of elements.
    public static let countKeyValueOperator = NSKeyValueOperator(rawValue: "count")
    /// The values of all elements of nested arrays, each once.
    public static let distinctUnionOfArraysKeyValueOperator = NSKeyValueOperator(rawValue: "distinctUnionOfArrays")
    /// The elements' values, each once.
    public static let distinctUnionOfObjectsKeyValueOperator = NSKeyValueOperator(rawValue: "distinctUnionOfObjects")
    /// The values of all elements of nested sets.
    public static let distinctUnionOfSetsKeyValueOperator = NSKeyValueOperator(rawValue: "distinctUnionOfSets")
    /// The greatest of the elements' values.
    public static let maximumKeyValueOperator = NSKeyValueOperator(rawValue: "max")
    /// The least of the elements' values.
    public static let minimumKeyValueOperator = NSKeyValueOperator(rawValue: "min")
    /// The sum of the elements' values.
    public static let sumKeyValueOperator = NSKeyValueOperator(rawValue: "sum")
    /// The values of all elements of nested arrays.
    public static let unionOfArraysKeyValueOperator = NSKeyValueOperator(rawValue: "unionOfArrays")
    /// The elements' values.
    public static let unionOfObjectsKeyValueOperator = NSKeyValueOperator(rawValue: "unionOfObjects")
    /// The values of all elements of nested sets.
    public static let unionOfSetsKeyValueOperator = NSKeyValueOperator(rawValue: "unionOfSets")
}
