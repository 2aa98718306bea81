public import Foundation
public import ObjectiveC

/// Animations between `beginAnimations` and `commitAnimations`, the API before blocks. Parameters set in between apply to the
/// changes that follow; outside they have no effect.
///
/// > Contract: UIKit, UIView; AN-1 to AN-12. > Units: seconds.
extension UIView {
    /// Begins an animation that `commitAnimations()` ends; calls nest.
    ///
    /// It lasts 0.2 seconds with the curve `easeInOut` unless parameters or an outer block say otherwise.
    ///
    /// - Parameters:
    ///   - animationID: a name that the delegate receives.
    ///   - context: a pointer that the delegate receives; it is not dereferenced.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        LegacyAnimation.begin(animationID, context)
    }
    /// Ends the innermost animation and starts it; does nothing if none has begun.
    public static func commitAnimations() { LegacyAnimation.commit() }

    /// Sets the length of the changes that follow, in seconds; 0.2 by default, negative values count as 0.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        LegacyAnimation.current?.block.duration = AnimationValueSanitizer.time(duration)
    }
    /// Sets how long the old values remain visible, in seconds; 0 by default, negative values count as 0.
    public static func setAnimationDelay(_ delay: TimeInterval) {
        LegacyAnimation.current?.block.delay = AnimationValueSanitizer.time(delay)
    }
    /// Sets the delay as the time until a date; a date in the past starts at once.
    public static func setAnimationStart(_ startDate: Date) {
        LegacyAnimation.current?.block.delay = AnimationValueSanitizer.time(startDate.timeIntervalSinceNow)
    }
    /// Sets the timing curve of the changes that follow; `easeInOut` by default.
    public static func setAnimationCurve(_ curve: AnimationCurve) {
        LegacyAnimation.current?.block.pace = ViewAnimationMetrics.pace(curve: curve.rawValue)
    }
    /// Sets how often the animation runs; 0, the default, is once, and fractions are possible.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        LegacyAnimation.current?.block.repeatCount = AnimationValueSanitizer.repeats(repeatCount)
    }
    /// Sets whether each run is followed by one back to the start; false by default.
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        set(.autoreverse, repeatAutoreverses)
    }
    /// Sets whether properties such as colours start from the value shown now; false by default.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) { set(.beginFromCurrentState, fromCurrentState) }
    /// Sets the object that receives the will-start and did-stop selectors; it is retained until the end.
    public static func setAnimationDelegate(_ delegate: Any?) { LegacyAnimation.current?.delegate = delegate.map { $0 as AnyObject } }
    /// Sets the selector that the delegate receives when the animation starts, with the identifier and the context.
    public static func setAnimationWillStart(_ selector: Selector?) { LegacyAnimation.current?.willStart = selector }
    /// Sets the selector that the delegate receives at the end, with the identifier, an `NSNumber` that says whether it finished, and the
    /// context.
    public static func setAnimationDidStop(_ selector: Selector?) { LegacyAnimation.current?.didStop = selector }

    /// Shows the changes up to the commit as a transition of the whole view.
    public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        let style = ViewTransitionStyle(rawValue: transition.rawValue) ?? .none
        LegacyAnimation.current?.transition = ViewTransition(view, style)
    }

    private static func set(_ option: AnimationOptions, _ isOn: Bool) {
        guard let block = LegacyAnimation.current?.block else { return }
        if isOn { block.options.insert(option) } else { block.options.remove(option) }
    }
}
