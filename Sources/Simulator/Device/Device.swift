public import HostInterface

/// A model that the simulator imitates. > Units: points; corner radius of a continuous curve.
public struct Device: Hashable, Sendable {
    /// What is cut out at the top of the screen.
    public enum Cutout: UInt8, Hashable, Sendable { case none, notch, island }

    public let name: String
    /// `uname`'s model on the real device.
    public let model: String
    public let idiom: DeviceState.Idiom
    /// Of the screen in portrait.
    public let width: Double
    public let height: Double
    public let scale: Double
    public let cornerRadius: Double
    public let portraitTop: Double
    public let portraitBottom: Double
    public let landscapeTop: Double
    /// Both sides.
    public let landscapeSide: Double
    public let landscapeBottom: Double
    /// In portrait; in landscape none on iPhones, the same on iPads.
    public let statusBarHeight: Double
    public let cutout: Cutout

    public var hasHomeIndicator: Bool { portraitBottom > 0 }

    /// The same with another scale or name.
    package func with(scale: Double? = nil, name: String? = nil) -> Device {
        Device(
            name: name ?? self.name, model: model, idiom: idiom, width: width, height: height, scale: scale ?? self.scale,
            cornerRadius: cornerRadius,
            portraitTop: portraitTop, portraitBottom: portraitBottom, landscapeTop: landscapeTop, landscapeSide: landscapeSide,
            landscapeBottom: landscapeBottom, statusBarHeight: statusBarHeight, cutout: cutout)
    }

    /// The device state for an app on this device.
    public func state(
        orientation: DeviceState.Orientation = .portrait, appearance: DeviceState.Appearance = .light
    ) -> DeviceState {
        let isPortrait = orientation == .portrait || orientation == .portraitUpsideDown
        return DeviceState(
            model: model, name: name, idiom: idiom, orientation: orientation, appearance: appearance, width: width, height: height,
            scale: scale, cornerRadius: cornerRadius, safeTop: isPortrait ? portraitTop : landscapeTop,
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
