internal import Foundation

/// What of a device its keyboard depends on, in the orientation it is held in. > Units: points.
package struct KeyboardDevice: Hashable, Sendable {
    package var isPad: Bool
    package var isLandscape: Bool
    /// Of the screen as it is held.
    package var width: Double
    package var height: Double
    package var safeLeft: Double
    package var safeRight: Double
    package var safeBottom: Double
    package var scale: Double
    /// Of a pad's keyboard.
    package var placement = KeyboardPlacement.docked

    package init(
        isPad: Bool, width: Double, height: Double, safeLeft: Double = 0, safeRight: Double = 0, safeBottom: Double = 0, scale: Double
    ) {
        (self.isPad, self.width, self.height, self.scale) = (isPad, width, height, scale)
        (self.safeLeft, self.safeRight, self.safeBottom) = (safeLeft, safeRight, safeBottom)
        isLandscape = width > height
    }

    private var short: Double { min(width, height) }
    package var hasHomeIndicator: Bool { safeBottom > 0 }
    /// Has a row of digits, and the keys that a hardware keyboard has at its sides.
    package var isLargePad: Bool { isPad && short >= 1024 && placement != .split }
    package var isFloating: Bool { isPad && placement != .docked }

    /// Of four rows of keys. Confidence M:TG, less what lies below them.
    package var rowsHeight: Double {
        // A half has the keys of a phone (R).
        if isPad, placement == .split { return 216 }
        return switch (isPad, isLandscape) {
        case (false, false): short >= 414 ? 226 : 216
        case (false, true): hasHomeIndicator ? 150 : 162
        // The largest pads have taller keys.
        case (true, false): short >= 1024 ? 328 : 264
        case (true, true): short >= 1024 ? 421 : 352
        }
    }

    /// Below the rows: a phone's signs beside the home indicator, or the indicator alone. Confidence M:TG.
    package var footHeight: Double {
        guard hasHomeIndicator, !isFloating else { return 0 }
        return !isPad && !isLandscape ? 75 : isPad && isLandscape ? 16 : safeBottom
    }

    /// Of the candidates over the keys; pads have their shortcuts in its place. Confidence M:TG.
    package var barHeight: Double { isPad ? 55 : isLandscape ? 37 : 44 }

    /// The signs beside a phone's home indicator stand for keys that others have in the last row.
    package var hasFootKeys: Bool { !isPad && hasHomeIndicator }
}

/// Sizes of keys on a device. > Units: points. Confidence R unless said.
package struct KeyMetrics: Hashable, Sendable {
    package var margin: Double
    package var gap: Double
    package var rowGap: Double
    package var top: Double
    package var cornerRadius: Double
    package var letterSize: Double
    package var capitalSize: Double
    package var wordSize: Double
    package var symbolSize: Double
    /// Free at both sides, for what is cut out of the screen.
    package var sideInset: Double

    package init(_ device: KeyboardDevice) {
        let isSmall = device.isPad && device.placement == .split
        margin = device.isPad ? device.isLandscape ? 7 : 6 : 3
        gap = device.isLargePad ? 8 : isSmall ? 6 : device.isPad ? device.isLandscape ? 14 : 12 : 6
        rowGap = device.isLargePad ? 8 : isSmall ? 8 : device.isPad ? device.isLandscape ? 12 : 9 : device.isLandscape ? 7 : 12
        top = device.isPad ? 4 : device.isLandscape ? 4 : 8
        cornerRadius = device.isPad ? 6 : 5
        letterSize = isSmall ? 21 : device.isPad ? 24 : 25
        capitalSize = isSmall ? 19 : device.isPad ? 24 : 22.5
        wordSize = isSmall ? 15 : device.isPad ? 18 : 16
        symbolSize = device.isPad ? 22 : 19
        sideInset = device.isLandscape && !device.isPad ? max(device.safeLeft, device.safeRight) + (device.hasHomeIndicator ? 16 : 0) : 0
    }
}
