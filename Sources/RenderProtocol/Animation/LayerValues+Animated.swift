extension LayerValues {
    /// The current value of an animated key. Nil for a path or colour that is not set.
    public func value(for key: AnimatedKey) -> AnimatedValue? {
        switch key {
        case .bounds: .rect(bounds)
        case .boundsOrigin: .point(RenderPoint(bounds.x, bounds.y))
        case .boundsOriginX: .number(bounds.x)
        case .boundsOriginY: .number(bounds.y)
        case .boundsSize: .point(RenderPoint(bounds.width, bounds.height))
        case .boundsWidth: .number(bounds.width)
        case .boundsHeight: .number(bounds.height)
        case .position: .point(position)
        case .positionX: .number(position.x)
        case .positionY: .number(position.y)
        case .zPosition: .number(zPosition)
        case .anchorPoint: .point(anchorPoint)
        case .anchorPointZ: .number(anchorPointZ)
        case .transform: .matrix(transform)
        case .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translation, .translationX, .translationY,
            .translationZ:
            transform.component(key)
        case .sublayerTransform: .matrix(sublayerTransform)
        case .backgroundColor: .color(backgroundColor ?? .clear)
        case .cornerRadius: .number(cornerRadius)
        case .borderWidth: .number(borderWidth)
        case .borderColor: .color(borderColor)
        case .opacity: .number(Double(opacity))
        case .hidden: .number(hidden ? 1 : 0)
        case .contents: .bitmap(contents)
        case .contentsRect: .rect(contentsRect)
        case .contentsCenter: .rect(contentsCenter)
        case .contentsScale: .number(contentsScale)
        case .shadowColor: .color(shadowColor)
        case .shadowOpacity: .number(Double(shadowOpacity))
        case .shadowOffset: .point(shadowOffset)
        case .shadowOffsetWidth: .number(shadowOffset.x)
        case .shadowOffsetHeight: .number(shadowOffset.y)
        case .shadowRadius: .number(shadowRadius)
        case .shadowPath: shadowPath.map(AnimatedValue.path)
        case .path: shape.path.map(AnimatedValue.path)
        case .fillColor: .color(shape.fillColor ?? .clear)
        case .strokeColor: .color(shape.strokeColor ?? .clear)
        case .lineWidth: .number(shape.lineWidth)
        case .miterLimit: .number(shape.miterLimit)
        case .lineDashPhase: .number(shape.lineDashPhase)
        case .strokeStart: .number(shape.strokeStart)
        case .strokeEnd: .number(shape.strokeEnd)
        case .gradientColors: .colors(gradient.colors)
        case .gradientLocations: gradient.locations.map(AnimatedValue.numbers)
        case .gradientStart: .point(gradient.start)
        case .gradientEnd: .point(gradient.end)
        case .contentTint: contentTint.map(AnimatedValue.color)
        case .backdropRadius: .number(backdrop.radius)
        case .backdropSaturation: .number(backdrop.saturation)
        case .backdropTint: .color(backdrop.tint)
        case .instanceCount: .number(Double(replicator.count))
        case .instanceDelay: .number(replicator.delay)
        case .instanceTransform: .matrix(replicator.transform)
        case .instanceColor: .color(replicator.color)
        case .instanceRedOffset: .number(Double(replicator.redOffset))
        case .instanceGreenOffset: .number(Double(replicator.greenOffset))
        case .instanceBlueOffset: .number(Double(replicator.blueOffset))
        case .instanceAlphaOffset: .number(Double(replicator.alphaOffset))
        case .emitterPosition: .point(emitter.position)
        case .emitterPositionX: .number(emitter.position.x)
        case .emitterPositionY: .number(emitter.position.y)
        case .emitterZPosition: .number(emitter.zPosition)
        case .emitterSize: .point(emitter.size)
        case .emitterDepth: .number(emitter.depth)
        case .emitterBirthRate: .number(Double(emitter.birthRate))
        case .emitterLifetime: .number(Double(emitter.lifetime))
        case .emitterVelocity: .number(Double(emitter.velocity))
        case .emitterScale: .number(Double(emitter.scale))
        case .emitterSpin: .number(Double(emitter.spin))
        }
    }

    /// Sets an animated value; a value of the wrong type for the key changes nothing.
    public mutating func set(_ value: AnimatedValue, for key: AnimatedKey) {
        switch value {
        case .number(let number): set(number, for: key)
        case .point(let point): set(point, for: key)
        case .rect(let rect):
            switch key {
            case .bounds: bounds = rect
            case .contentsRect: contentsRect = rect
            case .contentsCenter: contentsCenter = rect
            default: break
            }
        case .color(let color):
            switch key {
            case .backgroundColor: backgroundColor = color.clamped
            case .borderColor: borderColor = color.clamped
            case .shadowColor: shadowColor = color.clamped
            case .fillColor: shape.fillColor = color.clamped
            case .strokeColor: shape.strokeColor = color.clamped
            case .contentTint: contentTint = color.clamped
            case .backdropTint: backdrop.tint = color.clamped
            case .instanceColor: replicator.color = color.clamped
            default: break
            }
        case .matrix(let matrix):
            switch key {
            case .transform: transform = matrix
            case .sublayerTransform: sublayerTransform = matrix
            case .instanceTransform: replicator.transform = matrix
            default: break
            }
        case .path(let path):
            switch key {
            case .path: shape.path = path
            case .shadowPath: shadowPath = path
            default: break
            }
        case .colors(let colors): if key == .gradientColors { gradient.colors = colors.map(\.clamped) }
        case .numbers(let numbers): if key == .gradientLocations { gradient.locations = numbers }
        case .bitmap(let bitmap): if key == .contents { contents = bitmap }
        }
    }

    private mutating func set(_ number: Double, for key: AnimatedKey) {
        switch key {
        case .boundsOriginX: bounds.x = number
        case .boundsOriginY: bounds.y = number
        case .boundsWidth: bounds.width = number
        case .boundsHeight: bounds.height = number
        case .positionX: position.x = number
        case .positionY: position.y = number
        case .zPosition: zPosition = number
        case .anchorPointZ: anchorPointZ = number
        case .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translationX, .translationY, .translationZ:
            transform = transform.setting(key, to: number)
        case .cornerRadius: cornerRadius = number
        case .borderWidth: borderWidth = number
        case .opacity: opacity = Float(number)
        case .hidden: hidden = number >= 0.5
        case .contentsScale: contentsScale = number
        case .shadowOpacity: shadowOpacity = Float(number)
        case .shadowOffsetWidth: shadowOffset.x = number
        case .shadowOffsetHeight: shadowOffset.y = number
        case .shadowRadius: shadowRadius = number
        case .lineWidth: shape.lineWidth = number
        case .miterLimit: shape.miterLimit = number
        case .lineDashPhase: shape.lineDashPhase = number
        case .strokeStart: shape.strokeStart = number
        case .strokeEnd: shape.strokeEnd = number
        default: setOfKind(number, for: key)
        }
    }

    private mutating func setOfKind(_ number: Double, for key: AnimatedKey) {
        switch key {
        case .backdropRadius: backdrop.radius = number
        case .backdropSaturation: backdrop.saturation = number
        case .instanceCount: replicator.count = Int(min(1e9, max(0, number)))
        case .instanceDelay: replicator.delay = number
        case .instanceRedOffset: replicator.redOffset = Float(number)
        case .instanceGreenOffset: replicator.greenOffset = Float(number)
        case .instanceBlueOffset: replicator.blueOffset = Float(number)
        case .instanceAlphaOffset: replicator.alphaOffset = Float(number)
        case .emitterPositionX: emitter.position.x = number
        case .emitterPositionY: emitter.position.y = number
        case .emitterZPosition: emitter.zPosition = number
        case .emitterDepth: emitter.depth = number
        case .emitterBirthRate: emitter.birthRate = Float(number)
        case .emitterLifetime: emitter.lifetime = Float(number)
        case .emitterVelocity: emitter.velocity = Float(number)
        case .emitterScale: emitter.scale = Float(number)
        case .emitterSpin: emitter.spin = Float(number)
        default: break
        }
    }

    /// Clamps values to what can be displayed; only after all animations, because additive ones have intermediate
    /// values that cannot.
    mutating func limitToShowable() {
        func unit(_ value: Float) -> Float { min(1, max(0, value)) }
        (opacity, shadowOpacity) = (unit(opacity), unit(shadowOpacity))
        (cornerRadius, borderWidth) = (max(0, cornerRadius), max(0, borderWidth))
        (shadowRadius, shape.lineWidth) = (max(0, shadowRadius), max(0, shape.lineWidth))
        if case .backdrop(var value) = kindValues {
            (value.radius, value.saturation) = (max(0, value.radius), max(0, value.saturation))
            kindValues = .backdrop(value)
        }
    }

    private mutating func set(_ point: RenderPoint, for key: AnimatedKey) {
        switch key {
        case .boundsOrigin: (bounds.x, bounds.y) = (point.x, point.y)
        case .boundsSize: (bounds.width, bounds.height) = (point.x, point.y)
        case .position: position = point
        case .anchorPoint: anchorPoint = point
        case .translation: transform = transform.setting(.translationX, to: point.x).setting(.translationY, to: point.y)
        case .shadowOffset: shadowOffset = point
        case .gradientStart: gradient.start = point
        case .gradientEnd: gradient.end = point
        case .emitterPosition: emitter.position = point
        case .emitterSize: emitter.size = point
        default: break
        }
    }
}

