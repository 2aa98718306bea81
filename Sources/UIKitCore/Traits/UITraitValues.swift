/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// No style; an override with it inherits.
    case unspecified = 0
    /// Dark text on light backgrounds.
    case light = 1
    /// Light text on dark backgrounds.
    case dark = 2
}

/// The kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// No device kind.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV; no device of Ferry.
    case tv = 2
    /// A CarPlay screen; no device of Ferry.
    case carPlay = 3
    /// A Mac; no device of Ferry.
    case mac = 5
    /// An Apple Vision Pro; no device of Ferry.
    case vision = 6
}

/// Spacious or limited space on one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No size class.
    case unspecified = 0
    /// Limited space, such as the width of an iPhone in portrait.
    case compact = 1
    /// Spacious, such as both axes of an iPad.
    case regular = 2
}

/// The layout direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// No direction.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The colours a display can show.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIDisplayGamut: Int, Sendable {
    /// No colour space.
    case unspecified = -1
    /// The sRGB colours.
    case SRGB = 0
    /// The wider Display P3 colours.
    case P3 = 1
}

/// Whether the display senses pressure.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not specified.
    case unknown = 0
    /// The display does not sense pressure.
    case unavailable = 1
    /// The display senses pressure.
    case available = 2
}

/// Normal or increased contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// No contrast.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// The user chose increased contrast.
    case high = 1
}

/// Whether content is on the base level or elevated, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// No level.
    case unspecified = -1
    /// The main content of a window.
    case base = 0
    /// Content in front of the main content, whose dark backgrounds are lighter.
    case elevated = 1
}

/// Regular or bold text throughout.
public enum UILegibilityWeight: Int, Sendable {
    /// No weight.
    case unspecified = -1
    /// Text has its own weight.
    case regular = 0
    /// The user chose bold text.
    case bold = 1
}

/// Whether the interface is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// No state.
    case unspecified = -1
    /// The interface does not receive the user's input.
    case inactive = 0
    /// The interface receives the user's input.
    case active = 1
}

/// Whether an image may be shown in a high dynamic range.
public enum UIImageDynamicRange: Int, Sendable {
    /// No range.
    case unspecified = -1
    /// Images have the standard range.
    case standard = 0
    /// Images may exceed the standard range by a limited amount.
    case constrainedHigh = 1
    /// Images may use the whole range of the display.
    case high = 2
}
