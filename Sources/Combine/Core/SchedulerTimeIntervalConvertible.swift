/// A length of time that can be given in seconds and their parts.
///
/// > Contract: Combine, SchedulerTimeIntervalConvertible
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ s: Int) -> Self
    /// A number of seconds with a fraction.
    static func seconds(_ s: Double) -> Self
    /// Thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// Millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// Billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}
