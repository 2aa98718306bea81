import UIKit

/// A line of text above buttons.
class ButtonPage: PatternPage {
    let label = UILabel()
    private var buttons: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        label.textAlignment = .center
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let width = safe.width * 0.8
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: safe.midX - width / 2, y: safe.minY + 16, width: width, height: height)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: label.frame.minX, y: label.frame.maxY + 8 + CGFloat(index) * 40, width: width, height: 36)
        }
    }

    func addButton(_ title: String, _ action: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        view.addSubview(button)
        buttons.append(button)
    }

    /// Shows another text and makes space for it.
    func say(_ text: String) {
        label.text = text
        viewIfLoaded?.setNeedsLayout()
    }
}
