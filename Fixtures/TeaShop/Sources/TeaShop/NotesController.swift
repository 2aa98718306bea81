import UIKit

/// Notes, which have no fault.
final class NotesController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        view.backgroundColor = .systemBackground
        let text = UITextView(frame: view.bounds.insetBy(dx: 20, dy: 120))
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.font = .preferredFont(forTextStyle: .body)
        text.accessibilityIdentifier = "notes"
        view.addSubview(text)
        let trash = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in text.text = "" })
        navigationItem.rightBarButtonItem = trash
    }
}
