public import Foundation

/// The effect of the pointer on the view below it.
///
/// > Contract: UIKit, UIPointerEffect
@preconcurrency @MainActor public enum UIPointerEffect {
    /// Where a hover effect adds a tint.
    public enum TintMode: Int, Sendable {
        /// No tint.
        case none = 0
        /// A tint in front of the view; drawn behind it here.
        case overlay = 1
        /// A tint behind the view.
        case underlay = 2
    }
    /// A platter behind small views, and a slight enlargement of large ones.
    case automatic(UITargetedPreview)
    /// The pointer becomes a platter behind the view.
    case highlight(UITargetedPreview)
    /// The view is lifted.
    case lift(UITargetedPreview)
    /// A tint, with a shadow and an enlargement if asked; the shadow is not drawn here.
    case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// The view that the effect applies to, with its shape.
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
    /// An outline around the pointer's position.
    case path(UIBezierPath)
    /// A rounded rectangle around the pointer's position.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical line, as over text, of a length in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal line of a length in points.
    case horizontalBeam(length: CGFloat)
}

/// The appearance of the pointer and the view below it. The host draws its own cursor: shapes are stored but not displayed, effects are.
///
/// > Contract: UIKit, UIPointerStyle
@preconcurrency @MainActor open class UIPointerStyle: UIHoverStyle {
    /// The effect; nil for a style of the pointer alone.
    let pointerEffect: UIPointerEffect?
    let pointerShape: UIPointerShape?
    let isHidden: Bool
    /// Shapes next to the pointer.
    open var accessories: [UIPointerAccessory] = []

    /// Creates a style with an effect on the view, and a shape that is stored only.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect: effect, shape: shape, isHidden: false)
    }
    /// Creates a style with a shape, which is stored and not displayed here.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init(effect: nil, shape: shape, isHidden: false) }

    private init(effect: UIPointerEffect?, shape: UIPointerShape?, isHidden: Bool) {
        pointerEffect = effect
        pointerShape = shape
        self.isHidden = isHidden
        super.init(effect ?? UIHoverAutomaticEffect(), nil)
    }

    /// The style itself, which only its accessories change.
    override func duplicate() -> UIHoverStyle { self }

    /// Returns the style without a pointer; the host's cursor stays visible here.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: true) }
    /// Returns the style of the default pointer, without an effect.
    open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: false) }
}
