import UIKit

/// The deals around the middle of a map.
final class MapViewController: UIViewController {
    private let workplace: Workplace
    private lazy var map = TileMapView(images: workplace.images) { [workplace] in
        workplace.image(workplace.client.tile($0)?.absoluteString, side: 256)
    }
    private let again = UIButton(type: .system)
    private let state = StateView()
    private let observation = Observation()
    private var answers = AnswerGuard()
    private var call: DealsCall?
    private var callout: MapCallout?
    private var pins: [MapPin] = []

    init(workplace: Workplace) {
        self.workplace = workplace
        super.init(nibName: nil, bundle: nil)
        title = words("地图")
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        map.frame = view.bounds
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        map.onTap = { [weak self] in self?.closeCallout() }
        map.onMove = { [weak self] in if $0 { self?.again.isHidden = false } }
        view.addSubview(map)
        var configuration = UIButton.Configuration.filled()
        configuration.title = words("搜索这片区域")
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.baseForegroundColor = Palette.onAccent
        configuration.imagePadding = 6
        configuration.cornerStyle = .capsule
        again.configuration = configuration
        again.frame = CGRect(x: (view.bounds.width - 180) / 2, y: 16, width: 180, height: 44)
        again.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
        again.isHidden = true
        again.accessibilityIdentifier = "search here"
        again.addAction(UIAction { [weak self] _ in self?.search() }, for: .touchUpInside)
        view.addSubview(again)
        state.frame = view.bounds
        state.backgroundColor = Palette.page
        state.onAction = { [weak self] in self?.workplace.openLocation() }
        state.show(symbol: "map", title: words("先选一个城市"), detail: words("选好城市，就能看到那里的团购。"), action: words("选择城市"))
        view.addSubview(state)
        observation.on(CityChoice.didChange, object: workplace.cities) { [weak self] _ in self?.cityChanged() }
        cityChanged()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        again.frame.origin.y = view.safeAreaInsets.top + 16
    }

    private func cityChanged() {
        guard let city = workplace.city else { return }
        state.hide()
        map.look(at: MapPlace(latitude: city.latitude, longitude: city.longitude), zoom: 13)
        search()
    }

    private func search() {
        guard let city = workplace.city else { return }
        again.isHidden = true
        call?.cancel()
        let ticket = answers.begin()
        // The most popular ones, as the nearest ones would all be in the middle.
        let query = DealQuery(city: city.name, sort: 4, area: map.camera.area(in: map.bounds.size))
        call = workplace.client.find(query, page: 1, limit: 40) { [weak self] page in
            guard let self, self.answers.accepts(ticket) else { return }
            self.show(page.deals)
            if page.deals.isEmpty { Toast.show(words("这里还没有团购"), in: self.view) }
        } failure: { [weak self] error in
            guard let self, self.answers.accepts(ticket) else { return }
            self.again.isHidden = false
            Toast.show(error.message, in: self.view)
        }
    }

    private func show(_ deals: [Deal]) {
        closeCallout()
        let places = deals.compactMap { deal in deal.shops.first.map { (deal, MapPlace(latitude: $0.latitude, longitude: $0.longitude)) } }
        let pins = places.enumerated().map { index, item in (view: MapPin(deal: item.0, index: index), place: item.1) }
        for (pin, place) in pins {
            pin.addAction(UIAction { [weak self, weak pin] _ in pin.map { self?.open($0, at: place) } }, for: .touchUpInside)
        }
        self.pins = pins.map(\.view)
        map.setPins(pins.map { (view: $0.view as UIView, place: $0.place) })
    }

    private func open(_ pin: MapPin, at place: MapPlace) {
        closeCallout()
        pin.isSelected = true
        map.bringSubviewToFront(pin)
        let callout = MapCallout(deal: pin.deal)
        callout.addAction(UIAction { [weak self] _ in self?.workplace.openDeal(pin.deal) }, for: .touchUpInside)
        self.callout = callout
        map.add(callout, at: place)
        map.reveal(callout)
    }

    private func closeCallout() {
        pins.forEach { $0.isSelected = false }
        if let callout { map.remove(callout) }
        callout = nil
    }
}
