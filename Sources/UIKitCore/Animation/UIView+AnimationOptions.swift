internal import QuartzCore

extension UIView {
    /// The timing curve of an animation.
    ///
    /// > Contract: UIKit, UIView.AnimationCurve
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends, slow at the start, slow at the end, or at constant speed.
        case easeInOut, easeIn, easeOut, linear
    }

    /// How a view is replaced in a transition of `beginAnimations(_:context:)`.
    public enum AnimationTransition: Int, Sendable {
        /// No transition, a horizontal flip by which the side named comes to the front, or a page curl, which Ferry shows as a cross
        /// dissolve.
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    /// Animations predefined by the system.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink, fade out and are removed from their superviews.
        case delete
    }

    /// How an animation block runs: its curve, repetition, transition and behaviour inside other blocks.
    ///
    /// Curve, transition and frame rate are numbers in a group of bits: choose at most one of each.
    ///
    /// > Contract: UIKit, UIView.AnimationOptions
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews in the block on iOS; without effect in Ferry.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views receive touches while they are animated, at the positions of their final frames.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Properties that do not animate additively, such as colours, start from the value shown now instead of the last one set.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats without end; the completion is called when the animations are removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back to the start after each run; at the end the final values show.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration inside another block, instead of the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the block's own curve inside another block, instead of the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates the changes of a transition's block too, instead of making them at once behind it.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Shows and hides the two views of a transition, which both remain in their superview.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Does not take over interaction, repetition and reversal from an outer block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at the start and at the end; the default.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Turns the view about its vertical axis, the left side coming to the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view about its vertical axis, the right side coming to the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A page that curls up from the bottom; Ferry shows a cross dissolve and reports it in the log.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A page that curls down from the top; Ferry shows a cross dissolve and reports it in the log.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from the old appearance to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view about its horizontal axis, the top coming to the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view about its horizontal axis, the bottom coming to the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Asks for 60 frames a second; without effect in Ferry.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Asks for 30 frames a second; without effect in Ferry.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// Bits 16 to 19 hold a number, not flags.
        var curve: Int { Int(rawValue >> 16) & 0xF }
        /// Bits 20 to 23.
        var transition: ViewTransitionStyle { ViewTransitionStyle(rawValue: Int(rawValue >> 20) & 0xF) ?? .none }
    }

    /// How a keyframe animation runs and how values between its keyframes are calculated.
    ///
    /// At most one calculation mode applies; the bits of a curve from `UIView.AnimationOptions` may be added by raw value.
    ///
    /// > Contract: UIKit, UIView.KeyframeAnimationOptions
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews in the block on iOS; without effect in Ferry.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views receive touches while they are animated, at the positions of their final frames.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Properties start from the values shown now instead of the last ones set.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats without end; the completion is called when the animations are removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back to the start after each run; at the end the final values show.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration inside another block, instead of the outer one's.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Does not take over the curve, interaction, repetition and reversal from an outer block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight lines between keyframes; the default.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Jumps from keyframe to keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Constant speed over all keyframes; their times are ignored.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth curve at constant speed; the keyframes' times are ignored.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// Bits 10 to 13 hold a number, not flags.
        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 0xF {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }

        /// The bits shared by both kinds of options, including the curve.
        var common: AnimationOptions {
            let shared = AnimationOptions(rawValue: rawValue & ~(0xF << 10))
            return contains(.overrideInheritedOptions) ? shared.union(.overrideInheritedCurve) : shared
        }
    }
}

/// How a transition replaces a view's content; raw values as in `UIView.AnimationOptions`, bits 20 to 23.
enum ViewTransitionStyle: Int {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop, flipFromBottom
}
