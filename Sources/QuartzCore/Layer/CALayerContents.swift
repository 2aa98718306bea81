// Names are those of Apple's SDK.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How contents fill bounds of another size.
///
/// > Contract: QuartzCore, CALayerContentsGravity
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Unscaled, in the middle of the bounds.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Unscaled, centred at the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Unscaled, centred at the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Unscaled, in the middle of the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Unscaled, in the middle of the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Unscaled, in the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Unscaled, in the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Unscaled, in the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Unscaled, in the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds without regard to the aspect ratio; the default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit inside the bounds with the aspect ratio kept, centred.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to cover the bounds with the aspect ratio kept, centred; the rest extends outside unless the layer clips.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The pixel format of a layer's contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Four 8-bit integer components: red, green, blue, alpha.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Four 16-bit floating-point components: red, green, blue, alpha.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// One 8-bit gray component.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// How contents are sampled when scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Interpolates linearly between neighbouring pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Takes the nearest pixel, which keeps hard edges.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Interpolates between reduced copies of the image; here the same as `linear`.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve whose curvature grows gradually, as on the icons of iOS; it begins farther from the corner than the radius.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners a radius applies to.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner at the smallest x and y: top left, unless the geometry is flipped.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the greatest x and the smallest y: top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the smallest x and the greatest y: bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the greatest x and y: bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The edges that are antialiased when they are not at pixel boundaries.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edge at the smallest x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge at the greatest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge at the greatest y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge at the smallest y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
