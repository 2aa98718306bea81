/// A method's name in Swift: its base and its argument labels, `didSelect(_:at:)`.
public struct SwiftName: Hashable, Sendable, Codable, CustomStringConvertible {
    public var base: String
    /// "_" for a parameter without a label.
    public var labels: [String]

    public init(base: String, labels: [String]) {
        self.base = base
        self.labels = labels
    }

    public var description: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }
}
