public import Foundation
internal import ObjectiveC

/// Provides a view's context menu and is notified when it appears and disappears.
///
/// > Contract: UIKit, UIContextMenuInteractionDelegate; every member but the first is optional; MN-4.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Nil shows no menu. > Units: points in the interaction's view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the preview that is lifted from the view when the menu opens; nil lifts the interaction's view, or nothing for a control.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview that the menu closes into; nil closes into the one that it opened from.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview that is lifted for one item, by the configuration's identifier; asked before the older method without an
    /// identifier.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Returns the preview that the menu closes into for one item, by the configuration's identifier; asked before the older method without
    /// an identifier.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Called when the user taps the preview, before the menu closes; `animator` decides how and runs animations alongside.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before the menu appears; animations added to `animator` run alongside it.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu disappears; animations added to `animator` run alongside it.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// The default of an optional method: nil, unless the class implements its selector.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let name = "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:"
        return ObjCRuntime.optional(self, name, [interaction, configuration]) ?? nil
    }
    /// The default of an optional method: nil, unless the class implements its selector.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let name = "contextMenuInteraction:previewForDismissingMenuWithConfiguration:"
        return ObjCRuntime.optional(self, name, [interaction, configuration]) ?? nil
    }
    /// The default of an optional method: nil, unless the class implements its selector.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let name = "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:"
        return ObjCRuntime.optional(self, name, [interaction, configuration, identifier]) ?? nil
    }
    /// The default of an optional method: nil, unless the class implements its selector.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let name = "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:"
        return ObjCRuntime.optional(self, name, [interaction, configuration, identifier]) ?? nil
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        let name = "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:"
        _ = ObjCRuntime.optional(self, name, [interaction, configuration, animator]) as Bool
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        let name = "contextMenuInteraction:willDisplayMenuForConfiguration:animator:"
        _ = ObjCRuntime.optional(self, name, [interaction, configuration, animator]) as Bool
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        let name = "contextMenuInteraction:willEndForConfiguration:animator:"
        _ = ObjCRuntime.optional(self, name, [interaction, configuration, animator]) as Bool
    }
}

/// Lets an app animate alongside a menu.
///
/// > Contract: UIKit, UIContextMenuInteractionAnimating
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The result of the preview provider.
    var previewViewController: UIViewController? { get }
    /// Adds a closure that runs inside the menu's animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that runs when the menu's animation has ended.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The same for a tap on the preview.
///
/// > Contract: UIKit, UIContextMenuInteractionCommitAnimating
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What happens to the preview after the tap; `dismiss` by default.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a menu ends after a tap on its preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The menu is dismissed as usual.
    case dismiss = 0
    /// The preview expands into its destination.
    case pop = 1
}

/// Collects an app's animations and completions for a menu's animation.
@MainActor final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle = .dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func runAnimations() {
        for animation in animations { animation() }
        animations = []
    }
    func runCompletions() {
        let all = completions
        completions = []
        for completion in all { completion() }
    }
}
