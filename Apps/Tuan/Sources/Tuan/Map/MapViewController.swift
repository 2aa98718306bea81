import MapKit
import UIKit

/// The deals around the middle of a map.
final class MapViewController: UIViewController {
    private let workplace: Workplace
    let map = MKMapView()
    /// Whether deals that are close together are shown as one.
    var joinsDeals = true
    private let again = UIButton(type: .system)
    private let failure = UIButton(type: .system)
    private let state = StateView()
    private let observation = Observation()
    private var answers = AnswerGuard()
    private var call: DealsCall?
    private var tiles: DealTiles?
    /// While the app shows another city.
    private var isEntering = false

    /// How many deals one search shows: the most that the service answers.
    static let limit = 40
    /// What is shown of a city. > Units: metres.
    private static let extent = 12_000.0
    /// Members of a cluster that are closer are at one place. > Units: metres.
    private static let closest = 30.0

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
        map.delegate = self
        map.isPitchEnabled = false
        map.register(PriceView.self, forAnnotationViewWithReuseIdentifier: PriceView.deal)
        map.register(PriceView.self, forAnnotationViewWithReuseIdentifier: PriceView.cluster)
        map.accessibilityIdentifier = "map"
        view.addSubview(map)
        showTiles()
        makeButton(again, words("搜索这片区域"), "magnifyingglass", width: 180, "search here") { [weak self] in self?.search() }
        makeButton(failure, words("地图没有加载，点按重试"), "arrow.clockwise", width: 250, "reload map") { [weak self] in
            self?.reloadTiles()
        }
        state.frame = view.bounds
        state.backgroundColor = Palette.page
        state.onAction = { [weak self] in self?.workplace.openLocation() }
        state.show(symbol: "map", title: words("先选一个城市"), detail: words("选好城市，就能看到那里的团购。"), action: words("选择城市"))
        view.addSubview(state)
        observation.on(CityChoice.didChange, object: workplace.cities) { [weak self] _ in self?.cityChanged() }
        cityChanged()
    }

    private func makeButton(
        _ button: UIButton, _ title: String, _ symbol: String, width: CGFloat, _ identifier: String, _ action: @escaping () -> Void
    ) {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        configuration.image = UIImage(systemName: symbol)
        configuration.baseForegroundColor = Palette.onAccent
        configuration.imagePadding = 6
        configuration.cornerStyle = .capsule
        button.configuration = configuration
        button.frame = CGRect(x: (view.bounds.width - width) / 2, y: 16, width: width, height: 44)
        button.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
        button.isHidden = true
        button.accessibilityIdentifier = identifier
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        again.frame.origin.y = view.safeAreaInsets.top + 16
        failure.frame.origin.y = view.safeAreaInsets.top + 72
    }

    // MARK: Tiles

    /// Shows the service's tiles for this appearance.
    private func showTiles() {
        show(tiles: workplace.client.tileTemplate(isDark: traitCollection.userInterfaceStyle == .dark))
    }

    /// Shows tiles, by the template of their addresses; nil leaves the map of the world.
    func show(tiles template: String?) {
        map.removeOverlays(map.overlays)
        guard let template else { return }
        let tiles = DealTiles(template: template) { [weak self] in
            DispatchQueue.main.async { [weak self] in self?.failure.isHidden = false }
        }
        self.tiles = tiles
        map.addOverlay(tiles, level: .aboveRoads)
    }

    private func reloadTiles() {
        failure.isHidden = true
        tiles.flatMap { map.renderer(for: $0) as? MKTileOverlayRenderer }?.reloadData()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { showTiles() }
    }

    // MARK: Deals

    private func cityChanged() {
        guard let city = workplace.city else { return }
        state.hide()
        let center = MapPlace(latitude: city.latitude, longitude: city.longitude).coordinate
        isEntering = true
        map.setRegion(
            MKCoordinateRegion(center: center, latitudinalMeters: Self.extent, longitudinalMeters: Self.extent), animated: false)
        isEntering = false
        search()
    }

    private func search() {
        guard let city = workplace.city else { return }
        again.isHidden = true
        call?.cancel()
        let ticket = answers.begin()
        // The most popular ones, as the nearest ones would all be in the middle.
        let query = DealQuery(city: city.name, sort: 4, area: MapArea(covering: map.region))
        call = workplace.client.find(query, page: 1, limit: Self.limit) { [weak self] page in
            guard let self, self.answers.take(ticket) else { return }
            self.show(page.deals)
            if page.deals.isEmpty { Toast.show(words("这里还没有团购"), in: self.view) }
        } failure: { [weak self] error in
            guard let self, self.answers.take(ticket) else { return }
            self.again.isHidden = false
            Toast.show(error.message, in: self.view)
        }
    }

    func show(_ deals: [Deal]) {
        map.removeAnnotations(map.annotations)
        map.addAnnotations(deals.enumerated().compactMap { DealAnnotation($1, index: $0) })
    }

    /// Deals at one place cannot be told apart by a closer look: they are listed.
    private func list(_ members: [DealAnnotation], at view: UIView) {
        let sheet = UIAlertController(title: words("这里有 %d 个团购", members.count), message: nil, preferredStyle: .actionSheet)
        for member in members {
            let title = "\(member.deal.title) \(PriceText.yuan(member.deal.currentPrice))"
            sheet.addAction(UIAlertAction(title: title, style: .default) { [weak self] _ in self?.workplace.openDeal(member.deal) })
        }
        sheet.addAction(UIAlertAction(title: words("取消"), style: .cancel))
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = view.bounds
        present(sheet, animated: true)
    }
}

extension MapViewController: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        MKTileOverlayRenderer(overlay: overlay)
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        let identifier = annotation is MKClusterAnnotation ? PriceView.cluster : PriceView.deal
        let view = mapView.dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
        view.clusteringIdentifier = joinsDeals ? PriceView.deal : nil
        return view
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        // The app's own change searches by itself.
        if !isEntering, workplace.city != nil { again.isHidden = false }
    }

    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        guard let annotation = view.annotation as? DealAnnotation else { return }
        workplace.openDeal(annotation.deal)
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        guard let cluster = view.annotation as? MKClusterAnnotation else { return }
        mapView.deselectAnnotation(cluster, animated: false)
        let members = cluster.memberAnnotations.compactMap { $0 as? DealAnnotation }
        let points = members.map { MKMapPoint($0.coordinate) }
        let farthest = points.map { $0.distance(to: points[0]) }.max() ?? 0
        if farthest < Self.closest { list(members, at: view) } else { mapView.showAnnotations(members, animated: true) }
    }
}
