internal import HostInterface
internal import QuartzCore

/// Views that keep their colours on a screen whose colours are turned around: photographs, films.
///
/// The screen is turned as a whole; what these show is turned beforehand.
@MainActor final class OwnColors {
    private struct Entry { weak var view: UIView? }
    private var entries: [ObjectIdentifier: Entry] = [:]

    func set(_ keeps: Bool, for view: UIView, on device: DeviceState) {
        entries[ObjectIdentifier(view)] = keeps ? Entry(view: view) : nil
        view.layer.contentInverted = keeps && device.invertColors
    }

    func update(to device: DeviceState) {
        entries = entries.filter { $0.value.view != nil }
        for entry in entries.values { entry.view?.layer.contentInverted = device.invertColors }
    }
}
