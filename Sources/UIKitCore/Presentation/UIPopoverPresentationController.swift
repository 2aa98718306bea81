public import Foundation

/// Says where on a pad's screen a presented controller points to.
///
/// > Contract: UIKit, UIPopoverPresentationController; PR-13, PR-14.
/// > Partial: of action sheets on pads, which lie beside their source without an arrow; other popovers are form sheets.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }
    open weak var sourceView: UIView?
    /// In the source view; null is all of it. > Units: points.
    open var sourceRect: CGRect = .null
    open weak var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Where the source lies, seen from the popover.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// Kept clear of at the edges of the window.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    var hasSource: Bool { sourceView != nil || barButtonItem != nil }

    /// Below the source, above it, or beside it: the first permitted way with room. > Contract: PR-14.
    func frame(size: CGSize, in container: UIView) -> CGRect {
        let room = container.bounds.inset(by: container.window?.deviceSafeArea ?? .zero).inset(by: popoverLayoutMargins)
        let source = sourceFrame(in: container)
        let gap = AlertMetrics.popoverGap
        let ways: [(UIPopoverArrowDirection, CGRect)] = [
            (.up, CGRect(x: source.midX - size.width / 2, y: source.maxY + gap, width: size.width, height: size.height)),
            (.down, CGRect(x: source.midX - size.width / 2, y: source.minY - gap - size.height, width: size.width, height: size.height)),
            (.left, CGRect(x: source.maxX + gap, y: source.midY - size.height / 2, width: size.width, height: size.height)),
            (.right, CGRect(x: source.minX - gap - size.width, y: source.midY - size.height / 2, width: size.width, height: size.height)),
        ]
        let permitted = ways.filter { permittedArrowDirections.contains($0.0) }
        func fits(_ way: (UIPopoverArrowDirection, CGRect)) -> Bool {
            way.0 == .up || way.0 == .down
                ? way.1.minY >= room.minY && way.1.maxY <= room.maxY : way.1.minX >= room.minX && way.1.maxX <= room.maxX
        }
        let chosen = permitted.first(where: fits) ?? permitted.first ?? ways[0]
        arrowDirection = chosen.0
        return CGRect(
            x: min(max(chosen.1.minX, room.minX), max(room.minX, room.maxX - size.width)).rounded(),
            y: min(max(chosen.1.minY, room.minY), max(room.minY, room.maxY - size.height)).rounded(), width: size.width, height: size.height
        )
    }

    private func sourceFrame(in container: UIView) -> CGRect {
        if let view = sourceView {
            return container.convert(sourceRect.isNull || sourceRect.isInfinite ? view.bounds : sourceRect, from: view)
        }
        if let view = barButtonItem?.shownView { return container.convert(view.bounds, from: view) }
        return CGRect(x: container.bounds.midX, y: container.bounds.minY, width: 0, height: 0)
    }
}

extension UIBarButtonItem {
    /// What shows it on the screen.
    fileprivate var shownView: UIView? {
        func search(_ view: UIView) -> UIView? {
            if let button = view as? BarButton, button.item === self { return button }
            return view.subviews.lazy.compactMap(search).first
        }
        return presenters.last.flatMap(search)
    }
}

/// Sides of a popover.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// > Contract: UIKit, UIPopoverPresentationControllerDelegate
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
