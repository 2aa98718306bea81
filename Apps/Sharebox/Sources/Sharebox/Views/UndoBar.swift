import UIKit

/// Shows an action for a while, with an undo button.
final class UndoBar: UIView {
    /// In seconds.
    static let patience: TimeInterval = 5
    private let label = UILabel()
    private let button = UIButton(type: .system)
    private var timer: Timer?
    private var onUndo: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.25, alpha: 1) : UIColor(white: 0.13, alpha: 1) }
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        label.textColor = .white
        button.setTitle(words("Undo"), for: .normal)
        button.setTitleColor(UIColor(red: 0.55, green: 0.74, blue: 1, alpha: 1), for: .normal)
        button.accessibilityIdentifier = "undo"
        button.addTarget(self, action: #selector(undo), for: .touchUpInside)
        addSubview(label)
        addSubview(button)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ text: String, undo: @escaping () -> Void) {
        label.text = text
        label.font = Theme.shared.font(.subheadline)
        label.numberOfLines = Theme.shared.isLarge ? 0 : 1
        label.lineBreakMode = Theme.shared.isLarge ? .byWordWrapping : .byTruncatingMiddle
        button.titleLabel?.font = Theme.shared.font(.subheadline, .bold)
        onUndo = undo
        isHidden = false
        superview?.setNeedsLayout()
        superview?.layoutIfNeeded()
        alpha = 0
        transform = CGAffineTransform(translationX: 0, y: 24)
        UIView.animate(withDuration: 0.25) {
            self.alpha = 1
            self.transform = .identity
        }
        UIAccessibility.post(notification: .announcement, argument: text)
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: Self.patience, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.hide() }
        }
    }

    func hide() {
        timer?.invalidate()
        timer = nil
        onUndo = nil
        UIView.animate(withDuration: 0.25) {
            self.alpha = 0
        } completion: { _ in
            // Another text may have been shown meanwhile.
            guard self.onUndo == nil else { return }
            self.isHidden = true
            self.superview?.setNeedsLayout()
        }
    }

    @objc private func undo() {
        let undo = onUndo
        hide()
        undo?()
    }

    /// With large text the button is below the text.
    private func parts(_ width: CGFloat) -> (label: CGRect, button: CGRect, height: CGFloat) {
        let isLarge = Theme.shared.isLarge
        let button = button.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let buttonWidth = button.width + 32
        let room = isLarge ? width - 36 : width - buttonWidth - 22
        let text = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up)
        guard isLarge else {
            let height = Theme.shared.length(52)
            return (
                CGRect(x: 18, y: 0, width: room, height: height),
                CGRect(x: width - buttonWidth, y: 0, width: buttonWidth, height: height), height
            )
        }
        let buttonHeight = (button.height + 16).rounded(.up)
        return (
            CGRect(x: 18, y: 14, width: room, height: text),
            CGRect(x: width - buttonWidth, y: 14 + text, width: buttonWidth, height: buttonHeight), 14 + text + buttonHeight
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: parts(size.width).height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let parts = parts(bounds.width)
        label.frame = parts.label
        button.frame = parts.button
    }
}
