/// How the screen's content is to be coloured.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light = 1, dark = 2 }

/// The kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6 }

/// Roomy or tight, on one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified = 0, compact = 1, regular = 2 }

/// The side a script starts from, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight = 0, rightToLeft = 1 }

/// The side a script starts from.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight = 0, rightToLeft = 1 }

/// The colours a display can show.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB = 0, P3 = 1 }

/// Whether the display senses how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown = 0, unavailable = 1, available = 2 }

/// Ordinary or raised contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal = 0, high = 1 }

/// Whether content lies on the base layer or on something above it, such as a sheet.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base = 0, elevated = 1 }

/// Ordinary or bold text throughout.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular = 0, bold = 1 }

/// Whether the interface is the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive = 0, active = 1 }

/// Whether an image may be shown in a high dynamic range.
public enum UIImageDynamicRange: Int, Sendable { case unspecified = -1, standard = 0, constrainedHigh = 1, high = 2 }
