internal import CoreGraphics
public import Foundation
internal import ProgrammerErrors
internal import QuartzCore

/// Blurs its background, or makes its content vibrant.
///
/// Add subviews to `contentView`. Setting `effect` in an animation block animates it; nil leaves the background unchanged. An `alpha` below
/// 1, here or in an ancestor, fades the whole effect.
/// > Contract: UIKit, UIVisualEffectView
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let backdrop = VisualEffectBackdropView(frame: .zero)
    private let content = VisualEffectContentView(frame: .zero)
    private var shown: UIVisualEffect?
    // Written once on the main thread; the last release, on any thread, only removes the token.
    private nonisolated(unsafe) var settings: (any NSObjectProtocol)?

    /// A view of zero size with an effect.
    public init(effect: UIVisualEffect?) {
        shown = effect
        super.init(frame: .zero)
        setUp()
    }

    /// A view without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Reads the effect and the content view's subviews from an archive or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        shown = coder.decodeObject(of: [UIBlurEffect.self, UIVibrancyEffect.self], forKey: Self.effectKey) as? UIVisualEffect
        setUp()
        coder.adopt("UIVisualEffectViewContentView", as: content) { ViewCoding.decode($0, from: $1) }
        for view in subviews where view !== backdrop && view !== content { content.addSubview(view) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(shown, forKey: Self.effectKey)
    }

    private static let effectKey = "UIVisualEffectViewEffect"

    private func setUp() {
        backdrop.isUserInteractionEnabled = false
        for view in [backdrop, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            super.addSubview(view)
        }
        applyEffect()
        settings = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.applyEffect() } }
    }

    deinit { if let settings { NotificationCenter.default.removeObserver(settings) } }

    /// The parent of subviews.
    open var contentView: UIView { content }

    /// A `UIBlurEffect`, a `UIVibrancyEffect`, or nil for none.
    open var effect: UIVisualEffect? {
        get { shown }
        set {
            shown = newValue
            applyEffect()
        }
    }

    private func applyEffect() { VisualEffectAppearance(shown, on: self).apply(to: backdrop, content) }

    package override func resolveDynamicColors() {
        super.resolveDynamicColors()
        applyEffect()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        applyEffect()
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview !== backdrop, subview !== content, subviews.contains(content) else { return }
        ProgrammerError.raise(
            "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, "
                + "instead add them to the -contentView.")
    }
}

/// Shows the background of a visual effect view.
final class VisualEffectBackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }
}

/// Contains the foreground of a visual effect view.
final class VisualEffectContentView: UIView {}
