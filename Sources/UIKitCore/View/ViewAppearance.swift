internal import Foundation
internal import QuartzCore

/// How a view looks beyond what its layer keeps.
@MainActor package struct ViewAppearance {
    private(set) var backgroundColor: UIColor?
    private(set) var isOpaque = true
    private(set) var contentMode: UIView.ContentMode = .scaleToFill
    private(set) var mask: UIView?
    var tintColor: UIColor?
    var tintMode: UIView.TintAdjustmentMode = .automatic

    package nonisolated init() {}

    mutating func setBackground(_ color: UIColor?, on view: UIView) {
        backgroundColor = color
        Self.applyBackground(color, to: view)
    }

    mutating func setOpaque(_ opaque: Bool, on view: UIView) {
        isOpaque = opaque
        Self.applyOpacity(opaque, background: backgroundColor, to: view)
    }

    mutating func setContentMode(_ mode: UIView.ContentMode, on view: UIView) {
        contentMode = mode
        view.layer.contentsGravity = mode.gravity
        view.layer.needsDisplayOnBoundsChange = mode == .redraw && view.overridesDraw
    }

    mutating func setMask(_ mask: UIView?, on view: UIView) {
        self.mask = mask
        view.layer.mask = mask?.layer
    }

    /// Dynamic colours are read again, for the view's traits of now.
    func resolveColors(of view: UIView) {
        if let backgroundColor { Self.applyBackground(backgroundColor, to: view) }
    }

    private static func applyBackground(_ color: UIColor?, to view: UIView) {
        view.layer.backgroundColor = color?.resolvedColor(with: view.traitCollection).cgColor
        applyOpacity(view.isOpaque, background: color, to: view)
    }

    /// Only a layer that really fills itself may hide what lies below: a view says "opaque" by default, even without a background.
    private static func applyOpacity(_ opaque: Bool, background: UIColor?, to view: UIView) {
        view.layer.isOpaque = opaque && (view.layer.backgroundColor?.alpha ?? 0) >= 1
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
