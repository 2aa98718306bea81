internal import CoreGraphics
public import Foundation
internal import ObjectiveC

/// The area that bars cover at the top or bottom of a controller's view.
///
/// > Contract: UIKit, UILayoutSupport; superseded by `safeAreaLayoutGuide`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the covered area: an edge of the safe area.
    ///
    /// > Units: points.
    var length: CGFloat { get }
    /// The top of the covered area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom of the covered area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the covered area.
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    /// Its bottom is the top of the safe area.
    public var topLayoutGuide: any UILayoutSupport { supports.top }

    /// Its top is the bottom of the safe area.
    public var bottomLayoutGuide: any UILayoutSupport { supports.bottom }

    private var supports: LayoutSupportGuides {
        if let layoutSupports { return layoutSupports }
        let made = LayoutSupportGuides(view)
        layoutSupports = made
        return made
    }
}

/// The two guides of a controller's view.
@MainActor struct LayoutSupportGuides {
    let top = LayoutSupportGuide(isTop: true)
    let bottom = LayoutSupportGuide(isTop: false)

    init(_ view: UIView?) { for guide in [top, bottom] { guide.owningView = view } }

    private static let key = AssociationKey()

    /// Those of a view that is not yet its controller's. It retains them: constraints do not, and it may outlive its controller.
    static func of(_ view: UIView, controlledBy controller: UIViewController?) -> LayoutSupportGuides {
        if let known = AssociatedObjects.shared.value(of: view, key: key.pointer) as? LayoutSupportGuides { return known }
        let supports = controller?.layoutSupports ?? LayoutSupportGuides(view)
        for guide in [supports.top, supports.bottom] { guide.owningView = view }
        controller?.layoutSupports = supports
        AssociatedObjects.shared.set(supports, for: view, key: key.pointer)
        return supports
    }
}

/// Extends from an edge of its view to the safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(isTop: Bool) {
        self.isTop = isTop
        super.init()
        tracking = isTop ? .top : .bottom
        measure = { view in
            let (bounds, safe) = (view.bounds, view.safeAreaInsets)
            let length = isTop ? safe.top : safe.bottom
            return CGRect(x: bounds.minX, y: isTop ? bounds.minY : bounds.maxY - length, width: bounds.width, height: length)
        }
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat { layoutFrame.height }
}
