public import Foundation
internal import QuartzCore
public import Symbols

/// Called when a symbol effect ended, or another one took its place.
public typealias UISymbolEffectCompletion = @MainActor (_ context: UISymbolEffectCompletionContext) -> Void

/// How a symbol effect ended.
///
/// > Source: Apple, UISymbolEffectCompletionContext
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect ran to its end; false if it was removed before.
    public let isFinished: Bool
    /// The view that shows the effect.
    public private(set) weak var sender: AnyObject?
    /// The effect; nil for a transition from one symbol to another.
    public let effect: (any SymbolEffect)?
    /// The transition from one symbol to another; nil for other effects.
    public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?

    init(
        isFinished: Bool, sender: AnyObject, effect: (any SymbolEffect)?,
        contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
    ) {
        (self.isFinished, self.effect, self.contentTransition) = (isFinished, effect, contentTransition)
        self.sender = sender
        super.init()
    }
}

// Effects of symbols. Ferry's symbols have one layer, which moves as a whole; an image that is not a symbol does not move.
extension UIImageView {
    /// Starts an effect that lasts until it is removed, such as `.scale.up`; it takes the place of one of its kind.
    ///
    /// Without options, effects that come back to their beginning repeat. Without an animation the effect's end is shown.
    /// > Source: Apple, UIImageView.addSymbolEffect(_:options:animated:completion:)
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        start(effect, isDiscrete: false, options, animated, completion)
    }

    /// Starts an effect that happens once, or as often as the options say, such as `.bounce`.
    ///
    /// > Source: Apple, UIImageView.addSymbolEffect(_:options:animated:completion:)
    @_disfavoredOverload
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        start(effect, isDiscrete: true, options, animated, completion)
    }

    private func start(
        _ effect: some SymbolEffect, isDiscrete: Bool, _ options: SymbolEffectOptions, _ animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        guard image?.isSymbolImage == true, var motion = SymbolEffectAnimation(effect.configuration, isDiscrete: isDiscrete) else {
            completion?(UISymbolEffectCompletionContext(isFinished: false, sender: self, effect: effect))
            return
        }
        let kind = effect.configuration.kind
        // An effect that brings the symbol back ends the one that took it away, and the other way round.
        if kind == .appear { stop(.disappear) }
        if kind == .disappear { stop(.appear) }
        guard animated || motion.stays else {
            completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
            return
        }
        if !animated { motion.values = [motion.values[motion.values.count - 1]] }
        CATransaction.begin()
        let animation = motion.animation(options)
        CATransaction.setCompletionBlock { [weak self] in
            guard let self else { return }
            let isFinished = motion.stays ? layer.animation(forKey: SymbolEffectAnimation.key(kind)) != nil : animation.repeatCount.isFinite
            completion?(UISymbolEffectCompletionContext(isFinished: isFinished, sender: self, effect: effect))
        }
        layer.add(animation, forKey: SymbolEffectAnimation.key(kind))
        CATransaction.commit()
    }

    private func stop(_ kind: SymbolEffectConfiguration.Kind) { layer.removeAnimation(forKey: SymbolEffectAnimation.key(kind)) }

    /// Ends an effect; the symbol is shown as without it. No effect if it is not there.
    ///
    /// > Source: Apple, UIImageView.removeSymbolEffect(ofType:options:animated:completion:)
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, completion)
    }

    /// Ends an effect; the symbol is shown as without it. No effect if it is not there.
    ///
    /// > Source: Apple, UIImageView.removeSymbolEffect(ofType:options:animated:completion:)
    @_disfavoredOverload
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, completion)
    }

    private func remove(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        stop(effect.configuration.kind)
        completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
    }

    /// Ends all effects; the symbol is shown as without them.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for key in layer.animationKeys() ?? [] where key.hasPrefix("symbolEffect.") { layer.removeAnimation(forKey: key) }
    }

    /// Shows another symbol; the old one fades into it.
    ///
    /// > Source: Apple, UIImageView.setSymbolImage(_:contentTransition:options:completion:)
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        let duration = UIView.areAnimationsEnabled ? SymbolTransitionMetrics.duration / options.pace : 0
        UIView.transition(with: self, duration: duration, options: [.transitionCrossDissolve, .allowUserInteraction]) {
            self.image = image
        } completion: { isFinished in
            completion?(
                UISymbolEffectCompletionContext(
                    isFinished: isFinished, sender: self, effect: nil, contentTransition: contentTransition))
        }
    }
}

/// > Units: seconds (R).
private enum SymbolTransitionMetrics { static let duration: TimeInterval = 0.3 }
