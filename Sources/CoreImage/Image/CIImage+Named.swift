/// Images of one colour, of infinite extent.
extension CIImage {
    /// Opaque black.
    public class var black: CIImage { CIImage(color: .black) }
    /// Opaque white.
    public class var white: CIImage { CIImage(color: .white) }
    /// Opaque gray.
    public class var gray: CIImage { CIImage(color: .gray) }
    /// Opaque red.
    public class var red: CIImage { CIImage(color: .red) }
    /// Opaque green.
    public class var green: CIImage { CIImage(color: .green) }
    /// Opaque blue.
    public class var blue: CIImage { CIImage(color: .blue) }
    /// Opaque cyan.
    public class var cyan: CIImage { CIImage(color: .cyan) }
    /// Opaque magenta.
    public class var magenta: CIImage { CIImage(color: .magenta) }
    /// Opaque yellow.
    public class var yellow: CIImage { CIImage(color: .yellow) }
    /// Transparent.
    public class var clear: CIImage { CIImage(color: .clear) }
}
