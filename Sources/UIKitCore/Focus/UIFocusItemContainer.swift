internal import CoreGraphics
public import Foundation

/// A part of the interface that tells which items in it can have the focus.
///
/// > Source: Apple, UIFocusItemContainer
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items that can have the focus and whose frames intersect a rectangle.
    ///
    /// > Coordinates: of ``coordinateSpace``.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose items scroll.
///
/// > Source: Apple, UIFocusItemScrollableContainer
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content at the container's origin, in points.
    var contentOffset: CGPoint { get set }
    /// The size of the content, in points.
    var contentSize: CGSize { get }
    /// The size of the part that is visible, in points.
    var visibleSize: CGSize { get }
}

extension UIView: UIFocusItemContainer {
    /// The view's own coordinates.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The subviews, at any depth, that can have the focus and are visible in a rectangle of the view's coordinates, from back to front.
    ///
    /// Items inside of an item are not listed. > Source: Apple, UIFocusItemContainer
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.flatMap { view -> [any UIFocusItem] in
            let part = view.convert(rect, from: self)
            guard !view.isHidden, view.alpha > 0, !view.clipsToBounds || part.intersects(view.bounds) else { return [] }
            guard view.canBecomeFocused else { return view.focusItems(in: part) }
            return part.intersects(view.bounds) ? [view] : []
        }
    }
}
