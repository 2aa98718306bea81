import UIKit

/// Chapter cells from a xib with a button next to `contentView`: it gets no touches until it is moved.
final class XibCellsPage: Page, UICollectionViewDataSource, UICollectionViewDelegate, XibChapterCellDelegate {
    private let list: UICollectionViewController
    private let places = UISegmentedControl(items: [words("Beside contentView"), words("Moved into contentView")])
    private let reason = UILabel()
    private let counts = UILabel()
    private var (pressed, selected) = (0, 0)
    private static let book = 40

    init(_ library: Library) {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 64, height: 64)
        flow.minimumInteritemSpacing = 12
        flow.minimumLineSpacing = 12
        flow.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        list = UICollectionViewController(collectionViewLayout: flow)
        super.init(library, title: words("Cells from a xib"))
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        places.selectedSegmentIndex = 0
        places.apportionsSegmentWidthsByContent = true
        places.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
        for label in [reason, counts] {
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.adjustsFontForContentSizeCategory = true
        }
        reason.textColor = .secondaryLabel
        let top = UIStackView(arrangedSubviews: [places, reason, counts])
        top.axis = .vertical
        top.spacing = 12
        // So that the cells stay on the screen.
        top.maximumContentSizeCategory = .accessibilityMedium
        top.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(top)
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            top.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            top.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
        let nib = UINib(nibName: "XibChapterCell", bundle: .module)
        list.collectionView.register(nib, forCellWithReuseIdentifier: "chapter")
        list.collectionView.dataSource = self
        list.collectionView.delegate = self
        list.collectionView.backgroundColor = .clear
        embed(list, below: top)
        reload()
    }

    private var isMoved: Bool { places.selectedSegmentIndex == 1 }

    private func reload() {
        (pressed, selected) = (0, 0)
        reason.text =
            isMoved
            ? words("The button was moved into contentView at run time: it takes the touches, and the cell is not selected.")
            : words("The xib has the button next to contentView, which lies above it and takes the touches: they select the cell.")
        showCounts()
        list.collectionView.reloadData()
    }

    private func showCounts() {
        counts.text = words("Buttons pressed: %d", pressed) + "\n" + words("Cells selected: %d", selected)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        library.bible.chapterCounts[Self.book - 1]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chapter", for: indexPath)
        (cell as? XibChapterCell)?.show(indexPath.item + 1, isMoved: isMoved)
        (cell as? XibChapterCell)?.delegate = self
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected += 1
        showCounts()
    }

    func xibChapterCellDidPress(_ cell: XibChapterCell) {
        pressed += 1
        showCounts()
    }
}

@MainActor
protocol XibChapterCellDelegate: AnyObject {
    func xibChapterCellDidPress(_ cell: XibChapterCell)
}

/// The class of the root view of `XibChapterCell.xib`, whose button is a subview of the cell itself.
final class XibChapterCell: UICollectionViewCell {
    @IBOutlet private var button: UIButton!
    weak var delegate: XibChapterCellDelegate?

    func show(_ chapter: Int, isMoved: Bool) {
        button.setTitle(String(chapter), for: .normal)
        button.accessibilityIdentifier = "xib \(chapter)"
        if isMoved {
            contentView.addSubview(button)
        } else {
            insertSubview(button, belowSubview: contentView)
        }
        button.frame = bounds
        button.layer.cornerRadius = bounds.height / 2
        button.backgroundColor = Colours.tile
    }

    override var isSelected: Bool { didSet { backgroundColor = isSelected ? Colours.chosen : nil } }

    @IBAction private func press(_ sender: UIButton) { delegate?.xibChapterCellDidPress(self) }
}
