internal import CoreGraphics
internal import Foundation

/// Lays out one view, with its controller's callbacks before and after.
///
/// > Contract: UIKit, VC-12, VW-17.
@MainActor enum ViewLayoutPass {
    /// A controller updates the constraints of its root view.
    static func updateConstraints(of view: UIView) {
        if let controller = view.owningController { controller.updateViewConstraints() } else { view.updateConstraints() }
        view.layoutState.needsUpdateConstraints = false
    }

    static func run(_ view: UIView) {
        view.traitCollection.performAsCurrent {
            view.updateConstraintsIfNeeded()
            let isNested = view.layoutState.isLayingOut
            view.layoutState.isLayingOut = true
            defer { view.layoutState.isLayingOut = isNested }
            guard let controller = view.owningController else {
                view.layoutSubviews()
                return
            }
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
