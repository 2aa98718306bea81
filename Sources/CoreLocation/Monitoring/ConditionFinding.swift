internal import DeviceProtocol

/// What is known of a condition, and why no more is.
struct ConditionFinding: Equatable {
    enum Reason {
        case denied, accuracyLimited, unsupported, limitExceeded, notStored, sessionRequired, asking
    }

    var state: CLMonitor.Event.State
    var reasons: Set<Reason> = []
    /// The beacon that satisfies the condition; the nearest of several.
    var beacon: DeviceBeacon?

    /// The same beacon at another distance is no change.
    static func == (left: Self, right: Self) -> Bool {
        (left.state, left.reasons) == (right.state, right.reasons)
            && (left.beacon?.uuid, left.beacon?.major, left.beacon?.minor) == (right.beacon?.uuid, right.beacon?.major, right.beacon?.minor)
    }

    /// Nil: nothing is known that would change what was known, since the app is in the background or the user was not asked.
    @MainActor init?(_ condition: any CLCondition, _ service: LocationService) {
        let diagnosis = LocationDiagnosis(service)
        guard condition is CLMonitor.CircularGeographicCondition || condition is CLMonitor.BeaconIdentityCondition else {
            (state, reasons) = (.unmonitored, [.unsupported])
            return
        }
        let hindrances: [(Bool, Reason)] = [
            (diagnosis.authorizationDenied, .denied), (diagnosis.authorizationRequestInProgress, .asking),
            (diagnosis.serviceSessionRequired, .sessionRequired), (diagnosis.accuracyLimited, .accuracyLimited),
        ]
        reasons = Set(hindrances.filter(\.0).map(\.1))
        guard reasons.isEmpty else {
            state = .unmonitored
            return
        }
        guard service.permission.isGranted, service.isInFront || service.keepsInUse else { return nil }
        switch condition {
        case let circle as CLMonitor.CircularGeographicCondition:
            let isInside = service.location.map { circle.center.distance(to: $0.coordinate) <= circle.radius }
            state = isInside.map { $0 ? .satisfied : .unsatisfied } ?? .unknown
        case let wanted as CLMonitor.BeaconIdentityCondition:
            beacon = service.beacons(uuid: wanted.uuid, major: wanted.major, minor: wanted.minor).first
            state = beacon == nil ? .unsatisfied : .satisfied
        default: return nil
        }
    }

    init(_ state: CLMonitor.Event.State, _ reasons: Set<Reason> = []) { (self.state, self.reasons) = (state, reasons) }
}
