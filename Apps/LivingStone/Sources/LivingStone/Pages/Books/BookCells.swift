import UIKit

/// A book as a tile.
final class BookCell: UICollectionViewCell {
    private(set) var book = 0
    private let short = UILabel()
    private let name = UILabel()
    var isOpen = false { didSet { updateLook() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        short.font = Fonts.heading(21, .body)
        name.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 11))
        name.textColor = .secondaryLabel
        for label in [short, name] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
        }
        let stack = UIStackView(arrangedSubviews: [short, name])
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
        updateLook()
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override var isSelected: Bool { didSet { updateLook() } }
    override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.6 : 1 } }

    func show(_ book: Int, chapters: Int) {
        self.book = book
        short.text = Canon.short(book)
        name.text = Canon.name(book)
        accessibilityLabel = Canon.name(book)
        accessibilityValue = words("%d chapters", chapters)
        accessibilityIdentifier = "book \(book)"
    }

    private func updateLook() {
        let chosen = isOpen || (isSelected && (superview as? UICollectionView)?.delegate is BookGridController && !closes)
        contentView.backgroundColor = chosen ? Colours.chosen : Colours.tile
        short.textColor = Colours.accent
        accessibilityTraits = chosen ? [.button, .selected] : .button
    }

    /// On the page that opens books, the open one is marked, not the selected one.
    private var closes: Bool { ((superview as? UICollectionView)?.delegate as? BookGridController)?.mode == .open }
}

final class TestamentView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = Fonts.heading(20, .title3)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.accessibilityTraits = .header
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

protocol ChaptersCellDelegate: AnyObject {
    func chaptersCell(_ cell: ChaptersCell, didChoose chapter: ChapterID)
}

/// The detail cell: the chapters of a book in a collection view of its own, whose data source and delegate it is.
final class ChaptersCell: UICollectionViewCell, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, ChapterCellDelegate {
    weak var delegate: ChaptersCellDelegate?
    private(set) var book = 0
    private var count = 0
    private let chapters: UICollectionView
    private static let spacing: CGFloat = 8
    private static var side: CGFloat { UIFontMetrics(forTextStyle: .body).scaledValue(for: 44) }

    override init(frame: CGRect) {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: Self.side, height: Self.side)
        flow.minimumInteritemSpacing = Self.spacing
        flow.minimumLineSpacing = Self.spacing
        flow.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        chapters = UICollectionView(frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: flow)
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        contentView.backgroundColor = Colours.chosen
        contentView.clipsToBounds = true
        chapters.backgroundColor = .clear
        chapters.isScrollEnabled = false
        chapters.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        chapters.register(ChapterCell.self, forCellWithReuseIdentifier: "chapter")
        chapters.dataSource = self
        chapters.delegate = self
        contentView.addSubview(chapters)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    /// The height that all chapters need.
    static func height(chapters: Int, width: CGFloat) -> CGFloat {
        let columns = max(1, Int((width - 24 + spacing) / (side + spacing)))
        let rows = (chapters + columns - 1) / columns
        return 24 + CGFloat(rows) * side + CGFloat(rows - 1) * spacing
    }

    func show(_ book: Int, chapters count: Int) {
        (self.book, self.count) = (book, count)
        chapters.reloadData()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chapter", for: indexPath)
        (cell as? ChapterCell)?.show(ChapterID(book: book, chapter: indexPath.item + 1))
        (cell as? ChapterCell)?.delegate = self
        return cell
    }

    func chapterCell(_ cell: ChapterCell, didChoose chapter: ChapterID) { delegate?.chaptersCell(self, didChoose: chapter) }
}

protocol ChapterCellDelegate: AnyObject {
    func chapterCell(_ cell: ChapterCell, didChoose chapter: ChapterID)
}

/// A round button, which takes the touches of its cell.
final class ChapterCell: UICollectionViewCell {
    weak var delegate: ChapterCellDelegate?
    private var chapter = ChapterID(book: 1, chapter: 1)
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.frame = contentView.bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.backgroundColor = Colours.tile
        button.titleLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 16, weight: .medium))
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.chapterCell(self, didChoose: self.chapter)
            }, for: .touchUpInside)
        contentView.addSubview(button)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.layer.cornerRadius = button.bounds.height / 2
    }

    func show(_ chapter: ChapterID) {
        self.chapter = chapter
        button.setTitle(String(chapter.chapter), for: .normal)
        button.accessibilityLabel = Canon.title(chapter)
        button.accessibilityIdentifier = "chapter \(chapter.chapter)"
    }
}
