import UIKit

/// The live diagram: the controller tree, and the most recent callbacks.
final class InspectorController: UIViewController {
    private let bar = UIStackView()
    private let panel = UITextView()
    private let toggle = UIButton(type: .system)
    private var observer: NSObjectProtocol?
    private var timer: Timer?

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        toggle.setTitle("Diagram", for: .normal)
        toggle.addAction(UIAction { [weak self] _ in self?.togglePanel() }, for: .touchUpInside)
        let close = UIButton(type: .system)
        close.setTitle("Menu", for: .normal)
        close.addAction(UIAction { _ in Stage.shared.close() }, for: .touchUpInside)
        for button in [toggle, close] {
            button.backgroundColor = UIColor.secondarySystemBackground.withAlphaComponent(0.9)
            button.layer.cornerRadius = 8
            bar.addArrangedSubview(button)
        }
        bar.spacing = 6
        bar.distribution = .fillEqually
        panel.isEditable = false
        panel.isHidden = true
        panel.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        panel.backgroundColor = UIColor.secondarySystemBackground.withAlphaComponent(0.96)
        panel.layer.cornerRadius = 10
        panel.accessibilityIdentifier = "diagram"
        view.addSubview(panel)
        view.addSubview(bar)
        observer = NotificationCenter.default.addObserver(forName: CallLog.didChange, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.refresh() }
        }
    }

    /// Below the middle of the screen, where no skeleton has content.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        bar.frame = CGRect(x: safe.maxX - 176, y: safe.maxY - 100, width: 166, height: 32)
        let height = min(safe.height * 0.45, 300)
        panel.frame = CGRect(x: safe.minX + 10, y: bar.frame.minY - height - 8, width: safe.width - 20, height: height)
    }

    private func togglePanel() {
        panel.isHidden.toggle()
        toggle.setTitle(panel.isHidden ? "Diagram" : "Hide", for: .normal)
        refresh()
    }

    private func refresh() {
        guard isViewLoaded, !panel.isHidden, let root = Stage.shared.root else { return }
        let calls = CallLog.shared.lines.suffix(12)
        panel.text = (TreeText.of(root) + ["", "calls:"] + calls).joined(separator: "\n")
    }
}
