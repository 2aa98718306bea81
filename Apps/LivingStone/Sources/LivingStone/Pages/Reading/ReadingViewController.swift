import UIKit

/// A chapter. It covers the tab bar, and has no line below its bar.
final class ReadingViewController: Page, UITableViewDataSource, UITableViewDelegate {
    private(set) var chapter: ChapterID
    private var shownVerse: Int?
    private let list = UITableViewController(style: .plain)
    private let check = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    private let message = MessageView()
    private var verses: [Verse] = []
    private var marks: [Int: VerseMarks] = [:]
    private var font = UIFont.systemFont(ofSize: 19)
    private var numbers = UIFont.systemFont(ofSize: 13)

    init(_ library: Library, _ chapter: ChapterID, verse: Int? = nil) {
        (self.chapter, shownVerse) = (chapter, verse)
        super.init(library, title: Canon.title(chapter))
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let table: UITableView = list.tableView
        table.dataSource = self
        table.delegate = self
        table.separatorStyle = .none
        table.backgroundColor = .clear
        table.backgroundView = message
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 80
        table.cellLayoutMarginsFollowReadableWidth = true
        // Not an inset, which would show the end of the verse above when the table is scrolled to one.
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 8))
        table.contentInset.bottom = 24
        table.register(VerseCell.self, forCellReuseIdentifier: "verse")
        embed(list)
        for (direction, offset) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
            let swipe = SwipeToChapter(target: self, action: #selector(swiped))
            swipe.direction = direction
            swipe.offset = offset
            table.addGestureRecognizer(swipe)
        }
        let looks = UIBarButtonItem(
            image: UIImage(systemName: "textformat.size"), style: .plain, target: self, action: #selector(showLooks))
        looks.accessibilityLabel = words("Text")
        looks.accessibilityIdentifier = "looks"
        check.target = self
        check.action = #selector(toggleRead)
        check.accessibilityIdentifier = "check"
        navigationItem.rightBarButtonItem = looks
        for name in [Notification.Name.userDataChanged, .readingChanged, UIContentSizeCategory.didChangeNotification] {
            NotificationCenter.default.addObserver(self, selector: #selector(reload), name: name, object: nil)
        }
        show(chapter)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.standardAppearance = Self.bar(hairline: false)
        navigationController?.navigationBar.scrollEdgeAppearance = Self.bar(hairline: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let verse = shownVerse, verses.count >= verse else { return }
        shownVerse = nil
        list.tableView.scrollToRow(at: IndexPath(row: verse - 1, section: 0), at: .top, animated: false)
    }

    private func show(_ id: ChapterID) {
        chapter = id
        navigationItem.title = Canon.title(id)
        do {
            verses = try library.bible.verses(id)
            message.text = nil
        } catch {
            verses = []
            message.text = String(describing: error)
        }
        reload()
        if shownVerse == nil, !verses.isEmpty {
            list.tableView.setContentOffset(CGPoint(x: 0, y: -list.tableView.adjustedContentInset.top), animated: false)
        }
    }

    @objc private func reload() {
        font = Fonts.reading(size: Settings.fontSize, family: Settings.fontFamily)
        numbers = Fonts.reading(size: Settings.fontSize * 0.68, family: nil)
        // About four lines on a telephone; far more with the largest text.
        list.tableView.estimatedRowHeight = max(80, font.lineHeight * font.lineHeight / 6)
        marks = [:]
        for (id, colour) in (try? library.user.highlights()) ?? [] where id.chapterID == chapter {
            marks[id.verse, default: VerseMarks()].highlight = colour
        }
        for id in (try? library.user.bookmarks()) ?? [] where id.chapterID == chapter {
            marks[id.verse, default: VerseMarks()].isBookmarked = true
        }
        for note in (try? library.user.notes()) ?? [] where note.id.chapterID == chapter {
            marks[note.id.verse, default: VerseMarks()].note = note.beginning
        }
        list.tableView.reloadData()
        showCheck()
    }

    /// Only a chapter of the chosen plan can be checked off.
    private func showCheck() {
        let plan = (try? library.standing()).flatMap { $0.plan.contains(chapter) ? $0 : nil }
        let isRead = plan?.state.read.contains(chapter) ?? false
        check.image = UIImage(systemName: isRead ? "checkmark.circle.fill" : "checkmark.circle")
        check.accessibilityLabel = isRead ? words("Read") : words("Mark as read")
        let items = navigationItem.rightBarButtonItems?.filter { $0 !== check } ?? []
        navigationItem.rightBarButtonItems = plan == nil ? items : items + [check]
    }

    @objc private func toggleRead() {
        guard let state = try? library.user.plan() else { return }
        Failure.show(on: self) { try library.user.setRead(!state.read.contains(chapter), chapter, of: state.kind) }
    }

    @objc private func swiped(_ swipe: SwipeToChapter) {
        guard let next = library.bible.chapter(swipe.offset, from: chapter) else { return }
        UIView.transition(with: list.view, duration: 0.25, options: .transitionCrossDissolve) { self.show(next) }
        UIAccessibility.post(notification: .screenChanged, argument: Canon.title(next))
    }

    @objc private func showLooks() {
        let looks = UINavigationController(rootViewController: LooksViewController())
        // Where there is room, a popover, which leaves the text in view.
        looks.modalPresentationStyle = .popover
        looks.preferredContentSize = CGSize(width: 340, height: 420)
        looks.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        looks.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
        present(looks, animated: true)
    }

    // MARK: - List

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { verses.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "verse", for: indexPath)
        let verse = verses[indexPath.row]
        (cell as? VerseCell)?.show(verse, marks[verse.id.verse] ?? VerseMarks(), font: font, numbers: numbers)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        VerseActions(library, verses[indexPath.row], marks[indexPath.row + 1] ?? VerseMarks())
            .present(from: self, at: tableView.cellForRow(at: indexPath) ?? tableView)
    }
}

final class SwipeToChapter: UISwipeGestureRecognizer {
    var offset = 0
}
