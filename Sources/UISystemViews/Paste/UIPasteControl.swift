internal import CoreGraphics
public import Foundation
public import UIKitCore

/// A button that pastes into its target; it is enabled while the target accepts what is on the pasteboard.
///
/// > Contract: UIKit, UIPasteControl.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    private let settings: Configuration
    private let button = UIButton(configuration: .filled())
    private var observer: (any NSObjectProtocol)?

    /// Creates a control with a configuration.
    public init(configuration: Configuration) {
        settings = configuration
        super.init(frame: .zero)
        prepare()
    }

    /// Creates a control with image and word.
    public override init(frame: CGRect) {
        settings = Configuration()
        super.init(frame: frame)
        prepare()
    }

    /// Creates a control with image and word; its configuration is not archived.
    public required init?(coder: NSCoder) {
        settings = Configuration()
        super.init(coder: coder)
        prepare()
    }

    /// The configuration given at creation.
    open var configuration: Configuration { settings }
    /// What is pasted into; nil, the default, is the nearest responder that accepts what is on the pasteboard. Held weakly.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }

    private func prepare() {
        button.configuration = look
        accessibilityLabel = SystemWords.text(.paste)
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        addSubview(button)
        observer = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: nil, queue: nil) {
            [weak self] _ in MainActor.assumeIsolated { self?.update() }
        }
        update()
    }

    isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    private var look: UIButton.Configuration {
        var look = UIButton.Configuration.filled()
        if settings.displayMode != .iconOnly { look.title = SystemWords.text(.paste) }
        if settings.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 6
        look.imagePlacement = settings.imagePlacement
        look.cornerStyle = settings.cornerStyle
        look.background.cornerRadius = settings.cornerRadius
        look.baseForegroundColor = settings.baseForegroundColor
        look.baseBackgroundColor = settings.baseBackgroundColor
        return look
    }

    private var receiver: (any UIPasteConfigurationSupporting)? {
        if let target { return target }
        var responder = next
        let providers = UIPasteboard.general.itemProviders
        while let candidate = responder {
            if candidate.canPaste(providers) { return candidate }
            responder = candidate.next
        }
        return nil
    }

    private func update() {
        let providers = UIPasteboard.general.itemProviders
        button.isEnabled = isEnabled && !providers.isEmpty && receiver?.canPaste(providers) ?? false
    }

    private func paste() {
        let providers = UIPasteboard.general.itemProviders
        guard let receiver, receiver.canPaste(providers) else { return }
        receiver.paste(itemProviders: providers)
        sendActions(for: .primaryActionTriggered)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    open override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            super.isEnabled = newValue
            update()
        }
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}
