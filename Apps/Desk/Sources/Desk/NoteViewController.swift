import UIKit

/// A note to edit, with the size and traits of its window below.
class NoteViewController: UIViewController {
    let note: Note
    private let text = UITextView()
    private let size = UILabel()

    init(_ note: Note) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
        title = note.name
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(close))
        text.text = note.text
        text.font = .preferredFont(forTextStyle: .body)
        text.accessibilityIdentifier = "text of \(note.name)"
        size.font = .preferredFont(forTextStyle: .footnote)
        size.textColor = .secondaryLabel
        size.accessibilityIdentifier = "size of \(note.name)"
        for part in [text, size] as [UIView] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = traitCollection.horizontalSizeClass == .compact ? "compact" : "regular"
        size.text = "\(Int(view.bounds.width)) points, \(width)"
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
        size.frame = CGRect(x: room.minX, y: room.maxY - 20, width: room.width, height: 20)
        text.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: max(0, room.height - 28))
    }

    /// Closes the window if there is another one; otherwise goes back.
    @objc private func close() {
        guard UIApplication.shared.connectedScenes.count > 1, let session = view.window?.windowScene?.session else {
            navigationController?.popViewController(animated: true)
            return
        }
        let options = UIWindowSceneDestructionRequestOptions()
        options.windowDismissalAnimation = .commit
        UIApplication.shared.requestSceneSessionDestruction(session, options: options, errorHandler: nil)
    }
}
