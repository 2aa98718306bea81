import UIKit

/// The grid of a city's deals under the menus of the bar.
final class DealsViewController: FeedGridController {
    private let observation = Observation()
    private lazy var menus = MenuBar(workplace: workplace, page: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = words("团购")
        collectionView.accessibilityIdentifier = "deals"
        menus.install()
        menus.onQuery = { [weak self] in self?.reload() }
        menus.onSearch = { [weak self] in self?.search() }
        observation.on(CityChoice.didChange, object: workplace.cities) { [weak self] _ in self?.cityChanged() }
        cityChanged()
    }

    private func cityChanged() {
        if let city = workplace.city { menus.enter(city) }
        reload()
    }

    private func reload() {
        guard let city = workplace.city else { return showState() }
        feed.show(menus.state.query(in: city.name))
    }

    private func search() {
        guard workplace.city != nil else { return workplace.pointAtLocation() }
        navigationController?.pushViewController(SearchViewController(workplace: workplace), animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        menus.layout()
    }

    override func showState() {
        guard workplace.city == nil else { return super.showState() }
        state.show(symbol: "map", title: words("先选一个城市"), detail: words("选好城市，就能看到那里的团购。"), action: words("选择城市"))
    }

    override func act() {
        if workplace.city == nil { workplace.openLocation() } else { super.act() }
    }
}
