internal import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import QuartzCore

/// Shows an image, or a sequence of images as an animation.
///
/// > Contract: UIKit, UIImageView; IM-5 to IM-10. Touches pass through unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    private var frames = FrameAnimation()
    /// The bounds for which a tiled or vector image was drawn.
    private var drawnSize: CGSize?
    private var knownExtent = ImageExtent()
    /// Has the image while the background is a pattern.
    private var imageLayer: ImageLayer?
    private var shownLayer: CALayer { imageLayer ?? layer }

    func showImageInFront(ofPattern isPattern: Bool) {
        guard isPattern != (imageLayer != nil) else { return }
        let wasAnimating = isAnimating
        stopAnimating()
        if isPattern {
            let front = ImageLayer()
            front.adopt(layer)
            imageLayer = front
        } else {
            imageLayer?.removeFromSuperlayer()
            imageLayer = nil
            layer.contents = nil
            show()
        }
        if wasAnimating { startAnimating() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view with an image, of its size.
    ///
    /// Takes the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        showFirst()
    }

    /// A view of the image's size, with another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.highlightedImage = highlightedImage
        self.image = image
        showFirst()
    }

    /// Reads the images and settings from an archive or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !coder.containsValue(forKey: "UIUserInteractionEnabled") { isUserInteractionEnabled = false }
        image = coder.decodeObject(of: UIImage.self, forKey: "UIImage")
        highlightedImage = coder.image("UIHighlightedImage")
        PropertyDecoder(self, coder).flag(
            "UIAdjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory)
        PropertyDecoder(self, coder).flag("UIHighlighted", \.isHighlighted)
        PropertyDecoder(self, coder).object("UIPreferredSymbolConfiguration", \.preferredSymbolConfiguration)
        showFirst()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(image, forKey: "UIImage")
    }

    /// Setting a property in an initialiser calls no observer.
    private func showFirst() {
        knownExtent = ImageExtent(displayedImage)
        show()
        if image?.images != nil { startAnimating() }
    }

    // MARK: Image

    /// The image that is shown; observable with key-value observing.
    ///
    /// An animated image starts to play.
    open var image: UIImage? {
        willSet { KeyValueChanges.will(self, "image") }
        didSet {
            defer { KeyValueChanges.did(self, "image") }
            guard image !== oldValue else { return }
            show()
            if image?.images != nil { startAnimating() } else if oldValue?.images != nil { stopAnimating() }
        }
    }
    /// The image of the highlighted state; nil shows `image`.
    open var highlightedImage: UIImage? { didSet { if isHighlighted { show() } } }
    /// Whether the highlighted image is shown; default false.
    open var isHighlighted = false {
        willSet { KeyValueChanges.will(self, "highlighted") }
        didSet {
            defer { KeyValueChanges.did(self, "highlighted") }
            if isHighlighted != oldValue { show() }
        }
    }
    /// The size and weight of symbol images, where the image's own configuration does not specify them.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { show() } }
    /// Whether the image grows with large text sizes; without effect in Ferry.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { if adjustsImageSizeForAccessibilityContentSizeCategory { reportUnscaled() } }
    }

    private func reportUnscaled() { UnimplementedSetting.report("adjustsImageSizeForAccessibilityContentSizeCategory", on: self) }

    /// The displayed image's size without its `alignmentRectInsets`, so that the frame is the image's size.
    open override var intrinsicContentSize: CGSize {
        guard let shown = displayedImage else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        let box = CGRect(origin: .zero, size: shown.size).inset(by: shown.alignmentRectInsets)
        return CGSize(width: max(box.width, 0), height: max(box.height, 0))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size ?? bounds.size }
    open override var alignmentRectInsets: UIEdgeInsets { displayedImage?.alignmentRectInsets ?? .zero }

    private var displayedImage: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        guard let chosen, chosen.isSymbolImage else { return chosen?.variant(traitCollection) ?? chosen }
        // The image's configuration takes precedence over the view's; sizes by text style follow the view's traits.
        let wanted = preferredSymbolConfiguration?.applying(chosen.configuration) ?? chosen.configuration
        // Multicolour symbols use the view's style, light or dark.
        guard let wanted, preferredSymbolConfiguration != nil || wanted.parts.textStyle != nil || chosen.picture.hasIntrinsicColors else {
            return chosen
        }
        return SymbolImageCache.shared.reconfigured(chosen.picture, wanted, traits: traitCollection).map { UIImage(picture: $0) } ?? chosen
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
        imageLayer?.frame = layer.bounds
        if let drawnSize {
            if drawnSize != bounds.size { show() }
        } else if let picture = displayedImage?.picture, picture.vector != nil, scaledSize(of: picture.size) != nil {
            show()
        }
    }

    private func show() {
        drawnSize = nil
        let displayed = displayedImage
        announceExtent(of: displayed)
        guard let shown = displayed else {
            if shownLayer.contents != nil { shownLayer.contents = nil }
            return
        }
        guard let contents = pixels(of: shown) else { return }
        shownLayer.contents = contents
        shownLayer.contentsScale = drawnSize == nil ? shown.scale : contentScaleFactor
        shownLayer.contentsCenter = shown.picture.contentsCenter
    }

    private func announceExtent(of image: UIImage?) {
        let extent = ImageExtent(image)
        guard extent != knownExtent else { return }
        knownExtent = extent
        invalidateIntrinsicContentSize()
    }

    /// The baseline of an image that has one, such as a symbol. > Contract: UIKit, UIImage.baselineOffsetFromBottom.
    @_spi(UIKitModules) open override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard let image = displayedImage, let offset = image.baselineOffsetFromBottom, image.size.height > 0,
            forFirstBaselineLayout === self, forLastBaselineLayout === self
        else { return super.baselineOffsets(in: size) }
        return ViewBaselines.offsets(of: self, in: size) { frame in
            let place = contentMode.verticalPlace(of: image.size, in: frame)
            let line = place.bottom - offset * place.height / image.size.height
            return (line, line)
        }
    }

    /// The layer's pixels for an image, in the view's tint if it is a template.
    private func pixels(of image: UIImage) -> CGImage? {
        let picture = image.picture
        let isMirrored = picture.flipsForRightToLeft && effectiveUserInterfaceLayoutDirection == .rightToLeft
        if !picture.stretches, bounds.width > 0, bounds.height > 0 {
            drawnSize = bounds.size
            var drawn: CGImage?
            traitCollection.performAsCurrent {
                drawn = ImageContentDrawing.rendered(picture, size: bounds.size, scale: contentScaleFactor)
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
    private func drawnForBounds(_ picture: ImageContent) -> CGImage? {
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
        didSet {
            imageLayer?.contentsGravity = contentMode.gravity
            if contentMode != oldValue, displayedImage?.picture.vector != nil { show() }
        }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .image }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Frame animation

    /// The images of an animation.
    ///
    /// Shown in sequence while animating, instead of `image`. Setting them stops a running animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }
    /// Shown in sequence while animating in the highlighted state; nil shows `animationImages`.
    open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
    /// The duration of one run of the animation; default 0.
    ///
    /// > Units: seconds for all images; 0 shows each for a thirtieth of a second.
    open var animationDuration: TimeInterval = 0
    /// The number of times that the animation runs; default 0.
    ///
    /// 0 repeats forever.
    open var animationRepeatCount = 0
    /// Whether an animation runs.
    open var isAnimating: Bool { frames.isRunning }

    /// Starts the animation of `animationImages`, or of an animated image; does nothing without images.
    open func startAnimating() {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images = own ?? displayedImage?.images, !images.isEmpty else { return }
        let given = own == nil ? displayedImage?.duration ?? 0 : animationDuration
        frames.start(
            images.compactMap { pixels(of: $0) }, duration: given > 0 ? given : Double(images.count) / 30,
            repeatCount: animationRepeatCount,
            on: shownLayer
        )
    }

    /// Stops the animation and shows `image` again.
    open func stopAnimating() { frames.stop(on: shownLayer) }
}

extension ImageContent {
    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbol && !hasIntrinsicColors && tint == nil)
    }

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
