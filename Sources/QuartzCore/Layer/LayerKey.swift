/// A property of a layer that can change, by its key-value coding name.
package enum LayerKey: String, Hashable, Sendable, CaseIterable {
    case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform, sublayers, mask
    case backgroundColor, cornerRadius, cornerCurve, maskedCorners, borderWidth, borderColor
    case opacity, hidden, masksToBounds, doubleSided, geometryFlipped, opaque, allowsGroupOpacity, shouldRasterize
    case contents, contentsRect, contentsCenter, contentsScale, contentsGravity, magnificationFilter, minificationFilter
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
    case speed, beginTime, timeOffset
    case path, fillColor, fillRule, strokeColor, lineWidth, lineCap, lineJoin, miterLimit, lineDashPhase, lineDashPattern
    case strokeStart, strokeEnd
    case gradientKind = "type"
    case gradientColors = "colors"
    case gradientLocations = "locations"
    case gradientStart = "startPoint"
    case gradientEnd = "endPoint"
    case blend = "compositingFilter"
    case contentTint, contentInverted, backdrop, replicator, emitter

    /// Whether a change gets the default action, a quarter-second animation.
    var animatesByDefault: Bool {
        switch self {
        case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform, .backgroundColor, .cornerRadius,
            .borderWidth, .borderColor, .opacity, .hidden, .contents, .contentsRect, .contentsCenter, .shadowColor,
            .shadowOpacity, .shadowOffset, .shadowRadius, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
            .strokeEnd, .gradientColors, .gradientLocations, .gradientStart, .gradientEnd, .contentTint:
            true
        case .sublayers, .mask, .cornerCurve, .maskedCorners, .masksToBounds, .doubleSided, .geometryFlipped, .opaque, .allowsGroupOpacity,
            .shouldRasterize, .contentsScale, .contentsGravity, .magnificationFilter, .minificationFilter, .shadowPath, .speed, .beginTime,
            .timeOffset,
            .path, .fillRule, .lineCap, .lineJoin, .lineDashPattern, .gradientKind, .blend, .contentInverted, .backdrop, .replicator,
            .emitter:
            false
        }
    }
}
