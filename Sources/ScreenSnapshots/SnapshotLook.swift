internal import DeviceProtocol
internal import Foundation
public import UIKitCore

/// The device and the settings that a snapshot is taken with.
public struct SnapshotLook: Hashable, Sendable {
    /// A model of device. > Units: points.
    public struct Device: Hashable, Sendable {
        /// Part of the names of reference files.
        public var name: String
        var isPad = false
        var width: Double
        var height: Double
        var scale: Double
        var top: Double
        var bottom: Double

        /// A phone with a home button.
        public static let iPhoneSE = Device(name: "iPhoneSE", width: 375, height: 667, scale: 2, top: 20, bottom: 0)
        /// A phone with a home indicator.
        public static let iPhone15 = Device(name: "iPhone15", width: 393, height: 852, scale: 3, top: 59, bottom: 34)
        /// A tablet, in portrait.
        public static let iPadPro11 = Device(name: "iPadPro11", isPad: true, width: 834, height: 1210, scale: 2, top: 24, bottom: 20)
    }

    /// The model.
    public var device: Device
    /// Light or dark.
    public var appearance: UIUserInterfaceStyle
    /// The text size of Dynamic Type.
    public var textSize: UIContentSizeCategory
    /// Language and region such as "ar_EG", for formats and the direction of the interface. Tables of strings keep the language of the tests'
    /// process.
    public var locale: String
    /// Whether Increase Contrast is on.
    public var increasesContrast: Bool

    /// Creates a look; without arguments, an iPhone 15 as it comes.
    public init(
        _ device: Device = .iPhone15, appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
        locale: String = "en_US", increasesContrast: Bool = false
    ) {
        (self.device, self.appearance, self.textSize) = (device, appearance, textSize)
        (self.locale, self.increasesContrast) = (locale, increasesContrast)
    }

    /// Every combination, in the order of the arguments.
    public static func all(
        devices: [Device] = [.iPhoneSE, .iPhone15, .iPadPro11], appearances: [UIUserInterfaceStyle] = [.light, .dark],
        textSizes: [UIContentSizeCategory] = [.large], locales: [String] = ["en_US"]
    ) -> [SnapshotLook] {
        devices.flatMap { device in
            locales.flatMap { locale in
                textSizes.flatMap { size in
                    appearances.map { SnapshotLook(device, appearance: $0, textSize: size, locale: locale) }
                }
            }
        }
    }

    /// What distinguishes it from the first look, such as "iPhone15-dark-AX3"; the name of the device is always there.
    public var name: String {
        var parts = [device.name]
        if appearance == .dark { parts.append("dark") }
        if textSize != .large {
            parts.append(DeviceSetting.textSizes.first { $0.category == textSize.rawValue }?.name ?? textSize.rawValue)
        }
        if locale != "en_US" { parts.append(locale) }
        if increasesContrast { parts.append("contrast") }
        return parts.joined(separator: "-")
    }

    /// The state of the device for an application.
    var state: DeviceState {
        var state = DeviceState.standard
        (state.idiom, state.name) = (device.isPad ? .pad : .phone, device.name)
        (state.width, state.height, state.scale) = (device.width, device.height, device.scale)
        (state.safeTop, state.safeBottom, state.safeLeft, state.safeRight) = (device.top, device.bottom, 0, 0)
        (state.orientation, state.statusBarHeight) = (.portrait, device.top)
        state.appearance = appearance == .dark ? .dark : .light
        state.contentSizeCategory = textSize.rawValue
        state.highContrast = increasesContrast
        state.setLocale(locale)
        return state
    }
}
