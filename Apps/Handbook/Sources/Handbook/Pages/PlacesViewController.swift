import CoreLocation
import UIKit

/// Where the device is, whether it is in an area, and which beacons are near.
class PlacesViewController: PageViewController, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var buttons: [UIButton] = []
    private let lines = (0..<4).map { _ in PageLabel() }
    private var tasks: [Task<Void, Never>] = []

    /// The device's location may be approximate; the harbour is large enough.
    private static let harbour = CLMonitor.CircularGeographicCondition(
        center: CLLocationCoordinate2D(latitude: 53.54, longitude: 9.97), radius: 3000)
    private static let beacon = CLBeaconIdentityConstraint(
        uuid: UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0") ?? UUID())
    /// A name belongs to one monitor of the app, and its conditions are there again after the next launch.
    private static let monitor = Task { await CLMonitor("harbour") }

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        buttons = [makeButton("Ask for permission", action: #selector(ask))]
        for button in buttons { content.addSubview(button) }
        for line in lines {
            line.numberOfLines = 0
            line.font = .preferredFont(forTextStyle: .title3)
            line.adjustsFontForContentSizeCategory = true
            content.addSubview(line)
        }
        show(localized("unknown"), of: "Place", at: 1)
        show(localized("unknown"), of: "Harbour", at: 2)
        show(localized("none"), of: "Beacons", at: 3)
        manager.delegate = self
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tasks = [Task { [weak self] in await self?.followPlace() }, Task { [weak self] in await self?.followHarbour() }]
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for task in tasks { task.cancel() }
        tasks = []
        manager.stopRangingBeacons(satisfying: Self.beacon)
    }

    override func layoutContent(in area: CGRect) {
        var y = place(buttons, columns: 1, height: 44, in: area, from: area.minY) + 16
        for line in lines {
            let height = line.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
            line.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
            y += height + 16
        }
    }

    private func show(_ text: String, of name: String, at index: Int) { lines[index].text = "\(localized(name)): \(text)" }

    @objc private func ask() { manager.requestWhenInUseAuthorization() }

    // MARK: Sequences

    private func followPlace() async {
        do {
            for try await update in CLLocationUpdate.liveUpdates() {
                let place = update.location.map { String(format: "%.2f, %.2f", $0.coordinate.latitude, $0.coordinate.longitude) }
                let text = update.stationary ? localized("%@, at rest", place ?? "") : place
                show(text ?? localized("unknown"), of: "Place", at: 1)
            }
        } catch { show(error.localizedDescription, of: "Place", at: 1) }
    }

    private func followHarbour() async {
        let monitor = await Self.monitor.value
        if await monitor.record(for: "harbour") == nil { await monitor.add(Self.harbour, identifier: "harbour") }
        if let last = await monitor.record(for: "harbour")?.lastEvent { show(last) }
        do {
            for try await event in monitor.events { show(event) }
        } catch { show(error.localizedDescription, of: "Harbour", at: 2) }
    }

    private func show(_ event: CLMonitor.Event) {
        let states: [CLMonitor.Event.State: String] = [.satisfied: "inside", .unsatisfied: "outside"]
        show(localized(states[event.state] ?? "unknown"), of: "Harbour", at: 2)
    }

    // MARK: CLLocationManagerDelegate

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        let answers: [CLAuthorizationStatus: String] = [
            .authorizedAlways: "always", .authorizedWhenInUse: "while in use", .denied: "denied",
        ]
        show(localized(answers[manager.authorizationStatus] ?? "not asked"), of: "Permission", at: 0)
        // Without a permission the search would fail.
        if answers[manager.authorizationStatus] != nil, manager.authorizationStatus != .denied {
            manager.startRangingBeacons(satisfying: Self.beacon)
        }
    }

    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {
        let distances: [CLProximity: String] = [.immediate: "immediate", .near: "near", .far: "far"]
        let texts = beacons.map { "\($0.minor) \(localized(distances[$0.proximity] ?? "unknown"))" }
        show(texts.isEmpty ? localized("none") : texts.joined(separator: ", "), of: "Beacons", at: 3)
    }
}
