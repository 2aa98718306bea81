internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import UIKitCore

/// One notification at the top of the screen. > Units: points. > Confidence: R.
@MainActor final class NotificationBanner: UIView {
    private enum Metrics {
        static let side: CGFloat = 8
        static let most: CGFloat = 430
        static let corner: CGFloat = 24
        static let inset: CGFloat = 14
        static let icon: CGFloat = 38
        static let row: CGFloat = 44
        static let duration: TimeInterval = 0.5
    }

    /// A nil action is a tap on the notification itself; with the user's text for a text input action.
    var onTap: ((UNNotificationAction?, String?) -> Void)?
    /// The user starts a text input action.
    var onWrite: (() -> Void)?
    var onSwipe: (() -> Void)?
    private(set) var isExpanded = false
    private let actions: [UNNotificationAction]
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let icon: AppIconView
    private let time = UILabel()
    private let titles = UILabel()
    private let text = UILabel()
    private let picture = UIImageView()
    private var buttons: [UIButton] = []
    private var field: UITextField?

    private static let selectors: (tap: Selector, swipe: Selector, press: Selector) = {
        ObjCRuntime.register(NotificationBanner.self, "handleTap:") { target, _ in
            if target.field == nil { target.onTap?(nil, nil) }
            return nil
        }
        ObjCRuntime.register(NotificationBanner.self, "handleSwipe:") { target, _ in
            target.onSwipe?()
            return nil
        }
        ObjCRuntime.register(NotificationBanner.self, "handlePress:") { target, _ in
            target.expand()
            return nil
        }
        return (Selector("handleTap:"), Selector("handleSwipe:"), Selector("handlePress:"))
    }()

