import UIKit

/// What the device says about itself, as it changes.
class DeviceViewController: PageViewController {
    private let device = UIDevice.current
    private var lines: [UILabel] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        lines = (0..<6).map { _ in
            let label = UILabel()
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .title3)
            label.adjustsFontForContentSizeCategory = true
            content.addSubview(label)
            return label
        }
        // Nothing is measured, and no notification posted, before it is asked for.
        device.isBatteryMonitoringEnabled = true
        device.isProximityMonitoringEnabled = true
        device.beginGeneratingDeviceOrientationNotifications()
        let names = [
            UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
            UIDevice.orientationDidChangeNotification, UIDevice.proximityStateDidChangeNotification,
        ]
        for name in names { NotificationCenter.default.addObserver(self, selector: #selector(update), name: name, object: device) }
        update()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        device.isBatteryMonitoringEnabled = false
        device.isProximityMonitoringEnabled = false
        device.endGeneratingDeviceOrientationNotifications()
    }

    override func layoutContent(in area: CGRect) {
        var y = area.minY
        for line in lines {
            let height = line.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
            line.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
            y += height + 16
        }
    }

    @objc private func update() {
        let states: [UIDevice.BatteryState: String] = [.charging: "charging", .full: "full", .unplugged: "unplugged"]
        let orientations: [UIDeviceOrientation: String] = [
            .portrait: "portrait", .portraitUpsideDown: "portraitUpsideDown", .landscapeLeft: "landscapeLeft",
            .landscapeRight: "landscapeRight", .faceUp: "faceUp", .faceDown: "faceDown",
        ]
        let texts = [
            ("Model", device.model), ("System", "\(device.systemName) \(device.systemVersion)"),
            ("Battery level", "\(Int((device.batteryLevel * 100).rounded())) %"),
            ("Battery state", localized(states[device.batteryState] ?? "unknown")),
            ("Orientation", orientations[device.orientation] ?? localized("unknown")),
            ("Proximity", localized(device.proximityState ? "near" : "far")),
        ]
        for (line, text) in zip(lines, texts) { line.text = "\(localized(text.0)): \(text.1)" }
        view.setNeedsLayout()
    }
}
