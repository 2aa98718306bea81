internal import DeviceProtocol
public import Foundation
internal import ObjectiveC

/// A bar that shows the progress of a task.
///
/// > Contract: UIKit, UIProgressView; facts 2.3. Takes no touches.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The height and look of the bar.
    public enum Style: Int, Sendable {
        /// Rounded, 4 points high, on the system's fill.
        case `default` = 0
        /// Thinner, for the edge of a bar.
        case bar = 1
    }

    private let track = UIImageView(frame: .zero)
    private let fill = UIImageView(frame: .zero)
    private var value: Float = 0
    var readSize: CGSize?
    private let watch = GestureTimer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates a bar of the style's height.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: ProgressViewMetrics.naturalWidth, height: style.height))
        progressViewStyle = style
    }

    /// Reads progress, style, colours and images from an archive or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        progressViewStyle = Style(rawValue: coder.decodeInteger(forKey: "UIProgressViewStyle")) ?? .default
        value = ProgressViewMetrics.clamp(coder.decodeFloat(forKey: "UIProgress"))
        progressTintColor = coder.objectIfPresent(forKey: "UIProgressProgressTintColor") as? UIColor
        trackTintColor = coder.objectIfPresent(forKey: "UIProgressTrackTintColor") as? UIColor
        PropertyDecoder(self, coder).object("UIProgressImage", \.progressImage)
        PropertyDecoder(self, coder).object("UITrackImage", \.trackImage)
        updateAppearance()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(progressViewStyle.rawValue, forKey: "UIProgressViewStyle")
        coder.encode(value, forKey: "UIProgress")
        coder.encode(progressTintColor, forKey: "UIProgressProgressTintColor")
        coder.encode(trackTintColor, forKey: "UIProgressTrackTintColor")
    }

    private func build() {
        for view in [track, fill] {
            view.isAccessibilityElement = false
            addSubview(view)
        }
        readSize = naturalSize
        // The fill is a separate view clipped by the track's ends, so that a small progress is not drawn as a dot.
        updateAppearance()
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    // MARK: Progress

    /// The fraction of the task that is done; setting it does not animate.
    ///
    /// 0...1; values outside are clamped, NaN becomes 0.
    open var progress: Float {
        get { value }
        set {
            KeyValueChanges.will(self, "progress")
            defer { KeyValueChanges.did(self, "progress") }
            setProgress(newValue, animated: false)
        }
    }

    /// Sets the progress, clamped to 0...1; animated, the bar grows or shrinks over 0.25 seconds.
    open func setProgress(_ progress: Float, animated: Bool) {
        value = ProgressViewMetrics.clamp(progress)
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: ProgressViewMetrics.animationDuration, delay: 0, options: .beginFromCurrentState) {
            self.layoutIfNeeded()
        }
    }

    /// The bar follows it, animated, while the view is in a window. > Note: polled ten times a second until it is finished.
    open var observedProgress: Progress? { didSet { follow(animated: false) } }

    private func follow(animated: Bool) {
        watch.cancel()
        guard let observedProgress else { return }
        let part = Float(observedProgress.fractionCompleted)
        if part != value { setProgress(part, animated: animated) }
        guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        watch.start(after: ProgressViewMetrics.observationInterval) { [weak self] in self?.follow(animated: true) }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        follow(animated: false)
    }

    // MARK: Appearance

    /// The height and look; default `default`.
    open var progressViewStyle: Style = .default {
        didSet {
            guard progressViewStyle != oldValue else { return }
            announceSizeChange()
            updateAppearance()
        }
    }
    /// The colour of the part that is done.
    ///
    /// Nil is the tint colour.
    open var progressTintColor: UIColor? {
        didSet {
            noteAppearance(\.progressTintColor, progressTintColor)
            updateAppearance()
        }
    }
    /// The colour of the part that is not done.
    ///
    /// Nil is the system's fill, or clear in the bar style.
    open var trackTintColor: UIColor? {
        didSet {
            noteAppearance(\.trackTintColor, trackTintColor)
            updateAppearance()
        }
    }
    /// The image of the part that is done; a resizable image is stretched.
    ///
    /// Shown instead of a colour, unless a tint colour is set.
    open var progressImage: UIImage? {
        didSet {
            noteAppearance(\.progressImage, progressImage)
            announceSizeChange()
            updateAppearance()
        }
    }
    /// Shown as the track instead of a colour, unless `trackTintColor` is set; a resizable image is stretched.
    open var trackImage: UIImage? {
        didSet {
            noteAppearance(\.trackImage, trackImage)
            announceSizeChange()
            updateAppearance()
        }
    }

    private func updateAppearance() {
        let progressImage = progressTintColor == nil ? progressImage : nil
        let trackImage = trackTintColor == nil ? trackImage : nil
        fill.image = progressImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        track.image = trackImage
        track.backgroundColor = trackImage == nil ? trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill) : nil
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    // MARK: Geometry

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bounds.height, trackHeight)
        track.frame = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        fill.frame = ProgressViewMetrics.fill(of: track.frame, progress: value, rightToLeft: readsRightToLeft)
        let isRound = progressViewStyle == .default
        track.layer.cornerRadius = isRound && track.image == nil ? height / 2 : 0
        fill.layer.cornerRadius = isRound && fill.image == nil ? min(height, fill.frame.width) / 2 : 0
    }

    private var trackHeight: CGFloat {
        let images = [progressImage, trackImage].compactMap { $0?.size.height }
        return max(progressViewStyle.height, images.max() ?? 0)
    }

    package override var defaultHugging: ViewLayoutOptions.Priorities { .flexibleWidth }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 && size.width.isFinite ? size.width : ProgressViewMetrics.naturalWidth, height: trackHeight)
    }
    open override var intrinsicContentSize: CGSize { readNaturalSize() }
    var naturalSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: trackHeight) }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .updatesFrequently }
        set { super.accessibilityTraits = newValue }
    }
    open override var accessibilityLabel: String? {
        get { accessibilityState.label ?? SystemStrings.text("Progress") }
        set { super.accessibilityLabel = newValue }
    }
    /// In per cent, unless set.
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? "\(Int(saturating: (Double(value) * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
}

extension UIProgressView.Style {
    var height: CGFloat {
        switch self {
        case .default: ProgressViewMetrics.defaultHeight
        case .bar: ProgressViewMetrics.barHeight
        }
    }
}

extension UIProgressView: SizeAnnouncing {}
