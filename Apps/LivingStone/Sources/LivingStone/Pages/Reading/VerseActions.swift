import UIKit

/// The menu of a verse.
@MainActor
struct VerseActions {
    private let library: Library
    private let verse: Verse
    private let marks: VerseMarks

    init(_ library: Library, _ verse: Verse, _ marks: VerseMarks) {
        (self.library, self.verse, self.marks) = (library, verse, marks)
    }

    func present(from page: UIViewController, at view: UIView) {
        let sheet = UIAlertController(title: Canon.reference(verse.id), message: nil, preferredStyle: .actionSheet)
        for colour in Highlight.allCases where colour != marks.highlight {
            add(Colours.name(of: colour), to: sheet, page) { try library.user.setHighlight(colour, of: verse.id) }
        }
        if marks.highlight != nil {
            add(words("Remove highlight"), to: sheet, page) { try library.user.setHighlight(nil, of: verse.id) }
        }
        add(marks.isBookmarked ? words("Remove bookmark") : words("Add bookmark"), to: sheet, page) {
            try library.user.setBookmark(!marks.isBookmarked, of: verse.id)
        }
        add(marks.note == nil ? words("Add note") : words("Edit note"), to: sheet, page) {
            try NoteViewController.present(library, verse.id, from: page)
        }
        let quote = "\(verse.text) (\(Canon.reference(verse.id)))"
        add(words("Copy"), to: sheet, page) { UIPasteboard.general.string = quote }
        add(words("Share"), to: sheet, page) {
            let share = UIActivityViewController(activityItems: [quote], applicationActivities: nil)
            share.popoverPresentationController?.sourceView = view
            share.popoverPresentationController?.sourceRect = view.bounds
            page.present(share, animated: true)
        }
        sheet.addAction(UIAlertAction(title: words("Cancel"), style: .cancel))
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = view.bounds
        page.present(sheet, animated: true)
    }

    private func add(_ title: String, to sheet: UIAlertController, _ page: UIViewController, _ action: @escaping () throws -> Void) {
        sheet.addAction(UIAlertAction(title: title, style: .default) { _ in Failure.show(on: page, action) })
    }
}

/// The alert for something that was not stored.
enum Failure {
    @MainActor
    static func show(on page: UIViewController, _ action: () throws -> Void) {
        do { try action() } catch {
            let alert = UIAlertController(title: words("Not saved"), message: String(describing: error), preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: words("OK"), style: .default))
            page.present(alert, animated: true)
        }
    }
}

/// Writes a note.
final class NoteViewController: UIViewController {
    private let library: Library
    private let id: VerseID
    private let stored: String
    private let text = UITextView()

    static func present(_ library: Library, _ id: VerseID, from page: UIViewController) throws {
        let stored = try library.user.note(of: id) ?? ""
        page.present(UINavigationController(rootViewController: NoteViewController(library, id, stored)), animated: true)
    }

    private init(_ library: Library, _ id: VerseID, _ stored: String) {
        (self.library, self.id, self.stored) = (library, id, stored)
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = Canon.reference(id)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Colours.paper
        text.backgroundColor = .clear
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.text = stored
        text.accessibilityIdentifier = "note"
        text.accessibilityLabel = words("Note")
        text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(text)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "save"
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        text.becomeFirstResponder()
    }

    private func save() {
        Failure.show(on: self) {
            try library.user.setNote(text.text.trimmingCharacters(in: .whitespacesAndNewlines), of: id)
            dismiss(animated: true)
        }
    }
}
