import UIKit

/// A message that disappears by itself.
@MainActor enum Toast {
    static func show(_ text: String, over view: UIView) {
        let label = UILabel()
        label.text = text
        label.textColor = .white
        label.font = Theme.shared.font(.subheadline, .medium)
        label.textAlignment = .center
        label.numberOfLines = 0
        let box = UIView()
        box.backgroundColor = UIColor(white: 0.13, alpha: 0.92)
        box.layer.cornerRadius = 12
        box.isUserInteractionEnabled = false
        box.addSubview(label)
        view.addSubview(box)
        let size = label.sizeThatFits(CGSize(width: min(300, view.bounds.width - 80), height: 400))
        box.bounds = CGRect(x: 0, y: 0, width: size.width + 40, height: size.height + 24)
        box.center = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.45)
        label.frame = box.bounds.insetBy(dx: 20, dy: 12)
        box.alpha = 0
        UIAccessibility.post(notification: .announcement, argument: text)
        UIView.animate(withDuration: 0.2) {
            box.alpha = 1
        } completion: { _ in
            UIView.animate(withDuration: 0.3, delay: 1.4) {
                box.alpha = 0
            } completion: { _ in
                box.removeFromSuperview()
            }
        }
    }
}
