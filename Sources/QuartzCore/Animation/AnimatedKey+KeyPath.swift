import RenderProtocol

extension AnimatedKey {
    /// The animated value a key path of a layer names.
    package init?(keyPath: String) {
        guard let key = Self.byKeyPath[keyPath] else { return nil }
        self = key
    }

    private static let byKeyPath: [String: AnimatedKey] = [
        "bounds": .bounds, "bounds.origin": .boundsOrigin, "bounds.origin.x": .boundsOriginX, "bounds.origin.y": .boundsOriginY,
        "bounds.size": .boundsSize, "bounds.size.width": .boundsWidth, "bounds.size.height": .boundsHeight,
        "position": .position, "position.x": .positionX, "position.y": .positionY, "zPosition": .zPosition,
        "anchorPoint": .anchorPoint, "anchorPointZ": .anchorPointZ,
        "transform": .transform, "transform.rotation": .rotationZ, "transform.rotation.x": .rotationX,
        "transform.rotation.y": .rotationY, "transform.rotation.z": .rotationZ, "transform.scale": .scale,
        "transform.scale.x": .scaleX, "transform.scale.y": .scaleY, "transform.scale.z": .scaleZ,
        "transform.translation": .translation, "transform.translation.x": .translationX, "transform.translation.y": .translationY,
        "transform.translation.z": .translationZ, "sublayerTransform": .sublayerTransform,
        "backgroundColor": .backgroundColor, "cornerRadius": .cornerRadius, "borderWidth": .borderWidth, "borderColor": .borderColor,
        "opacity": .opacity, "hidden": .hidden, "contents": .contents, "contentsRect": .contentsRect,
        "contentsCenter": .contentsCenter, "contentsScale": .contentsScale,
        "shadowColor": .shadowColor, "shadowOpacity": .shadowOpacity, "shadowOffset": .shadowOffset,
        "shadowOffset.width": .shadowOffsetWidth, "shadowOffset.height": .shadowOffsetHeight, "shadowRadius": .shadowRadius,
        "shadowPath": .shadowPath, "path": .path, "fillColor": .fillColor, "strokeColor": .strokeColor, "lineWidth": .lineWidth,
        "miterLimit": .miterLimit, "lineDashPhase": .lineDashPhase, "strokeStart": .strokeStart, "strokeEnd": .strokeEnd,
        "colors": .gradientColors, "locations": .gradientLocations, "startPoint": .gradientStart, "endPoint": .gradientEnd,
        "contentTint": .contentTint, "backdropRadius": .backdropRadius, "backdropSaturation": .backdropSaturation,
        "backdropTint": .backdropTint, "instanceCount": .instanceCount, "instanceDelay": .instanceDelay,
        "instanceTransform": .instanceTransform, "instanceColor": .instanceColor, "instanceRedOffset": .instanceRedOffset,
        "instanceGreenOffset": .instanceGreenOffset, "instanceBlueOffset": .instanceBlueOffset,
        "instanceAlphaOffset": .instanceAlphaOffset, "emitterPosition": .emitterPosition, "emitterPosition.x": .emitterPositionX,
        "emitterPosition.y": .emitterPositionY, "emitterZPosition": .emitterZPosition, "emitterSize": .emitterSize,
        "emitterDepth": .emitterDepth, "birthRate": .emitterBirthRate, "lifetime": .emitterLifetime, "velocity": .emitterVelocity,
        "scale": .emitterScale, "spin": .emitterSpin,
    ]

    private static let keyPaths: [AnimatedKey: String] = Dictionary(
        byKeyPath.map { ($0.value, $0.key) }, uniquingKeysWith: { a, b in max(a, b) })
    /// A key path of the value.
    var keyPath: String { Self.keyPaths[self] ?? "" }

    /// The kind of layer that has the value; nil if all have it.
    var kind: LayerKind? {
        switch layerKey {
        case .backdrop: .backdrop
        case .replicator: .replicator
        case .emitter: .emitter
        default: nil
        }
    }

    /// The layer property that the value is, or is a part of.
    var layerKey: LayerKey? {
        switch self {
        case .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight: .bounds
        case .position, .positionX, .positionY: .position
        case .transform, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translation, .translationX,
            .translationY, .translationZ:
            .transform
        case .shadowOffset, .shadowOffsetWidth, .shadowOffsetHeight: .shadowOffset
        case .gradientColors: .gradientColors
        case .gradientLocations: .gradientLocations
        case .gradientStart: .gradientStart
        case .gradientEnd: .gradientEnd
        case .backdropRadius, .backdropSaturation, .backdropTint: .backdrop
        case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset, .instanceGreenOffset,
            .instanceBlueOffset, .instanceAlphaOffset:
            .replicator
        case .emitterPosition, .emitterPositionX, .emitterPositionY, .emitterZPosition, .emitterSize, .emitterDepth, .emitterBirthRate,
            .emitterLifetime, .emitterVelocity, .emitterScale, .emitterSpin:
            .emitter
        default: LayerKey(rawValue: "\(self)")
        }
    }
}
