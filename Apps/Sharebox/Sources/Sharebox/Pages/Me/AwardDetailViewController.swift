import UIKit

/// One award, on a card over the grid.
final class AwardDetailViewController: UIViewController {
    private let award: Award
    private let shade = UIControl()
    private let card = UIView()
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
        card.backgroundColor = Palette.card
        card.layer.cornerRadius = 24
        card.layer.cornerCurve = .continuous
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
        let inner = width - 48
        let room = CGSize(width: inner, height: .greatestFiniteMagnitude)
        var y: CGFloat = 28
        medal.frame = CGRect(x: width / 2 - 64, y: y, width: 128, height: 128)
        y += 128 + 18
        for label in [titleLabel, detailLabel] {
            let height = label.sizeThatFits(room).height.rounded(.up)
            label.frame = CGRect(x: 24, y: y, width: inner, height: height)
            y += height + 8
        }
        y += 8
        bar.frame = CGRect(x: 24, y: y, width: inner, height: 4)
        y += 4 + 20
        button.frame = CGRect(x: 24, y: y, width: inner, height: 46)
        y += 46 + 24
        card.frame = CGRect(x: view.bounds.midX - width / 2, y: view.bounds.midY - y / 2, width: width, height: y)
    }
}
