internal import RenderProtocol

/// What of a layer's values is its look and what only its place.
enum LayerAppearance {
    /// Whether an animation can only move a layer.
    static func isPositionOnly(_ content: RenderAnimation.Content) -> Bool {
        switch content {
        case .basic(let key, _, _, _), .spring(let key, _, _, _, _), .keyframes(let key, _, _, _, _, _, _): isPlace(key)
        case .group(let members): members.allSatisfy { isPositionOnly($0.content) }
        case .transition: false
        }
    }

    private static func isPlace(_ key: AnimatedKey) -> Bool {
        switch key {
        case .position, .positionX, .positionY, .zPosition, .anchorPoint, .anchorPointZ, .transform, .rotationX, .rotationY, .rotationZ,
            .scale, .scaleX, .scaleY, .scaleZ, .translation, .translationX, .translationY, .translationZ, .sublayerTransform:
            true
        default: false
        }
    }

    static func differs(_ a: PresentedLayer, _ b: PresentedLayer) -> Bool {
        if a.contentsFade != b.contentsFade || a.transition != b.transition { return true }
        var (x, y) = (a.values, b.values)
        neutralise(&x)
        neutralise(&y)
        return x != y
    }

    private static func neutralise(_ v: inout LayerValues) {
        (v.position, v.zPosition, v.anchorPoint, v.anchorPointZ) = (.zero, 0, .zero, 0)
        (v.transform, v.sublayerTransform, v.sublayers, v.mask) = (.identity, .identity, [], nil)
        (v.speed, v.beginTime, v.timeOffset, v.opacity, v.hidden, v.doubleSided) = (1, 0, 0, 1, false, true)
        (v.bounds.x, v.bounds.y, v.geometryFlipped) = (0, 0, false)
    }

    /// Effects that reach everything below a layer.
    static func effectsDiffer(_ a: LayerValues, _ b: LayerValues) -> Bool {
        if a.opacity != b.opacity || a.mask != b.mask || a.masksToBounds != b.masksToBounds { return true }
        if a.allowsGroupOpacity != b.allowsGroupOpacity || a.hidden != b.hidden { return true }
        guard a.masksToBounds else { return false }
        return a.cornerRadius != b.cornerRadius || a.continuousCorners != b.continuousCorners || a.maskedCorners != b.maskedCorners
            || a.bounds.width != b.bounds.width || a.bounds.height != b.bounds.height
    }
}
