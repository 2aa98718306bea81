public import Foundation
internal import ObjectiveC

/// A part of a view that responds to the pointer.
///
/// > Contract: UIKit, UIPointerRegion. > Units: points in the interaction's view.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public let identifier: AnyHashable?
    open var latchingAxes: UIAxis = [] {
        didSet { if !latchingAxes.isEmpty { UnimplementedSetting.report("latchingAxes", on: self) } }
    }

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
    public let location: CGPoint
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
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true { didSet { if !isEnabled { PointerTracker.current.leave(self) } } }

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
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
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

/// > Contract: UIKit, UIPointerInteractionAnimating
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
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
