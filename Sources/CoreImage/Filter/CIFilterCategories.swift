// The categories of filters. On Apple's systems they are constants of the same names.

/// Filters that move pixels.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Filters of geometry.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that combine images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters of halftones.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// Filters that adjust colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that change colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters between images.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters that repeat images.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Filters without an image.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters to one pixel or a line.
public let kCICategoryReduction = "CICategoryReduction"
/// Filters of gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that stylize.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters for video.
public let kCICategoryVideo = "CICategoryVideo"
/// Filters for photos.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters for interlaced video.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// Filters for pixels that are not square.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// Filters for high dynamic range.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// Filters of the system.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Filters that are made of others.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
