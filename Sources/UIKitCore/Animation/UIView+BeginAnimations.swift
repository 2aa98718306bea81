public import Foundation
public import ObjectiveC

/// Animations between `beginAnimations` and `commitAnimations`, the API before blocks. Parameters set in between apply to the
/// changes that follow; outside they have no effect.
///
/// > Contract: UIKit, UIView; AN-1 to AN-12. > Units: seconds.
extension UIView {
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        LegacyAnimation.begin(animationID, context)
    }
    public static func commitAnimations() { LegacyAnimation.commit() }

    public static func setAnimationDuration(_ duration: TimeInterval) {
        LegacyAnimation.current?.block.duration = AnimationFigures.time(duration)
    }
    public static func setAnimationDelay(_ delay: TimeInterval) { LegacyAnimation.current?.block.delay = AnimationFigures.time(delay) }
    public static func setAnimationStart(_ startDate: Date) {
        LegacyAnimation.current?.block.delay = AnimationFigures.time(startDate.timeIntervalSinceNow)
    }
    public static func setAnimationCurve(_ curve: AnimationCurve) {
        LegacyAnimation.current?.block.pace = ViewMotion.pace(curve: curve.rawValue)
    }
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        LegacyAnimation.current?.block.repeatCount = AnimationFigures.repeats(repeatCount)
    }
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        set(.autoreverse, repeatAutoreverses)
    }
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) { set(.beginFromCurrentState, fromCurrentState) }
    /// Retained until the end.
    public static func setAnimationDelegate(_ delegate: Any?) { LegacyAnimation.current?.delegate = delegate.map { $0 as AnyObject } }
    /// Called with the identifier and the context.
    public static func setAnimationWillStart(_ selector: Selector?) { LegacyAnimation.current?.willStart = selector }
    /// Called with the identifier, an `NSNumber` that says whether it finished, and the context.
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
