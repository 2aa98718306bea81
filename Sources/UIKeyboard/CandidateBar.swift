internal import Foundation
internal import UIKitCore
internal import UILists

/// Candidates above the keys, in a scrolling line; expanded, in lines over all keys.
@MainActor final class CandidateBar: UIView {
    var onChoice: ((Int) -> Void)?
    private(set) var isOpen = false
    private(set) var texts: [String] = []
    private let fontSize: CGFloat
    private let layout = UICollectionViewFlowLayout()
    private let list: UICollectionView
    private let toggle = UIButton(type: .system)
    private let line = UIView()
    private var lineHeight: CGFloat = 44
    private var sideInset: CGFloat = 0

    /// > Units: points (R).
    private static let padding: CGFloat = 12
    private static let toggleWidth: CGFloat = 48

    init(fontSize: CGFloat) {
        self.fontSize = fontSize
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        backgroundColor = KeyColors.ground
        layout.scrollDirection = .horizontal
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        list.backgroundColor = .clear
        list.showsHorizontalScrollIndicator = false
        list.register(CandidateCell.self, forCellWithReuseIdentifier: "candidate")
        (list.dataSource, list.delegate) = (self, self)
        toggle.accessibilityLabel = SystemStrings.text("More candidates")
        toggle.tintColor = KeyColors.bare
        toggle.addAction(UIAction { [weak self] _ in self?.setOpen(!(self?.isOpen ?? true)) }, for: .touchUpInside)
        line.backgroundColor = KeyColors.shade.withAlphaComponent(0.4)
        for view in [list, line, toggle] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ texts: [String], lineHeight: CGFloat, sideInset: CGFloat) {
        (self.lineHeight, self.sideInset) = (lineHeight, sideInset)
        let isNew = texts != self.texts
        self.texts = texts
        if texts.isEmpty, isOpen { setOpen(false) }
        toggle.isHidden = texts.isEmpty
        line.isHidden = texts.isEmpty
        if isNew {
            list.setContentOffset(.zero, animated: false)
            list.reloadData()
        }
        setNeedsLayout()
    }

    private func setOpen(_ open: Bool) {
        isOpen = open
        layout.scrollDirection = open ? .vertical : .horizontal
        list.setContentOffset(.zero, animated: false)
        list.reloadData()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let wide = bounds.width - 2 * sideInset - Self.toggleWidth
        list.frame = CGRect(x: sideInset, y: 0, width: wide, height: bounds.height)
        toggle.frame = CGRect(x: sideInset + wide, y: 0, width: Self.toggleWidth, height: lineHeight)
        line.frame = CGRect(x: toggle.frame.minX, y: lineHeight * 0.25, width: 0.5, height: lineHeight * 0.5)
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
        toggle.setImage(UIImage(systemName: isOpen ? "chevron.up" : "chevron.down", withConfiguration: configuration), for: .normal)
        toggle.accessibilityLabel = SystemStrings.text(isOpen ? "Fewer candidates" : "More candidates")
    }
}

extension CandidateBar: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "candidate", for: indexPath)
        (cell as? CandidateCell)?.show(texts[indexPath.item], size: fontSize, isFirst: indexPath.item == 0 && !isOpen)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        // Every character is as wide as it is high.
        let width = CGFloat(texts[indexPath.item].count) * fontSize + 2 * Self.padding
        return CGSize(width: min(width, max(list.bounds.width, 1)), height: min(lineHeight, max(list.bounds.height, 1)))
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        if isOpen { setOpen(false) }
        onChoice?(indexPath.item)
    }
}

/// One candidate.
@MainActor final class CandidateCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.textColor = KeyColors.text
        label.adjustsFontSizeToFitWidth = true
        label.layer.cornerRadius = 5
        label.clipsToBounds = true
        contentView.addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .keyboardKey
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, size: CGFloat, isFirst: Bool) {
        label.font = .systemFont(ofSize: size)
        label.text = text
        // The candidate that the space key takes.
        label.backgroundColor = isFirst ? KeyColors.character : .clear
        label.isAccessibilityElement = false
        accessibilityLabel = text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 2, dy: contentView.bounds.height > 40 ? 5 : 3)
    }
}
