/// Executes actions at once, on the caller's thread. Its time stands still.
///
/// > Contract: Combine, ImmediateScheduler
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There are none.
    public typealias SchedulerOptions = Never
    /// The scheduler.
    public static let shared = ImmediateScheduler()

    /// The only moment.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// 0.
    public var minimumTolerance: SchedulerTimeType.Stride { .init(0) }

    /// Executes the action.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Executes the action at once.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Executes the action once, at once.
    @discardableResult public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

extension ImmediateScheduler {
    /// A moment of a scheduler without time.
    public struct SchedulerTimeType: Strideable, Sendable {
        init() {}
        /// 0.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
        /// The same moment.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// A length of time, as a number without effect.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, SchedulerTimeIntervalConvertible, Sendable {
            /// The number.
            public var magnitude: Int

            /// Creates a length of a number.
            public init(_ value: Int) { magnitude = value }
            /// Creates a length of a number.
            public init(integerLiteral value: Int) { magnitude = value }
            /// Creates a length of a number without its fraction.
            public init(floatLiteral value: Double) { magnitude = Int(exactly: value.rounded(.towardZero)) ?? 0 }
            /// Creates a length of a number, if it fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Whether the left one is less.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The product.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            /// The sum.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            /// The difference.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            /// Multiplies.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            /// Adds.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            /// Subtracts.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

            /// 0: time has no effect here.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// 0.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// 0.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// 0.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// 0.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }
}
