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
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let name = "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:"
        return ObjCRuntime.optional(self, name, [interaction, configuration]) ?? nil
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let name = "contextMenuInteraction:previewForDismissingMenuWithConfiguration:"
        return ObjCRuntime.optional(self, name, [interaction, configuration]) ?? nil
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let name = "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:"
        return ObjCRuntime.optional(self, name, [interaction, configuration, identifier]) ?? nil
    }
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
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The same for a tap on the preview.
///
/// > Contract: UIKit, UIContextMenuInteractionCommitAnimating
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

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
