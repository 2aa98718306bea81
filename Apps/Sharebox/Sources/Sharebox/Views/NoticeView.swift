import UIKit

/// A message above a list: the state or the error, and an action.
final class NoticeView: UIView {
    enum Tone { case notice, failure }

    var onAction: (() -> Void)?
    private let icon = UIImageView()
    private let label = UILabel()
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        icon.contentMode = .scaleAspectFit
        label.numberOfLines = 0
        button.addTarget(self, action: #selector(act), for: .touchUpInside)
        for view in [icon, label, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ text: String, tone: Tone, action: String?) {
        let theme = Theme.shared
        let color = tone == .notice ? Palette.noticeText : Palette.failureText
        backgroundColor = tone == .notice ? Palette.notice : Palette.failure
        icon.image = UIImage(systemName: tone == .notice ? "wifi.slash" : "exclamationmark.triangle.fill")
        icon.tintColor = color
        label.text = text
        label.textColor = color
        label.font = theme.font(.footnote, .medium)
        button.isHidden = action == nil
        button.setTitle(action, for: .normal)
        button.setTitleColor(color, for: .normal)
        button.titleLabel?.font = theme.font(.footnote, .bold)
        setNeedsLayout()
    }

    private func parts(_ width: CGFloat) -> (label: CGRect, button: CGRect, height: CGFloat) {
        let action = button.isHidden ? 0 : button.sizeThatFits(CGSize(width: width, height: 44)).width + 20
        let room = max(40, width - 40 - action - (button.isHidden ? 12 : 0))
        let text = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        let height = max(44, (text.height + 20).rounded(.up))
        return (
            CGRect(x: 40, y: 0, width: room, height: height), CGRect(x: width - action, y: 0, width: action, height: height), height
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: parts(size.width).height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let parts = parts(bounds.width)
        icon.frame = CGRect(x: 12, y: bounds.midY - 9, width: 18, height: 18)
        label.frame = parts.label
        button.frame = parts.button
    }

    @objc private func act() { onAction?() }
}
