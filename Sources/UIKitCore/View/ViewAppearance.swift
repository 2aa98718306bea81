internal import Foundation
internal import QuartzCore

/// Appearance that is not stored in the layer.
@MainActor package struct ViewAppearance {
    private(set) var backgroundColor: UIColor?
    private(set) var isOpaque = true
    private(set) var contentMode: UIView.ContentMode = .scaleToFill
    private(set) var mask: UIView?
    /// Reported as hidden, but visible until an animation ends.
    var hidesAfterAnimation = false
    var tintColor: UIColor?
    var tintMode: UIView.TintAdjustmentMode = .automatic

    package nonisolated init() {}

    // Static, because the code below reads the view's state again.
    static func setBackground(_ color: UIColor?, on view: UIView) {
        view.appearanceState.backgroundColor = color
        applyBackground(color, to: view)
        // An opaque view's drawing and its background are in the same pixels.
        if view.isOpaque, view.overridesDraw { view.layer.setNeedsDisplay() }
    }

    static func setHidden(_ hidden: Bool, on view: UIView) {
        guard hidden != view.appearanceState.hidesAfterAnimation || hidden != view.layer.isHidden else { return }
        let changes = hidden != (view.layer.isHidden || view.appearanceState.hidesAfterAnimation)
        view.appearanceState.hidesAfterAnimation = false
        view.layer.isHidden = hidden
        if changes { view.parent?.subviewVisibilityChanged(view) }
    }

    static func setOpaque(_ opaque: Bool, on view: UIView) {
        view.appearanceState.isOpaque = opaque
        applyOpacity(to: view)
    }

    static func setContentMode(_ mode: UIView.ContentMode, on view: UIView) {
        view.appearanceState.contentMode = mode
        view.layer.contentsGravity = mode.gravity
        view.layer.needsDisplayOnBoundsChange = mode == .redraw && view.overridesDraw
    }

    static func setMask(_ mask: UIView?, on view: UIView) {
        view.appearanceState.mask = mask
        view.layer.mask = mask?.layer
    }

    /// Resolves dynamic colours again, for the view's current traits.
    static func resolveColors(of view: UIView) {
        if let color = view.appearanceState.backgroundColor { applyBackground(color, to: view) }
    }

    private static func applyBackground(_ color: UIColor?, to view: UIView) {
        let plain = color?.resolvedColor(with: view.traitCollection).cgColor
        // The pattern is drawn into the layer's contents, which an image view fills with its image.
        if plain?.pattern != nil, view is UIImageView { UnimplementedSetting.report("backgroundColor with a pattern", on: view) }
        view.layer.backgroundColor = plain
        applyOpacity(to: view)
    }

    /// Only a layer that really fills itself may hide what is below: a view is "opaque" by default, even without a background.
    private static func applyOpacity(to view: UIView) {
        view.layer.isOpaque = view.isOpaque && view.layer.backgroundColor.map { $0.alpha >= 1 && $0.pattern == nil } == true
    }
}

extension UIView.ContentMode {
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
