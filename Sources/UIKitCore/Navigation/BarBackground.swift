internal import CoreGraphics
internal import Foundation

/// A bar's background: blur, colour, image, and shadow line.
@MainActor final class BarBackground: UIView {
    enum Edge { case top, bottom }

    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let shadow = UIImageView(frame: .zero)
    private var edge = Edge.bottom

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [effectView, colorView, imageView, shadow] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        imageView.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// A background that appears or disappears fades, with any running animation.
    func show(_ appearance: UIBarAppearance, shadowAt edge: Edge) {
        self.edge = edge
        guard !appearance.isClear else { return alpha = 0 }
        alpha = 1
        effectView.effect = appearance.backgroundEffect
        effectView.isHidden = appearance.backgroundEffect == nil
        colorView.backgroundColor = appearance.backgroundColor
        colorView.isHidden = appearance.backgroundColor == nil
        imageView.image = appearance.backgroundImage
        imageView.contentMode = appearance.backgroundImageContentMode
        imageView.isHidden = appearance.backgroundImage == nil
        let image = appearance.shadowImage
        shadow.image = image
        shadow.tintColor = appearance.shadowColor
        shadow.backgroundColor = image == nil ? appearance.shadowColor : nil
        shadow.isHidden = image == nil && appearance.shadowColor == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effectView, colorView, imageView] { view.frame = bounds }
        let line = 1 / max(traitCollection.displayScale, 1)
        let height = shadow.image?.size.height ?? line
        shadow.frame = CGRect(x: 0, y: edge == .bottom ? bounds.maxY : -height, width: bounds.width, height: height)
    }
}

extension UIBarAppearance {
    /// Nothing of it is visible.
    fileprivate var isClear: Bool {
        backgroundEffect == nil && backgroundColor == nil && backgroundImage == nil && shadowImage == nil && shadowColor == nil
    }
}
