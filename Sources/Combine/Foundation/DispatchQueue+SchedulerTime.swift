public import Dispatch

extension DispatchQueue {
    /// A moment of a queue.
    ///
    /// > Contract: Dispatch, DispatchQueue.SchedulerTimeType
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// Creates a moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Decodes the nanoseconds.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        /// Encodes the nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Hashes the nanoseconds.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// The time until another moment.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let length = Int(clamping: end >= start ? end - start : start - end)
            return .nanoseconds(end >= start ? length : -length)
        }

        /// The moment after some time.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            let start = dispatchTime.uptimeNanoseconds
            let length = UInt64(n.magnitude.magnitude)
            let (end, isOver) = n.magnitude >= 0 ? start.addingReportingOverflow(length) : start.subtractingReportingOverflow(length)
            guard !isOver else { return SchedulerTimeType(n.magnitude >= 0 ? .distantFuture : DispatchTime(uptimeNanoseconds: 0)) }
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: end))
        }

        /// A length of time.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable, SchedulerTimeIntervalConvertible,
            Sendable
        {
            /// > Units: nanoseconds.
            public var magnitude: Int
            /// The same.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            private init(nanoseconds: Int) { magnitude = nanoseconds }
            private init(_ count: Int, nanoseconds: Int) {
                let product = count.multipliedReportingOverflow(by: nanoseconds)
                magnitude = product.overflow ? (count < 0 ? .min : .max) : product.partialValue
            }

            /// Creates a length of time; `.never` is the longest.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self.init(count, nanoseconds: 1_000_000_000)
                case .milliseconds(let count): self.init(count, nanoseconds: 1_000_000)
                case .microseconds(let count): self.init(count, nanoseconds: 1_000)
                case .nanoseconds(let count): self.init(nanoseconds: count)
                case .never: self.init(nanoseconds: .max)
                @unknown default: self.init(nanoseconds: .max)
                }
            }
            /// Creates a length of a number of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates a length of a number of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Creates a length of a number of seconds, if it fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            /// Whether the left one is shorter.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The product of the numbers of nanoseconds.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude, nanoseconds: rhs.magnitude) }
            /// The sum.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
            /// The difference.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
            /// Multiplies.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            /// Adds.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            /// Subtracts.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

            /// A number of seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(s, nanoseconds: 1_000_000_000) }
            /// A number of seconds; above the longest length it is that.
            public static func seconds(_ s: Double) -> Stride {
                Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
            }
            /// Thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, nanoseconds: 1_000_000) }
            /// Millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(us, nanoseconds: 1_000) }
            /// Billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }
}
