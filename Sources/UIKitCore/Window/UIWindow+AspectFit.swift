public import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// A layout guide with an aspect ratio.
///
/// > Source: Apple, UILayoutGuideAspectFitting
@preconcurrency @MainActor public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
    /// The width of the guide divided by its height; 1 by default, and not positive ratios are treated as 1.
    var aspectRatio: CGFloat { get set }
}

extension UIWindow {
    private static let aspectFitKey = AssociationKey()

    /// The largest rectangle of a ratio in the middle of the safe area, for full-screen content such as a game.
    ///
    /// > Source: Apple, safeAreaAspectFitLayoutGuide
    public var safeAreaAspectFitLayoutGuide: UILayoutGuide & UILayoutGuideAspectFitting {
        if let guide = AssociatedObjects.shared.value(of: self, key: Self.aspectFitKey.pointer) as? AspectFitLayoutGuide { return guide }
        let guide = AspectFitLayoutGuide()
        (guide.identifier, guide.owningView, guide.tracking) = ("UIWindowSafeAreaAspectFitLayoutGuide", self, .edges)
        guide.measure = { [unowned guide] in
            AspectFitLayoutGuide.fit(guide.aspectRatio, in: $0.bounds.inset(by: $0.safeAreaInsets))
        }
        AssociatedObjects.shared.set(guide, for: self, key: Self.aspectFitKey.pointer)
        return guide
    }
}

/// The guide of a window for content of a ratio.
final class AspectFitLayoutGuide: UILayoutGuide, UILayoutGuideAspectFitting {
    var aspectRatio: CGFloat = 1 { didSet { if aspectRatio != oldValue { owningView?.setNeedsLayout() } } }

    /// The largest rectangle of a ratio in the middle of an area.
    nonisolated static func fit(_ ratio: CGFloat, in area: CGRect) -> CGRect {
        let ratio = ratio > 0 ? ratio : 1
        let width = min(area.width, area.height * ratio)
        let size = CGSize(width: width, height: width / ratio)
        return CGRect(x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
    }
}
