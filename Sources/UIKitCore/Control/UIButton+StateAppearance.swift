import CoreGraphics
import Foundation

// Applies the per-state values to the button's subviews.
extension UIButton {
    private var isSystem: Bool { buttonType != .custom }

    func defaultTitleColor(for state: UIControl.State) -> UIColor? {
        guard isSystem else { return state.contains(.disabled) ? UIColor(white: 1, alpha: 0.5) : .white }
        if state.contains(.disabled) { return Self.disabledColor }
        return role == .destructive ? .systemRed : tintColor
    }

    /// Confidence M (facts 2.3).
    private static let disabledColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
    }

    func showStateValues() {
        configurationBackground?.removeFromSuperview()
        configurationBackground = nil
        subtitlePart?.removeFromSuperview()
        subtitlePart = nil
        spinner?.removeFromSuperview()
        spinner = nil
        showBackgroundImage()
        showImage()
        showTitle()
    }

    private func showBackgroundImage() {
        guard let image = currentBackgroundImage else {
            backgroundImageView?.removeFromSuperview()
            backgroundImageView = nil
            return
        }
        let view = backgroundImageView ?? UIImageView(frame: bounds)
        if backgroundImageView == nil {
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            backgroundImageView = view
        }
        view.image = adjusted(image, table: backgroundImages)
    }

    private func showImage() {
        guard let image = sizedImage else {
            if images.isEmpty == false || configuration != nil { picture.image = nil }
            return
        }
        picture.isHidden = false
        let isTinted = isSystem && image.renderingMode == .automatic && !image.picture.hasIntrinsicColors
        picture.image = isTinted ? image.withRenderingMode(.alwaysTemplate) : adjusted(image, table: images)
        picture.tintColor = isDimmed(in: images) ? Self.disabledColor : nil
        picture.alpha = isSystem && isHighlighted ? ButtonStyleMetrics.pressedTitleAlpha : 1
    }

    /// A custom button's image, darker while pressed and lighter while disabled, unless that state has its own image.
    ///
    /// A system button's fades while pressed instead. The tint of a template has its own colour while disabled.
    private func adjusted(_ image: UIImage, table: ControlStateTable<UIImage>) -> UIImage {
        guard table[state] == nil, image.renderingMode != .alwaysTemplate else { return image }
        if isHighlighted, adjustsImageWhenHighlighted, !isSystem { return image.overlaid(with: UIColor(white: 0, alpha: 0.4)) }
        if isDimmed(in: table), !(image.isSymbolImage && image.renderingMode == .automatic) {
            return image.overlaid(with: UIColor(white: 1, alpha: 0.5))
        }
        return image
    }

    private func isDimmed(in table: ControlStateTable<UIImage>) -> Bool { !isEnabled && adjustsImageWhenDisabled && table[state] == nil }

    private func showTitle() {
        guard currentTitle != nil || currentAttributedTitle != nil else {
            if !titles.isEmpty || !attributedTitles.isEmpty { label.text = nil }
            return
        }
        label.isHidden = false
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else {
            label.text = currentTitle
            label.textColor = currentTitleColor
            label.shadowColor = currentTitleShadowColor
        }
        fadeTitle()
    }

    /// A system button's title dims at once and fades back slowly.
    private func fadeTitle() {
        guard isSystem, titleColors[.highlighted] == nil else {
            label.alpha = 1
            return
        }
        let alpha = isHighlighted ? ButtonStyleMetrics.pressedTitleAlpha : 1
        guard label.alpha != alpha else { return }
        if isHighlighted || window == nil {
            label.alpha = alpha
        } else {
            UIView.animate(withDuration: ButtonStyleMetrics.releaseDuration, delay: 0, options: .allowUserInteraction) {
                self.label.alpha = alpha
            }
        }
    }
}

extension UIImage {
    /// The same image with a colour over its opaque pixels.
    fileprivate func overlaid(with color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            draw(at: .zero)
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size), blendMode: .sourceAtop)
        }
        return capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
}
