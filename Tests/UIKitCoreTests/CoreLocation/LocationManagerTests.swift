import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import CoreLocation

// The location permission and the last location are the process's.
@Suite("Location managers", .application, .serialized) @MainActor struct LocationManagerTests {
    private let stage = TransitionStage()
    private let manager = CLLocationManager()
    private let listener = Listener()

    /// Hears what a delegate does.
    private final class Listener: NSObject, CLLocationManagerDelegate {
        var received: [String] = []
        func take() -> [String] {
            defer { received = [] }
            return received
        }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            received.append("status \(manager.authorizationStatus.rawValue)")
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            received += locations.map { "at \($0.coordinate.latitude),\($0.coordinate.longitude) +/-\(Int($0.horizontalAccuracy))" }
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            received.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
        }
        func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
            received.append("watches \(region.identifier)")
        }
        func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { received.append("in \(region.identifier)") }
        func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
            received.append("out of \(region.identifier)")
        }
        func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
            received.append("\(region.identifier) \(state.rawValue)")
        }
        func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
            received.append("no watch \((error as? CLError)?.code.rawValue ?? -1)")
        }
        private func text(_ beacons: [CLBeacon]) -> String {
            let texts = beacons.map { " \($0.minor) \(["unknown", "immediate", "near", "far"][$0.proximity.rawValue]) \($0.rssi)" }
            return ":" + texts.joined(separator: ",")
        }
        func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {
            received.append(region.identifier + text(beacons))
        }
        func locationManager(
            _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
        ) { received.append("ranged" + text(beacons)) }
        func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) {
            received.append("no beacons of \(region.identifier) \((error as? CLError)?.code.rawValue ?? -1)")
        }
        func locationManager(
            _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
        ) {
            let numbers = [beaconConstraint.major, beaconConstraint.minor].compactMap { $0.map(String.init) }.joined(separator: ".")
            received.append("no beacons \(numbers) \((error as? CLError)?.code.rawValue ?? -1)")
        }
    }

    private func prepare(_ answer: LocationPermission.Answer, at place: String? = nil) -> LocationService {
        _ = stage.window
        stage.app.send(.lifeCycle(.becomeActive))
        stage.app.environment.beginning.location = LocationPermission(answer)
        go(to: place)
        LocationService.reset()
        let service = LocationService(ApplicationContext.current)
        service.usage = { _ in "to find shelters near you" }
        manager.delegate = listener
        client.manager = manager
        service.add(client)
        return service
    }

    private var client: LocationClient { manager.link.client }

    private func go(to place: String?) {
        var device = stage.app.environment.device
        device.location = place.flatMap(DeviceLocation.init)
        stage.app.send(.deviceChanged(device))
    }

    private func hear(_ beacons: String...) {
        var device = stage.app.environment.device
        device.beacons = beacons.compactMap { DeviceBeacon($0) }
        stage.app.send(.deviceChanged(device))
    }

    /// Presses a button of the system alert; nil if there is none.
    private func answer(_ title: String) -> String? { stage.answerSystemAlert(title) }

    @Test("the authorization alert shows the usage description, and the choice is stored")
    func asking() {
        defer { stage.finish() }
        let service = prepare(.undecided, at: "1,2")
        #expect(listener.take() == ["status 0"])
        client.start(service)
        #expect(listener.take().isEmpty)
        #expect(manager.location == nil)
        service.ask(always: false)
        #expect(answer("Allow While Using App") == "to find shelters near you")
        #expect(listener.take() == ["status 4", "at 1.0,2.0 +/-5"])
        #expect(stage.app.environment.requests.last == .location(LocationPermission(.whenInUse)))
        #expect(manager.location?.coordinate.longitude == 2)
        #expect(manager.accuracyAuthorization == .fullAccuracy)
        service.ask(always: false)
        #expect(answer("Allow While Using App") == nil)
    }

    @Test("a permission changed in Settings is reported and takes effect at once, also before there is a manager")
    func changedInSettings() {
        defer { stage.finish() }
        let service = prepare(.denied, at: "1,2")
        client.start(service)
        _ = listener.take()
        stage.app.send(.permission(.location(LocationPermission(.always))))
        #expect(listener.take() == ["status 3", "at 1.0,2.0 +/-5"])
        #expect(manager.authorizationStatus == .authorizedAlways)
        stage.app.send(.permission(.location(LocationPermission(.denied))))
        #expect(listener.take().first == "status 2")
        #expect(manager.location == nil)
        LocationService.reset()
        stage.app.send(.permission(.location(LocationPermission(.whenInUse))))
        #expect(LocationService(ApplicationContext.current).permission == LocationPermission(.whenInUse))
    }

    @Test("without a usage description nothing is asked, and the log says so")
    func noReason() {
        defer { stage.finish() }
        let service = prepare(.undecided)
        service.usage = { $0 == "NSLocationWhenInUseUsageDescription" ? nil : "always" }
        service.ask(always: false)
        #expect(answer("Don’t Allow") == nil)
        #expect(stage.app.environment.logs.last?.contains("NSLocationWhenInUseUsageDescription") == true)
        service.usage = { $0 == "NSLocationWhenInUseUsageDescription" ? "in use" : "" }
        service.ask(always: true)
        #expect(stage.app.environment.logs.last?.contains("NSLocationAlwaysAndWhenInUseUsageDescription") == true)
    }

    @Test("a denial fails every request, and is reported once to continuous updates")
    func refusal() {
        defer { stage.finish() }
        let service = prepare(.undecided, at: "1,2")
        client.start(service)
        service.ask(always: false)
        #expect(answer("Don’t Allow") != nil)
        #expect(listener.take() == ["status 0", "status 2", "failed 1"])
        go(to: "3,4")
        #expect(listener.take().isEmpty)
        client.requestOne(service)
        #expect(listener.take() == ["failed 1"])
        #expect(manager.location == nil)
    }

    @Test("Allow Once lasts until the app ends")
    func once() {
        defer { stage.finish() }
        let service = prepare(.once)
        #expect(manager.authorizationStatus == .notDetermined)
        service.ask(always: false)
        #expect(answer("Allow Once") != nil)
        #expect(manager.authorizationStatus == .authorizedWhenInUse)
        service.ask(always: true)
        #expect(answer("Change to Always Allow") == nil)
    }

    @Test("Always is asked in addition, once")
    func always() {
        defer { stage.finish() }
        let other = prepare(.whenInUse)
        other.ask(always: true)
        #expect(answer("Keep Only While Using") != nil)
        #expect(manager.authorizationStatus == .authorizedWhenInUse)
        other.ask(always: true)
        #expect(answer("Change to Always Allow") == nil)
    }

    @Test("updates follow the distance filter; requestLocation delivers once")
    func updates() {
        defer { stage.finish() }
        let service = prepare(.whenInUse, at: "10,20")
        _ = listener.take()
        client.requestOne(service)
        go(to: "10,21")
        #expect(listener.take() == ["at 10.0,20.0 +/-5"])
        manager.distanceFilter = 200_000
        client.start(service)
        go(to: "10,22")
        go(to: "10,23")
        go(to: "10,23")
        #expect(listener.take() == ["at 10.0,21.0 +/-5", "at 10.0,23.0 +/-5"])
        client.stop()
        go(to: "50,60")
        #expect(listener.take().isEmpty)
    }

    @Test("a device without a location fails, once until it has one")
    func unknown() {
        defer { stage.finish() }
        let service = prepare(.whenInUse)
        client.start(service)
        client.requestOne(service)
        go(to: "1,1")
        go(to: nil)
        #expect(listener.take() == ["status 4", "failed 0", "failed 0", "at 1.0,1.0 +/-5", "failed 0"])
    }

    @Test("nothing is delivered in the background; in the foreground, the current location")
    func background() {
        defer { stage.finish() }
        let service = prepare(.whenInUse, at: "1,1")
        client.start(service)
        _ = listener.take()
        stage.app.send(.lifeCycle(.resignActive))
        stage.app.send(.lifeCycle(.enterBackground))
        go(to: "2,2")
        go(to: "3,3")
        #expect(listener.take().isEmpty)
        stage.app.send(.lifeCycle(.enterForeground))
        stage.app.send(.lifeCycle(.becomeActive))
        #expect(listener.take() == ["at 3.0,3.0 +/-5"])
    }

    @Test("crossing a region's border is reported, for the requested directions")
    func regions() {
        defer { stage.finish() }
        let service = prepare(.whenInUse, at: "0,0")
        _ = listener.take()
        let home = CLCircularRegion(center: CLLocationCoordinate2DMake(0, 0), radius: 1000, identifier: "home")
        let shop = CLCircularRegion(center: CLLocationCoordinate2DMake(5, 5), radius: 1000, identifier: "shop")
        shop.notifyOnExit = false
        for region in [home, shop] { client.monitor(region, service) }
        client.determine(home, service)
        #expect(listener.take() == ["watches home", "watches shop", "home 1"])
        #expect(manager.monitoredRegions.count == 2)
        go(to: "0,0.001")
        go(to: "5,5")
        go(to: "9,9")
        client.determine(shop, service)
        #expect(listener.take() == ["out of home", "in shop", "shop 2"])
        client.stopMonitoring(home)
        go(to: "0,0")
        #expect(listener.take().isEmpty)
        client.monitor(CLRegion(identifier: "beacon"), service)
        #expect(listener.take() == ["no watch 5"])
    }

    @Test("the beacons of an owner or a group are reported once a second, the nearest first, until their search ends")
    func beacons() throws {
        defer { stage.finish() }
        let service = prepare(.whenInUse)
        _ = listener.take()
        let owner = UUID()
        hear("\(owner.uuidString)/3/4@12", "\(owner.uuidString)/3/5@0.2", "\(owner.uuidString)/9/1@1")
        let constraint = CLBeaconIdentityConstraint(uuid: owner, major: 3)
        #expect(CLLocationManager.isRangingAvailable())
        client.range(constraint, service)
        client.range(CLBeaconRegion(uuid: owner, major: 9, identifier: "shop"), service)
        #expect(manager.rangedBeaconConstraints == [constraint])
        #expect(manager.rangedRegions.map(\.identifier) == ["shop"])
        stage.advance(1.1)
        #expect(listener.take() == ["shop: 1 near -59", "ranged: 5 immediate -45, 4 far -81"])
        hear()
        stage.advance(1)
        #expect(listener.take() == ["shop:", "ranged:"])
        client.stopRanging(CLBeaconRegion(uuid: owner, identifier: "shop"))
        client.stopRanging(constraint)
        stage.advance(5)
        #expect(listener.take().isEmpty)
        #expect(manager.rangedBeaconConstraints.isEmpty)
    }

    @Test("a region of beacons is entered when one is heard, and left when none is")
    func beaconRegions() throws {
        defer { stage.finish() }
        let service = prepare(.always)
        _ = listener.take()
        let owner = UUID()
        let region = CLBeaconRegion(uuid: owner, identifier: "till")
        #expect(CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
        client.monitor(region, service)
        hear("\(UUID().uuidString)/1/1@1")
        hear("\(owner.uuidString)/1/1@1")
        hear("\(owner.uuidString)/1/1@9")
        client.determine(region, service)
        hear()
        #expect(listener.take() == ["watches till", "in till", "till 1", "out of till"])
        let copy = try #require(region.copy() as? CLBeaconRegion)
        #expect(copy == region)
        #expect(copy.uuid == owner)
        #expect(copy.major == nil)
    }

    @Test("without a permission looking for beacons fails")
    func beaconsDenied() {
        defer { stage.finish() }
        let service = prepare(.denied)
        _ = listener.take()
        let constraint = CLBeaconIdentityConstraint(uuid: UUID(), major: 3, minor: 4)
        client.range(CLBeaconRegion(beaconIdentityConstraint: constraint, identifier: "till"), service)
        client.range(constraint, service)
        #expect(listener.take() == ["no beacons of till 1", "no beacons 3.4 1"])
        #expect(CLBeaconIdentityConstraint(uuid: constraint.uuid, major: 3, minor: 4) == constraint)
        #expect(CLBeaconIdentityConstraint(uuid: constraint.uuid, major: 3) != constraint)
    }

    @Test("a manager monitors twenty regions")
    func regionLimit() {
        defer { stage.finish() }
        let service = prepare(.whenInUse, at: "0,0")
        for number in 1...20 {
            client.monitor(CLCircularRegion(center: CLLocationCoordinate2DMake(0, 0), radius: 1, identifier: "\(number)"), service)
        }
        _ = listener.take()
        client.monitor(CLCircularRegion(center: CLLocationCoordinate2DMake(0, 0), radius: 1, identifier: "more"), service)
        client.monitor(CLCircularRegion(center: CLLocationCoordinate2DMake(0, 0), radius: 2, identifier: "20"), service)
        #expect(listener.take() == ["no watch 5", "watches 20"])
    }

    @Test("reduced accuracy gives an area")
    func reduced() {
        defer { stage.finish() }
        _ = prepare(.whenInUse, at: "48.2082,16.3738")
        #expect(manager.accuracyAuthorization == .fullAccuracy)
        stage.app.environment.beginning.location = LocationPermission(.whenInUse, isPrecise: false)
        let rough = LocationService(ApplicationContext.current)
        rough.add(client)
        _ = listener.take()
        client.requestOne(rough)
        #expect(listener.take() == ["at 48.2,16.35 +/-5000"])
        #expect(manager.accuracyAuthorization == .reducedAccuracy)
    }
}
