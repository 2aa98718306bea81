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
    var duration: CFTimeInterval { get set }
    /// Speed of local time relative to the parent's; 0 pauses.
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    /// How often the duration repeats, fractions allowed; 0 is once.
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    /// What is shown before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The clock of animations: seconds since an arbitrary origin, monotonic.
///
/// > Contract: QuartzCore, CACurrentMediaTime()
public func CACurrentMediaTime() -> CFTimeInterval { LayerContext.main.now }
