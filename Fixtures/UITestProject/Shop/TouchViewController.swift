import Contacts
import CoreLocation
import UIKit
import UserNotifications

/// Says which gesture it has recognized.
final class TouchViewController: UIViewController, CLLocationManagerDelegate {
    private let label = UILabel()
    private let locations = CLLocationManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let pad = UIView(frame: CGRect(x: 40, y: 160, width: 300, height: 300))
        pad.backgroundColor = .systemGray5
        pad.isAccessibilityElement = true
        pad.accessibilityIdentifier = "pad"
        label.frame = CGRect(x: 40, y: 100, width: 300, height: 30)
        label.text = "none"
        label.accessibilityIdentifier = "gesture"
        view.addSubview(label)
        view.addSubview(pad)
        let double = UITapGestureRecognizer(target: self, action: #selector(doubleTap))
        double.numberOfTapsRequired = 2
        let two = UITapGestureRecognizer(target: self, action: #selector(twoFingers))
        two.numberOfTouchesRequired = 2
        pad.addGestureRecognizer(double)
        pad.addGestureRecognizer(two)
        pad.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(press)))
        pad.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinch)))
        pad.addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: #selector(rotate)))
        for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swipe))
            swipe.direction = direction
            pad.addGestureRecognizer(swipe)
        }
        pad.isMultipleTouchEnabled = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let arguments = ProcessInfo.processInfo.arguments
        if arguments.contains("-ask-notifications") {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
                DispatchQueue.main.async { self.label.text = granted ? "granted" : "refused" }
            }
        }
        if arguments.contains("-ask-contacts") {
            CNContactStore().requestAccess(for: .contacts) { granted, _ in
                DispatchQueue.main.async { self.label.text = granted ? "granted" : "refused" }
            }
        }
        if arguments.contains("-ask-location") {
            locations.delegate = self
            locations.requestWhenInUseAuthorization()
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last?.coordinate else { return }
        label.text = String(format: "%.2f %.2f", place.latitude, place.longitude)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { label.text = "nowhere" }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if ProcessInfo.processInfo.arguments.contains("-show-location"), manager.authorizationStatus == .authorizedWhenInUse {
            return manager.startUpdatingLocation()
        }
        if manager.authorizationStatus != .notDetermined {
            label.text = manager.authorizationStatus == .authorizedWhenInUse ? "granted" : "refused"
        }
    }

    @objc private func doubleTap() { label.text = "double tap" }
    @objc private func twoFingers() { label.text = "two fingers" }
    @objc private func press(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { label.text = "press" }
        if recognizer.state == .ended, recognizer.location(in: view).x > 250 { label.text = "dragged" }
    }
    @objc private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        if recognizer.state == .ended { label.text = recognizer.scale > 1 ? "pinch out" : "pinch in" }
    }
    @objc private func rotate(_ recognizer: UIRotationGestureRecognizer) {
        if recognizer.state == .ended, abs(recognizer.rotation) > 0.5 { label.text = "rotation" }
    }
    @objc private func swipe(_ recognizer: UISwipeGestureRecognizer) {
        let names: [UInt: String] = [1: "right", 2: "left", 4: "up", 8: "down"]
        label.text = "swipe " + (names[recognizer.direction.rawValue] ?? "")
    }
}
