public import DeviceProtocol
public import HostInterface

/// A model that the simulator imitates. > Units: points; corner radius of a continuous curve.
public struct Device: Hashable, Sendable {
    /// What is cut out at the top of the screen.
    public enum Cutout: UInt8, Hashable, Sendable { case none, notch, island }

    /// The name of the model, such as "iPhone 15".
    public let name: String
    /// `uname`'s model on the real device.
    public let model: String
    /// Whether the model is an iPhone or an iPad.
    public let idiom: DeviceState.Idiom
    /// Of the screen in portrait.
    public let width: Double
    /// The height of the screen in portrait.
    public let height: Double
    /// Pixels per point.
    public let scale: Double
    /// The radius of the screen's corners.
    public let cornerRadius: Double
    /// The inset of the safe area at the top, in portrait.
    public let portraitTop: Double
    /// The inset of the safe area at the bottom, in portrait; 0 on models with a home button.
    public let portraitBottom: Double
    /// The inset of the safe area at the top, in landscape.
    public let landscapeTop: Double
    /// Both sides.
    public let landscapeSide: Double
    /// The inset of the safe area at the bottom, in landscape.
    public let landscapeBottom: Double
    /// In portrait; in landscape none on iPhones, the same on iPads.
    public let statusBarHeight: Double
    /// What is cut out at the top of the screen.
    public let cutout: Cutout

    /// The version of iOS that the device imitates.
    public var systemVersion = SystemVersion.standard

    /// Whether the model has a home indicator instead of a home button.
    public var hasHomeIndicator: Bool { portraitBottom > 0 }

    /// The same with another scale or name.
    package func with(scale: Double? = nil, name: String? = nil) -> Device {
        var made = Device(
            name: name ?? self.name, model: model, idiom: idiom, width: width, height: height, scale: scale ?? self.scale,
            cornerRadius: cornerRadius,
            portraitTop: portraitTop, portraitBottom: portraitBottom, landscapeTop: landscapeTop, landscapeSide: landscapeSide,
            landscapeBottom: landscapeBottom, statusBarHeight: statusBarHeight, cutout: cutout)
        made.systemVersion = systemVersion
        return made
    }

    /// The device state for an app on this device.
    public func state(
        orientation: DeviceState.Orientation = .portrait, appearance: DeviceState.Appearance = .light
    ) -> DeviceState {
        let isPortrait = orientation == .portrait || orientation == .portraitUpsideDown
        return DeviceState(
            model: model, name: name, systemVersion: systemVersion.text, idiom: idiom, orientation: orientation, appearance: appearance,
            width: width, height: height, scale: scale, cornerRadius: cornerRadius, safeTop: isPortrait ? portraitTop : landscapeTop,
            safeLeft: isPortrait ? 0 : landscapeSide, safeBottom: isPortrait ? portraitBottom : landscapeBottom,
            safeRight: isPortrait ? 0 : landscapeSide, statusBarHeight: isPortrait || idiom == .pad ? statusBarHeight : 0)
    }

    /// The screen's native pixels in an orientation.
    public func pixelSize(_ orientation: DeviceState.Orientation) -> PixelSize {
        let (long, short) = (Int((height * scale).rounded()), Int((width * scale).rounded()))
        return orientation == .portrait || orientation == .portraitUpsideDown
            ? PixelSize(width: short, height: long) : PixelSize(width: long, height: short)
    }
}
