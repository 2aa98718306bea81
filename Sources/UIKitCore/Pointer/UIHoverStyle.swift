public import Foundation

/// How a view looks while the pointer is above it: an effect and its shape.
///
/// > Source: Apple, UIHoverStyle
@preconcurrency @MainActor open class UIHoverStyle: NSObject, NSCopying {
    /// The effect on the view.
    open var effect: any UIHoverEffect
    /// The shape of the effect in the view's coordinates; nil, the default, is that of the view.
    open var shape: UIShape?
    /// Whether the effect appears; true by default.
    open var isEnabled = true

    init(_ effect: any UIHoverEffect, _ shape: UIShape?) {
        (self.effect, self.shape) = (effect, shape)
        super.init()
    }

    /// Creates a style with an effect and its shape.
    public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) { self.init(effect, shape) }
    /// Creates a style with the automatic effect in a shape.
    public convenience init(shape: UIShape?) { self.init(UIHoverAutomaticEffect(), shape) }
    /// Returns a style with the automatic effect in the view's shape.
    open class func automatic() -> UIHoverStyle { UIHoverStyle(UIHoverAutomaticEffect(), nil) }

    open nonisolated override func copy() -> Any { copy(with: nil) }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    func duplicate() -> UIHoverStyle {
        let copy = UIHoverStyle(effect, shape)
        copy.isEnabled = isEnabled
        return copy
    }
}

extension UIView {
    /// How the view looks while the pointer is above it; nil, the default, leaves it to the view's pointer interactions. Copied when set.
    ///
    /// The view has a pointer interaction for it, which `interactions` lists. > Source: Apple, UIView.hoverStyle
    public var hoverStyle: UIHoverStyle? {
        get { hoverInteraction?.style }
        set {
            if let hoverInteraction { removeInteraction(hoverInteraction) }
            if let newValue { addInteraction(HoverInteraction(newValue.duplicate())) }
        }
    }

    private var hoverInteraction: HoverInteraction? { interactionList.lazy.compactMap { $0 as? HoverInteraction }.first }
}

/// The pointer interaction of a view with a hover style.
@MainActor final class HoverInteraction: UIPointerInteraction, UIPointerInteractionDelegate {
    let style: UIHoverStyle

    init(_ style: UIHoverStyle) {
        self.style = style
        super.init(delegate: nil)
        delegate = self
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { style.isEnabled ? defaultRegion : nil }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard style.isEnabled, let view, view.window != nil else { return nil }
        if let style = style as? UIPointerStyle { return style }
        if let effect = style.effect as? UIPointerEffect { return UIPointerStyle(effect: effect) }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = style.shape?.resolve(in: UIShape.ResolutionContext(contentShape: view.contentShape)).path
        let preview = UITargetedPreview(view: view, parameters: parameters)
        return switch style.effect {
        case is UIHoverHighlightEffect: UIPointerStyle(effect: .highlight(preview))
        case is UIHoverLiftEffect: UIPointerStyle(effect: .lift(preview))
        default: UIPointerStyle(effect: .automatic(preview))
        }
    }
}

extension UIView {
    /// The view's bounds with its rounded corners.
    fileprivate var contentShape: UIShape.Resolved {
        let curve = layer.cornerCurve == .continuous ? UICornerCurve.continuous : .circular
        let outline = ShapeOutline(kind: .rounded(layer.cornerRadius, curve, .allCorners), frame: bounds)
        return UIShape.Resolved(shape: .rect(cornerRadius: layer.cornerRadius, cornerCurve: curve), outline: outline)
    }
}
