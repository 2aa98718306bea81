import UIKit

/// Shows a source file as it was compiled, in colours.
class SourceViewController: UIViewController {
    private let path: String
    private let text = UITextView()

    init(path: String) {
        self.path = path
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = (path as NSString).lastPathComponent
        view.backgroundColor = .systemBackground
        text.isEditable = false
        text.alwaysBounceVertical = true
        text.adjustsFontForContentSizeCategory = true
        text.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        // Code reads from the left in every language.
        text.semanticContentAttribute = .forceLeftToRight
        text.textAlignment = .left
        text.accessibilityIdentifier = "source"
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .monospacedSystemFont(ofSize: 12, weight: .regular))
        let source = (try? String(contentsOfFile: path, encoding: .utf8)) ?? String(format: localized("source.missing"), path)
        text.attributedText = SourceColors.text(of: source, font: font)
        view.addSubview(text)
        if navigationController?.viewControllers.first === self {
            let close = UIBarButtonItem(title: localized("Close"), style: .done, target: self, action: #selector(close))
            navigationItem.rightBarButtonItem = close
        }
    }

    @objc private func close() { dismiss(animated: true) }
}
