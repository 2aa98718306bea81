internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// An image of a view, clipped by its preview parameters, with a shadow: the lifted preview.
@MainActor final class LiftedPreviewView: UIView {
    private let picture: UIView
    private let cut = UIView()
    private let visibleBounds: CGRect

    /// > Returns: nil for a view without visible content.
    init?(_ preview: UITargetedPreview) {
        let view = preview.view
        let parameters = preview.parameters
        visibleBounds = parameters.visiblePath.map { $0.bounds } ?? view.bounds
        guard visibleBounds.width > 0, visibleBounds.height > 0 else { return nil }
        if view.window == nil {
            picture = view
        } else {
            guard let snapshot = view.snapshotView(afterScreenUpdates: false) else { return nil }
            picture = snapshot
        }
        super.init(frame: CGRect(origin: .zero, size: visibleBounds.size))
        isUserInteractionEnabled = false
        if let color = parameters.explicitBackground { cut.backgroundColor = color }
        cut.clipsToBounds = true
        cut.frame = bounds
        picture.frame = CGRect(
            x: -visibleBounds.minX, y: -visibleBounds.minY, width: view.bounds.width, height: view.bounds.height)
        cut.addSubview(picture)
        addSubview(cut)
        let shift = CGAffineTransform(translationX: -visibleBounds.minX, y: -visibleBounds.minY)
        if let path = parameters.visiblePath?.copy() as? UIBezierPath {
            path.apply(shift)
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            cut.layer.mask = mask
        } else {
            cut.layer.cornerRadius = view.layer.cornerRadius
            cut.layer.cornerCurve = view.layer.cornerCurve
        }
        let shadow = (parameters.shadowPath ?? parameters.visiblePath)?.copy() as? UIBezierPath
        shadow?.apply(shift)
        layer.shadowPath =
            shadow?.cgPath ?? UIBezierPath(roundedRect: bounds, cornerRadius: view.layer.cornerRadius).cgPath
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = LiftMetrics.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowOpacity = 0
    }

    required init?(coder: NSCoder) { nil }

    /// The preview's frame in `space`, at the view's current position.
    static func frame(of preview: UITargetedPreview, in space: UIView) -> CGRect {
        let view = preview.view
        let part = preview.parameters.visiblePath?.bounds ?? view.bounds
        if view.window != nil { return view.convert(part, to: space) }
        let target = preview.target
        let middle = target.container.convert(target.center, to: space)
        return CGRect(x: middle.x - part.width / 2, y: middle.y - part.height / 2, width: part.width, height: part.height)
    }

    /// The preview's frame at its target, wherever its view is.
    static func landing(of preview: UITargetedPreview, in space: UIView) -> CGRect {
        let part = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        let middle = preview.target.container.convert(preview.target.center, to: space)
        return CGRect(x: middle.x - part.width / 2, y: middle.y - part.height / 2, width: part.width, height: part.height)
    }

    /// Takes the shape and background of the target.
    func adopt(_ parameters: UIPreviewParameters) {
        if let color = parameters.explicitBackground { cut.backgroundColor = color }
        guard let path = parameters.visiblePath?.copy() as? UIBezierPath else { return }
        path.apply(CGAffineTransform(translationX: -visibleBounds.minX, y: -visibleBounds.minY))
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        cut.layer.mask = mask
        layer.shadowPath = path.cgPath
    }

    func setLifted(_ lifted: Bool) { layer.shadowOpacity = lifted ? LiftMetrics.shadowOpacity : 0 }
}
