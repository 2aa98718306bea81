import UIKit

/// One award, on a card over the grid.
final class AwardDetailViewController: UIViewController {
    private let award: Award
    private let shade = UIControl()
    private let card = CardView(radius: 24)
    private let medal = MedalView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)
    private let button = UIButton(type: .system)

    init(_ award: Award) {
        self.award = award
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let theme = Theme.shared
        shade.backgroundColor = UIColor(white: 0, alpha: 0.45)
        shade.addTarget(self, action: #selector(close), for: .touchUpInside)
        shade.accessibilityLabel = words("Close")
        card.accessibilityViewIsModal = true
        medal.award = award
        titleLabel.text = award.title
        titleLabel.font = theme.font(.title2, .bold)
        detailLabel.text =
            award.earnedAt.map { words("Earned on %@", Texts.day($0)) } ?? words("%@ so far. Keep sharing!", award.progressWords)
        detailLabel.font = theme.font(.subheadline)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        bar.progress = award.goal > 0 ? Float(award.progress) / Float(award.goal) : 0
        bar.progressTintColor = award.isEarned ? Palette.gold : Palette.accent
        var configuration = UIButton.Configuration.tinted()
        configuration.cornerStyle = .capsule
        configuration.title = words("Done")
        button.configuration = configuration
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(shade)
        view.addSubview(card)
        for item in [medal, titleLabel, detailLabel, bar, button] { card.addSubview(item) }
    }

    @objc private func close() { dismiss(animated: true) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shade.frame = view.bounds
        let width = min(320, view.bounds.width - 48)
        var column = Column(in: CGRect(x: 0, y: 0, width: width, height: 0), most: width, side: 24, from: 28)
        column.place(medal, size: CGSize(width: 128, height: 128), gap: 18)
        column.place(titleLabel, gap: 8)
        column.place(detailLabel, gap: 16)
        column.place(bar, height: 4, gap: 20)
        column.place(button, height: Theme.shared.length(46), gap: 24)
        card.frame = CGRect(
            x: (view.bounds.midX - width / 2).rounded(), y: (view.bounds.midY - column.y / 2).rounded(), width: width, height: column.y)
    }
}
