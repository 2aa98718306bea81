import UIKit

/// The highlights, bookmarks or notes. A row opens its verse, or edits its note; a swipe deletes it.
final class MarksPage: Page, UITableViewDataSource, UITableViewDelegate {
    enum Kind: CaseIterable {
        case highlights, bookmarks, notes

        var title: String {
            switch self {
            case .highlights: return words("Highlights")
            case .bookmarks: return words("Bookmarks")
            case .notes: return words("Notes")
            }
        }

        var symbol: String {
            switch self {
            case .highlights: return "highlighter"
            case .bookmarks: return "bookmark"
            case .notes: return "note.text"
            }
        }

        var emptyMessage: String {
            switch self {
            case .highlights: return words("No highlights yet. Tap a verse to give it a colour.")
            case .bookmarks: return words("No bookmarks yet. Tap a verse to add one.")
            case .notes: return words("No notes yet. Tap a verse to write one.")
            }
        }

        /// Highlights in the order of the text, bookmarks and notes from the newest.
        @MainActor func marks(_ library: Library) throws -> [Mark] {
            switch self {
            case .highlights: return try library.user.highlights().map { Mark(id: $0.id, colour: $0.colour) }
            case .bookmarks: return try library.user.bookmarks().map { Mark(id: $0) }
            case .notes: return try library.user.notes().map { Mark(id: $0.id, note: $0) }
            }
        }
    }

    struct Mark {
        var id: VerseID
        var colour: Highlight?
        var note: NoteSummary?
    }

    private let kind: Kind
    private let list = UITableViewController(style: .plain)
    private let message = MessageView()
    private var marks: [Mark] = []

    init(_ library: Library, _ kind: Kind) {
        self.kind = kind
        super.init(library, title: kind.title)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.tableView.dataSource = self
        list.tableView.delegate = self
        list.tableView.backgroundColor = .clear
        list.tableView.tableFooterView = UIView()
        list.tableView.backgroundView = message
        embed(list)
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .userDataChanged, object: nil)
        reload()
    }

    @objc private func reload() {
        do {
            marks = try kind.marks(library)
            message.text = marks.isEmpty ? kind.emptyMessage : nil
        } catch {
            marks = []
            message.text = String(describing: error)
        }
        list.tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { marks.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mark") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "mark")
        let mark = marks[indexPath.row]
        cell.textLabel?.text = Canon.reference(mark.id)
        cell.detailTextLabel?.text = mark.note?.beginning ?? (try? library.bible.verse(mark.id))?.text
        cell.textLabel?.font = .preferredFont(forTextStyle: .caption1)
        cell.textLabel?.textColor = Colours.accent
        cell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
        for label in [cell.textLabel, cell.detailTextLabel] {
            label?.numberOfLines = 0
            label?.adjustsFontForContentSizeCategory = true
        }
        cell.backgroundColor = mark.colour.map(Colours.of) ?? .clear
        cell.accessibilityIdentifier = "mark \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let mark = marks[indexPath.row]
        if mark.note != nil { return Failure.show(on: self) { try NoteViewController.present(library, mark.id, from: self) } }
        open(mark.id.chapterID, verse: mark.id.verse)
    }

    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { words("Delete") }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        let id = marks[indexPath.row].id
        Failure.show(on: self) {
            switch kind {
            case .highlights: try library.user.setHighlight(nil, of: id)
            case .bookmarks: try library.user.setBookmark(false, of: id)
            case .notes: try library.user.setNote("", of: id)
            }
        }
    }
}
