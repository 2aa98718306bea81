package import DeviceProtocol
package import Foundation
package import UIKitCore

/// The device's location, the app's permission, and the managers to notify.
///
/// A manager's request is processed at the main queue's next turn, and its delegate is called there.
@MainActor package final class LocationService {
    package private(set) var permission: LocationPermission
    package private(set) var place: DeviceLocation?
    private var clients: [WeakClient] = []
    private let question = SystemAlert()
    private unowned let context: ApplicationContext
    /// Replaced by tests: values of `Info.plist`, and the time.
    package var usage: (String) -> String? = { AppInformation.text($0) }
    package var now: () -> Date = { Date() }

    private struct WeakClient { weak var client: LocationClient? }

    /// The current application's.
    package static var current: LocationService { of(ApplicationContext.current) }

    /// An application's, created with the first manager.
    private static func of(_ context: ApplicationContext) -> LocationService {
        if let known = context.locationService as? LocationService { return known }
        let made = LocationService(context)
        context.locationService = made
        return made
    }

    /// Resets everything, for tests: the next one is the current application's then.
    package static func reset() {
        ApplicationContext.current.locationService = nil
        LastKnownLocation.shared.forget()
    }

    package init(_ context: ApplicationContext) {
        self.context = context
        permission = context.changedLocationPermission ?? context.environment.beginning.location
        place = context.device.location
        // "Allow Once" was for the previous launch.
        if permission.answer == .once { permission.answer = .undecided }
        context.locationHandlers.onChange = { [weak self] in self?.moved(to: $0) }
        context.locationHandlers.onPermission = { [weak self] new in self?.change { $0 = new } }
        LocationAuthorization.take(permission)
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: context.application, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.didComeToForeground() }
        }
    }

    package var isInFront: Bool { context.application.applicationState != .background }

    func add(_ client: LocationClient) {
        clients.removeAll { $0.client == nil }
        clients.append(WeakClient(client: client))
        client.notifyPermission()
    }

    private var noted: Set<String> = []

    /// Logs an app's requests that have no effect in the simulator's log, once.
    func note(_ text: String) {
        if noted.insert(text).inserted { context.send(.log("Core Location: \(text)")) }
    }

    private func notify(_ body: (LocationClient) -> Void) {
        for client in clients.compactMap(\.client) { body(client) }
    }

    // MARK: Locations

    private func moved(to place: DeviceLocation?) {
        guard self.place != place else { return }
        self.place = place
        notify { $0.placeChanged(self) }
    }

    /// Managers that were not notified in the background receive the current location.
    private func didComeToForeground() {
        notify { $0.placeChanged(self) }
    }

    /// The current location, with the precision that the app is allowed.
    var location: CLLocation? {
        guard let place else { return nil }
        let exact = CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
        // With reduced accuracy, a device reports only an area of a few kilometers (R).
        func rounded(_ degrees: Double) -> Double { (degrees * 20).rounded() / 20 }
        let coordinate =
            permission.isPrecise ? exact : CLLocationCoordinate2D(latitude: rounded(exact.latitude), longitude: rounded(exact.longitude))
        return CLLocation(
            coordinate: coordinate, altitude: 0, horizontalAccuracy: permission.isPrecise ? 5 : 5000, verticalAccuracy: -1, course: -1,
            courseAccuracy: -1, speed: -1, speedAccuracy: -1, timestamp: now(),
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
    }

    // MARK: Authorization

    private static let whenInUseKey = "NSLocationWhenInUseUsageDescription"
    private static let alwaysKey = "NSLocationAlwaysAndWhenInUseUsageDescription"

    /// Asks the user, once; without a reason in `Info.plist` there is no alert.
    package func ask(always: Bool) {
        let needed = always ? [Self.whenInUseKey, Self.alwaysKey] : [Self.whenInUseKey]
        if let missing = needed.first(where: { (usage($0) ?? "").isEmpty }) {
            return context.send(
                .log("Core Location does not ask for permission: Info.plist has no \(missing)"))
        }
        guard !question.isAsked else { return }
        switch permission.answer {
        case .undecided: askFirst(always: always)
        case .whenInUse where always && !permission.wasAskedForAlways: requestAlwaysPermission()
        case .denied, .whenInUse, .once, .always: break
        }
    }

    private func askFirst(always: Bool) {
        let answers: [(String, LocationPermission.Answer)] = [
            ("Allow Once", .once), ("Allow While Using App", always ? .always : .whenInUse), ("Don’t Allow", .denied),
        ]
        question.ask(
            for: context, title: SystemStrings.text("Allow “%@” to use your location?", SystemAlert.appName),
            message: usage(Self.whenInUseKey), answers: answers.map { SystemStrings.text($0.0) }
        ) { [weak self] index in
            self?.change { $0.answer = answers[index].1 }
        }
    }

    private func requestAlwaysPermission() {
        question.ask(
            for: context,
            title: SystemStrings.text(
                "Allow “%@” to also use your location even when you are not using the app?", SystemAlert.appName),
            message: usage(Self.alwaysKey),
            answers: [SystemStrings.text("Keep Only While Using"), SystemStrings.text("Change to Always Allow")]
        ) { [weak self] index in
            self?.change {
                $0.wasAskedForAlways = true
                if index == 1 { $0.answer = .always }
            }
        }
    }

    private func change(_ body: (inout LocationPermission) -> Void) {
        let old = permission
        body(&permission)
        LocationAuthorization.take(permission)
        context.send(.location(permission))
        guard old.status != permission.status else { return }
        notify {
            $0.notifyPermission()
            $0.placeChanged(self)
        }
    }
}
