public import Foundation

// Core Animation features that the render server does not implement.

extension CALayer {
    /// Image filters of the layer; not available in Ferry.
    @available(*, unavailable, message: "the render server has no image filters")
    public var filters: [Any]? { nil }
    /// Image filters of what is below the layer; not available in Ferry.
    @available(*, unavailable, message: "the render server has no image filters")
    public var backgroundFilters: [Any]? { nil }
}

extension CAKeyframeAnimation {
    /// The tightness of a cubic curve at each keyframe; not available in Ferry.
    @available(*, unavailable, message: "cubic keyframes follow the plain Catmull-Rom curve")
    public var tensionValues: [NSNumber]? { nil }
    /// The smoothness of a cubic curve at each keyframe; not available in Ferry.
    @available(*, unavailable, message: "cubic keyframes follow the plain Catmull-Rom curve")
    public var continuityValues: [NSNumber]? { nil }
    /// The asymmetry of a cubic curve at each keyframe; not available in Ferry.
    @available(*, unavailable, message: "cubic keyframes follow the plain Catmull-Rom curve")
    public var biasValues: [NSNumber]? { nil }
}

/// A layer that draws its contents in tiles; not available in Ferry.
@available(*, unavailable, message: "contents are drawn whole")
open class CATiledLayer: CALayer {}

/// A layer that shows frames of Metal; not available in Ferry.
@available(*, unavailable, message: "there is no Metal")
open class CAMetalLayer: CALayer {}
