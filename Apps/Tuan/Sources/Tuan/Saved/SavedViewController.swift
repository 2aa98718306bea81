import UIKit

/// The collected deals, or those that were opened.
final class SavedViewController: DealGridController {
    private let choice = UISegmentedControl(items: [words("收藏"), words("最近浏览")])
    private var list: [Deal] = []
    private let observation = Observation()

    override var deals: [Deal] { list }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = words("收藏")
        choice.selectedSegmentIndex = 0
        choice.frame.size = CGSize(width: 220, height: 32)
        choice.accessibilityIdentifier = "saved kind"
        choice.addTarget(self, action: #selector(reload), for: .valueChanged)
        navigationItem.titleView = choice
        observation.on(SavedDeals.didChange) { [weak self] _ in self?.reload() }
        reload()
    }

    private var kind: SavedDeals.Kind { choice.selectedSegmentIndex == 0 ? .collected : .recent }

    @objc private func reload() {
        do { list = try workplace.saved?.deals(kind) ?? [] } catch {
            NSLog("%@", "\(error)")
            list = []
        }
        collectionView.reloadData()
        guard list.isEmpty else { return state.hide() }
        if kind == .collected {
            state.show(symbol: "heart", title: words("还没有收藏"), detail: words("在团购详情里点按心形即可收藏。"), action: nil)
        } else {
            state.show(symbol: "clock", title: words("还没有浏览记录"), detail: words("看过的团购会出现在这里。"), action: nil)
        }
    }
}
