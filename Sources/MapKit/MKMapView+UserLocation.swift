internal import CoreLocation
internal import Foundation
internal import MapEngine

extension MKMapView {
    /// Whether the user's location is in the visible part of the map.
    public var isUserLocationVisible: Bool {
        guard showsUserLocation, let place = userLocation.location?.coordinate else { return false }
        return bounds.contains(convert(place, toPointTo: self))
    }
    /// Follows the user, or no longer; a mode other than `none` shows the user's location.
    public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { locating.follow(mode, animated: animated) }
}

/// A map's user: asks the device for locations while they are shown.
@MainActor final class MapLocating: NSObject, @preconcurrency CLLocationManagerDelegate {
    private unowned let map: MKMapView
    private var manager: CLLocationManager?
    private(set) var mode = MKUserTrackingMode.none
    /// The buttons that show the mode.
    var controls: [WeakTrackingControl] = []

    init(_ map: MKMapView) { self.map = map }

    func update() {
        if map.showsUserLocation, manager == nil {
            map.delegate?.mapViewWillStartLocatingUser(map)
            let manager = CLLocationManager()
            manager.delegate = self
            self.manager = manager
            map.userLocation.isUpdating = true
            map.addAnnotation(map.userLocation)
            manager.startUpdatingLocation()
        } else if !map.showsUserLocation, let manager {
            manager.stopUpdatingLocation()
            manager.delegate = nil
            self.manager = nil
            map.userLocation.isUpdating = false
            map.removeAnnotation(map.userLocation)
            map.delegate?.mapViewDidStopLocatingUser(map)
            follow(.none, animated: false)
        }
    }

    func follow(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != self.mode else { return }
        self.mode = mode
        controls.removeAll { $0.control == nil }
        for control in controls { control.control?.trackingModeDidChange() }
        if mode != .none { map.showsUserLocation = true }
        map.delegate?.mapView(map, didChange: mode, animated: animated)
        center(animated: animated)
    }

    /// A gesture ends following.
    func userMovedMap() { follow(.none, animated: false) }

    private func center(animated: Bool) {
        guard mode != .none, let place = map.userLocation.location?.coordinate else { return }
        // From afar, following also comes closer: to about five kilometers.
        let closest = 400_000 / Mercator.worldSide
        map.move(animated: animated) {
            if $0.scale < closest { $0.zoom(to: max($0.scale, 20_000_000 / Mercator.worldSide)) }
            $0.move(to: Mercator.point(GlobePoint(place)))
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        map.userLocation.location = last
        map.placeAnnotations()
        map.delegate?.mapView(map, didUpdate: map.userLocation)
        center(animated: true)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        map.delegate?.mapView(map, didFailToLocateUserWithError: error)
    }
}
