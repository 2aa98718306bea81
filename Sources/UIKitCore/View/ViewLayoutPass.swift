internal import CoreGraphics
internal import Foundation

/// Lays out one view, with its controller's callbacks before and after.
///
/// > Contract: UIKit, VC-12, VW-17.
@MainActor enum ViewLayoutPass {
    /// Before an immediate layout: constraints are updated and solved, which marks what has to be laid out.
    static func prepare(_ view: UIView) {
        updateConstraints(below: view)
        LayoutEngine.shared.update()
    }

    static func markNeedsUpdateConstraints(_ view: UIView) {
        guard !view.layoutState.needsUpdateConstraints else { return }
        view.layoutState.needsUpdateConstraints = true
        var link: UIView? = view
        while let here = link, !here.layoutState.descendantsNeedUpdateConstraints {
            here.layoutState.descendantsNeedUpdateConstraints = true
            link = here.parent
        }
        LayoutEngine.shared.scheduleLayout(of: view)
    }

    /// A subview waits for constraints: those that the view makes in `updateConstraints()` may be the first of all.
    static func expectConstraints(in view: UIView) {
        if !view.layoutState.hasUpdatedConstraints { markNeedsUpdateConstraints(view) }
    }

    /// Subviews first. > Contract: UC-1.
    static func updateConstraints(below view: UIView) {
        guard view.layoutState.descendantsNeedUpdateConstraints else { return }
        view.layoutState.descendantsNeedUpdateConstraints = false
        for child in view.children { updateConstraints(below: child) }
        guard view.layoutState.needsUpdateConstraints else { return }
        view.layoutState.needsUpdateConstraints = false
        view.layoutState.hasUpdatedConstraints = true
        // A controller updates the constraints of its root view.
        if let controller = view.owningController { controller.updateViewConstraints() } else { view.updateConstraints() }
    }

    static func run(_ view: UIView) {
        view.traitCollection.performAsCurrent {
            LayoutEngine.shared.guidesChanged(of: view)
            prepare(view)
            let isNested = view.layoutState.isLayingOut
            view.layoutState.isLayingOut = true
            defer {
                // Constraints that the layout changed: marks what they move.
                LayoutEngine.shared.update()
                view.layoutState.isLayingOut = isNested
            }
            guard let controller = view.owningController else {
                view.layoutSubviews()
                return
            }
            controller.contentWillLayOut()
            controller.viewWillLayoutSubviews()
            view.layoutSubviews()
            controller.viewDidLayoutSubviews()
        }
    }
}

/// Draws one view's content into the layer's context.
@MainActor enum ViewDrawingPass {
    static func run(_ view: UIView, in context: CGContext) {
        guard view.overridesDraw else { return }
        UIGraphicsPushContext(context)
        view.traitCollection.performAsCurrent {
            // The layer itself has drawn a pattern.
            if view.isOpaque, view.clearsContextBeforeDrawing,
                let background = view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor, background.pattern == nil
            {
                context.setFillColor(background)
                context.fill(view.bounds)
            }
            view.draw(view.bounds)
        }
        UIGraphicsPopContext()
    }
}
