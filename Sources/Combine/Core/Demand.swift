internal import ProgrammerErrors

extension Subscribers {
    /// How many values a subscriber asked for.
    ///
    /// > Contract: Combine, Subscribers.Demand
    public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        /// One above the largest number is without limit.
        fileprivate let count: UInt

        fileprivate init(count: UInt) { self.count = Swift.min(count, Self.limit) }

        private static let limit = UInt(Int.max) + 1

        /// As many values as there are.
        public static let unlimited = Demand(count: limit)
        /// No values; the same as `.max(0)`.
        public static let none = Demand(count: 0)

        /// A number of values; below 0 is a programming error.
        public static func max(_ value: Int) -> Demand {
            ProgrammerError.check(value >= 0, "Subscribers.Demand.max(_:) requires a number that is not negative, but got \(value)")
            return Demand(count: UInt(value))
        }

        /// The number of values; nil without limit.
        public var max: Int? { self == .unlimited ? nil : Int(count) }

        /// `unlimited` or `max(3)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Whether the left one is less.
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

        /// Decodes a number.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self.init(count: try container.decode(UInt.self))
        }

        /// Encodes the number.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(count)
        }
    }
}
