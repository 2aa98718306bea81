import DeviceProtocol
import Foundation
import Testing
import UIKitCore

@testable import CoreLocation

// The location permission and the last location are the process's.
@Suite("CLMonitor", .application, .serialized) @MainActor struct ConditionMonitorTests {
    private let home = CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2DMake(0, 0), radius: 1000)
    private let owner = UUID()

    private struct Weather: CLCondition { var isRain = true }

    private func next(_ monitor: CLMonitor) async throws -> CLMonitor.Event {
        var events = monitor.events.makeAsyncIterator()
        return try #require(try await events.next())
    }

    @Test("an area is satisfied while the device is inside; crossing its border makes an event, a move inside makes no event")
    func circle() async throws {
        let stage = LocationStage(at: "0,0.001")
        defer { stage.finish() }
        let monitor = await CLMonitor("places")
        await monitor.add(home, identifier: "home")
        let inside = try await next(monitor)
        #expect(inside.identifier == "home")
        #expect(inside.state == .satisfied)
        #expect(inside.refinement == nil)
        stage.go(to: "0,0.002")
        stage.go(to: "5,5")
        #expect(try await next(monitor).state == .unsatisfied)
        stage.go(to: nil)
        #expect(try await next(monitor).state == .unknown)
    }

    @Test("a task that waits receives the next event, and nil when it is cancelled; the next iteration goes on")
    func waiting() async throws {
        let stage = LocationStage(at: "0,0")
        defer { stage.finish() }
        let monitor = await CLMonitor("places")
        await monitor.add(home, identifier: "home", assuming: .satisfied)
        let first = Task { @MainActor in try await next(monitor).state }
        await Task.yield()
        stage.go(to: "1,1")
        #expect(try await first.value == .unsatisfied)
        let listener = Task { @MainActor in
            var states: [CLMonitor.Event.State] = []
            for try await event in monitor.events { states.append(event.state) }
            return states
        }
        await Task.yield()
        listener.cancel()
        #expect(try await listener.value.isEmpty)
        stage.go(to: "0,0")
        #expect(try await next(monitor).state == .satisfied)
    }

    @Test("a record's last event is the last that the app has received; an assumed state needs no event")
    func records() async throws {
        let stage = LocationStage(at: "0,0")
        defer { stage.finish() }
        let monitor = await CLMonitor("places")
        await monitor.add(home, identifier: "home", assuming: .satisfied)
        #expect(await monitor.record(for: "home")?.lastEvent.state == .satisfied)
        stage.go(to: "5,5")
        #expect(await monitor.record(for: "home")?.lastEvent.state == .satisfied)
        #expect(try await next(monitor).state == .unsatisfied)
        #expect(await monitor.record(for: "home")?.lastEvent.state == .unsatisfied)
        let condition = await monitor.record(for: "home")?.condition as? CLMonitor.CircularGeographicCondition
        #expect(condition?.radius == 1000)
        await monitor.remove("home")
        #expect(await monitor.record(for: "home") == nil)
        #expect(await monitor.identifiers.isEmpty)
    }

    @Test("a beacon's event names the beacon, the nearest of several")
    func beacons() async throws {
        let near = "\(owner.uuidString)/1/2@0.5", far = "\(owner.uuidString)/1/3@9"
        let stage = LocationStage(beacons: "\(far),\(near)")
        defer { stage.finish() }
        let monitor = await CLMonitor("shop")
        await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: owner, major: 1), identifier: "till")
        await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: owner, major: 2), identifier: "exit")
        let till = try await next(monitor)
        #expect(till.state == .satisfied)
        #expect((till.refinement as? CLMonitor.BeaconIdentityCondition)?.minor == 2)
        #expect(try await next(monitor).state == .unsatisfied)
        stage.hear(near.replacingOccurrences(of: "@0.5", with: "@0.4"))
        stage.hear("none")
        let gone = try await next(monitor)
        #expect(gone.identifier == "till")
        #expect(gone.state == .unsatisfied)
    }

    @Test("conditions are there again in the next launch, with their last event")
    func stored() async throws {
        let stage = LocationStage(at: "0,0")
        defer { stage.finish() }
        do {
            let monitor = await CLMonitor("My places / ü")
            await monitor.add(home, identifier: "home")
            await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: owner), identifier: "till", assuming: .unsatisfied)
            #expect(try await next(monitor).state == .satisfied)
        }
        stage.relaunch()
        stage.go(to: "5,5")
        let again = await CLMonitor("My places / ü")
        #expect(await again.identifiers == ["home", "till"])
        #expect(await again.record(for: "home")?.lastEvent.state == .satisfied)
        #expect(try await next(again).state == .unsatisfied)
        #expect(await CLMonitor("others").identifiers.isEmpty)
    }

    @Test("a damaged file counts as an empty one", arguments: ["", "[{}]", "no JSON"])
    func damaged(text: String) async throws {
        let stage = LocationStage(at: "0,0")
        defer { stage.finish() }
        try FileManager.default.createDirectory(at: stage.folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: MonitorStore("places", in: stage.folder).file)
        #expect(await CLMonitor("places").identifiers.isEmpty)
    }

    @Test("conditions that cannot be stored say so")
    func notStored() async throws {
        let stage = LocationStage(at: "0,0")
        defer { stage.finish() }
        try Data().write(to: stage.folder)
        let monitor = await CLMonitor("places")
        await monitor.add(home, identifier: "home")
        let event = try await next(monitor)
        #expect(event.state == .unmonitored)
        #expect(event.persistenceUnavailable)
    }

    @Test("what is not observed says why: the permission, the accuracy, the kind")
    func reasons() async throws {
        let denied = LocationStage(LocationPermission(.denied), at: "0,0")
        defer { denied.finish() }
        let monitor = await CLMonitor("places")
        await monitor.add(home, identifier: "home")
        let refused = try await next(monitor)
        #expect(refused.state == .unmonitored)
        #expect(refused.authorizationDenied)
        denied.transitions.app.send(.permission(.location(LocationPermission(.whenInUse, isPrecise: false))))
        let rough = try await next(monitor)
        #expect(rough.state == .unmonitored)
        #expect(rough.accuracyLimited)
        denied.transitions.app.send(.permission(.location(LocationPermission(.whenInUse))))
        #expect(try await next(monitor).state == .satisfied)
        await monitor.add(Weather(), identifier: "rain")
        #expect(try await next(monitor).conditionUnsupported)
    }

    @Test("an app observes twenty conditions; one more says that it is too many, until another one is removed")
    func limit() async throws {
        let stage = LocationStage(at: "0,0")
        defer { stage.finish() }
        let monitor = await CLMonitor("places"), other = await CLMonitor("others")
        await other.add(home, identifier: "first", assuming: .satisfied)
        for number in 1..<20 { await monitor.add(home, identifier: "\(number)", assuming: .satisfied) }
        await monitor.add(home, identifier: "last")
        let event = try await next(monitor)
        #expect(event.identifier == "last")
        #expect(event.conditionLimitExceeded)
        await other.remove("first")
        await monitor.add(home, identifier: "last")
        #expect(try await next(monitor).state == .satisfied)
    }

    @Test("in the background conditions go on with the permission for always, and wait otherwise")
    func background() async throws {
        let stage = LocationStage(at: "0,0")
        defer { stage.finish() }
        let monitor = await CLMonitor("places")
        await monitor.add(home, identifier: "home", assuming: .satisfied)
        stage.leave()
        stage.go(to: "5,5")
        stage.go(to: "0,0")
        stage.transitions.app.send(.permission(.location(LocationPermission(.always))))
        stage.go(to: "6,6")
        #expect(try await next(monitor).state == .unsatisfied)
        stage.go(to: "0,0")
        #expect(try await next(monitor).state == .satisfied)
    }
}
