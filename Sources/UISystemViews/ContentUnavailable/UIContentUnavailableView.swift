internal import CoreGraphics
public import Foundation
internal import ProgrammerErrors
public import UIKitCore

/// Shows a `UIContentUnavailableConfiguration` in the middle of its bounds; the content scrolls if it is higher.
///
/// > Contract: UIKit, UIContentUnavailableView.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let back = ConfiguredBackgroundView(frame: .zero)
    private let scroller = UIScrollView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let spinner = UIActivityIndicatorView(style: .large)
    private let label = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private let button = UIButton(configuration: .plain())
    private let secondaryButton = UIButton(configuration: .plain())
    private var actions: [ObjectIdentifier: UIAction] = [:]

    /// Creates a view that displays a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        prepare()
    }

    /// Creates a view with an empty configuration; the configuration is not archived.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        prepare()
    }

    /// The displayed configuration; only a `UIContentUnavailableConfiguration`, anything else is a programming error.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                ProgrammerError.raise("\(type(of: self)) does not support the content configuration \(type(of: newValue))")
            }
            shown = new
            show()
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is UIContentUnavailableConfiguration }

    /// Whether content that is higher than the view scrolls; true by default.
    open var isScrollEnabled: Bool {
        get { scroller.isScrollEnabled }
        set { scroller.isScrollEnabled = newValue }
    }

    private func prepare() {
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.alwaysBounceVertical = false
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = false
        spinner.hidesWhenStopped = true
        addSubview(back)
        addSubview(scroller)
        for view in parts { scroller.addSubview(view) }
        show()
    }

    private var parts: [UIView] { [spinner, imageView, label, secondaryLabel, button, secondaryButton] }

    // MARK: Display

    private func show() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        back.show(shown.background, fillColor: shown.background.resolvedBackgroundColor(for: tintColor), isCapsule: false)
        back.cornerRadius = shown.background.cornerRadius
        showImage()
        show(shown.text, shown.attributedText, shown.textProperties, in: label)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        show(shown.button, shown.buttonProperties, in: button)
        show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
        setNeedsLayout()
    }

    private func showImage() {
        let properties = shown.imageProperties
        let loads = shown.preset == .loading && shown.image == nil
        if loads { spinner.startAnimating() } else { spinner.stopAnimating() }
        spinner.color = properties.tintColor ?? .secondaryLabel
        imageView.isHidden = shown.image == nil
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.image = shown.image
        imageView.tintColor = properties.tintColor
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.adjustsFontForContentSizeCategory = true
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = attributed.map { $0.length == 0 } ?? (text ?? "").isEmpty
    }

    private func show(
        _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
    ) {
        var look = look
        if look.title == nil, look.attributedTitle == nil, let title = properties.primaryAction?.title, !title.isEmpty {
            look.title = title
        }
        if look.image == nil { look.image = properties.primaryAction?.image }
        button.configuration = look
        button.isHidden = (look.title ?? "").isEmpty && look.attributedTitle == nil && look.image == nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        let key = ObjectIdentifier(button)
        if let old = actions[key] { button.removeAction(old, for: .primaryActionTriggered) }
        actions[key] = properties.primaryAction
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    // MARK: Layout

    /// The configuration's margins, at least the superview's along the preserved axes, and the safe area.
    private var insets: UIEdgeInsets {
        let own = shown.directionalLayoutMargins
        let kept = layoutMargins
        let axes = shown.axesPreservingSuperviewLayoutMargins
        let sides = readsRightToLeft ? (left: own.trailing, right: own.leading) : (left: own.leading, right: own.trailing)
        var margins = UIEdgeInsets(top: own.top, left: sides.left, bottom: own.bottom, right: sides.right)
        if axes.contains(.horizontal) { (margins.left, margins.right) = (max(margins.left, kept.left), max(margins.right, kept.right)) }
        if axes.contains(.vertical) { (margins.top, margins.bottom) = (max(margins.top, kept.top), max(margins.bottom, kept.bottom)) }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: max(margins.top, safe.top), left: max(margins.left, safe.left), bottom: max(margins.bottom, safe.bottom),
            right: max(margins.right, safe.right))
    }

    private func part(_ view: UIView, gap: CGFloat, width: CGFloat) -> ContentUnavailableLayout.Part? {
        guard !view.isHidden else { return nil }
        let size =
            view === imageView ? imageSize : view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let kept = CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
        return ContentUnavailableLayout.Part(size: kept, gap: gap)
    }

    private var imageSize: CGSize {
        let natural = imageView.sizeThatFits(.zero)
        let limit = shown.imageProperties.maximumSize
        guard natural.width > 0, natural.height > 0 else { return .zero }
        let factor = min(1, limit.width > 0 ? limit.width / natural.width : 1, limit.height > 0 ? limit.height / natural.height : 1)
        return CGSize(width: natural.width * factor, height: natural.height * factor)
    }

    private func arrangement(in area: CGRect) -> ContentUnavailableLayout {
        let width = min(area.width, ContentUnavailableMetrics.widest)
        let pairs: [(UIView, CGFloat)] = [
            (spinner, 0), (imageView, shown.imageToTextPadding), (label, shown.imageToTextPadding),
            (secondaryLabel, label.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding),
            (button, shown.textToButtonPadding), (secondaryButton, shown.buttonToSecondaryButtonPadding),
        ]
        return ContentUnavailableLayout(
            pairs.map { part($0.0, gap: $0.1, width: width) }, in: area, centred: shown.alignment == .center,
            rightToLeft: readsRightToLeft)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = bounds
        scroller.frame = bounds
        let insets = insets
        let area = CGRect(
            x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        let arrangement = arrangement(in: area)
        for (view, frame) in zip(parts, arrangement.frames) { if let frame { view.frame = frame } }
        let height = arrangement.height + insets.top + insets.bottom
        scroller.contentSize = CGSize(width: bounds.width, height: max(bounds.height, height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = insets
        let width = size.width > 0 && size.width.isFinite ? size.width : ContentUnavailableMetrics.widest
        let area = CGRect(x: 0, y: 0, width: max(0, width - insets.left - insets.right), height: 0)
        return CGSize(width: width, height: arrangement(in: area).height + insets.top + insets.bottom)
    }
}
