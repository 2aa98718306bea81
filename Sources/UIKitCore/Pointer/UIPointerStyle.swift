public import Foundation

/// The effect of the pointer on the view below it.
///
/// > Contract: UIKit, UIPointerEffect
@preconcurrency @MainActor public enum UIPointerEffect {
    public enum TintMode: Int, Sendable {
        case none = 0
        case overlay = 1
        case underlay = 2
    }
    case automatic(UITargetedPreview)
    /// The pointer becomes a platter behind the view.
    case highlight(UITargetedPreview)
    /// The view is lifted.
    case lift(UITargetedPreview)
    case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape of a pointer.
///
/// > Contract: UIKit, UIPointerShape
@preconcurrency @MainActor public enum UIPointerShape {
    /// The default corner radius.
    public nonisolated static let defaultCornerRadius: CGFloat = -1
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// The appearance of the pointer and the view below it. The host draws its own cursor: shapes are stored but not displayed, effects are.
///
/// > Contract: UIKit, UIPointerStyle
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    let isHidden: Bool
    open var accessories: [Any] = [] {
        didSet { if !accessories.isEmpty { UnimplementedSetting.report("accessories", on: self) } }
    }

    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect: effect, shape: shape, isHidden: false)
    }
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init(effect: nil, shape: shape, isHidden: false) }

    private init(effect: UIPointerEffect?, shape: UIPointerShape?, isHidden: Bool) {
        self.effect = effect
        self.shape = shape
        self.isHidden = isHidden
        super.init()
    }

    open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: true) }
    open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: false) }
}
