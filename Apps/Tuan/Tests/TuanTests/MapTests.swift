import Foundation
import MapKit
import Testing

@testable import Tuan

@Suite("The map") @MainActor struct MapTests {
    private let beijing = CLLocationCoordinate2D(latitude: 39.9, longitude: 116.4)

    private func deal(_ number: Int, latitude: Double, longitude: Double, price: Double = 1) throws -> Deal {
        let shop: [String: Any] = ["id": number, "name": "店\(number)", "address": "", "latitude": latitude, "longitude": longitude]
        let fields: [String: Any] = [
            "deal_id": "1-\(number)", "title": "团购\(number)", "list_price": 100, "current_price": price, "purchase_count": 0,
            "businesses": [shop],
        ]
        return try Deal(Fields(fields, place: "deal"))
    }

    // Proves TU-21.1.
    @Test("the area covers what is visible and is at most 50 km")
    func area() {
        let region = MKCoordinateRegion(center: beijing, latitudinalMeters: 12_000, longitudinalMeters: 9000)
        let area = MapArea(covering: region)
        #expect((7450...7550).contains(area.radius))
        let wide = MKCoordinateRegion(center: beijing, span: MKCoordinateSpan(latitudeDelta: 40, longitudeDelta: 60))
        #expect(MapArea(covering: wide).radius == MapArea.most)
        let parameters = DealQuery(city: "北京", sort: 4, area: area).parameters
        #expect(parameters["latitude"] == "39.900000")
        #expect(parameters["radius"] == "\(area.radius)")
    }

    // Proves TU-21.1.
    @Test("a deal without a shop, or with invalid coordinates, is not on the map")
    func places() throws {
        #expect(DealAnnotation(try deal(1, latitude: 39.9, longitude: 116.4), index: 0)?.subtitle == "店1")
        #expect(DealAnnotation(try deal(1, latitude: 120, longitude: 116.4), index: 0) == nil)
        var none = try deal(1, latitude: 39.9, longitude: 116.4)
        none.shops = []
        #expect(DealAnnotation(none, index: 0) == nil)
    }

    // Proves TU-21.2.
    @Test("deals close together are one view with their number and the lowest price; apart they are one each")
    func clusters() throws {
        let page = MapViewController(workplace: Workplace(client: SampleDealsClient()))
        page.view.frame = CGRect(x: 0, y: 0, width: 720, height: 900)
        page.view.layoutIfNeeded()
        page.map.setRegion(MKCoordinateRegion(center: beijing, latitudinalMeters: 12_000, longitudinalMeters: 12_000), animated: false)
        page.show([
            try deal(1, latitude: 39.9, longitude: 116.4, price: 12.5), try deal(2, latitude: 39.9001, longitude: 116.4, price: 0.3),
            try deal(3, latitude: 39.93, longitude: 116.43),
        ])
        func all(_ view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(all) }
        let shown = all(page.map).compactMap { $0 as? PriceView }
        #expect(Set(shown.compactMap(\.accessibilityIdentifier)) == ["cluster 0", "pin 2"])
        #expect(shown.first { $0.accessibilityIdentifier == "cluster 0" }?.accessibilityLabel == words("%d 个 · %@起", 2, "¥0.3"))
        page.map.setRegion(MKCoordinateRegion(center: beijing, latitudinalMeters: 100, longitudinalMeters: 100), animated: false)
        let near = all(page.map).compactMap { $0 as? PriceView }.compactMap(\.accessibilityIdentifier)
        #expect(near.contains("pin 0"))
        #expect(near.contains("pin 1"))
        page.show([])
        #expect(!all(page.map).contains { $0 is PriceView })
    }
}
