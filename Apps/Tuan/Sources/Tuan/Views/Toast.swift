import UIKit

/// A short message at the bottom of a page, which goes by itself.
enum Toast {
    @MainActor static func show(_ text: String, in view: UIView) {
        let label = UILabel()
        label.text = text
        label.setScaledFont(15, .medium, most: 28)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        label.accessibilityIdentifier = "toast"
        let size = label.sizeThatFits(CGSize(width: min(360, view.bounds.width - 80), height: 200))
        let bubble = UIView(frame: CGRect(x: 0, y: 0, width: size.width + 40, height: size.height + 24))
        bubble.backgroundColor = UIColor(white: 0.1, alpha: 0.9)
        bubble.layer.cornerRadius = min(20, bubble.bounds.height / 2)
        bubble.center = CGPoint(x: view.bounds.midX, y: view.bounds.maxY - view.safeAreaInsets.bottom - 60)
        bubble.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
        bubble.isUserInteractionEnabled = false
        label.frame = bubble.bounds
        bubble.addSubview(label)
        view.addSubview(bubble)
        UIView.animate(withDuration: 0.3, delay: 2, options: []) {
            bubble.alpha = 0
        } completion: { _ in
            bubble.removeFromSuperview()
        }
    }
}
