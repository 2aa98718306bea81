import DeviceProtocol
import Foundation
import UIKitCore

@testable import CoreLocation

/// An application whose device is somewhere, whose permission is known and whose user answers alerts.
@MainActor final class LocationStage {
    let transitions: TransitionStage
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("location-\(UUID().uuidString)")
    private(set) var service: LocationService

    init(
        _ permission: LocationPermission = LocationPermission(.whenInUse), at place: String? = nil, beacons: String = "none",
        system: String = "17.5", information: [String: Any] = [:]
    ) {
        var device = DeviceState.standard
        (device.systemVersion, device.location) = (system, place.flatMap(DeviceLocation.init))
        device.beacons = DeviceBeacon.list(beacons) ?? []
        transitions = TransitionStage(device: device)
        _ = transitions.window
        transitions.app.send(.lifeCycle(.becomeActive))
        transitions.app.environment.beginning.location = permission
        LocationService.reset()
        service = LocationService.current
        service.usage = { _ in "to find shelters near you" }
        service.information = { information[$0] }
        service.monitorFolder = folder
    }

    var logs: [String] { transitions.app.environment.logs }

    func finish() {
        try? FileManager.default.removeItem(at: folder)
        transitions.finish()
    }

    /// The app runs again, with the files of before.
    func relaunch() {
        let old = service
        LocationService.reset()
        service = LocationService.current
        (service.usage, service.information, service.monitorFolder) = (old.usage, old.information, folder)
    }

    func change(_ body: (inout DeviceState) -> Void) {
        var device = transitions.app.environment.device
        body(&device)
        transitions.app.send(.deviceChanged(device))
    }

    func go(to place: String?) { change { $0.location = place.flatMap(DeviceLocation.init) } }

    func hear(_ beacons: String) { change { $0.beacons = DeviceBeacon.list(beacons) ?? [] } }

    func leave() {
        transitions.app.send(.lifeCycle(.resignActive))
        transitions.app.send(.lifeCycle(.enterBackground))
    }

    func comeBack() {
        transitions.app.send(.lifeCycle(.enterForeground))
        transitions.app.send(.lifeCycle(.becomeActive))
    }

    /// Presses a button of the system alert; its message, or nil if there is no alert with the button.
    @discardableResult func answer(_ title: String) -> String? { transitions.answerSystemAlert(title) }
}

extension TransitionStage {
    /// Presses a button of the system alert; its message, or nil if there is no alert with the button.
    @discardableResult func answerSystemAlert(_ title: String) -> String? {
        advance(1)
        let window = ApplicationContext.current.windows.visible.last { $0.isSystem }
        guard let alert = window?.rootViewController?.presentedViewController as? UIAlertController else { return nil }
        func walk(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(walk) }
        guard let label = walk(alert.view).first(where: { ($0 as? UILabel)?.text == title }) else { return nil }
        let box = label.convert(label.bounds, to: nil)
        app.tap(box.midX, box.midY)
        advance(1)
        window?.isHidden = true
        return alert.message
    }
}
