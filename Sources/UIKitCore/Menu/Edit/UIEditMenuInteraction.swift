public import Foundation
internal import ObjectiveC

/// The configuration of an edit menu.
///
/// > Contract: UIKit, UIEditMenuConfiguration
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    /// > Units: points in the interaction's view.
    public let sourcePoint: CGPoint
    open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
}

/// The edit menu of iOS 16 and later: a bar of actions near a point of a view.
///
/// > Contract: UIKit, UIEditMenuInteraction; HT-19.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var session: EditMenuSession?
    private var configuration: UIEditMenuConfiguration?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the actions that the first responder can perform, as modified by the delegate. Shows nothing if no action is available.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window else { return }
        session?.dismiss(animated: false)
        let responder = window.currentFirstResponder ?? view
        let suggested = EditMenuActions.elements(for: responder, custom: [], sender: self)
        let menu =
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) ?? UIMenu(children: suggested)
        let elements = MenuOutline(menu).items.filter { $0.kind == .action }.map(\.element)
        guard !elements.isEmpty else { return }
        var target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        if target.isNull { target = CGRect(origin: configuration.sourcePoint, size: .zero) }
        self.configuration = configuration
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        let arrow: EditMenuArrow =
            configuration.preferredArrowDirection == .up ? .up : configuration.preferredArrowDirection == .down ? .down : .automatic
        var ending: EditMenuAnimator?
        session = EditMenuSession(elements, at: target, of: view, arrow: arrow) { [weak self] in
            guard let self else { return }
            let animator = EditMenuAnimator()
            ending = animator
            self.session = nil
            self.delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
            animator.runAnimations()
        } onEnd: {
            ending?.runCompletions()
        }
        animator.runAnimations()
        animator.runCompletions()
    }

    open func dismissMenu() { session?.dismiss(animated: true) }
    open func reloadVisibleMenu() { if session != nil, let configuration { presentEditMenu(with: configuration) } }
    open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, let own = self.view else { return .zero }
        return own.convert(configuration.sourcePoint, to: view ?? own.window)
    }
}

/// Provides an edit menu's entries and is notified when it appears and disappears.
///
/// > Contract: UIKit, UIEditMenuInteractionDelegate; every member is optional.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Nil shows the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// > Units: points in the interaction's view.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let name = "editMenuInteraction:menuForConfiguration:suggestedActions:"
        return ObjCRuntime.optional(self, name, [interaction, configuration, suggestedActions]) ?? nil
    }
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        ObjCRuntime.optional(self, "editMenuInteraction:targetRectForConfiguration:", [interaction, configuration]) ?? .null
    }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        let name = "editMenuInteraction:willPresentMenuForConfiguration:animator:"
        _ = ObjCRuntime.optional(self, name, [interaction, configuration, animator]) as Bool
    }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        let name = "editMenuInteraction:willDismissMenuForConfiguration:animator:"
        _ = ObjCRuntime.optional(self, name, [interaction, configuration, animator]) as Bool
    }
}

/// > Contract: UIKit, UIEditMenuInteractionAnimating
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func runAnimations() {
        let all = animations
        animations = []
        guard !all.isEmpty else { return }
        UIView.animate(withDuration: UIView.areAnimationsEnabled ? EditMenuMetrics.duration : 0) { for animation in all { animation() } }
    }
    func runCompletions() {
        let all = completions
        completions = []
        for completion in all { completion() }
    }
}
