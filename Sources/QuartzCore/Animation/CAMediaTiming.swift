// Names are those of Apple's SDK.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
import Foundation

/// Time of a layer or an animation relative to its parent's time: `t = (parent − beginTime) · speed + timeOffset`.
///
/// > Contract: QuartzCore, CAMediaTiming
/// > Units: seconds.
public protocol CAMediaTiming {
    /// When the object begins, in its parent's time.
    var beginTime: CFTimeInterval { get set }
    /// The length of one repetition, in seconds of local time.
    var duration: CFTimeInterval { get set }
    /// Speed of local time relative to the parent's; 0 pauses.
    var speed: Float { get set }
    /// Seconds added to the local time.
    var timeOffset: CFTimeInterval { get set }
    /// How often the duration repeats, fractions allowed; 0 is once.
    var repeatCount: Float { get set }
    /// How long the duration is repeated, in seconds; 0 leaves that to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each repetition also plays backwards.
    var autoreverses: Bool { get set }
    /// What is shown before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keeps the last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows the first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Shows the first value before the beginning and keeps the last one after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Shows the model value outside the active time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The clock of animations: seconds since an arbitrary origin, monotonic.
///
/// > Contract: QuartzCore, CACurrentMediaTime()
public func CACurrentMediaTime() -> CFTimeInterval { LayerContext.main.now }
