/// One system colour with its values for all traits. Channels 0...255 in sRGB, alpha 0...1.
package struct SystemColor: Sendable {
    package struct Value: Sendable, Hashable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var alpha: Double

        init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    package let name: String
    let light: Value
    let dark: Value
    let elevatedDark: Value
    let contrastLight: Value
    let contrastDark: Value
    let contrastElevatedDark: Value

    package func value(dark isDark: Bool, elevated: Bool, highContrast: Bool) -> Value {
        switch (isDark, elevated, highContrast) {
        case (false, _, false): light
        case (false, _, true): contrastLight
        case (true, false, false): dark
        case (true, true, false): elevatedDark
        case (true, false, true): contrastDark
        case (true, true, true): contrastElevatedDark
        }
    }

    /// A colour without an elevated value.
    private static func hue(_ name: String, _ light: Value, _ dark: Value, _ contrastLight: Value, _ contrastDark: Value) -> SystemColor {
        SystemColor(
            name: name, light: light, dark: dark, elevatedDark: dark, contrastLight: contrastLight, contrastDark: contrastDark,
            contrastElevatedDark: contrastDark)
    }
}

// Palette of iOS 15-17. Confidence M (Flutter's cupertino colours) unless a line says R (remembered).
extension SystemColor {
    package static let systemRed = hue("systemRedColor", Value(255, 59, 48), Value(255, 69, 58), Value(215, 0, 21), Value(255, 105, 97))
    package static let systemOrange = hue(
        "systemOrangeColor", Value(255, 149, 0), Value(255, 159, 10), Value(201, 52, 0), Value(255, 179, 64))
    package static let systemYellow = hue(
        "systemYellowColor", Value(255, 204, 0), Value(255, 214, 10), Value(160, 90, 0), Value(255, 212, 38))
    package static let systemGreen = hue("systemGreenColor", Value(52, 199, 89), Value(48, 209, 88), Value(36, 138, 61), Value(48, 219, 91))
    package static let systemTeal = hue(
        "systemTealColor", Value(48, 176, 199), Value(64, 200, 224), Value(0, 130, 153), Value(93, 230, 255))  // R
    package static let systemMint = hue(
        "systemMintColor", Value(0, 199, 190), Value(99, 230, 226), Value(12, 129, 123), Value(102, 212, 207))  // R
    package static let systemCyan = hue(
        "systemCyanColor", Value(50, 173, 230), Value(100, 210, 255), Value(0, 113, 164), Value(112, 215, 255))  // R
    package static let systemBlue = hue("systemBlueColor", Value(0, 122, 255), Value(10, 132, 255), Value(0, 64, 221), Value(64, 156, 255))
    package static let systemIndigo = hue(
        "systemIndigoColor", Value(88, 86, 214), Value(94, 92, 230), Value(54, 52, 163), Value(125, 122, 255))
    package static let systemPurple = hue(
        "systemPurpleColor", Value(175, 82, 222), Value(191, 90, 242), Value(137, 68, 171), Value(218, 143, 255))
    package static let systemPink = hue("systemPinkColor", Value(255, 45, 85), Value(255, 55, 95), Value(211, 15, 69), Value(255, 100, 130))
    package static let systemBrown = hue(
        "systemBrownColor", Value(162, 132, 94), Value(172, 142, 104), Value(127, 101, 69), Value(181, 148, 105))  // R
    package static let systemGray = hue(
        "systemGrayColor", Value(142, 142, 147), Value(142, 142, 147), Value(108, 108, 112), Value(174, 174, 178))
    package static let systemGray2 = hue(
        "systemGray2Color", Value(174, 174, 178), Value(99, 99, 102), Value(142, 142, 147), Value(124, 124, 128))
    package static let systemGray3 = hue(
        "systemGray3Color", Value(199, 199, 204), Value(72, 72, 74), Value(174, 174, 178), Value(84, 84, 86))
    package static let systemGray4 = hue(
        "systemGray4Color", Value(209, 209, 214), Value(58, 58, 60), Value(188, 188, 192), Value(68, 68, 70))
    package static let systemGray5 = hue(
        "systemGray5Color", Value(229, 229, 234), Value(44, 44, 46), Value(216, 216, 220), Value(54, 54, 56))
    package static let systemGray6 = hue(
        "systemGray6Color", Value(242, 242, 247), Value(28, 28, 30), Value(235, 235, 240), Value(36, 36, 38))
}

