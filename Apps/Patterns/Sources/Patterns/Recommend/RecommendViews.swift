import UIKit

/// The advertisement above the list, with a button that closes it.
final class AdvertHeader: UIView {
    private let label = UILabel()
    private let button = UIButton(type: .close)
    var whenClosed: (() -> Void)?
    static let height: CGFloat = 80

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemYellow
        label.text = "An advertisement"
        label.textAlignment = .center
        button.accessibilityLabel = "Remove the advertisement"
        button.addAction(UIAction { [weak self] _ in self?.whenClosed?() }, for: .touchUpInside)
        addSubview(label)
        addSubview(button)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        button.frame = CGRect(x: bounds.width - 44 - safeAreaInsets.right, y: 8, width: 36, height: 36)
    }
}

/// A page with one message.
final class MessageController: ButtonPage {
    private let text: String

    init(title: String, text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        say(text)
    }
}

extension UITableView {
    /// Removes the header while the rows move up.
    func closeHeader() {
        let first = IndexPath(row: 0, section: 0)
        let before = rectForRow(at: first).minY
        UIView.animate(withDuration: 0.3) {
            self.tableHeaderView = nil
            self.layoutIfNeeded()
        } completion: { _ in
            CallLog.shared.add("list: the first row moved up by \(Int(before - self.rectForRow(at: first).minY))")
        }
    }
}
