import Testing

@testable import MapKit
@testable import UIKitCore

@Suite("Controls of following the user", .application) @MainActor struct UserTrackingTests {
    let stage = MapStage()
    private var map: MKMapView { stage.map }

    @Test("a tap on a bar's item follows, then follows with heading, then follows no longer")
    func item() {
        let item = MKUserTrackingBarButtonItem(mapView: map)
        var modes: [MKUserTrackingMode] = []
        for _ in 0..<3 {
            item.primaryAction?.performWithSender(item, target: nil)
            modes.append(map.userTrackingMode)
        }
        #expect(modes == [.follow, .followWithHeading, .none])
    }

    @Test("a bar's item shows the mode that the app sets")
    func image() {
        let item = MKUserTrackingBarButtonItem(mapView: map)
        #expect(item.image == UIImage(systemName: "location"))
        map.setUserTrackingMode(.follow, animated: false)
        #expect(item.image == UIImage(systemName: "location.fill"))
    }

    @Test("a button follows the map that it receives later")
    func button() throws {
        let button = MKUserTrackingButton(mapView: nil)
        button.mapView = map
        let inner = try #require(button.subviews.first as? UIButton)
        inner.sendActions(for: .touchUpInside)
        #expect(map.userTrackingMode == .follow)
        #expect(inner.image(for: .normal) == UIImage(systemName: "location.fill"))
    }

    @Test("a map does not retain the controls that show its mode")
    func released() {
        weak var item: MKUserTrackingBarButtonItem?
        do {
            let made = MKUserTrackingBarButtonItem(mapView: map)
            item = made
        }
        #expect(item == nil)
    }
}
