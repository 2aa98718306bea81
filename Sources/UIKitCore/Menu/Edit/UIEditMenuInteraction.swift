public import Foundation
internal import ObjectiveC

/// The configuration of an edit menu.
///
/// > Contract: UIKit, UIEditMenuConfiguration
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// The app's key for the menu, with which delegate methods can distinguish menus; unique if none was given.
    public let identifier: AnyHashable
    /// The point that the menu refers to, unless the delegate gives a rectangle.
    ///
    /// > Units: points in the interaction's view.
    public let sourcePoint: CGPoint
    /// The direction of the menu's arrow; left and right act as automatic here.
    open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

    /// Creates the configuration of one edit menu.
    ///
    /// - Parameters:
    ///   - identifier: the app's key for the menu; nil generates a unique one.
    ///   - sourcePoint: the point that the menu refers to, in the coordinates of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// The direction in which an edit menu's arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The menu is above its target if there is space, otherwise below it.
    case automatic = 0
    /// The menu is below its target.
    case up = 1
    /// The menu is above its target.
    case down = 2
    /// The menu is to the right of its target; acts as automatic here.
    case left = 3
    /// The menu is to the left of its target; acts as automatic here.
    case right = 4
}

/// The edit menu of iOS 16 and later: a bar of actions near a point of a view.
///
/// > Contract: UIKit, UIEditMenuInteraction; HT-19.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The object that changes the menu's entries and position; held weakly.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction is added to.
    open private(set) weak var view: UIView?
    private var session: EditMenuSession?
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction, to be added with `UIView.addInteraction(_:)`; without a delegate it shows the suggested actions.
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

    /// Closes the visible menu with an animation; no effect if there is none.
    open func dismissMenu() { session?.dismiss(animated: true) }
    /// Asks for the visible menu's entries again and shows them in place of the old ones.
    open func reloadVisibleMenu() { if session != nil, let configuration { presentEditMenu(with: configuration) } }
    /// Moves the visible menu to its target's current position; here it is closed and presented again, whatever `animated` is.
    open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }
    /// Returns the source point of the last presented menu in the coordinates of `view`, or of the window if nil.
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
    /// Returns the rectangle that the menu must not cover; the null rectangle stands for the configuration's source point.
    ///
    /// > Units: points in the interaction's view.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    /// Called before the menu appears; animations and completions added to `animator` run at once.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu disappears, by the user or in code; completions added to `animator` run when it is gone.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// The default of an optional method: nil, unless the class implements its selector.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let name = "editMenuInteraction:menuForConfiguration:suggestedActions:"
        return ObjCRuntime.optional(self, name, [interaction, configuration, suggestedActions]) ?? nil
    }
    /// The default of an optional method: the null rectangle, which stands for the configuration's source point.
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

/// Lets an app animate when an edit menu appears or disappears.
///
/// > Contract: UIKit, UIEditMenuInteractionAnimating
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds a closure that runs inside an animation as long as the menu's own.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that runs when the menu has appeared or disappeared.
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
