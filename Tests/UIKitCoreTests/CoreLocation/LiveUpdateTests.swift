import DeviceProtocol
import Foundation
import Testing
import UIKitCore

@testable import CoreLocation

// The location permission and the last location are the process's.
@Suite("CLLocationUpdate and sessions", .application, .serialized) @MainActor struct LiveUpdateTests {
    @Test("live updates are the current location, each move, and that the device is at rest")
    func moves() async throws {
        let stage = LocationStage(at: "10,20")
        defer { stage.finish() }
        var updates = CLLocationUpdate.liveUpdates(.fitness).makeAsyncIterator()
        let first = try #require(try await updates.next())
        #expect(first.location?.coordinate.latitude == 10)
        #expect(!first.stationary)
        stage.go(to: "11,20")
        #expect(try await updates.next()?.location?.coordinate.latitude == 11)
        stage.transitions.advance(29)
        stage.go(to: "12,20")
        #expect(try await updates.next()?.location?.coordinate.latitude == 12)
        stage.transitions.advance(31)
        let rest = try #require(try await updates.next())
        #expect(rest.stationary)
        #expect(rest.location?.coordinate.latitude == 12)
        stage.go(to: "13,20")
        #expect(try await updates.next()?.stationary == false)
    }

    @Test("without a location, with a refusal or an approximate permission an update says so")
    func reasons() async throws {
        let stage = LocationStage()
        defer { stage.finish() }
        var updates = CLLocationUpdate.liveUpdates().makeAsyncIterator()
        let nowhere = try #require(try await updates.next())
        #expect(nowhere.location == nil)
        #expect(nowhere.locationUnavailable)
        stage.transitions.app.send(.permission(.location(LocationPermission(.denied))))
        let denied = try #require(try await updates.next())
        #expect(denied.authorizationDenied)
        #expect(!denied.locationUnavailable)
        stage.go(to: "48.2082,16.3738")
        stage.transitions.app.send(.permission(.location(LocationPermission(.whenInUse, isPrecise: false))))
        let rough = try #require(try await updates.next())
        #expect(rough.accuracyLimited)
        #expect(rough.location?.coordinate.latitude == 48.2)
    }

    @Test("from iOS 18 on an iteration asks; before, the app does")
    func implicitSession() async throws {
        let new = LocationStage(LocationPermission(), at: "1,2", system: "18.5")
        defer { new.finish() }
        var updates = CLLocationUpdate.liveUpdates().makeAsyncIterator()
        #expect(try await updates.next()?.authorizationRequestInProgress == true)
        #expect(new.answer("Allow While Using App") == "to find shelters near you")
        #expect(try await updates.next()?.location?.coordinate.longitude == 2)

        let old = LocationStage(LocationPermission(), at: "1,2")
        defer { old.finish() }
        var waiting = CLLocationUpdate.liveUpdates().makeAsyncIterator()
        await withCheckedContinuation { done in LocationServiceProxy().direct { _ in done.resume() } }
        #expect(old.answer("Allow While Using App") == nil)
        old.service.ask(always: false)
        old.answer("Allow While Using App")
        // The flag for the question is older than the answer.
        #expect(try await waiting.next()?.authorizationRequestInProgress == true)
        #expect(try await waiting.next()?.location?.coordinate.longitude == 2)
    }

    @Test("with NSLocationRequireExplicitServiceSession nothing is delivered without a session")
    func explicitSession() async throws {
        let stage = LocationStage(at: "1,2", system: "18.5", information: ["NSLocationRequireExplicitServiceSession": true])
        defer { stage.finish() }
        var updates = CLLocationUpdate.liveUpdates().makeAsyncIterator()
        let missing = try #require(try await updates.next())
        #expect(missing.serviceSessionRequired)
        #expect(missing.location == nil)
        let session = CLServiceSession(authorization: .whenInUse)
        #expect(try await updates.next()?.location != nil)
        session.invalidate()
        #expect(try await updates.next()?.serviceSessionRequired == true)
    }

    @Test("a session asks for its permission, and its diagnostics follow the answers")
    func session() async throws {
        let stage = LocationStage(LocationPermission(), at: "1,2", system: "18.5")
        defer { stage.finish() }
        let session = CLServiceSession(authorization: .whenInUse)
        var diagnostics = session.diagnostics.makeAsyncIterator()
        #expect(try await diagnostics.next()?.authorizationRequestInProgress == true)
        stage.answer("Don’t Allow")
        let refused = try #require(try await diagnostics.next())
        #expect(refused.authorizationDenied)
        #expect(!refused.authorizationRequestInProgress)
        #expect(!refused.alwaysAuthorizationDenied)
    }

