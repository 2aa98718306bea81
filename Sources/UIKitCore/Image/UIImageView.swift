import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows a picture, or pictures one after the other.
///
/// The pixels go to the layer's contents as they are; the content mode is the layer's work, so nothing is drawn on resizing.
/// > Contract: UIKit, UIImageView; facts IM-5 to IM-8.
@preconcurrency @MainActor open class UIImageView: UIView {
    private var shown: UIImage?
    private var highlightedShown: UIImage?
    private var playback: ImagePlayback?
    private var playing: [UIImage] = []
    private var started = 0.0
    private var timer: DispatchSourceTimer?
    private var currentFrame: Int?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// As large as the image.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    // MARK: Pictures

    /// Setting it does not change the frame.
    open var image: UIImage? {
        get { shown }
        set {
            guard newValue !== shown else { return }
            shown = newValue
            invalidateIntrinsicContentSize()
            if newValue?.images != nil, playing.isEmpty { startAnimating() }
            show()
        }
    }
    open var highlightedImage: UIImage? {
        get { highlightedShown }
        set {
            highlightedShown = newValue
            show()
        }
    }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { show() } } }

    private var current: UIImage? {
        if let currentFrame, playing.indices.contains(currentFrame) { return playing[currentFrame] }
        return isHighlighted ? (highlightedShown ?? shown) : shown
    }

    private func show() {
        ImageLayerContents(image: current, size: bounds.size, tint: tintColor, scale: traitCollection.drawingScale).apply(
            to: layer, mode: contentMode)
    }

    open override var contentMode: ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            show()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if current?.renderingMode == .alwaysTemplate { show() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if current?.capInsets != .zero { show() }
    }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    // MARK: Animation

    open var animationImages: [UIImage]? {
        didSet { if animationImages != oldValue, isAnimating, animationImages == nil { stopAnimating() } }
    }
    open var highlightedAnimationImages: [UIImage]?
    /// One round; 0 is a thirtieth of a second a frame. > Units: seconds.
    open var animationDuration: TimeInterval = 0
    /// 0 is for ever.
    open var animationRepeatCount = 0
    open var isAnimating: Bool { playback != nil }

    /// Plays from the first frame.
    open func startAnimating() {
        let frames = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? shown?.images ?? []
        guard !frames.isEmpty else { return }
        let own = animationImages == nil ? shown?.duration ?? 0 : 0
        let duration = animationDuration > 0 ? animationDuration : (own > 0 ? own : Double(frames.count) / 30)
        playing = frames
        playback = ImagePlayback(frameCount: frames.count, duration: duration, repeatCount: max(0, animationRepeatCount))
        started = CACurrentMediaTime()
        advance()
    }

    open func stopAnimating() {
        timer?.cancel()
        timer = nil
        playback = nil
        playing = []
        currentFrame = nil
        show()
    }

    private func advance() {
        guard let playback else { return }
        let time = CACurrentMediaTime() - started
        guard let frame = playback.frame(at: time), let next = playback.nextChange(after: time) else {
            stopAnimating()
            return
        }
        if frame != currentFrame {
            currentFrame = frame
            show()
        }
        wait(for: next - time)
    }

    private func wait(for interval: Double) {
        timer?.cancel()
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + interval)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.advance() } }
        timer.resume()
        self.timer = timer
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            timer?.cancel()
            timer = nil
        } else if isAnimating {
            advance()
        }
    }

    // MARK: Accessibility

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .image }
        set { super.accessibilityTraits = newValue }
    }
}
