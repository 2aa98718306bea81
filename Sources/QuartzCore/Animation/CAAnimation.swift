public import CoreGraphics
public import Foundation
public import ObjectiveC
import RenderProtocol

/// Notified when an animation begins and ends.
///
/// > Contract: QuartzCore, CAAnimationDelegate
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Notifies that the animation was committed and its active time began.
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is false if the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Calls the delegate's Objective-C method `animationDidStart:` if its class has one.
    public func animationDidStart(_ anim: CAAnimation) { ObjCRuntime.optional(self, "animationDidStart:", [anim]) }
    /// Calls the delegate's Objective-C method `animationDidStop:finished:` if its class has one.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        ObjCRuntime.optional(self, "animationDidStop:finished:", [anim, flag])
    }
}

/// A change over time. A layer stores a copy of the animation added to it.
///
/// > Contract: QuartzCore, CAAnimation
/// > Units: seconds; `beginTime` is in the layer's time, 0 means when it is committed.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction, KeyedStorage {
    /// When the animation begins, in seconds of the layer's time; 0, the default, begins it at the commit that adds it.
    open var beginTime: CFTimeInterval = 0
    /// 0 means the transaction's duration.
    open var duration: CFTimeInterval = 0
    /// The speed of the animation's time relative to the layer's, 1 by default.
    open var speed: Float = 1
    /// An offset added to the animation's local time, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval = 0
    /// How often the duration is played, fractions allowed; 0, the default, plays it once.
    ///
    /// `.greatestFiniteMagnitude` and `.infinity` repeat until the animation is removed.
    open var repeatCount: Float = 0
    /// How long the animation repeats, in seconds; 0, the default, leaves that to `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each repetition also plays backwards, which doubles its length.
    open var autoreverses = false
    /// What the layer shows before the animation begins and after it ends: the model value for `.removed`, the default.
    open var fillMode: CAMediaTimingFillMode = .removed

    /// Nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Held strongly.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation when it ends; true by default.
    ///
    /// Set it to false together with a `fillMode` of `.forwards` or `.both` to keep the last value on the screen.
    open var isRemovedOnCompletion = true
    /// The frame rates at which the animation should be shown; `.default` leaves the choice to the system.
    open var preferredFrameRateRange: CAFrameRateRange = .default
    private var extra: [String: Any] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        decodeTiming(from: coder)
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { encodeTiming(to: coder) }
    /// The default value of a property of the class; nil here, for subclasses to override.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Whether an archive of the animation should include the property; always true here.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = DynamicClass.make(type(of: self))
        copy.copyValues(from: self)
        return copy
    }

    /// Subclasses of the framework add their own.
    func copyValues(from other: CAAnimation) {
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
        (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
        (isRemovedOnCompletion, preferredFrameRateRange, extra) = (other.isRemovedOnCompletion, other.preferredFrameRateRange, other.extra)
    }

    /// Adds a copy of the animation to `anObject`, a layer, under the key `event`.
    ///
    /// - Parameters:
    ///   - event: The key to add the animation under.
    ///   - anObject: The layer; anything else is ignored.
    ///   - dict: Ignored.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// What the server plays, or nil if only the application can animate it. Stores in `holds` the bitmaps it shows.
    func content(on layer: CALayer, holds: inout [BitmapReference]) -> RenderAnimation.Content? { nil }
    /// The duration of an animation without one; 0 means the transaction's.
    var defaultDuration: CFTimeInterval { 0 }
    var isAdditiveForRender: Bool { false }
    var isCumulativeForRender: Bool { false }

    /// The value of a timing property, or one stored earlier under a key of the app's own.
    public func storedValue(forKey key: String) -> Any?? {
        AnimationKeys.value(of: self, key: key) ?? extra[key].map { .some($0) } ?? .some(nil)
    }

    /// Sets a timing property, or keeps the value under a key of the app's own; always returns true.
    public func store(_ value: Any?, forKey key: String) -> Bool {
        if !AnimationKeys.set(value, of: self, key: key) { extra[key] = value }
        return true
    }
}

/// The preferred frame rates of an animation.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest acceptable rate; a hint without effect here.
    ///
    /// > Units: frames per second.
    public var minimum: Float
    /// The highest rate to use, in frames per second; 0 is no limit.
    public var maximum: Float
    /// The rate to aim at, in frames per second; nil or 0 is no preference.
    public var preferred: Float?
    /// Creates a range of frame rates, in frames per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    /// No preference: every value is 0.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
