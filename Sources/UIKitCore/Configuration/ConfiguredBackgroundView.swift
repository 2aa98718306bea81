internal import CoreGraphics
package import Foundation

/// Shows a `UIBackgroundConfiguration`: fill, effect, image, custom view and stroke, from back to front.
package final class ConfiguredBackgroundView: UIView {
    private let fill = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let stroke = UIView(frame: .zero)
    private var effect: UIVisualEffectView?
    private weak var custom: UIView?
    private var outset: CGFloat = 0
    private var shadow = UIShadowProperties()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        fill.clipsToBounds = true
        picture.isAccessibilityElement = false
        fill.addSubview(picture)
        addSubview(fill)
        addSubview(stroke)
    }

    required init?(coder: NSCoder) { nil }

    /// The corner radius. > Units: points.
    package var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { setNeedsLayout() } } }

    /// - Parameter fillColor: from the configuration or its style; nil for none.
    package func show(_ configuration: UIBackgroundConfiguration, fillColor: UIColor?, isCapsule: Bool) {
        fill.backgroundColor = fillColor
        for layer in [fill.layer, stroke.layer] { layer.cornerCurve = isCapsule ? .circular : .continuous }
        picture.image = configuration.image
        picture.contentMode = configuration.imageContentMode
        show(configuration.visualEffect ?? (configuration.showsBarMaterial ? UIBlurEffect(style: .systemChromeMaterial) : nil))
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { fill.addSubview(custom) }
        }
        outset = configuration.strokeOutset
        stroke.isHidden = configuration.strokeWidth <= 0
        stroke.layer.borderWidth = configuration.strokeWidth > 0 ? configuration.strokeWidth : 0
        stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        shadow = configuration.shadowProperties
        layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
        layer.shadowOpacity = Float(shadow.opacity)
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
        setNeedsLayout()
    }

    private func show(_ visualEffect: UIVisualEffect?) {
        guard let visualEffect else {
            effect?.removeFromSuperview()
            effect = nil
            return
        }
        let view = effect ?? UIVisualEffectView(effect: nil)
        if effect == nil {
            fill.insertSubview(view, at: 0)
            effect = view
        }
        view.effect = visualEffect
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds
        fill.layer.cornerRadius = cornerRadius
        let outline = shadow.path ?? UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius)
        layer.shadowPath = shadow.opacity > 0 ? outline.cgPath : nil
        for view in [picture, effect, custom].compactMap(\.self) { view.frame = fill.bounds }
        stroke.frame = bounds.insetBy(dx: -outset, dy: -outset)
        stroke.layer.cornerRadius = max(0, cornerRadius + outset)
    }
}
