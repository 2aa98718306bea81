/// One setting of a device's Settings, as scripts and the command line name it: `bold-text on`, `text-size AX3`.
public enum DeviceSetting: Hashable, Sendable {
    /// On/off settings.
    public enum Switch: String, Hashable, Sendable, CaseIterable {
        /// Bold Text.
        case boldText = "bold-text"
        /// Increase Contrast.
        case increaseContrast = "increase-contrast"
        /// Reduce Motion.
        case reduceMotion = "reduce-motion"
        /// Reduce Transparency.
        case reduceTransparency = "reduce-transparency"
        /// Inverts the screen's colours, except in views that ignore inversion ("Smart Invert").
        case invertColors = "invert-colors"

        var field: WritableKeyPath<DeviceState, Bool> {
            switch self {
            case .boldText: \.boldText
            case .increaseContrast: \.highContrast
            case .reduceMotion: \.reduceMotion
            case .reduceTransparency: \.reduceTransparency
            case .invertColors: \.invertColors
            }
        }
    }

    /// A switch and its new position.
    case toggle(Switch, Bool)
    /// A `UIContentSizeCategory`'s raw value.
    case textSize(String)

    /// Names as on the command line, smallest first.
    public static let textSizes: [(name: String, category: String)] = [
        ("XS", "UICTContentSizeCategoryXS"), ("S", "UICTContentSizeCategoryS"), ("M", "UICTContentSizeCategoryM"),
        ("L", "UICTContentSizeCategoryL"), ("XL", "UICTContentSizeCategoryXL"), ("XXL", "UICTContentSizeCategoryXXL"),
        ("XXXL", "UICTContentSizeCategoryXXXL"), ("AX1", "UICTContentSizeCategoryAccessibilityM"),
        ("AX2", "UICTContentSizeCategoryAccessibilityL"), ("AX3", "UICTContentSizeCategoryAccessibilityXL"),
        ("AX4", "UICTContentSizeCategoryAccessibilityXXL"), ("AX5", "UICTContentSizeCategoryAccessibilityXXXL"),
    ]
    /// The names of all settings, as scripts use them.
    public static var names: [String] { ["text-size"] + Switch.allCases.map(\.rawValue) }

    /// The values of a setting; nil for an unknown name.
    public static func values(of name: String) -> [String]? {
        if name == "text-size" { return textSizes.map(\.name) }
        return Switch(rawValue: name) == nil ? nil : ["on", "off"]
    }

    /// Nil for an unknown setting or an invalid value.
    public init?(name: String, value: String) {
        if name == "text-size" {
            guard let size = Self.textSizes.first(where: { $0.name == value.uppercased() }) else { return nil }
            self = .textSize(size.category)
        } else {
            guard let which = Switch(rawValue: name), value == "on" || value == "off" else { return nil }
            self = .toggle(which, value == "on")
        }
    }

    /// Title of a setting on a screen.
    public static func label(of name: String) -> String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// Current value of the setting of this name; empty for an unknown name.
    public static func value(of name: String, in device: DeviceState) -> String {
        if name == "text-size" { return textSizes.first { $0.category == device.contentSizeCategory }?.name ?? "" }
        return Switch(rawValue: name).map { device[keyPath: $0.field] ? "on" : "off" } ?? ""
    }

    /// Changes the device's state to the setting.
    public func apply(to device: inout DeviceState) {
        switch self {
        case .toggle(let which, let isOn): device[keyPath: which.field] = isOn
        case .textSize(let category): device.contentSizeCategory = category
        }
    }
}
