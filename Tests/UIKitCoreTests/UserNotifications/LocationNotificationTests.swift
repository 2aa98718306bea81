import CoreLocation
import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import UserNotifications

/// Notifications that come where the device goes.
// `NotificationServices.make` and the location permission are the process's.
@Suite("Location notifications", .application, .serialized) @MainActor struct LocationNotificationTests {
    private let center = UNUserNotificationCenter()
    private let start = Date(timeIntervalSince1970: 1_000_000)
    private static let vienna = DeviceLocation(latitude: 48.2082, longitude: 16.3738)
    private static let london = DeviceLocation(latitude: 51.5007, longitude: -0.1246)

    private final class PlainDelegate: NSObject, UIApplicationDelegate {}

    private func launch(_ location: LocationPermission.Answer, kept: AppNotifications? = nil) -> TestEnvironment {
        let environment = TestEnvironment(device: .standard)
        environment.beginning.notifications = kept ?? AppNotifications(permission: .granted, options: 7)
        environment.beginning.location = LocationPermission(location)
        environment.device.location = Self.london
        let (center, start) = (center, start)
        center.director.now = { start }
        let others = NotificationServices.make
        defer { NotificationServices.make = others }
        NotificationServices.make = { center.director }
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: PlainDelegate.self)
        LocationService.reset()
        environment.onEvent?(.lifeCycle(.enterBackground))
        return environment
    }

    private func add(entry: Bool = true, exit: Bool = true, repeats: Bool) {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 48.2082, longitude: 16.3738), radius: 500, identifier: "Vienna")
        (region.notifyOnEntry, region.notifyOnExit) = (entry, exit)
        let content = UNMutableNotificationContent()
        content.title = "Vienna"
        let trigger = UNLocationNotificationTrigger(region: region, repeats: repeats)
        // A copy: what is said later is not meant.
        region.notifyOnEntry = false
        #expect(center.director.add(UNNotificationRequest(identifier: "place", content: content, trigger: trigger)) == nil)
    }

    private func move(_ environment: TestEnvironment, to place: DeviceLocation?) {
        environment.device.location = place
        environment.onEvent?(.deviceChanged(environment.device))
    }

    private var delivered: Int { center.director.store.delivered.count }

    @Test("is delivered when the device enters its region, once")
    func entering() {
        let environment = launch(.whenInUse)
        add(repeats: false)
        #expect(center.director.store.pending.count == 1)
        #expect(center.director.store.next == nil)
        move(environment, to: DeviceLocation(latitude: 48.1, longitude: 16.3))
        #expect(delivered == 0)
        move(environment, to: Self.vienna)
        #expect(delivered == 1)
        #expect(center.director.store.pending.isEmpty)
    }

    @Test("one for exit only is delivered then, each time if it repeats")
    func leaving() {
        let environment = launch(.always)
        add(entry: false, repeats: true)
        move(environment, to: Self.vienna)
        #expect(delivered == 0)
        move(environment, to: Self.london)
        #expect(delivered == 1)
        center.director.removeDelivered(nil)
        move(environment, to: Self.vienna)
        move(environment, to: Self.london)
        #expect(delivered == 1)
        #expect(center.director.store.pending.count == 1)
    }

    @Test("an app without location permission gets none")
    func denied() {
        let environment = launch(.denied)
        add(repeats: false)
        move(environment, to: Self.vienna)
        #expect(delivered == 0)
        #expect(center.director.store.pending.count == 1)
    }

    @Test("the device stores the region, and the next launch has the same request")
    func kept() throws {
        _ = launch(.always)
        add(exit: false, repeats: true)
        let kept = center.director.kept
        let region = try #require(kept.pending.first?.region)
        #expect(region.radius == 500)
        #expect(region.countsEntry)
        #expect(!region.countsExit)
        #expect(kept.pending.first?.repeatsRegion == true)
        #expect(kept.pending.first?.moments.isEmpty == true)
        let environment = launch(.always, kept: kept)
        let trigger = try #require(center.director.store.pending.first?.trigger as? UNLocationNotificationTrigger)
        #expect(trigger.region.identifier == "Vienna")
        #expect(trigger.repeats)
        #expect(!trigger.region.notifyOnExit)
        move(environment, to: Self.vienna)
        #expect(delivered == 1)
    }

    @Test("a first location inside no region is no crossing; a circle of radius 0 is its centre")
    func crossings() throws {
        let center = try #require(Self.vienna)
        let region = DeviceRegion(center: center, radius: 0, countsEntry: true, countsExit: true)
        #expect(region.isCrossed(from: nil, to: center))
        #expect(!region.isCrossed(from: nil, to: Self.london))
        #expect(!region.isCrossed(from: center, to: nil))
        #expect(region.isCrossed(from: center, to: Self.london))
    }
}
