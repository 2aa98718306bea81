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
    private let guides = (top: LayoutSupportGuide(isTop: true), bottom: LayoutSupportGuide(isTop: false))

    var top: LayoutSupportGuide { guides.top.installed() }
    var bottom: LayoutSupportGuide { guides.bottom.installed() }

    init(_ view: UIView?) { attach(to: view) }

    private func attach(to view: UIView?) { for guide in [guides.top, guides.bottom] { guide.owningView = view } }

    private static let key = AssociationKey()

    /// Those of a view that is not yet its controller's. It retains them: constraints do not, and it may outlive its controller.
    static func of(_ view: UIView, controlledBy controller: UIViewController?) -> LayoutSupportGuides {
        if let known = AssociatedObjects.shared.value(of: view, key: key.pointer) as? LayoutSupportGuides { return known }
        let supports = controller?.layoutSupports ?? LayoutSupportGuides(view)
        supports.attach(to: view)
        controller?.layoutSupports = supports
        AssociatedObjects.shared.set(supports, for: view, key: key.pointer)
        return supports
    }
}

/// Extends from an edge of its view to the safe area.
///
/// As on iOS, its place and its height are constraints of the view, there from the first use of the guide.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool
    private weak var constrainedView: UIView?
    private var height: NSLayoutConstraint?

    init(isTop: Bool) {
        self.isTop = isTop
        super.init()
        tracking = .sides
        measure = { view in
            let (bounds, safe) = (view.bounds, view.safeAreaInsets)
            let length = isTop ? safe.top : safe.bottom
            return CGRect(x: bounds.minX, y: isTop ? bounds.minY : bounds.maxY - length, width: bounds.width, height: length)
        }
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat { layoutFrame.height }

    /// With its constraints in the view that it belongs to now.
    func installed() -> LayoutSupportGuide {
        guard let view = owningView, constrainedView !== view else { return self }
        let length = measure?(view).height ?? 0
        let height = LayoutSupportConstraint(
            item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: length)
        let edge: NSLayoutConstraint.Attribute = isTop ? .top : .bottom
        let place = LayoutSupportConstraint(
            item: self, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1, constant: 0)
        for constraint in [height, place] {
            constraint.isInternal = true
            constraint.isActive = true
        }
        (constrainedView, self.height) = (view, height)
        return self
    }

    override func edgesChanged(_ edges: GuideEdges) {
        guard let height, height.constant != edges.height else { return }
        height.constant = edges.height
    }
}

/// One of the constraints that place a controller's layout guides, named as in UIKit's messages.
final class LayoutSupportConstraint: NSLayoutConstraint {}
