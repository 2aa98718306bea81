import UIKit

/// All awards, earned and locked; a tap shows details.
final class AwardsViewController: LoadingPage<[Award]>, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var awards: [Award] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = words("Awards")
        grid.backgroundColor = .clear
        grid.alwaysBounceVertical = true
        grid.dataSource = self
        grid.delegate = self
        grid.register(AwardCell.self, forCellWithReuseIdentifier: "award")
        view.insertSubview(grid, at: 0)
    }

    override func fetch() async throws -> [Award] { try await workplace.client.awards() }

    override func show(_ answer: [Award]) {
        awards = answer
        grid.reloadData()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard grid.frame != view.bounds else { return }
        grid.frame = view.bounds
        grid.collectionViewLayout.invalidateLayout()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { awards.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "award", for: indexPath)
        (cell as? AwardCell)?.show(awards[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let columns = max(Theme.shared.isLarge ? 1 : 2, (collectionView.bounds.width / Theme.shared.length(190)).rounded(.down))
        let width = ((collectionView.bounds.width - 40 - 12 * (columns - 1)) / columns).rounded(.down)
        return CGSize(width: width, height: 96 + Theme.shared.length(62))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 16, left: 20, bottom: 20, right: 20) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 12 }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        present(AwardDetailViewController(awards[indexPath.item]), animated: true)
    }
}

extension Award {
    var progressWords: String {
        let isBytes = id == "ten-megabytes" || id == "one-gigabyte"
        func text(_ number: Int64) -> String { isBytes ? Texts.size(number) : "\(number)" }
        return isEarned ? words("Earned") : words("%@ of %@", text(progress), text(goal))
    }
}

private final class AwardCell: UICollectionViewCell {
    private let medal = MedalView()
    private let title = UILabel()
    private let detail = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = Palette.card
        contentView.layer.cornerRadius = 16
        contentView.layer.cornerCurve = .continuous
        for label in [title, detail] { label.textAlignment = .center }
        title.numberOfLines = 2
        for view in [medal, title, detail] { contentView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ award: Award) {
        medal.award = award
        title.text = award.title
        title.font = Theme.shared.font(.subheadline, .semibold)
        title.textColor = award.isEarned ? .label : .secondaryLabel
        detail.text = award.progressWords
        detail.font = Theme.shared.font(.caption1)
        detail.textColor = award.isEarned ? Palette.gold : .tertiaryLabel
        accessibilityLabel = award.title
        accessibilityValue = award.progressWords
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        medal.frame = CGRect(x: bounds.midX - 36, y: 16, width: 72, height: 72)
        let room = CGSize(width: bounds.width - 20, height: title.font.lineHeight * 2 + 2)
        let height = min(room.height, title.sizeThatFits(room).height).rounded(.up)
        title.frame = CGRect(x: 10, y: 98, width: room.width, height: height)
        detail.frame = CGRect(x: 10, y: title.frame.maxY + 4, width: room.width, height: detail.font.lineHeight.rounded(.up))
    }

    override var isHighlighted: Bool {
        didSet { UIView.animate(withDuration: 0.15) { self.contentView.alpha = self.isHighlighted ? 0.6 : 1 } }
    }
}