extension RenderColor {
    var clamped: RenderColor {
        func unit(_ value: Float) -> Float { min(1, max(0, value)) }
        return RenderColor(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
    }
}

extension RenderMatrix {
    /// One component of the matrix, as in key paths such as `transform.rotation.z`. > Units: angles in radians.
    public func component(_ key: AnimatedKey) -> AnimatedValue? {
        switch key {
        case .translation: return .point(RenderPoint(m41, m42))
        case .translationX: return .number(m41)
        case .translationY: return .number(m42)
        case .translationZ: return .number(m43)
        default: break
        }
        guard let parts = MatrixDecomposition(self) else { return .number(0) }
        switch key {
        case .rotationX: return .number(parts.rotation.eulerAngles.x)
        case .rotationY: return .number(parts.rotation.eulerAngles.y)
        case .rotationZ: return .number(parts.rotation.eulerAngles.z)
        case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
        case .scaleX: return .number(parts.scale.x)
        case .scaleY: return .number(parts.scale.y)
        case .scaleZ: return .number(parts.scale.z)
        default: return nil
        }
    }

    /// The matrix with one component replaced. A singular matrix keeps only its translation.
    public func setting(_ key: AnimatedKey, to number: Double) -> RenderMatrix {
        guard var parts = MatrixDecomposition(self) ?? MatrixDecomposition(.translation(m41, m42, m43)) else { return self }
        var (x, y, z) = parts.rotation.eulerAngles
        switch key {
        case .translationX: parts.translation.x = number
        case .translationY: parts.translation.y = number
        case .translationZ: parts.translation.z = number
        case .scale: parts.scale = .init(x: number, y: number, z: number)
        case .scaleX: parts.scale.x = number
        case .scaleY: parts.scale.y = number
        case .scaleZ: parts.scale.z = number
        case .rotationX: x = number
        case .rotationY: y = number
        case .rotationZ: z = number
        default: return self
        }
        switch key {
        case .rotationX, .rotationY, .rotationZ:
            return parts.composed(rotation: .rotationX(x).concatenated(.rotationY(y)).concatenated(.rotationZ(z)))
        default: return parts.matrix
        }
    }
}
