internal import CoreGraphics
public import Foundation
public import UIKitCore

/// The progress of a spring-loading activation.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag rests on the view.
    case inactive = 0
    /// A drag is on the view and may activate it.
    case possible = 1
    /// The activation follows shortly; the view blinks.
    case activating = 2
    /// The view is activated.
    case activated = 3
}

/// The state of a drag that rests on a view with a spring-loaded interaction.
///
/// > Contract: UIKit, UISpringLoadedInteractionContext
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The progress of the activation.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that the effect changes; by default that of the interaction, or the list's cell.
    var targetView: UIView? { get set }
    /// The activated part, such as a list's index path; nil for a whole view.
    var targetItem: Any? { get set }
    /// The drag's location in a view, or in the window if it is nil.
    func location(in view: UIView?) -> CGPoint
}

/// Decides which drags activate a view.
///
/// > Contract: UIKit, UISpringLoadedInteractionBehavior
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether a drag that has entered the view may activate it.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    /// Called when the drag leaves the view or ends.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}
extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Draws the progress of an activation.
///
/// > Contract: UIKit, UISpringLoadedInteractionEffect
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called for each change of the context's state; shows it in the target view.
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that a resting drag activates.
///
/// > Contract: UIKit, UISpringLoadedInteractionSupporting
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that rests on the view activates it; default false.
    var isSpringLoaded: Bool { get set }
}

/// Activates a view when a drag rests on it.
///
/// > Contract: UIKit, UISpringLoadedInteraction
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    let behavior: (any UISpringLoadedInteractionBehavior)?
    let effect: (any UISpringLoadedInteractionEffect)?
    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    /// The part of the view that a drag rests on, if parts are activated separately; nil for none.
    var part: ((any UISpringLoadedInteractionContext) -> (view: UIView, item: IndexPath)?)?

    /// An interaction with its own rules and drawing; nil uses the system's.
    ///
    /// The handler is called when a drag has rested on the view for one second.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior
        effect = interactionEffect
        self.handler = handler
        super.init()
    }

    /// An interaction with the system's rules and drawing: the view blinks before the handler is called.
    public convenience init(activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void)
    {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// Called before the interaction changes its view; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction changed its view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The state of one activation.
@MainActor final class SpringLoadContext: NSObject, UISpringLoadedInteractionContext {
    var state: UISpringLoadedInteractionEffectState = .inactive
    var targetView: UIView?
    var targetItem: Any?
    let session: DropSession

    init(_ session: DropSession, _ view: UIView?) {
        self.session = session
        targetView = view
        super.init()
    }

    func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.drag.place }
}

/// Tracks the view on which a drag rests.
@MainActor final class SpringLoadTracker {
    private weak var current: UISpringLoadedInteraction?
    private var context: SpringLoadContext?
    private var item: IndexPath?
    private let timer = GestureTimer()

    func update(_ hit: UIView?, _ session: DropSession) {
        let found = find(from: hit)
        let context = SpringLoadContext(session, found?.view)
        if let part = found?.part {
            guard let here = part(context) else { return end() }
            (context.targetView, context.targetItem) = (here.view, here.item)
        }
        guard found !== current || context.targetItem as? IndexPath != item else { return }
        end()
        guard let found else { return }
        item = context.targetItem as? IndexPath
        guard found.behavior?.shouldAllow(found, with: context) ?? true else { return }
        current = found
        self.context = context
        change(.possible)
        timer.start(after: DragMetrics.springDelay - DragMetrics.springBlink) { [weak self] in
            self?.change(.activating)
            self?.timer.start(after: DragMetrics.springBlink) { self?.activate() }
        }
    }

    func end() {
        timer.cancel()
        item = nil
        guard let current else { return }
        change(.inactive)
        current.behavior?.interactionDidFinish(current)
        self.current = nil
        context = nil
    }

    private func activate() {
        guard let current, let context else { return }
        change(.activated)
        current.handler(current, context)
    }

    private func change(_ state: UISpringLoadedInteractionEffectState) {
        guard let current, let context else { return }
        context.state = state
        if let effect = current.effect { return effect.interaction(current, didChangeWith: context) }
        context.targetView?.alpha = state == .activating ? 0.6 : 1
    }

    private func find(from hit: UIView?) -> UISpringLoadedInteraction? {
        var link = hit
        while let view = link {
            if let interaction = ViewInteractions.first(UISpringLoadedInteraction.self, on: view) { return interaction }
            link = view.superview
        }
        return nil
    }
}
