internal import CoreGraphics
public import Foundation
public import UIKitCore

/// The progress of a spring-loading activation.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive = 0
    case possible = 1
    case activating = 2
    case activated = 3
}

/// > Contract: UIKit, UISpringLoadedInteractionContext
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

/// > Contract: UIKit, UISpringLoadedInteractionBehavior
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}
extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// > Contract: UIKit, UISpringLoadedInteractionEffect
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that a resting drag activates.
///
/// > Contract: UIKit, UISpringLoadedInteractionSupporting
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

/// Activates a view when a drag rests on it.
///
/// > Contract: UIKit, UISpringLoadedInteraction
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    let behavior: (any UISpringLoadedInteractionBehavior)?
    let effect: (any UISpringLoadedInteractionEffect)?
    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    /// The part of the view that a drag rests on, if parts are activated separately; nil for none.
    var part: ((any UISpringLoadedInteractionContext) -> (view: UIView, item: IndexPath)?)?

    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior
        effect = interactionEffect
        self.handler = handler
        super.init()
    }

    public convenience init(activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void)
    {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    open func willMove(to view: UIView?) {}
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
