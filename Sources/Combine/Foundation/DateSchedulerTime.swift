public import Foundation

/// A moment of a scheduler that counts by dates: of `RunLoop` and `OperationQueue`.
///
/// Apple's are two types with the same members; their names are those of `RunLoop` and `OperationQueue`.
public struct DateSchedulerTime<Owner>: Strideable, Codable, Hashable {
    /// The moment.
    public var date: Date

    /// Creates a moment.
    public init(_ date: Date) { self.date = date }

    /// The time until another moment.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// The moment after some time.
    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }

    /// A length of time.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, SchedulerTimeIntervalConvertible {
        /// > Units: seconds.
        public var magnitude: TimeInterval
        /// The same. > Units: seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a length of a number of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// Creates a length of a number of seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        /// Creates a length of a number of seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// Creates a length of a number of seconds, if it is exact.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        /// Whether the left one is shorter.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
        /// The product.
        public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
        /// The sum.
        public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
        /// The difference.
        public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
        /// Multiplies.
        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
        /// Adds.
        public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
        /// Subtracts.
        public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

        /// A number of seconds.
        public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
        /// A number of seconds.
        public static func seconds(_ s: Double) -> Self { Self(s) }
        /// Thousandths of a second.
        public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
        /// Millionths of a second.
        public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
        /// Billionths of a second.
        public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
    }
}

extension DateSchedulerTime: Sendable {}
extension DateSchedulerTime.Stride: Sendable {}
