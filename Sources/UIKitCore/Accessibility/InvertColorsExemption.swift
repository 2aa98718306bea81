internal import DeviceProtocol
internal import QuartzCore

/// Views exempt from Invert Colors (`accessibilityIgnoresInvertColors`): photos, videos.
///
/// The whole screen is inverted; the layers of these views are inverted beforehand, so the two cancel out.
@MainActor final class InvertColorsExemption {
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
