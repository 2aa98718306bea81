public import CoreGraphics
public import Foundation
public import ObjectiveC
import RenderProtocol

/// Told when an animation begins and ends.
///
/// > Contract: QuartzCore, CAAnimationDelegate
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is false when the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) { ObjCRuntime.optional(self, "animationDidStart:", [anim]) }
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        ObjCRuntime.optional(self, "animationDidStop:finished:", [anim, flag])
    }
}

/// A change over time. A layer keeps a copy of what is added to it.
///
/// > Contract: QuartzCore, CAAnimation
/// > Units: seconds; `beginTime` is in the layer's time, 0 means when it is committed.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction, KeyedStorage {
    open var beginTime: CFTimeInterval = 0
    /// 0 takes the transaction's duration.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    /// Nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Held strongly.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange: CAFrameRateRange = .default
    private var extra: [String: Any] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        decodeTiming(from: coder)
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { encodeTiming(to: coder) }
    open class func defaultValue(forKey key: String) -> Any? { nil }
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

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// What the server plays, or nil for what only the application can animate. Keeps in `holds` the bitmaps it shows.
    func content(on layer: CALayer, holds: inout [BitmapReference]) -> RenderAnimation.Content? { nil }
    /// The duration of an animation that was given none; 0 takes the transaction's.
    var defaultDuration: CFTimeInterval { 0 }
    var isAdditiveForRender: Bool { false }
    var isCumulativeForRender: Bool { false }

    public func storedValue(forKey key: String) -> Any?? {
        AnimationKeys.value(of: self, key: key) ?? extra[key].map { .some($0) } ?? .some(nil)
    }

    public func store(_ value: Any?, forKey key: String) -> Bool {
        if !AnimationKeys.set(value, of: self, key: key) { extra[key] = value }
        return true
    }
}

/// How often an animation would like to be shown.
public struct CAFrameRateRange: Hashable, Sendable {
    /// > Units: frames a second.
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
