import UIKit

/// A short message over a page that goes by itself.
final class Notice: UILabel {
    @discardableResult
    static func show(_ text: String, over page: UIView) -> Notice {
        let host = page.window ?? page
        host.subviews.compactMap { $0 as? Notice }.forEach { $0.removeFromSuperview() }
        let notice = Notice()
        notice.text = text
        let room = CGSize(width: min(320, host.bounds.width - 64), height: .greatestFiniteMagnitude)
        let size = notice.sizeThatFits(CGSize(width: room.width - 32, height: room.height))
        notice.frame = CGRect(
            x: (host.bounds.width - size.width - 32) / 2, y: host.bounds.height * 0.75, width: size.width + 32, height: size.height + 20)
        host.addSubview(notice)
        UIAccessibility.post(notification: .announcement, argument: text)
        UIView.animate(withDuration: 0.3, delay: 2) {
            notice.alpha = 0
        } completion: { _ in
            notice.removeFromSuperview()
        }
        return notice
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 15)
        textColor = .white
        textAlignment = .center
        numberOfLines = 0
        backgroundColor = UIColor.black.withAlphaComponent(0.8)
        layer.cornerRadius = 8
        clipsToBounds = true
        accessibilityIdentifier = "notice"
    }

    required init?(coder: NSCoder) { nil }
}

/// Slides out from under a navigation bar, rests for a second and slides back.
final class NewStatusesBanner: UILabel {
    private static let height: CGFloat = 32

    /// - Parameter bar: the banner is above the page and below this bar.
    static func show(_ count: Int, under bar: UINavigationBar) {
        guard let host = bar.superview else { return }
        let text = count == 0 ? words("No new posts") : count == 1 ? words("1 new post") : words("%d new posts", count)
        // One that is there says the new number, and does not get company.
        if let shown = host.subviews.compactMap({ $0 as? NewStatusesBanner }).first { shown.text = text; return }
        let banner = NewStatusesBanner(frame: CGRect(x: 0, y: bar.frame.maxY - height, width: host.bounds.width, height: height))
        banner.text = text
        host.insertSubview(banner, belowSubview: bar)
        UIView.animate(withDuration: 0.4) {
            banner.transform = CGAffineTransform(translationX: 0, y: height)
        } completion: { _ in
            UIView.animate(withDuration: 0.4, delay: 1) {
                banner.transform = .identity
            } completion: { _ in
                banner.removeFromSuperview()
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.accent
        textColor = .white
        textAlignment = .center
        font = .systemFont(ofSize: 14, weight: .medium)
        autoresizingMask = .flexibleWidth
        accessibilityIdentifier = "banner"
    }

    required init?(coder: NSCoder) { nil }
}
