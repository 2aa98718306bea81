package import DeviceProtocol

extension LocationPermission {
    package var status: CLAuthorizationStatus {
        switch answer {
        case .undecided: .notDetermined
        case .denied: .denied
        case .whenInUse, .once: .authorizedWhenInUse
        case .always: .authorizedAlways
        }
    }

    package var isGranted: Bool { answer != .undecided && answer != .denied }
}
