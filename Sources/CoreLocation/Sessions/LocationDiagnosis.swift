internal import DeviceProtocol

/// What keeps an app from its location.
struct LocationDiagnosis: Equatable, Sendable {
    var authorizationDenied = false
    var insufficientlyInUse = false
    var accuracyLimited = false
    var alwaysAuthorizationDenied = false
    var serviceSessionRequired = false
    var authorizationRequestInProgress = false

    /// Whether locations may be delivered, exact or not.
    var isClear: Bool { !(authorizationDenied || insufficientlyInUse || serviceSessionRequired || authorizationRequestInProgress) }

    @MainActor init(_ service: LocationService) {
        let permission = service.permission
        authorizationDenied = permission.answer == .denied
        authorizationRequestInProgress = service.isAsking
        accuracyLimited = permission.isGranted && !permission.isPrecise
        alwaysAuthorizationDenied =
            authorizationDenied || permission.wasAskedForAlways && permission.isGranted && permission.answer != .always
        serviceSessionRequired = service.needsExplicitSession && !service.sessions.isHeld
        insufficientlyInUse = permission.isGranted && !service.isInUse
    }
}
