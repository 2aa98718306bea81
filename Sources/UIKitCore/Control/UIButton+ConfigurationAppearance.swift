import CoreGraphics
import Foundation

// Applies a configuration to the button's subviews.
extension UIButton {
    /// The configuration as displayed: what is set per state takes the place of its title, image and background image.
    var shownConfiguration: Configuration? {
        guard var shown = configuration else { return nil }
        if !configuredTitleIsNewer || shown.title == nil {
            if let title = attributedTitles.value(for: state) {
                shown.attributedTitle = AttributedString(title)
            } else if let title = titles.value(for: state) {
                shown.title = title
            }
        }
        if !configuredImageIsNewer || shown.image == nil, let image = images.value(for: state) { shown.image = image }
        if let image = backgroundImages.value(for: state) { shown.background.image = image }
        if let symbols = symbolConfigurations.value(for: state) { shown.preferredSymbolConfigurationForImage = symbols }
        return shown
    }

    func showConfiguration(_ configuration: Configuration) {
        backgroundImageView?.removeFromSuperview()
        backgroundImageView = nil
        showConfiguredBackground(configuration)
        let color = foreground(configuration)
        show(
            configuration.title, configuration.styledTitle, transformer: configuration.titleTextAttributesTransformer, in: label,
            font: ButtonStyleMetrics.titleFont(for: configuration.buttonSize, traits: traitCollection),
            color: titleColors.value(for: state) ?? color, lineBreak: configuration.titleLineBreakMode)
        if configuration.subtitle != nil {
            let subtitle = subtitlePart ?? UILabel(frame: .zero)
            if subtitlePart == nil {
                subtitle.isUserInteractionEnabled = false
                subtitle.isAccessibilityElement = false
                addSubview(subtitle)
                subtitlePart = subtitle
            }
            show(
                configuration.subtitle, configuration.styledSubtitle, transformer: configuration.subtitleTextAttributesTransformer,
                in: subtitle, font: .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection), color: color,
                lineBreak: configuration.subtitleLineBreakMode)
        } else {
            subtitlePart?.removeFromSuperview()
            subtitlePart = nil
        }
        showPicture(configuration, color: color)
        showPopUpIndicator(configuration, color: color)
    }

    /// The image, or a spinner instead.
    private func showPicture(_ configuration: Configuration, color: UIColor) {
        let image = configuration.showsActivityIndicator ? nil : configuration.displayedImage(traits: traitCollection)
        picture.image = image?.withRenderingMode(image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
        picture.tintColor = configuration.imageColorTransformer?(color) ?? color
        picture.alpha = 1
        guard configuration.showsActivityIndicator else {
            spinner?.removeFromSuperview()
            spinner = nil
            return
        }
        let indicator = spinner ?? UIActivityIndicatorView(style: .medium)
        indicator.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        guard spinner == nil else { return }
        addSubview(indicator)
        indicator.startAnimating()
        spinner = indicator
    }

    private func show(
        _ text: String?, _ attributed: AttributedString?, transformer: UIConfigurationTextAttributesTransformer?, in label: UILabel,
        font: UIFont, color: UIColor, lineBreak: NSLineBreakMode
    ) {
        label.alpha = 1
        label.isHidden = false
        label.lineBreakMode = lineBreak
        label.numberOfLines = lineBreak == .byWordWrapping || lineBreak == .byCharWrapping ? 0 : 1
        label.font = font
        label.textColor = color
        guard attributed != nil || transformer != nil else {
            label.text = text
            return
        }
        let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        var value = attributed ?? AttributedString(text ?? "")
        if let transformer { value.mergeAttributes(transformer(AttributeContainer()), mergePolicy: .keepNew) }
        label.attributedText = StyledTitle.string(value, over: base)
    }

    private var pressedFactor: CGFloat { isHighlighted ? ButtonStyleMetrics.pressedAlpha : 1 }

    private func foreground(_ configuration: Configuration) -> UIColor {
        guard isEnabled else { return .tertiaryLabel }
        let base: UIColor
        if let own = configuration.baseForegroundColor {
            base = own
        } else if role == .destructive {
            base = configuration.style == .filled ? .white : .systemRed
        } else {
            base = configuration.style == .filled ? .white : tintColor
        }
        guard isHighlighted else { return base }
        let parts = base.components
        let kept =
            configuration.style == .plain || configuration.style == .borderless ? ButtonStyleMetrics.pressedPlainAlpha : pressedFactor
        return base.withAlphaComponent(CGFloat(parts.alpha) * kept)
    }

    private func backgroundFill(_ configuration: Configuration) -> UIColor? {
        let own = configuration.background
        if own.backgroundColor != nil || own.backgroundColorTransformer != nil { return own.resolvedBackgroundColor(for: tintColor) }
        let accent = configuration.baseBackgroundColor ?? (role == .destructive ? .systemRed : tintColor)
        switch configuration.style {
        case .plain, .borderless:
            return configuration.baseBackgroundColor
                ?? (isSelected && configuration.automaticallyUpdateForSelection ? .tertiarySystemFill : nil)
        case .gray: return configuration.baseBackgroundColor ?? .tertiarySystemFill
        case .tinted: return isEnabled ? accent?.withAlphaComponent(ButtonStyleMetrics.tintedAlpha) : .tertiarySystemFill
        case .filled: return isEnabled ? accent : .tertiarySystemFill
        }
    }

    private func showConfiguredBackground(_ configuration: Configuration) {
        let view = configurationBackground ?? ConfiguredBackgroundView(frame: bounds)
        if configurationBackground == nil {
            insertSubview(view, at: 0)
            configurationBackground = view
        }
        view.show(
            configuration.background, fillColor: backgroundFill(configuration), isCapsule: configuration.cornerStyle == .capsule)
        view.alpha = pressedFactor
    }

    func configurationLayout(_ configuration: Configuration, width: CGFloat) -> ButtonConfigurationLayout {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = configuration.contentInsets
        let trailing = inset.trailing + popUpIndicatorSpace(configuration)
        let insets = UIEdgeInsets(
            top: inset.top, left: isRightToLeft ? trailing : inset.leading, bottom: inset.bottom,
            right: isRightToLeft ? inset.leading : trailing)
        let placement: ButtonConfigurationLayout.Placement
        switch configuration.imagePlacement {
        case .top: placement = .top
        case .bottom: placement = .bottom
        case .trailing: placement = isRightToLeft ? .left : .right
        default: placement = isRightToLeft ? .right : .left
        }
        let spinnerSize = UIActivityIndicatorView.Style.medium.size
        let pictureSize = configuration.displayedImage(traits: traitCollection)?.size ?? .zero
        let image = configuration.showsActivityIndicator ? spinnerSize : pictureSize
        let sideBySide = placement == .left || placement == .right
        let space = width - insets.left - insets.right - (sideBySide && image.width > 0 ? image.width + configuration.imagePadding : 0)
        let limit = CGSize(width: max(0, space), height: .greatestFiniteMagnitude)
        func fitted(_ label: UILabel?) -> CGSize {
            guard let label, !(label.text ?? "").isEmpty else { return .zero }
            return label.sizeThatFits(limit)
        }
        return ButtonConfigurationLayout(
            imageSize: image, titleSize: fitted(label), subtitleSize: fitted(subtitlePart), placement: placement,
            imagePadding: configuration.imagePadding, titlePadding: configuration.titlePadding, insets: insets)
    }

    func configurationFrames(_ configuration: Configuration, in bounds: CGRect) -> ButtonConfigurationLayout.Frames {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let text: CGFloat
        switch configuration.titleAlignment {
        case .automatic, .leading: text = isRightToLeft ? 1 : 0
        case .center: text = 0.5
        case .trailing: text = isRightToLeft ? 0 : 1
        }
        return configurationLayout(configuration, width: bounds.width)
            .frames(in: bounds, horizontal: horizontalPart, vertical: verticalPart, text: text)
    }

    func layoutConfiguration(_ configuration: Configuration) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let backgroundInset = configuration.background.backgroundInsets
        let frame = bounds.inset(
            by: UIEdgeInsets(
                top: backgroundInset.top, left: isRightToLeft ? backgroundInset.trailing : backgroundInset.leading,
                bottom: backgroundInset.bottom, right: isRightToLeft ? backgroundInset.leading : backgroundInset.trailing))
        configurationBackground?.frame = frame
        configurationBackground?.cornerRadius = ButtonStyleMetrics.cornerRadius(
            configuration.cornerStyle, size: configuration.buttonSize, own: configuration.background.cornerRadius, height: frame.height)
        let frames = configurationFrames(configuration, in: bounds)
        let scale = max(1, traitCollection.displayScale)
        picture.frame = frames.image.originOnPixels(scale)
        label.frame = frames.title.originOnPixels(scale)
        subtitlePart?.frame = frames.subtitle.originOnPixels(scale)
        spinner?.frame = frames.image.originOnPixels(scale)
        layoutPopUpIndicator(after: [frames.image, frames.title, frames.subtitle], isRightToLeft: isRightToLeft, scale: scale)
    }

    private var horizontalPart: CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: 0
        case .right, .trailing: 1
        case .center: 0.5
        }
    }

    private var verticalPart: CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: 0
        case .bottom: 1
        case .center: 0.5
        }
    }
}
