internal import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import QuartzCore

/// Shows an image, or a sequence of images as an animation.
///
/// > Contract: UIKit, UIImageView; IM-5 to IM-10. Touches pass through unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor open class UIImageView: UIView {
    private var frames = FrameAnimation()
    /// The bounds for which a tiled or vector image was drawn.
    private var drawnSize: CGSize?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Takes the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        showFirst()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.highlightedImage = highlightedImage
        self.image = image
        showFirst()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !coder.containsValue(forKey: "UIUserInteractionEnabled") { isUserInteractionEnabled = false }
        image = coder.decodeObject(of: UIImage.self, forKey: "UIImage")
        highlightedImage = coder.image("UIHighlightedImage")
        CodedProperties(self, coder).flag(
            "UIAdjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory)
        CodedProperties(self, coder).flag("UIHighlighted", \.isHighlighted)
        CodedProperties(self, coder).object("UIPreferredSymbolConfiguration", \.preferredSymbolConfiguration)
        showFirst()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(image, forKey: "UIImage")
    }

    /// Setting a property in an initialiser calls no observer.
    private func showFirst() {
        show()
        if image?.images != nil { startAnimating() }
    }

    // MARK: Image

    /// An animated image starts to play.
    open var image: UIImage? {
        willSet { KeyValueChanges.will(self, "image") }
        didSet {
            defer { KeyValueChanges.did(self, "image") }
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            show()
            if image?.images != nil { startAnimating() } else if oldValue?.images != nil { stopAnimating() }
        }
    }
    open var highlightedImage: UIImage? { didSet { if isHighlighted { show() } } }
    open var isHighlighted = false {
        willSet { KeyValueChanges.will(self, "highlighted") }
        didSet {
            defer { KeyValueChanges.did(self, "highlighted") }
            if isHighlighted != oldValue { show() }
        }
    }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { show() } }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { if adjustsImageSizeForAccessibilityContentSizeCategory { reportUnscaled() } }
    }

    private func reportUnscaled() { UnimplementedSetting.report("adjustsImageSizeForAccessibilityContentSizeCategory", on: self) }

    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    private var shownImage: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        guard let chosen, chosen.isSymbolImage else { return chosen?.variant(traitCollection) ?? chosen }
        // The image's configuration takes precedence over the view's; sizes by text style follow the view's traits.
        let wanted = preferredSymbolConfiguration?.applying(chosen.configuration) ?? chosen.configuration
        // Multicolour symbols use the view's style, light or dark.
        guard let wanted, preferredSymbolConfiguration != nil || wanted.parts.textStyle != nil || chosen.picture.hasOwnColors else {
            return chosen
        }
        return SymbolPictures.shared.reconfigured(chosen.picture, wanted, traits: traitCollection).map { UIImage(picture: $0) } ?? chosen
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    package override func resolveDynamicColors() {
        super.resolveDynamicColors()
        show()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let drawnSize {
            if drawnSize != bounds.size { show() }
        } else if let picture = shownImage?.picture, picture.vector != nil, scaledSize(of: picture.size) != nil {
            show()
        }
    }

    private func show() {
        drawnSize = nil
        guard let shown = shownImage else {
            if layer.contents != nil { layer.contents = nil }
            return
        }
        guard let contents = pixels(of: shown) else { return }
        layer.contents = contents
        layer.contentsScale = drawnSize == nil ? shown.scale : contentScaleFactor
        layer.contentsCenter = shown.picture.contentsCenter
    }

    /// The layer's pixels for an image, in the view's tint if it is a template.
    private func pixels(of image: UIImage) -> CGImage? {
        let picture = image.picture
        let isMirrored = picture.flipsForRightToLeft && effectiveUserInterfaceLayoutDirection == .rightToLeft
        if !picture.stretches, bounds.width > 0, bounds.height > 0 {
            drawnSize = bounds.size
            var drawn: CGImage?
            traitCollection.performAsCurrent {
                drawn = PictureDrawing.rendered(picture, size: bounds.size, scale: contentScaleFactor)
            }
            let color = picture.isTemplate ? tintColor : nil
            return drawn.flatMap { picture.upright($0, in: color, traits: traitCollection, isMirrored: isMirrored) }
        }
        if let drawn = drawnForBounds(picture) { return drawn }
        return picture.uprightImage(
            traits: traitCollection, template: picture.isTemplate ? tintColor : nil, isMirrored: isMirrored
        )
    }

    /// Enlarged vectors get pixels for their size.
    private func drawnForBounds(_ picture: Picture) -> CGImage? {
        guard let vector = picture.vector, !picture.isResizable, let size = scaledSize(of: picture.size) else { return nil }
        let isMirrored = picture.flipsForRightToLeft && effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let image = vector.image(size: size, scale: contentScaleFactor) else { return nil }
        drawnSize = bounds.size
        return picture.uprightImage(
            image, traits: traitCollection, template: picture.isTemplate ? tintColor : nil, isMirrored: isMirrored
        )
    }

    /// The displayed size of an image of this size; nil if it is not scaled.
    private func scaledSize(of size: CGSize) -> CGSize? {
        guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        let factors: (x: CGFloat, y: CGFloat)
        switch contentMode {
        case .scaleToFill: factors = (across, down)
        case .scaleAspectFit: factors = (min(across, down), min(across, down))
        case .scaleAspectFill: factors = (max(across, down), max(across, down))
        default: return nil
        }
        guard max(factors.x, factors.y) > 1.001 else { return nil }
        return CGSize(width: size.width * factors.x, height: size.height * factors.y)
    }

    open override var contentMode: UIView.ContentMode {
        didSet { if contentMode != oldValue, shownImage?.picture.vector != nil { show() } }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .image }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Frame animation

    /// Shown in sequence while animating, instead of `image`. Setting them stops a running animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }
    open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
    /// > Units: seconds for all images; 0 shows each for a thirtieth of a second.
    open var animationDuration: TimeInterval = 0
    /// 0 repeats forever.
    open var animationRepeatCount = 0
    open var isAnimating: Bool { frames.isRunning }

    open func startAnimating() {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images = own ?? shownImage?.images, !images.isEmpty else { return }
        let given = own == nil ? shownImage?.duration ?? 0 : animationDuration
        frames.start(
            images.compactMap { pixels(of: $0) }, duration: given > 0 ? given : Double(images.count) / 30,
            repeatCount: animationRepeatCount,
            on: layer
        )
    }

    open func stopAnimating() { frames.stop(on: layer) }
}

extension Picture {
    var isTemplate: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbol && !hasOwnColors && tint == nil) }

    /// The part that stretches, in units of the image.
    var contentsCenter: CGRect {
        let size = size
        guard isResizable, stretches, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let (width, height) = (
            max(size.width - capInsets.left - capInsets.right, 0), max(size.height - capInsets.top - capInsets.bottom, 0)
        )
        return CGRect(
            x: capInsets.left / size.width, y: capInsets.top / size.height, width: width / size.width, height: height / size.height
        )
    }
}
