internal import CoreGraphics
internal import Foundation

/// What a button's intrinsic size and baselines depend on, besides the texts of its labels.
struct ButtonSizeInputs: Equatable {
    /// Those of a configuration.
    struct Configured: Equatable {
        var insets: NSDirectionalEdgeInsets
        var placement: NSDirectionalRectEdge
        var imagePadding: CGFloat
        var titlePadding: CGFloat
        var indicatorSpace: CGFloat
    }

    var hasTitle: Bool
    /// A title without characters is a line high.
    var hasEmptyTitle: Bool
    var hasSubtitle: Bool
    var image: CGSize?
    var background: CGSize
    var insets: UIEdgeInsets
    /// Moves the title, not the edges.
    var titleInsets: UIEdgeInsets
    var isOwnSymbol: Bool
    var scale: CGFloat
    var configured: Configured?
}

extension UIButton {
    var sizeInputs: ButtonSizeInputs {
        guard let configuration = shownConfiguration else {
            return ButtonSizeInputs(
                hasTitle: hasTitle, hasEmptyTitle: currentTitle?.isEmpty == true, hasSubtitle: false, image: sizedImage?.size,
                background: currentBackgroundImage?.size ?? .zero, insets: contentEdgeInsets, titleInsets: titleEdgeInsets,
                isOwnSymbol: showsOwnSymbol, scale: traitCollection.displayScale)
        }
        let picture = configuration.displayedImage(traits: traitCollection)?.size ?? .zero
        return ButtonSizeInputs(
            hasTitle: !(label.text ?? "").isEmpty, hasEmptyTitle: false, hasSubtitle: subtitlePart != nil,
            image: configuration.showsActivityIndicator ? UIActivityIndicatorView.Style.medium.size : picture, background: .zero,
            insets: .zero, titleInsets: .zero, isOwnSymbol: false, scale: traitCollection.displayScale,
            configured: .init(
                insets: configuration.contentInsets, placement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
                titlePadding: configuration.titlePadding, indicatorSpace: popUpIndicatorSpace(configuration)))
    }

    /// Whether the title or subtitle may be on several lines.
    var wrapsText: Bool {
        guard configuration != nil else { return hasTitle && label.numberOfLines != 1 }
        return label.numberOfLines != 1 || subtitlePart.map { $0.numberOfLines != 1 } ?? false
    }

    /// The baselines of the title and of what is below it, in a frame of this size; nil without text.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let bounds = CGRect(origin: .zero, size: size)
        let (title, subtitle) = textRects(in: bounds)
        let lines = [(title, label), (subtitle, subtitlePart)].compactMap { place, label -> (first: CGFloat, last: CGFloat)? in
            guard let label, place.height > 0, !(label.text ?? "").isEmpty else { return nil }
            let own = label.baselineOffsets(in: place.size)
            return (place.minY + own.first, place.maxY - own.last)
        }
        guard let first = lines.first, let last = lines.last else { return nil }
        return (first.first, last.last)
    }

    private func textRects(in bounds: CGRect) -> (title: CGRect, subtitle: CGRect) {
        guard let configuration = shownConfiguration else {
            return (hasTitle ? titleRect(forContentRect: contentRect(forBounds: bounds)) : .zero, .zero)
        }
        let frames = configurationFrames(configuration, in: bounds)
        let scale = max(1, traitCollection.displayScale)
        return (frames.title.originOnPixels(scale), frames.subtitle.originOnPixels(scale))
    }
}
