internal import CoreGraphics
public import Foundation
public import UIKitCore

/// A magnifier over a text, which follows a touch.
///
/// > Source: Apple, UITextLoupeSession
@preconcurrency @MainActor open class UITextLoupeSession: NSObject {
    /// R. > Units: points.
    private static let size = CGSize(width: 120, height: 46)
    private static let distance: CGFloat = 34
    private static let scale: CGFloat = 1.25

    private weak var view: UIView?
    private let loupe = UIView()
    private var picture: UIView?

    private init(_ view: UIView) {
        self.view = view
        super.init()
        loupe.isUserInteractionEnabled = false
        loupe.backgroundColor = .systemBackground
        loupe.layer.cornerRadius = Self.size.height / 2
        loupe.layer.cornerCurve = .continuous
        loupe.layer.borderWidth = 1
        loupe.layer.borderColor = UIColor.separator.cgColor
        loupe.clipsToBounds = true
    }

    /// Shows a magnifier at a point; nil for a view in no window.
    ///
    /// - Parameters:
    ///   - point: the touch, in points of the view.
    ///   - selectionWidget: the cursor or handle that the magnifier comes out of; nil is the point.
    ///   - view: the view that is magnified.
    open class func begin(at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in view: UIView) -> Self? {
        guard let session = make(view) as? Self, let window = view.window else { return nil }
        window.addSubview(session.loupe)
        let start =
            selectionWidget.map { window.convert($0.bounds, from: $0) } ?? CGRect(origin: window.convert(point, from: view), size: .zero)
        UIView.performWithoutAnimation {
            session.loupe.frame = CGRect(origin: CGPoint(x: start.midX, y: start.midY), size: .zero)
        }
        session.move(to: point, withCaretRect: .null, trackingCaret: false)
        return session
    }

    private class func make(_ view: UIView) -> UITextLoupeSession? { view.window == nil ? nil : UITextLoupeSession(view) }

    /// Moves the magnifier.
    ///
    /// - Parameters:
    ///   - point: the touch, in points of the view.
    ///   - caretRect: the insertion point, in points of the view; `.null` without one.
    ///   - tracksCaret: whether the magnifier is over the insertion point instead of the touch.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        guard let view, let window = loupe.window else { return }
        let hasCaret = !caretRect.isNull && !caretRect.isEmpty
        let center = CGPoint(x: tracksCaret && hasCaret ? caretRect.midX : point.x, y: hasCaret ? caretRect.midY : point.y)
        let size = CGSize(width: Self.size.width / Self.scale, height: Self.size.height / Self.scale)
        let part = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        let shown = view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
        picture?.removeFromSuperview()
        picture = shown
        if let shown {
            shown.frame = CGRect(origin: .zero, size: Self.size)
            loupe.addSubview(shown)
        }
        let place = window.convert(center, from: view)
        loupe.frame = CGRect(
            x: place.x - Self.size.width / 2, y: place.y - Self.distance - Self.size.height, width: Self.size.width,
            height: Self.size.height)
    }

    /// Removes the magnifier.
    open func invalidate() { loupe.removeFromSuperview() }
}
