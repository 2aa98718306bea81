import UIKit

/// Shown while the text is opened; it shows the progress of the first launch's import.
final class ImportViewController: UIViewController {
    private let label = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)
    private let again = UIButton(type: .system)
    private let completion: () -> Void

    init(completion: @escaping () -> Void) {
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Colours.paper
        label.font = Fonts.heading(22, .title2)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .center
        again.setTitle(words("Try again"), for: .normal)
        again.addAction(UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, bar, again])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -24),
        ])
        load()
    }

    private func load() {
        label.text = words("Living Stone")
        again.isHidden = true
        bar.isHidden = true
        Library.open { [weak self] value in
            self?.label.text = words("Preparing the text…")
            self?.bar.isHidden = false
            self?.bar.progress = Float(value)
        } completion: { [weak self] error in
            guard let error else { self?.completion(); return }
            self?.label.text = words("The text cannot be opened: %@", String(describing: error))
            self?.bar.isHidden = true
            self?.again.isHidden = false
        }
    }
}
