internal import CoreGraphics
public import Foundation

/// What bars cover of a controller's view at its top or bottom.
///
/// > Contract: UIKit, UILayoutSupport; the safe area's guide has taken its place.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// > Units: points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    /// Ends where the top of the safe area begins.
    public var topLayoutGuide: any UILayoutSupport { supports.top }

    /// Begins where the bottom of the safe area ends.
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
}

/// Reaches from an edge of its view to the safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(isTop: Bool) {
        self.isTop = isTop
        super.init()
        measure = { view in
            let (bounds, safe) = (view.bounds, view.safeAreaInsets)
            let length = isTop ? safe.top : safe.bottom
            return CGRect(x: bounds.minX, y: isTop ? bounds.minY : bounds.maxY - length, width: bounds.width, height: length)
        }
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat { layoutFrame.height }
}
