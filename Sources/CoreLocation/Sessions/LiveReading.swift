internal import DeviceProtocol
internal import Foundation
internal import UIKitCore

/// What one update says. Readings of one place are equal, whenever they were made.
struct LiveReading: Equatable, Sendable {
    var place: DeviceLocation?
    var diagnosis: LocationDiagnosis
    var isStationary = false
    var location: CLLocation?

    static func == (left: Self, right: Self) -> Bool {
        (left.place, left.diagnosis, left.isStationary) == (right.place, right.diagnosis, right.isStationary)
    }
}

/// Reads the location for one iteration, and knows when the device has come to rest.
@MainActor final class RestObserver {
    private var place: DeviceLocation?
    private var isStationary = false
    private var cancel: (@MainActor () -> Void)?

    /// How long a device stays at its place before it counts as at rest. > Units: seconds.
    ///
    /// Apple's page has no number; half a minute is the order of what devices do (R).
    static let pause = 30.0

    nonisolated init() {}

    /// Nil before the user has answered, as long as nobody asks.
    func read(_ service: LocationService) -> LiveReading? {
        let diagnosis = LocationDiagnosis(service)
        guard service.permission.answer != .undecided || !diagnosis.isClear else { return nil }
        let place = diagnosis.isClear ? service.place : nil
        if place != self.place { begin(at: place, service) }
        return LiveReading(
            place: place, diagnosis: diagnosis, isStationary: isStationary, location: place == nil ? nil : service.location)
    }

    private func begin(at place: DeviceLocation?, _ service: LocationService) {
        cancel?()
        (self.place, isStationary, cancel) = (place, false, nil)
        guard place != nil else { return }
        cancel = service.delays.run(after: Self.pause) { [weak self, weak service] in
            guard let self, let service else { return }
            isStationary = true
            service.refreshListeners()
        }
    }

    isolated deinit { cancel?() }
}
