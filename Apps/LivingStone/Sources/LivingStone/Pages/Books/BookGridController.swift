import UIKit

/// The places of the tiles of one testament, and of the detail cell right after the row of the open book.
struct BookSection {
    var books: ClosedRange<Int>
    /// The open book, if it is in this section.
    var open: Int?
    var columns: Int

    enum Item: Equatable {
        case book(Int)
        case detail(Int)
    }

    /// The item of the detail cell.
    var detailItem: Int? {
        open.map { min(books.count, (($0 - books.lowerBound) / columns + 1) * columns) }
    }

    var count: Int { books.count + (open == nil ? 0 : 1) }

    subscript(item: Int) -> Item {
        guard let detail = detailItem, let open else { return .book(books.lowerBound + item) }
        return item == detail ? .detail(open) : .book(books.lowerBound + item - (item > detail ? 1 : 0))
    }
}

final class BookGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout, ChaptersCellDelegate {
    enum Mode: Int {
        case open, one, several
    }

    var onChapter: ((ChapterID) -> Void)?
    /// The calls of the last tap, in their order.
    var onSelection: (([String]) -> Void)?
    var mode = Mode.open {
        didSet {
            toggle(nil)
            collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: false) }
            collectionView.allowsMultipleSelection = mode == .several
        }
    }

    private let bible: BibleStore
    private var open: Int?
    private var columns = 4
    private var calls: [String] = []
    private static let spacing: CGFloat = 10

    init(_ bible: BibleStore) {
        self.bible = bible
        let flow = UICollectionViewFlowLayout()
        flow.minimumInteritemSpacing = Self.spacing
        flow.minimumLineSpacing = Self.spacing
        flow.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
        super.init(collectionViewLayout: flow)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .clear
        collectionView.register(BookCell.self, forCellWithReuseIdentifier: "book")
        collectionView.register(ChaptersCell.self, forCellWithReuseIdentifier: "chapters")
        collectionView.register(
            TestamentView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "testament")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let least = UIFontMetrics(forTextStyle: .body).scaledValue(for: 80)
        let columns = max(1, Int((width + Self.spacing) / (least + Self.spacing)))
        guard columns != self.columns else { return }
        self.columns = columns
        collectionView.reloadData()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        collectionViewLayout.invalidateLayout()
    }

    private var width: CGFloat {
        max(1, collectionView.bounds.width - collectionView.adjustedContentInset.left - collectionView.adjustedContentInset.right - 32)
    }

    private func section(_ index: Int) -> BookSection {
        let books = index == 0 ? Canon.oldTestament : Canon.newTestament
        return BookSection(books: books, open: open.flatMap { books.contains($0) ? $0 : nil }, columns: columns)
    }

    private func detailPath() -> IndexPath? {
        (0...1).lazy.compactMap { index in self.section(index).detailItem.map { IndexPath(item: $0, section: index) } }.first
    }

    /// Opens a book, or none: the old detail cell is deleted and the new one inserted in one batch.
    private func toggle(_ book: Int?) {
        let old = detailPath()
        open = book == open ? nil : book
        let new = detailPath()
        guard old != nil || new != nil else { return }
        collectionView.performBatchUpdates {
            if let old { collectionView.deleteItems(at: [old]) }
            if let new { collectionView.insertItems(at: [new]) }
        }
        for case let cell as BookCell in collectionView.visibleCells { cell.isOpen = cell.book == open }
        if let new {
            collectionView.scrollRectToVisible(collectionViewLayout.layoutAttributesForItem(at: new)?.frame ?? .zero, animated: true)
        }
    }

    // MARK: - Data

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        self.section(section).count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        switch section(indexPath.section)[indexPath.item] {
        case .book(let book):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
            (cell as? BookCell)?.show(book, chapters: bible.chapterCounts[book - 1])
            (cell as? BookCell)?.isOpen = book == open
            return cell
        case .detail(let book):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chapters", for: indexPath)
            (cell as? ChaptersCell)?.show(book, chapters: bible.chapterCounts[book - 1])
            (cell as? ChaptersCell)?.delegate = self
            return cell
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "testament", for: indexPath)
        (view as? TestamentView)?.label.text = indexPath.section == 0 ? words("Old Testament") : words("New Testament")
        return view
    }

    // MARK: - Layout

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if case .detail(let book) = section(indexPath.section)[indexPath.item] {
            return CGSize(width: width, height: ChaptersCell.height(chapters: bible.chapterCounts[book - 1], width: width))
        }
        let side = ((width - CGFloat(columns - 1) * Self.spacing) / CGFloat(columns)).rounded(.down)
        return CGSize(width: side, height: UIFontMetrics(forTextStyle: .body).scaledValue(for: 72))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: width, height: UIFontMetrics(forTextStyle: .title3).scaledValue(for: 44))
    }

    // MARK: - Selection

    private func note(_ call: String, _ path: IndexPath) {
        guard mode != .open, case .book(let book) = section(path.section)[path.item] else { return }
        calls.append("\(call) \(Canon.name(book))")
        onSelection?(calls)
    }

    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        calls = []
        if case .book = section(indexPath.section)[indexPath.item] { return true }
        return false
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect", indexPath)
        // In single selection a tap on the selected book selects it again, which closes it.
        if mode == .open, case .book(let book) = section(indexPath.section)[indexPath.item] { toggle(book) }
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }

    func chaptersCell(_ cell: ChaptersCell, didChoose chapter: ChapterID) { onChapter?(chapter) }
}