    @Test("a session for always asks for more, and says that it was refused")
    func always() async throws {
        let stage = LocationStage(at: "1,2", system: "18.5")
        defer { stage.finish() }
        let session = CLServiceSession(authorization: .always)
        var diagnostics = session.diagnostics.makeAsyncIterator()
        #expect(try await diagnostics.next()?.alwaysAuthorizationDenied == false)
        stage.answer("Keep Only While Using")
        #expect(try await diagnostics.next()?.alwaysAuthorizationDenied == true)
    }

    @Test("exact locations for a purpose last until the app ends, and are asked for with the reason")
    func accuracy() async throws {
        let stage = LocationStage(
            LocationPermission(.whenInUse, isPrecise: false), at: "48.2082,16.3738", system: "18.5",
            information: ["NSLocationTemporaryUsageDescriptionDictionary": ["Route": "to show the way"]])
        defer { stage.finish() }
        let manager = CLLocationManager()
        await #expect(throws: CLError(.denied)) {
            try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Other")
        }
        #expect(stage.logs.contains { $0.contains("has no Other") })
        let session = CLServiceSession(authorization: .none, fullAccuracyPurposeKey: "Route")
        var diagnostics = session.diagnostics.makeAsyncIterator()
        #expect(try await diagnostics.next()?.fullAccuracyDenied == true)
        #expect(stage.answer("Allow Once") == "to show the way")
        #expect(try await diagnostics.next()?.fullAccuracyDenied == false)
        #expect(manager.accuracyAuthorization == .fullAccuracy)
        try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Route")
        stage.relaunch()
        #expect(manager.accuracyAuthorization == .reducedAccuracy)
    }

    @Test("a declined request for exact locations is an error")
    func declined() async {
        let stage = LocationStage(
            LocationPermission(.whenInUse, isPrecise: false),
            information: ["NSLocationTemporaryUsageDescriptionDictionary": ["Route": "to show the way"]])
        defer { stage.finish() }
        let error: (any Error)? = await withCheckedContinuation { done in
            CLLocationManager().requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Route") { done.resume(returning: $0) }
            LocationServiceProxy().direct { _ in _ = stage.answer("Don’t Allow") }
        }
        #expect((error as? CLError)?.code == .promptDeclined)
    }

    @Test("in the background updates end with a word, and go on while a background session is held")
    func background() async throws {
        let stage = LocationStage(at: "1,2", information: ["UIBackgroundModes": ["location"]])
        defer { stage.finish() }
        var updates = CLLocationUpdate.liveUpdates().makeAsyncIterator()
        #expect(try await updates.next()?.location != nil)
        stage.leave()
        let left = try #require(try await updates.next())
        #expect(left.insufficientlyInUse)
        #expect(left.location == nil)
        let session = CLBackgroundActivitySession()
        var diagnostics = session.diagnostics.makeAsyncIterator()
        #expect(try await updates.next()?.location != nil)
        #expect(try await diagnostics.next()?.insufficientlyInUse == false)
        stage.go(to: "3,4")
        #expect(try await updates.next()?.location?.coordinate.latitude == 3)
        session.invalidate()
        #expect(try await diagnostics.next()?.insufficientlyInUse == true)
    }

    @Test("a session that is released is given up, and an iteration that ends is no longer fed")
    func release() async throws {
        let stage = LocationStage(at: "1,2", system: "18.5", information: ["NSLocationRequireExplicitServiceSession": true])
        defer { stage.finish() }
        var updates = CLLocationUpdate.liveUpdates().makeAsyncIterator()
        #expect(try await updates.next()?.serviceSessionRequired == true)
        do {
            let session = CLServiceSession(authorization: .none)
            #expect(try await updates.next()?.serviceSessionRequired == false)
            withExtendedLifetime(session) {}
        }
        #expect(try await updates.next()?.serviceSessionRequired == true)
        #expect(stage.service.listenerCount == 1)
        do {
            var short = CLLocationUpdate.liveUpdates().makeAsyncIterator()
            _ = try await short.next()
            #expect(stage.service.listenerCount == 2)
        }
        await withCheckedContinuation { done in LocationServiceProxy().direct { _ in done.resume() } }
        #expect(stage.service.listenerCount == 1)
        withExtendedLifetime(updates) {}
    }
}
