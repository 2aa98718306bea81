import UIKit

/// Holds the one open menu over a cover, below the bar. Panel and cover move together; another menu takes the panel's place at once.
final class DropMenuContainer: UIView {
    var onClose: (() -> Void)?
    private let cover = UIControl()
    private(set) var menu: DropMenu?
    /// While it slides up, nothing opens and nothing closes it again.
    private var isClosing = false

    static let duration: TimeInterval = 0.3

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.backgroundColor = .black
        cover.isAccessibilityElement = true
        cover.accessibilityLabel = words("关闭")
        cover.accessibilityIdentifier = "menu cover"
        cover.frame = bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.addTarget(self, action: #selector(tapCover), for: .touchUpInside)
        addSubview(cover)
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    func open(_ new: DropMenu) {
        guard !isClosing else { return }
        new.onResize = { [weak self] in self?.placeMenu(animated: true) }
        if let old = menu {
            guard old !== new else { return }
            old.removeFromSuperview()
            menu = new
            addSubview(new)
            placeMenu(animated: false)
            return
        }
        menu = new
        isHidden = false
        addSubview(new)
        placeMenu(animated: false)
        new.layoutIfNeeded()
        let height = new.frame.height
        new.frame.origin.y = -height
        cover.alpha = 0
        UIView.animate(withDuration: Self.duration) {
            new.frame.origin.y = 0
            self.cover.alpha = 0.5
        }
    }

    func close() {
        guard let old = menu, !isClosing else { return }
        isClosing = true
        onClose?()
        UIView.animate(withDuration: Self.duration) {
            old.frame.origin.y = -old.frame.height
            self.cover.alpha = 0
        } completion: { _ in
            old.removeFromSuperview()
            self.menu = nil
            self.isClosing = false
            self.isHidden = true
        }
    }

    private func placeMenu(animated: Bool) {
        guard let menu else { return }
        let height = menu.height(width: bounds.width, most: bounds.height * 0.8)
        let place = { menu.frame = CGRect(x: 0, y: 0, width: self.bounds.width, height: height) }
        if animated { UIView.animate(withDuration: 0.2, animations: place) } else { place() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let menu, !isClosing, menu.frame.width != bounds.width { placeMenu(animated: false) }
    }

    @objc private func tapCover() { close() }
}