    init(_ notification: UNNotification, actions: [UNNotificationAction], icon: AppIconView) {
        (self.actions, self.icon) = (actions, icon)
        super.init(frame: .zero)
        let content = notification.request.content
        let head = [content.title, content.subtitle].filter { !$0.isEmpty }.joined(separator: "\n")
        layer.cornerRadius = Metrics.corner
        clipsToBounds = true
        time.text = SystemStrings.text("now")
        time.font = .systemFont(ofSize: 13)
        time.textColor = .secondaryLabel
        titles.text = head
        titles.numberOfLines = 2
        titles.font = .systemFont(ofSize: 15, weight: .semibold)
        text.text = content.body
        text.numberOfLines = 4
        text.font = .systemFont(ofSize: 15)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 6
        picture.image = content.attachments.lazy.compactMap(\.imagePath).first.flatMap { UIImage(contentsOfFile: $0) }
        // Touches go to the banner itself, also those on its texts.
        for view in [material, icon, titles, text, time, picture] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityIdentifier = "notification \(notification.request.identifier)"
        accessibilityLabel = [content.title, content.subtitle, content.body, SystemStrings.text("now")].filter { !$0.isEmpty }.joined(
            separator: ", ")
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.selectors.tap))
        let swipe = UISwipeGestureRecognizer(target: self, action: Self.selectors.swipe)
        swipe.direction = .up
        addGestureRecognizer(swipe)
        if !actions.isEmpty { addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Self.selectors.press)) }
    }

    required init?(coder: NSCoder) { nil }

    private func expand() {
        guard !isExpanded else { return }
        isExpanded = true
        isAccessibilityElement = false
        for action in actions {
            let button = UIButton(type: .system)
            button.setTitle(action.title, for: .normal)
            if action.options.contains(.destructive) { button.setTitleColor(.systemRed, for: .normal) }
            if let image = action.icon?.image { button.setImage(image, for: .normal) }
            button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
        settle()
    }

    private func settle() {
        UIView.animate(withDuration: Metrics.duration) {
            self.place()
            self.layoutIfNeeded()
        }
    }

    private func choose(_ action: UNNotificationAction) {
        guard let input = action as? UNTextInputNotificationAction else { return onTap?(action, nil) ?? () }
        for button in buttons { button.removeFromSuperview() }
        let field = UITextField()
        field.placeholder = input.textInputPlaceholder
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = "reply"
        let send = UIButton(type: .system)
        send.setTitle(input.textInputButtonTitle, for: .normal)
        send.addAction(
            UIAction { [weak self, weak field] _ in
                field?.resignFirstResponder()
                self?.onTap?(action, field?.text ?? "")
            }, for: .touchUpInside)
        (self.field, buttons) = (field, [send])
        addSubview(field)
        addSubview(send)
        settle()
        onWrite?()
        field.becomeFirstResponder()
    }

    private var textWidth: CGFloat {
        bounds.width - Metrics.inset * 2 - Metrics.icon - 10 - (picture.image == nil ? 0 : Metrics.icon + 10)
    }

    /// Next to the time.
    private var titleSpace: CGSize {
        let stamp = time.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).width
        return CGSize(width: max(0, textWidth - stamp - 8), height: .greatestFiniteMagnitude)
    }

    private var contentHeight: CGFloat {
        let space = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        let lines = titles.sizeThatFits(titleSpace).height + (text.text?.isEmpty ?? true ? 0 : text.sizeThatFits(space).height)
        return max(Metrics.icon, lines) + Metrics.inset * 2
    }

    private func place() {
        guard let window = superview else { return }
        let width = min(window.bounds.width - Metrics.side * 2, Metrics.most)
        bounds.size.width = width
        let height = contentHeight + CGFloat(buttons.count) * Metrics.row
        frame = CGRect(
            x: (window.bounds.width - width) / 2, y: max(window.safeAreaInsets.top, Metrics.side), width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        let height = contentHeight
        icon.frame = CGRect(x: Metrics.inset, y: (height - Metrics.icon) / 2, width: Metrics.icon, height: Metrics.icon)
        let space = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        let left = icon.frame.maxX + 10
        let (head, body) = (titles.sizeThatFits(titleSpace).height, text.text?.isEmpty ?? true ? 0 : text.sizeThatFits(space).height)
        titles.frame = CGRect(x: left, y: (height - head - body) / 2, width: titleSpace.width, height: head)
        let stamp = time.sizeThatFits(space)
        time.frame = CGRect(x: left + space.width - stamp.width, y: titles.frame.minY + 2, width: stamp.width, height: stamp.height)
        text.frame = CGRect(x: left, y: titles.frame.maxY, width: space.width, height: body)
        picture.frame = CGRect(
            x: bounds.width - Metrics.inset - Metrics.icon, y: (height - Metrics.icon) / 2, width: Metrics.icon, height: Metrics.icon)
        if let field, let send = buttons.first {
            let width = send.sizeThatFits(CGSize(width: bounds.width, height: Metrics.row)).width + Metrics.inset
            send.frame = CGRect(x: bounds.width - Metrics.inset - width, y: height, width: width, height: Metrics.row)
            field.frame = CGRect(
                x: Metrics.inset, y: height + 5, width: send.frame.minX - Metrics.inset - 8, height: Metrics.row - 10)
            return
        }
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 0, y: height + CGFloat(index) * Metrics.row, width: bounds.width, height: Metrics.row)
        }
    }

    func enter(_ window: UIWindow) {
        window.addSubview(self)
        UIView.performWithoutAnimation {
            place()
            layoutIfNeeded()
            transform = CGAffineTransform(translationX: 0, y: -frame.maxY)
        }
        UIView.animate(withDuration: Metrics.duration, delay: 0, options: .allowUserInteraction) { self.transform = .identity }
    }

    func leave(animated: Bool, _ completion: (() -> Void)? = nil) {
        guard animated else {
            removeFromSuperview()
            completion?()
            return
        }
        UIView.animate(withDuration: Metrics.duration) {
            self.transform = CGAffineTransform(translationX: 0, y: -self.frame.maxY)
        } completion: { _ in
            self.removeFromSuperview()
            completion?()
        }
    }
}
