internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Images of views in their current state. What only the render server draws is omitted or simplified: particles are missing, and a blurred
/// backdrop is its tint.
///
/// > Contract: UIKit, UIView snapshots
extension UIView {
    /// Draws the view and its descendants in their current state into the current context, scaled to `rect`.
    ///
    /// > Returns: whether there was a context to draw into.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), ViewSnapshot.canBeDrawn(bounds.size), ViewSnapshot.canBeDrawn(rect.size) else {
            return false
        }
        if afterUpdates { LayerContext.main.flush() }
        layoutIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// A view of the same size that shows this one's current appearance; nil for a view without size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        ViewSnapshot.make(of: self, part: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
    }

    /// A view that shows a part of this one; the part within the insets stretches when its size changes.
    ///
    /// > Units: points of this view.
    public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        ViewSnapshot.make(of: self, part: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }
}

extension UIScreen {
    /// A view that shows the current appearance of all windows.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates { LayerContext.main.flush() }
        let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
            for window in ApplicationContext.current.windows.visible {
                let frame = window.frame.offsetBy(dx: window.sceneOrigin.x, dy: window.sceneOrigin.y)
                window.drawHierarchy(in: frame, afterScreenUpdates: false)
            }
        }
        return ViewSnapshot.view(showing: image, size: bounds.size, capInsets: .zero)
    }
}

/// Shows an image of another view.
final class SnapshotView: UIView {}

@MainActor enum ViewSnapshot {
    /// > Units: points; no larger bitmap can be created.
    private static let sideLimit: CGFloat = 8_192

    static func canBeDrawn(_ size: CGSize) -> Bool { size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite }

    static func make(of view: UIView, part: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        guard canBeDrawn(view.bounds.size), canBeDrawn(part.size), part.minX.isFinite, part.minY.isFinite, part.width <= sideLimit,
            part.height <= sideLimit
        else { return nil }
        if afterScreenUpdates { LayerContext.main.flush() }
        view.layoutIfNeeded()
        let renderer = UIGraphicsImageRenderer(size: part.size)
        let image = renderer.image { renderer in
            renderer.cgContext.translateBy(x: -part.minX, y: -part.minY)
            view.layer.render(in: renderer.cgContext)
        }
        return self.view(showing: image, size: part.size, capInsets: capInsets)
    }

    static func view(showing image: UIImage, size: CGSize, capInsets: UIEdgeInsets) -> UIView {
        let view = SnapshotView(frame: CGRect(origin: .zero, size: size))
        view.layer.contents = image.cgImage
        view.layer.contentsScale = image.scale
        let caps = capInsets
        let middle = CGRect(
            x: caps.left / size.width, y: caps.top / size.height, width: (size.width - caps.left - caps.right) / size.width,
            height: (size.height - caps.top - caps.bottom) / size.height)
        if caps != .zero, middle.minX >= 0, middle.minY >= 0, middle.width >= 0, middle.height >= 0 { view.layer.contentsCenter = middle }
        return view
    }
}
