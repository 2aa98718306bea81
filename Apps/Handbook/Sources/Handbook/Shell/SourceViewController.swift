import UIKit

/// Shows the source file of a page, as it was compiled.
class SourceViewController: UIViewController {
    private let path: String
    private let text = UILabel()
    private let scroller = UIScrollView()
    private let closeButton = UIButton(type: .system)

    init(path: String) {
        self.path = path
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        path = ""
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroller.alwaysBounceVertical = true
        view.addSubview(scroller)

        text.numberOfLines = 0
        text.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        text.lineBreakMode = .byCharWrapping
        text.text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "The source is not on this machine: \(path)"
        scroller.addSubview(text)

        closeButton.setTitle("Close", for: .normal)
        closeButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(closeButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        closeButton.frame = CGRect(x: area.maxX - 76, y: area.minY, width: 60, height: 44)
        scroller.frame = CGRect(x: area.minX, y: area.minY + 44, width: area.width, height: view.bounds.maxY - area.minY - 44)
        let size = text.sizeThatFits(CGSize(width: area.width - 32, height: .greatestFiniteMagnitude))
        text.frame = CGRect(x: 16, y: 0, width: area.width - 32, height: size.height)
        scroller.contentSize = CGSize(width: area.width, height: size.height + 16)
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}
