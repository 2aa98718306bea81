import UIKit

/// Shows a file of the app, the very one that was compiled. Drag to read on.
class SourceViewController: UIViewController {
    private let path: String
    private let text = UILabel()
    private let clip = UIView()
    private let closeButton = UIButton(type: .system)
    private var offset: CGFloat = 0

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
        clip.clipsToBounds = true
        view.addSubview(clip)

        text.numberOfLines = 0
        text.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        text.lineBreakMode = .byCharWrapping
        text.text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "The source is not on this machine: \(path)"
        clip.addSubview(text)
        clip.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))

        closeButton.setTitle("Close", for: .normal)
        closeButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(closeButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        closeButton.frame = CGRect(x: area.maxX - 76, y: area.minY, width: 60, height: 44)
        clip.frame = CGRect(x: area.minX, y: area.minY + 44, width: area.width, height: area.height - 44)
        let size = text.sizeThatFits(CGSize(width: area.width - 32, height: .greatestFiniteMagnitude))
        text.frame = CGRect(x: 16, y: -offset, width: area.width - 32, height: size.height)
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        let highest = max(0, text.bounds.height - clip.bounds.height)
        offset = min(highest, max(0, offset - pan.translation(in: clip).y))
        pan.setTranslation(.zero, in: clip)
        text.frame.origin.y = -offset
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}
