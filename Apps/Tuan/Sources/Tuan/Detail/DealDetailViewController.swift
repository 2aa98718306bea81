import UIKit

/// A deal: its own bar, the buy bar under it, and three pages that the tags at the right edge select.
final class DealDetailViewController: UIViewController, UINavigationBarDelegate {
    private let lifetime = Lifetime("DealDetailViewController")
    var onClose: (() -> Void)?
    private var deal: Deal
    private let workplace: Workplace
    private let bar = UINavigationBar()
    private let buyBar: BuyBar?
    private let dock: SideDock?
    private let content = UIView()
    private let collect = UIButton(type: .custom)
    private lazy var info = DealInfoViewController(workplace: workplace)
    private lazy var web = DealWebViewController(url: workplace.client.page(of: deal), topInset: Self.buyHeight)
    private lazy var merchants = MerchantsViewController(topInset: Self.buyHeight)
    private var current: UIViewController?
    private var call: DealsCall?

    static let buyHeight: CGFloat = 60
    static let dockWidth: CGFloat = 44

    init(deal: Deal, workplace: Workplace) {
        self.deal = deal
        self.workplace = workplace
        buyBar = Nibs.view("BuyBar")
        dock = Nibs.view("SideDock")
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        makeBar()
        content.clipsToBounds = true
        view.addSubview(content)
        if let buyBar {
            buyBar.onBuy = { [weak self] in self?.buy() }
            view.addSubview(buyBar)
        }
        if let dock {
            dock.onSelect = { [weak self] in self?.select($0) }
            view.addSubview(dock)
        }
        view.addSubview(bar)
        place()
        show(deal)
        select(0)
        do {
            try workplace.saved?.add(deal, .recent)
        } catch { NSLog("%@", "\(error)") }
        // The list's deal lacks details.
        call = workplace.client.deal(deal.id) { [weak self] in
            self?.show($0)
        } failure: { [weak self] error in
            guard let self else { return }
            Toast.show(error.message, in: self.view)
        }
    }

    deinit {
        MainActor.assumeIsolated { call?.cancel() }
    }

    private func makeBar() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = Palette.card
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        bar.delegate = self
        let item = UINavigationItem(title: words("团购详情"))
        let close = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        close.accessibilityIdentifier = "close detail"
        item.leftBarButtonItem = close
        let share = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))
        share.accessibilityIdentifier = "share"
        collect.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        collect.accessibilityIdentifier = "collect"
        collect.addTarget(self, action: #selector(toggleCollected), for: .touchUpInside)
        item.rightBarButtonItems = [UIBarButtonItem(customView: collect), share]
        bar.items = [item]
        updateCollected()
    }

    func position(for bar: UIBarPositioning) -> UIBarPosition { .topAttached }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        place()
    }

    private func place() {
        let size = view.bounds.size
        let top = view.safeAreaInsets.top
        // Lower on a phone on its side.
        bar.frame = CGRect(x: 0, y: top, width: size.width, height: max(32, bar.sizeThatFits(size).height))
        bar.autoresizingMask = .flexibleWidth
        content.frame = CGRect(
            x: 0, y: bar.frame.maxY, width: size.width - Self.dockWidth, height: size.height - bar.frame.maxY)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        buyBar?.frame = CGRect(x: 0, y: bar.frame.maxY, width: size.width, height: Self.buyHeight)
        buyBar?.autoresizingMask = .flexibleWidth
        dock?.frame.origin = CGPoint(x: size.width - Self.dockWidth, y: bar.frame.maxY + Self.buyHeight + 12)
        dock?.autoresizingMask = .flexibleLeftMargin
    }

    private func show(_ deal: Deal) {
        self.deal = deal
        buyBar?.show(deal)
        info.show(deal)
        merchants.shops = deal.shops
    }

    private func select(_ index: Int) {
        let next: UIViewController = [info, web, merchants][index]
        guard next !== current else { return }
        current?.willMove(toParent: nil)
        current?.view.removeFromSuperview()
        current?.removeFromParent()
        addChild(next)
        next.view.frame = content.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(next.view)
        next.didMove(toParent: self)
        current = next
    }

    // MARK: Actions

    @objc private func close() { onClose?() }

    private func buy() {
        let page = DealPageViewController(url: workplace.client.page(of: deal))
        let navigation = Pages.navigation(page)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    @objc private func share() {
        var items: [Any] = [words("%@，只要%@", deal.title, PriceText.yuan(deal.currentPrice))]
        if let url = workplace.client.page(of: deal) { items.append(url) }
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        sheet.modalPresentationStyle = .popover
        sheet.popoverPresentationController?.barButtonItem = bar.topItem?.rightBarButtonItems?.last
        present(sheet, animated: true)
    }

    private var isCollected: Bool { (try? workplace.saved?.contains(deal.id, .collected)) ?? false }

    private func updateCollected() {
        let isOn = isCollected
        collect.setImage(
            .symbol(isOn ? "heart.fill" : "heart", size: 20, color: isOn ? Palette.price : Palette.accent), for: .normal)
        collect.isSelected = isOn
        collect.accessibilityLabel = isOn ? words("取消收藏") : words("收藏")
    }

    @objc private func toggleCollected() {
        guard let saved = workplace.saved else { return Toast.show(words("无法保存收藏。"), in: view) }
        let isOn = isCollected
        do {
            if isOn { try saved.remove(deal.id, .collected) } else { try saved.add(deal, .collected) }
        } catch { return Toast.show(words("无法保存收藏。"), in: view) }
        updateCollected()
        let bounce = CAKeyframeAnimation(keyPath: "transform.scale")
        bounce.values = [1, 1.5, 0.8, 1.2, 1]
        bounce.duration = 0.4
        collect.layer.add(bounce, forKey: "bounce")
        Toast.show(isOn ? words("已取消收藏") : words("已收藏"), in: view)
    }
}

/// Views of the app's xibs.
enum Nibs {
    @MainActor static func view<View: UIView>(_ name: String) -> View? {
        UINib(nibName: name, bundle: .module).instantiate(withOwner: nil).first as? View
    }
}
