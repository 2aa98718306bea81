/// Colours of sRGB by name.
extension CIColor {
    /// Opaque black.
    public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// Opaque white.
    public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// Opaque gray, half of white as encoded.
    public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    /// Opaque red.
    public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// Opaque green.
    public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// Opaque blue.
    public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Opaque cyan.
    public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    /// Opaque magenta.
    public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    /// Opaque yellow.
    public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    /// Transparent black.
    public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