// Semantic colours of iOS 13-18. Confidence M (Flutter's cupertino colours).
extension SystemColor {
    package static let label = SystemColor(
        name: "labelColor", light: Value(0, 0, 0), dark: Value(255, 255, 255), elevatedDark: Value(255, 255, 255),
        contrastLight: Value(0, 0, 0), contrastDark: Value(255, 255, 255), contrastElevatedDark: Value(255, 255, 255))
    package static let secondaryLabel = SystemColor(
        name: "secondaryLabelColor", light: Value(60, 60, 67, 0.6), dark: Value(235, 235, 245, 0.6),
        elevatedDark: Value(235, 235, 245, 0.6),
        contrastLight: Value(60, 60, 67, 0.68), contrastDark: Value(235, 235, 245, 0.68), contrastElevatedDark: Value(235, 235, 245, 0.68))
    package static let tertiaryLabel = SystemColor(
        name: "tertiaryLabelColor", light: Value(60, 60, 67, 0.3), dark: Value(235, 235, 245, 0.3), elevatedDark: Value(235, 235, 245, 0.3),
        contrastLight: Value(60, 60, 67, 0.38), contrastDark: Value(235, 235, 245, 0.38), contrastElevatedDark: Value(235, 235, 245, 0.38))
    package static let quaternaryLabel = SystemColor(
        name: "quaternaryLabelColor", light: Value(60, 60, 67, 0.18), dark: Value(235, 235, 245, 0.16),
        elevatedDark: Value(235, 235, 245, 0.16),
        contrastLight: Value(60, 60, 67, 0.26), contrastDark: Value(235, 235, 245, 0.24), contrastElevatedDark: Value(235, 235, 245, 0.24))
    package static let placeholderText = SystemColor(
        name: "placeholderTextColor", light: Value(60, 60, 67, 0.3), dark: Value(235, 235, 245, 0.3),
        elevatedDark: Value(235, 235, 245, 0.3),
        contrastLight: Value(60, 60, 67, 0.38), contrastDark: Value(235, 235, 245, 0.38), contrastElevatedDark: Value(235, 235, 245, 0.38))
    package static let systemFill = SystemColor(
        name: "systemFillColor", light: Value(120, 120, 128, 0.2), dark: Value(120, 120, 128, 0.36),
        elevatedDark: Value(120, 120, 128, 0.36),
        contrastLight: Value(120, 120, 128, 0.28), contrastDark: Value(120, 120, 128, 0.44),
        contrastElevatedDark: Value(120, 120, 128, 0.44))
    package static let secondarySystemFill = SystemColor(
        name: "secondarySystemFillColor", light: Value(120, 120, 128, 0.16), dark: Value(120, 120, 128, 0.32),
        elevatedDark: Value(120, 120, 128, 0.32),
        contrastLight: Value(120, 120, 128, 0.24), contrastDark: Value(120, 120, 128, 0.4), contrastElevatedDark: Value(120, 120, 128, 0.4))
    package static let tertiarySystemFill = SystemColor(
        name: "tertiarySystemFillColor", light: Value(118, 118, 128, 0.12), dark: Value(118, 118, 128, 0.24),
        elevatedDark: Value(118, 118, 128, 0.24),
        contrastLight: Value(118, 118, 128, 0.2), contrastDark: Value(118, 118, 128, 0.32), contrastElevatedDark: Value(118, 118, 128, 0.32)
    )
    package static let quaternarySystemFill = SystemColor(
        name: "quaternarySystemFillColor", light: Value(116, 116, 128, 0.08), dark: Value(118, 118, 128, 0.18),
        elevatedDark: Value(118, 118, 128, 0.18),
        contrastLight: Value(116, 116, 128, 0.16), contrastDark: Value(118, 118, 128, 0.26),
        contrastElevatedDark: Value(118, 118, 128, 0.26))
    package static let systemBackground = SystemColor(
        name: "systemBackgroundColor", light: Value(255, 255, 255), dark: Value(0, 0, 0), elevatedDark: Value(28, 28, 30),
        contrastLight: Value(255, 255, 255), contrastDark: Value(0, 0, 0), contrastElevatedDark: Value(36, 36, 38))
    package static let secondarySystemBackground = SystemColor(
        name: "secondarySystemBackgroundColor", light: Value(242, 242, 247), dark: Value(28, 28, 30), elevatedDark: Value(44, 44, 46),
        contrastLight: Value(235, 235, 240), contrastDark: Value(36, 36, 38), contrastElevatedDark: Value(54, 54, 56))
    package static let tertiarySystemBackground = SystemColor(
        name: "tertiarySystemBackgroundColor", light: Value(255, 255, 255), dark: Value(44, 44, 46), elevatedDark: Value(58, 58, 60),
        contrastLight: Value(255, 255, 255), contrastDark: Value(54, 54, 56), contrastElevatedDark: Value(68, 68, 70))
    package static let systemGroupedBackground = SystemColor(
        name: "systemGroupedBackgroundColor", light: Value(242, 242, 247), dark: Value(0, 0, 0), elevatedDark: Value(28, 28, 30),
        contrastLight: Value(235, 235, 240), contrastDark: Value(0, 0, 0), contrastElevatedDark: Value(36, 36, 38))
    package static let secondarySystemGroupedBackground = SystemColor(
        name: "secondarySystemGroupedBackgroundColor", light: Value(255, 255, 255), dark: Value(28, 28, 30),
        elevatedDark: Value(44, 44, 46),
        contrastLight: Value(255, 255, 255), contrastDark: Value(36, 36, 38), contrastElevatedDark: Value(54, 54, 56))
    package static let tertiarySystemGroupedBackground = SystemColor(
        name: "tertiarySystemGroupedBackgroundColor", light: Value(242, 242, 247), dark: Value(44, 44, 46), elevatedDark: Value(58, 58, 60),
        contrastLight: Value(235, 235, 240), contrastDark: Value(54, 54, 56), contrastElevatedDark: Value(68, 68, 70))
    package static let separator = SystemColor(
        name: "separatorColor", light: Value(60, 60, 67, 0.29), dark: Value(84, 84, 88, 0.6), elevatedDark: Value(84, 84, 88, 0.6),
        contrastLight: Value(60, 60, 67, 0.37), contrastDark: Value(84, 84, 88, 0.68), contrastElevatedDark: Value(84, 84, 88, 0.68))
    package static let opaqueSeparator = SystemColor(
        name: "opaqueSeparatorColor", light: Value(198, 198, 200), dark: Value(56, 56, 58), elevatedDark: Value(56, 56, 58),
        contrastLight: Value(198, 198, 200), contrastDark: Value(56, 56, 58), contrastElevatedDark: Value(56, 56, 58))
    package static let link = SystemColor(
        name: "linkColor", light: Value(0, 122, 255), dark: Value(9, 132, 255), elevatedDark: Value(9, 132, 255),
        contrastLight: Value(0, 122, 255), contrastDark: Value(9, 132, 255), contrastElevatedDark: Value(9, 132, 255))
}
