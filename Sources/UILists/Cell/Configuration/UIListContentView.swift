public import Foundation
@_spi(UIKitModules) public import UIKitCore
internal import ViewLayout

/// Displays a `UIListContentConfiguration`, in a cell or anywhere else.
///
/// > Contract: UIKit, UIListContentView. Touches pass through to its superview.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private lazy var imageView = UIImageView(frame: .zero)
    private lazy var label = UILabel(frame: .zero)
    private lazy var secondaryLabel = UILabel(frame: .zero)
    /// Which subviews exist; they are created when they have content.
    private var parts = Parts()
    /// The height that was calculated last.
    private var measured: Measured?

    private struct Measured {
        var width: CGFloat
        var margins: NSDirectionalEdgeInsets
        var height: CGFloat
    }

    private struct Parts {
        var image = false
        var text = false
        var secondary = false
    }

    /// Creates a view that displays a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        prepare()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        insetsLayoutMarginsFromSafeArea = false
        show(old: nil)
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    /// The displayed configuration; only a `UIListContentConfiguration`, anything else is a programming error.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else { ContentTypeMismatch.stop(newValue, in: self) }
            guard new != shown else { return }
            let old = shown
            shown = new
            show(old: old)
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is UIListContentConfiguration }

    // MARK: Display

    private func show(old: UIListContentConfiguration?) {
        directionalLayoutMargins = shown.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        alpha = shown.alpha
        showImage()
        let (text, secondary) = (shown.textProperties, shown.secondaryTextProperties)
        if Self.isShown(shown.text, shown.attributedText) || parts.text {
            if !parts.text { addSubview(label) }
            parts.text = true
            ListText.show(shown.text, shown.attributedText, text, in: label, traits: traitCollection)
        }
        if Self.isShown(shown.secondaryText, shown.secondaryAttributedText) || parts.secondary {
            if !parts.secondary { addSubview(secondaryLabel) }
            parts.secondary = true
            ListText.show(shown.secondaryText, shown.secondaryAttributedText, secondary, in: secondaryLabel, traits: traitCollection)
        }
        sizeChanged()
        setNeedsLayout()
    }

    private func sizeChanged() {
        measured = nil
        invalidateIntrinsicContentSize()
    }

    private static func isShown(_ text: String?, _ attributed: NSAttributedString?) -> Bool {
        attributed.map { $0.length > 0 } ?? text.map { !$0.isEmpty } ?? false
    }

    private func showImage() {
        guard shown.image != nil || parts.image else { return }
        if !parts.image {
            imageView.contentMode = .scaleAspectFit
            imageView.isAccessibilityElement = false
            addSubview(imageView)
            parts.image = true
        }
        let properties = shown.imageProperties
        imageView.isHidden = shown.image == nil
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.image = shown.image
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
        // Images that fill their shape are not reduced for it.
        if let own = properties.tintColor ?? (properties.tintColorTransformer == nil ? nil : tintColor) {
            imageView.tintColor = properties.tintColorTransformer?(own) ?? own
        } else {
            imageView.tintColor = nil
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shown.imageProperties.tintColorTransformer != nil { showImage() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measured = nil
        if traitCollection.hasOtherFonts(than: previousTraitCollection) { show(old: shown) }
    }

    // MARK: Frames

    private func frames(width: CGFloat, height: CGFloat?) -> CellTextFrames {
        var commands = CellTextFrames.LayoutInput(
            width: width, arrangement: shown.prefersSideBySideTextAndSecondaryText ? .sides : .stacked)
        let margins = effectiveMargins
        commands.isRightToLeft = readsRightToLeft
        commands.pixel = 1 / max(1, traitCollection.displayScale)
        (commands.leading, commands.trailing) = (margins.leading, margins.trailing)
        (commands.top, commands.bottom) = (margins.top, margins.bottom)
        (commands.imageGap, commands.textGap) = (shown.imageToTextPadding, shown.textToSecondaryTextHorizontalPadding)
        commands.lineGap = shown.textToSecondaryTextVerticalPadding
        if shown.image != nil {
            let size = imageSize
            commands.image = size
            commands.imageSpace = imageSpace(for: size)
        }
        if parts.text, ListText.isFilled(label) {
            commands.text = { [label] in ListText.size(label, width: $0) }
            commands.baselines.text = label.font.ascender
        }
        if parts.secondary, ListText.isFilled(secondaryLabel) {
            commands.detail = { [secondaryLabel] in ListText.size(secondaryLabel, width: $0) }
            commands.baselines.detail = secondaryLabel.font.ascender
        }
        commands.height = height
        return CellTextFrames(commands)
    }

    /// The configuration's margins, at least the superview's along the preserved axes.
    private var effectiveMargins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        let kept = directionalLayoutMargins
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            (margins.leading, margins.trailing) = (kept.leading, kept.trailing)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (margins.top, margins.bottom) = (kept.top, kept.bottom)
        }
        return margins
    }

    private var imageSize: CGSize {
        let natural = imageView.intrinsicFrameSize
        let limit = shown.imageProperties.maximumSize
        guard natural.width > 0, natural.height > 0 else { return .zero }
        let factor = min(
            1, limit.width > 0 ? limit.width / natural.width : 1, limit.height > 0 ? limit.height / natural.height : 1)
        return CGSize(width: natural.width * factor, height: natural.height * factor)
    }

    /// Symbols have equal widths in all rows, so that texts are aligned.
    private func imageSpace(for size: CGSize) -> CGSize {
        let reserved = shown.imageProperties.reservedLayoutSize
        let font = shown.textProperties.font.pointSize
        func space(_ reserved: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
            if reserved >= UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            if reserved > 0 { return reserved }
            return shown.image?.isSymbolImage == true ? max(own, standard) : own
        }
        return CGSize(
            width: space(reserved.width, size.width, (font * ListContentMetrics.symbolWidth).rounded()),
            height: reserved.height > 0 ? space(reserved.height, size.height, (font * ListContentMetrics.symbolHeight).rounded()) : 0)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(width: bounds.width, height: bounds.height)
        if parts.image { imageView.frame = frames.image }
        if parts.text { label.frame = frames.text }
        if parts.secondary { secondaryLabel.frame = frames.detail }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? size.width : naturalWidth
        return CGSize(width: width, height: height(inWidth: width))
    }

    private func height(inWidth width: CGFloat) -> CGFloat {
        let margins = effectiveMargins
        if let measured, measured.width == width, measured.margins == margins { return measured.height }
        let height = frames(width: width, height: nil).fittingHeight
        measured = Measured(width: width, margins: margins, height: height)
        return height
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: bounds.width > 0 ? sizeThatFits(bounds.size).height : UIView.noIntrinsicMetric)
    }

    @_spi(UIKitModules) open override var intrinsicHeightDependsOnWidth: Bool { true }

    @_spi(UIKitModules) open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        guard width > 0 else { return intrinsicContentSize }
        return CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    private var naturalWidth: CGFloat {
        let margins = effectiveMargins
        let texts = [parts.text ? label : nil, parts.secondary ? secondaryLabel : nil].compactMap { $0 }
            .map { ListText.size($0, width: .greatestFiniteMagnitude).width }
        let isSide = shown.prefersSideBySideTextAndSecondaryText
        let text = isSide ? texts.reduce(0, +) + (texts.count > 1 ? shown.textToSecondaryTextHorizontalPadding : 0) : texts.max() ?? 0
        let image = shown.image == nil ? 0 : imageSpace(for: imageSize).width + (text > 0 ? shown.imageToTextPadding : 0)
        return margins.leading + image + text + margins.trailing
    }

    /// Where texts begin, for the separator. > Units: points from the leading edge of this view.
    package var textStart: CGFloat { frames(width: bounds.width, height: bounds.height).textStart }

    // MARK: Guides

    /// The text's frame; nil without text.
    open var textLayoutGuide: UILayoutGuide? { parts.text ? guide(\.textGuide, of: label) : nil }
    /// The secondary text's frame; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { parts.secondary ? guide(\.secondaryGuide, of: secondaryLabel) : nil }
    /// The image's frame; nil without an image.
    open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guide(\.imageGuide, of: imageView) }

    private struct Guides {
        var textGuide: UILayoutGuide?
        var secondaryGuide: UILayoutGuide?
        var imageGuide: UILayoutGuide?
    }
    private var guides = Guides()

    private func guide(_ kept: WritableKeyPath<Guides, UILayoutGuide?>, of view: UIView) -> UILayoutGuide {
        if let known = guides[keyPath: kept] { return known }
        let made = UILayoutGuide()
        made.measure = { [weak view] _ in view?.frame ?? .zero }
        made.owningView = self
        guides[keyPath: kept] = made
        return made
    }

    // MARK: Accessibility

    /// The concatenated texts.
    open override var accessibilityLabel: String? {
        get {
            accessibilityState.label
                ?? ListText.spoken([parts.text ? label : nil, parts.secondary ? secondaryLabel : nil].compactMap { $0 })
        }
        set { super.accessibilityLabel = newValue }
    }
}
