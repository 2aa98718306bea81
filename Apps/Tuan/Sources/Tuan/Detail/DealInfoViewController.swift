import ImagePipeline
import UIKit

/// A deal's image, facts and texts. Cards are as high as their texts.
final class DealInfoViewController: UIViewController {
    private let lifetime = Lifetime("DealInfoViewController")
    private let workplace: Workplace
    private var deal: Deal?
    private let scroll = UIScrollView()
    private let photo = UIImageView()
    private let heading = UILabel()
    private let summary = UILabel()
    private let facts = FactsView()
    private var cards: [NoticeCard] = []
    private var timer: Timer?
    private var task: ImageTask?
    private var shownImage: String?

    init(workplace: Workplace) {
        self.workplace = workplace
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentInset.top = DealDetailViewController.buyHeight
        scroll.verticalScrollIndicatorInsets.top = DealDetailViewController.buyHeight
        scroll.contentOffset.y = -DealDetailViewController.buyHeight
        scroll.alwaysBounceVertical = true
        scroll.accessibilityIdentifier = "deal info"
        view.addSubview(scroll)
        photo.contentMode = .center
        photo.clipsToBounds = true
        photo.backgroundColor = Palette.accentSoft
        photo.tintColor = Palette.accent
        photo.image = UIImage(systemName: "photo", withConfiguration: UIImage.SymbolConfiguration(pointSize: 48, weight: .light))
        heading.setScaledFont(22, .bold)
        heading.numberOfLines = 0
        summary.setScaledFont(15)
        summary.textColor = .secondaryLabel
        summary.numberOfLines = 0
        for view in [photo, heading, summary, facts] { scroll.addSubview(view) }
        update()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.updateFacts() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        updateFacts()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        timer = nil
    }

    func show(_ deal: Deal) {
        self.deal = deal
        if isViewLoaded { update() }
    }

    private func update() {
        guard let deal else { return }
        heading.text = deal.title
        summary.text = deal.summary
        cards.forEach { $0.removeFromSuperview() }
        let texts: [(String, String, String?)] = [
            ("list.bullet", words("团购内容"), deal.details), ("exclamationmark.circle", words("购买须知"), deal.notice),
            ("hand.raised", words("限制"), deal.tips),
        ]
        cards = texts.compactMap { symbol, title, text in text.map { NoticeCard(symbol: symbol, title: title, text: $0) } }
        cards.forEach(scroll.addSubview)
        updateFacts()
        loadImage(deal)
        view.setNeedsLayout()
    }

    private func loadImage(_ deal: Deal) {
        guard let path = deal.image ?? deal.smallImage, path != shownImage, let request = workplace.image(path, side: 1200) else { return }
        shownImage = path
        task = workplace.images.load(request, priority: .high) { [weak self] result in
            guard case .success(let image) = result else { return }
            self?.photo.contentMode = .scaleAspectFill
            self?.photo.image = image
        }
    }

    private func updateFacts() {
        guard let deal else { return }
        let left = deal.deadline?.end(in: .current).map { TimeLeft(seconds: $0.timeIntervalSince(Date())) }
        facts.show([
            ("clock", left.map(Self.text) ?? words("长期有效")), ("person.2", words("已售 %d", deal.purchases)),
            (deal.isRefundable ? "checkmark.circle" : "xmark.circle", deal.isRefundable ? words("支持随时退款") : words("不支持退款")),
            ("calendar", deal.isReservationRequired ? words("需要预约") : words("免预约")),
        ])
    }

    private static func text(_ left: TimeLeft) -> String {
        switch left {
        case .over: words("已经结束")
        case .hours(let count): words("还剩 %d 小时", count)
        case .days(let count): words("还剩 %d 天", count)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Texts of another size need other heights.
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        let side: CGFloat = 20
        let room = CGSize(width: width - 2 * side, height: .greatestFiniteMagnitude)
        photo.frame = CGRect(x: 0, y: 0, width: width, height: (width * 0.5).rounded())
        var y = photo.frame.maxY + 16
        for label in [heading, summary] {
            label.frame = CGRect(x: side, y: y, width: room.width, height: label.sizeThatFits(room).height.rounded(.up))
            y = label.frame.maxY + 8
        }
        facts.frame = CGRect(x: side, y: y + 4, width: room.width, height: facts.height)
        y = facts.frame.maxY + 16
        for card in cards {
            card.frame = CGRect(x: side, y: y, width: room.width, height: card.height(width: room.width))
            y = card.frame.maxY + 12
        }
        scroll.contentSize = CGSize(width: width, height: y + 8 + view.safeAreaInsets.bottom)
    }
}
