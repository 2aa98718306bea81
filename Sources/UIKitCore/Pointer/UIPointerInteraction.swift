public import Foundation
internal import ObjectiveC

/// A part of a view that responds to the pointer.
///
/// > Contract: UIKit, UIPointerRegion. > Units: points in the interaction's view.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The part of the view in which the style applies.
    public let rect: CGRect
    /// The app's key for the region; regions of equal rectangle and identifier count as one.
    public let identifier: AnyHashable?
    /// The axes along which a drag keeps the region's style; without effect here, which the log reports once.
    open var latchingAxes: UIAxis = [] {
        didSet { if !latchingAxes.isEmpty { UnimplementedSetting.report("latchingAxes", on: self) } }
    }

    /// Creates a region.
    ///
    /// - Parameters:
    ///   - rect: the part of the view, in the coordinates of the interaction's view.
    ///   - identifier: the app's key for the region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    func isSame(as other: UIPointerRegion) -> Bool { self === other || (rect == other.rect && identifier == other.identifier) }
}

/// The pointer's location when a region is requested.
///
/// > Contract: UIKit, UIPointerRegionRequest
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// The position of the pointer, in the coordinates of the interaction's view.
    public let location: CGPoint
    /// The held modifier keys; always empty here.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}

/// Adds pointer effects to a view.
///
/// > Contract: UIKit, UIPointerInteraction
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The object that decides on regions and styles; without one the whole view has an automatic effect. Held weakly.
    open internal(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view that the interaction is added to.
    open private(set) weak var view: UIView?
    /// Whether the pointer has an effect; false also ends a visible one.
    open var isEnabled = true { didSet { if !isEnabled { PointerTracker.current.leave(self) } } }

    /// Creates an interaction, to be added with `UIView.addInteraction(_:)`.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    public convenience override init() { self.init(delegate: nil) }

    open func willMove(to view: UIView?) { if view !== self.view { PointerTracker.current.leave(self) } }
    open func didMove(to view: UIView?) { self.view = view }

    /// Requests the style again.
    open func invalidate() { PointerTracker.current.refresh(self) }
}

/// Decides on regions and styles, and is notified when the pointer enters and leaves.
///
/// > Contract: UIKit, UIPointerInteractionDelegate; every member is optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region at the pointer; nil leaves the pointer to the views above in the hierarchy.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the effect while the pointer is in a region; nil shows none, and a class without the method has an automatic effect.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// Called when the pointer enters a region; animations added to `animator` run alongside the effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    /// Called when the pointer leaves a region, or a button is pressed; animations added to `animator` run alongside.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        let name = "pointerInteraction:regionForRequest:defaultRegion:"
        guard ObjCRuntime.responds(self, to: Selector(name)) else { return defaultRegion }
        return ObjCRuntime.optional(self, name, [interaction, request, defaultRegion]) ?? nil
    }
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        let name = "pointerInteraction:styleForRegion:"
        guard ObjCRuntime.responds(self, to: Selector(name)) else { return interaction.automaticStyle }
        return ObjCRuntime.optional(self, name, [interaction, region]) ?? nil
    }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { _ = ObjCRuntime.optional(self, "pointerInteraction:willEnterRegion:animator:", [interaction, region, animator]) as Bool }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { _ = ObjCRuntime.optional(self, "pointerInteraction:willExitRegion:animator:", [interaction, region, animator]) as Bool }
}

/// Lets an app animate alongside a pointer effect.
///
/// > Contract: UIKit, UIPointerInteractionAnimating
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds a closure that runs inside the effect's animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that runs when the animation has ended, with whether it ran to its end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIPointerInteraction {
    /// The style of a view whose delegate provides none.
    var automaticStyle: UIPointerStyle? {
        guard let view, view.window != nil else { return nil }
        return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }
}

@MainActor final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []
    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        let (changes, ends) = (animations, completions)
        guard !changes.isEmpty || !ends.isEmpty else { return }
        UIView.animate(withDuration: UIView.areAnimationsEnabled ? PointerMetrics.duration : 0, delay: 0, options: [.allowUserInteraction])
        {
            for change in changes { change() }
        } completion: { finished in
            for end in ends { end(finished) }
        }
    }
}
