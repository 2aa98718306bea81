internal import Foundation
internal import KeyboardModel
internal import ObjectiveC
internal import UIKitCore
internal import UILists

/// Emoji by group, in columns that scroll sideways; a search field above, tabs below.
@MainActor final class EmojiPanel: UIView {
    var onEmoji: ((String) -> Void)?
    var onSearch: (() -> Void)?
    var onLetters: (() -> Void)?
    var onDelete: (() -> Void)?

    private let catalog = EmojiCatalog.standard
    private let layout = UICollectionViewFlowLayout()
    private let list: UICollectionView
    private let search = EmojiSearchField()
    private let letters = UIButton(type: .system)
    private let delete = UIButton(type: .system)
    private var tabs: [UIButton] = []
    private var footHeight: CGFloat = 0
    private var sideInset: CGFloat = 0
    private let hold = UILongPressGestureRecognizer()
    private let balloon = KeyCalloutView()
    private var variants: (base: String, offered: KeyVariants, cell: CGRect)?
    /// The skin tone last chosen for an emoji.
    private var tones: [String: String] = [:]

    /// > Units: points (R).
    private static let fontSize: CGFloat = 30
    private static let tabHeight: CGFloat = 40
    static let searchHeight: CGFloat = 44

    override init(frame: CGRect) {
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: frame)
        backgroundColor = KeyColors.ground
        layout.scrollDirection = .horizontal
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 12)
        list.backgroundColor = .clear
        list.showsHorizontalScrollIndicator = false
        list.register(CandidateCell.self, forCellWithReuseIdentifier: "emoji")
        (list.dataSource, list.delegate) = (self, self)
        search.addAction(UIAction { [weak self] _ in self?.onSearch?() }, for: .touchUpInside)
        letters.setTitle("ABC", for: .normal)
        letters.titleLabel?.font = .systemFont(ofSize: 16)
        letters.accessibilityLabel = SystemStrings.text("letters")
        letters.addAction(UIAction { [weak self] _ in self?.onLetters?() }, for: .touchUpInside)
        delete.setImage(UIImage(systemName: "delete.left", withConfiguration: Self.symbols), for: .normal)
        delete.accessibilityLabel = SystemStrings.text("delete")
        delete.addAction(UIAction { [weak self] _ in self?.onDelete?() }, for: .touchUpInside)
        tabs = catalog.groups.indices.map(tab)
        for view in [list, search, letters, delete] + tabs { addSubview(view) }
        hold.addTarget(self, action: Self.held)
        hold.minimumPressDuration = KeyboardView.holdTime
        list.addGestureRecognizer(hold)
        balloon.isHidden = true
        addSubview(balloon)
        for button in [letters, delete] { button.tintColor = KeyColors.bare }
    }

    required init?(coder: NSCoder) { nil }

    private static let symbols = UIImage.SymbolConfiguration(pointSize: 19, weight: .light)

    private func tab(_ index: Int) -> UIButton {
        let button = UIButton(type: .system)
        let group = catalog.groups[index]
        button.setImage(
            UIImage(systemName: group.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .light)), for: .normal)
        button.accessibilityLabel = group.name
        button.tintColor = KeyColors.disabled
        button.addAction(
            UIAction { [weak self] _ in
                self?.list.scrollToItem(at: IndexPath(item: 0, section: index), at: .left, animated: false)
            }, for: .touchUpInside)
        return button
    }

    // MARK: Skin tones

    private static let held: Selector = {
        ObjCRuntime.register(EmojiPanel.self, "emojiHeld:") { panel, _ in
            panel.held()
            return nil
        }
        return Selector("emojiHeld:")
    }()

    /// The displayed variant: the one last chosen.
    private func shown(_ place: IndexPath) -> String {
        let emoji = catalog.groups[place.section].emoji[place.item]
        return tones[emoji] ?? emoji
    }

    private func held() {
        let point = hold.location(in: self)
        switch hold.state {
        case .began: offer(at: point)
        case .changed: variants?.offered.follow(point)
        case .ended:
            if let variants, case .text(let chosen) = variants.offered.chosen {
                tones[variants.base] = chosen
                list.reloadData()
                onEmoji?(chosen)
            }
            variants = nil
        default: variants = nil
        }
        showVariants()
    }

    private func showVariants() {
        balloon.isHidden = variants == nil
        if let variants { balloon.show(variants.offered, over: variants.cell, in: bounds, radius: 5) }
    }

    /// Opens the skin tones of the emoji at a point.
    func offer(at point: CGPoint) {
        guard let place = list.indexPathForItem(at: convert(point, to: list)), let cell = list.cellForItem(at: place) else { return }
        let base = catalog.groups[place.section].emoji[place.item]
        var key = Key(.text(base), .text(base), .character, name: base)
        key.variants = EmojiCatalog.tones(of: base)
        let frame = list.convert(cell.frame, to: self)
        variants = KeyVariants(key, over: frame, in: bounds).map { (base, $0, frame) }
        showVariants()
    }

    func fit(foot: CGFloat, sideInset: CGFloat) {
        (footHeight, self.sideInset) = (foot, sideInset)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: sideInset, dy: 0)
        search.frame = CGRect(x: inner.minX + 8, y: 6, width: inner.width - 16, height: Self.searchHeight - 10)
        let tabTop = bounds.height - footHeight - Self.tabHeight
        let listHeight = max(tabTop - Self.searchHeight, 1)
        list.frame = CGRect(x: inner.minX, y: Self.searchHeight, width: inner.width, height: listHeight)
        let rows = max(1, (listHeight / 42).rounded(.down))
        let side = listHeight / rows
        let item = CGSize(width: max(side, Self.fontSize + 6), height: side)
        if layout.itemSize != item { layout.itemSize = item }
        letters.frame = CGRect(x: inner.minX + 4, y: tabTop, width: 52, height: Self.tabHeight)
        delete.frame = CGRect(x: inner.maxX - 56, y: tabTop, width: 52, height: Self.tabHeight)
        let space = delete.frame.minX - letters.frame.maxX
        let width = min(space / CGFloat(tabs.count), 64)
        let start = letters.frame.maxX + (space - width * CGFloat(tabs.count)) / 2
        for (index, tab) in tabs.enumerated() {
            tab.frame = CGRect(x: start + width * CGFloat(index), y: tabTop, width: width, height: Self.tabHeight)
        }
    }
}

extension EmojiPanel: UICollectionViewDataSource, UICollectionViewDelegate {
    func numberOfSections(in collectionView: UICollectionView) -> Int { catalog.groups.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        catalog.groups[section].emoji.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "emoji", for: indexPath)
        (cell as? CandidateCell)?.show(shown(indexPath), size: Self.fontSize, isFirst: false)
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        onEmoji?(shown(indexPath))
    }
}
