internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Eight rotating petals that show that work is in progress.
///
/// The rotation is an animation of the render server: it continues while the main thread is busy and costs the app nothing.
/// > Contract: UIKit, UIActivityIndicatorView; facts 2.3.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of a spinner and its initial colour.
    public enum Style: Int, Sendable {
        /// 20 points wide.
        case medium = 100
        /// 37 points wide.
        case large = 101
        /// The name of the white `large` until iOS 13.
        case whiteLarge = 0
        /// The name of the white `medium` until iOS 13.
        case white = 1
        /// The name of the grey `medium` until iOS 13.
        case gray = 2

        var side: CGFloat {
            switch self {
            case .large, .whiteLarge: ActivityIndicatorMetrics.largeSide
            case .medium, .white, .gray: ActivityIndicatorMetrics.mediumSide
            }
        }

        var size: CGSize { CGSize(width: side, height: side) }

        @MainActor var color: UIColor {
            switch self {
            case .white, .whiteLarge: .white
            case .gray: .gray
            case .medium, .large: UIActivityIndicatorView.systemColor
            }
        }
    }

    /// Confidence M (Flutter's spinner), the opacity of its leading petal.
    fileprivate static let systemColor = UIColor { traits in
        let alpha = ActivityIndicatorMetrics.strongest
        return traits.userInterfaceStyle == .dark
            ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: alpha)
            : UIColor(red: 60 / 255, green: 60 / 255, blue: 68 / 255, alpha: alpha)
    }

    private static let animationKey = "UIActivityIndicatorView"
    private let petals = UIView(frame: .zero)
    private var running = false
    private var ownColor: UIColor?

    /// Creates a spinner of the style's size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        build()
    }

    /// Creates a medium spinner.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        build()
    }

    /// Reads style, colour and visibility from an archive or nib; starts if it was animating.
    public required init(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIActivityIndicatorViewStyle")) ?? .medium
        // UIView's decoding is failable for its subclasses and never fails; a spinner's is not failable in the SDK.
        super.init(frame: .zero)
        ViewCoding.decode(self, from: coder)
        hidesWhenStopped = !coder.containsValue(forKey: "UIHidesWhenStopped") || coder.decodeBool(forKey: "UIHidesWhenStopped")
        ownColor = coder.objectIfPresent(forKey: "UIActivityIndicatorColor") as? UIColor
        build()
        if coder.decodeBool(forKey: "UIAnimating") { startAnimating() }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIActivityIndicatorViewStyle")
        coder.encode(hidesWhenStopped, forKey: "UIHidesWhenStopped")
        coder.encode(ownColor, forKey: "UIActivityIndicatorColor")
        coder.encode(running, forKey: "UIAnimating")
    }

    private func build() {
        isUserInteractionEnabled = false
        petals.isUserInteractionEnabled = false
        addSubview(petals)
        updateVisibility()
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    // MARK: Appearance

    /// The size of the spinner; setting another one resets `color` and the bounds' size.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            ownColor = nil
            bounds.size = CGSize(width: style.side, height: style.side)
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }

    /// The colour of the petals.
    ///
    /// The style's colour unless set; nil resets it.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            noteAppearance(\.color, newValue)
            ownColor = newValue
            appearanceDidChange()
        }
    }

    /// A stopped spinner is hidden; setting this takes effect at once.
    open var hidesWhenStopped = true { didSet { updateVisibility() } }

    private func updateVisibility() { isHidden = !running && hidesWhenStopped }

    // MARK: Animation

    /// Whether `startAnimating()` was called last; also true outside a window.
    open var isAnimating: Bool { running }

    /// Shows the spinner and begins its rotation, one revolution per second.
    open func startAnimating() {
        guard !running else { return }
        running = true
        updateVisibility()
        turn()
    }

    /// Ends the rotation, and hides the spinner if `hidesWhenStopped`.
    open func stopAnimating() {
        guard running else { return }
        running = false
        petals.layer.removeAnimation(forKey: Self.animationKey)
        updateVisibility()
    }

    private func appearanceDidChange() {
        images = nil
        setNeedsLayout()
    }

    /// One image per step, drawn once per appearance.
    private var images: [CGImage]?

    private func makeImages() -> [CGImage] {
        let side = style.side
        let format = UIGraphicsImageRendererFormat()
        format.scale = contentScaleFactor
        let color = self.color.resolvedColor(with: traitCollection).cgColor
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
        return (0..<ActivityIndicatorMetrics.petals).compactMap { step in
            renderer.image { ActivityIndicatorMetrics.draw(in: $0.cgContext, side: side, step: step, color: color) }.cgImage
        }
    }

    private func show() {
        guard images == nil else { return }
        let made = makeImages()
        images = made
        petals.layer.contents = made.first
        petals.layer.contentsScale = contentScaleFactor
        turn()
    }

    /// One step per petal, repeating indefinitely.
    private func turn() {
        petals.layer.removeAnimation(forKey: Self.animationKey)
        guard running, window != nil, let images, !images.isEmpty else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images
        animation.calculationMode = .discrete
        animation.keyTimes = (0...images.count).map { NSNumber(value: Double($0) / Double(images.count)) }
        animation.duration = ActivityIndicatorMetrics.revolution
        animation.repeatCount = .infinity
        petals.layer.add(animation, forKey: Self.animationKey)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
        turn()
    }

    package override func resolveDynamicColors() {
        super.resolveDynamicColors()
        appearanceDidChange()
    }

    // MARK: Geometry

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
        // On whole pixels: the cached images are not redrawn for positions between them.
        let side = style.side
        let scale = max(contentScaleFactor, 1)
        let origin = CGPoint(
            x: ((bounds.midX - side / 2) * scale).rounded() / scale, y: ((bounds.midY - side / 2) * scale).rounded() / scale)
        petals.frame = CGRect(origin: origin, size: CGSize(width: side, height: side))
    }

    package override var defaultHugging: ViewLayoutOptions.Priorities { .fixedSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .updatesFrequently }
        set { super.accessibilityTraits = newValue }
    }
    /// Whether work is in progress, unless set.
    open override var accessibilityLabel: String? {
        get { accessibilityState.label ?? SystemStrings.text(running ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }
    /// "1" while animating, otherwise "0", unless set.
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? (running ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}
