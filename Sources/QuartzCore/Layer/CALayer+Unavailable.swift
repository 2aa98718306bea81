public import Foundation

// Core Animation features that the render server does not implement.

extension CALayer {
    @available(*, unavailable, message: "the render server has no image filters")
    public var filters: [Any]? { nil }
    @available(*, unavailable, message: "the render server has no image filters")
    public var backgroundFilters: [Any]? { nil }
}

extension CAKeyframeAnimation {
    @available(*, unavailable, message: "cubic keyframes follow the plain Catmull-Rom curve")
    public var tensionValues: [NSNumber]? { nil }
    @available(*, unavailable, message: "cubic keyframes follow the plain Catmull-Rom curve")
    public var continuityValues: [NSNumber]? { nil }
    @available(*, unavailable, message: "cubic keyframes follow the plain Catmull-Rom curve")
    public var biasValues: [NSNumber]? { nil }
}

@available(*, unavailable, message: "contents are drawn whole")
open class CATiledLayer: CALayer {}

@available(*, unavailable, message: "there is no Metal")
open class CAMetalLayer: CALayer {}
