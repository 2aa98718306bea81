extension LayerProperty: WireCodable {
    private enum Tag: UInt8 {
        case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform, sublayers, mask,
            backgroundColor, cornerRadius, continuousCorners, maskedCorners, borderWidth, borderColor, opacity, hidden,
            masksToBounds, doubleSided, geometryFlipped, opaque, allowsGroupOpacity, shouldRasterize, contents,
            contentsRect, contentsCenter, contentsScale, contentsGravity, magnificationFilter, minificationFilter,
            shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, speed, beginTime, timeOffset, path,
            fillColor, fillRule, strokeColor, lineWidth, lineCap, lineJoin, miterLimit, lineDash, strokeStart, strokeEnd,
            gradientKind, gradientColors, gradientLocations, gradientStart, gradientEnd,
            blend, contentTint, contentInverted, backdrop, replicator, emitter
    }

    public func encode(to writer: inout WireWriter) {
        func put(_ tag: Tag, _ body: (inout WireWriter) -> Void) {
            writer.put(tag)
            body(&writer)
        }
        switch self {
        case .bounds(let value): put(.bounds) { $0.put(value) }
        case .position(let value): put(.position) { $0.put(value) }
        case .zPosition(let value): put(.zPosition) { $0.put(value) }
        case .anchorPoint(let value): put(.anchorPoint) { $0.put(value) }
        case .anchorPointZ(let value): put(.anchorPointZ) { $0.put(value) }
        case .transform(let value): put(.transform) { $0.put(value) }
        case .sublayerTransform(let value): put(.sublayerTransform) { $0.put(value) }
        case .sublayers(let value): put(.sublayers) { $0.put(value) }
        case .mask(let value): put(.mask) { $0.put(value) }
        case .backgroundColor(let value): put(.backgroundColor) { $0.put(value) }
        case .cornerRadius(let value): put(.cornerRadius) { $0.put(value) }
        case .continuousCorners(let value): put(.continuousCorners) { $0.put(value) }
        case .maskedCorners(let value): put(.maskedCorners) { $0.put(value) }
        case .borderWidth(let value): put(.borderWidth) { $0.put(value) }
        case .borderColor(let value): put(.borderColor) { $0.put(value) }
        case .opacity(let value): put(.opacity) { $0.put(value) }
        case .hidden(let value): put(.hidden) { $0.put(value) }
        case .masksToBounds(let value): put(.masksToBounds) { $0.put(value) }
        case .doubleSided(let value): put(.doubleSided) { $0.put(value) }
        case .geometryFlipped(let value): put(.geometryFlipped) { $0.put(value) }
        case .opaque(let value): put(.opaque) { $0.put(value) }
        case .allowsGroupOpacity(let value): put(.allowsGroupOpacity) { $0.put(value) }
        case .shouldRasterize(let value): put(.shouldRasterize) { $0.put(value) }
        case .contents(let value): put(.contents) { $0.put(value) }
        case .contentsRect(let value): put(.contentsRect) { $0.put(value) }
        case .contentsCenter(let value): put(.contentsCenter) { $0.put(value) }
        case .contentsScale(let value): put(.contentsScale) { $0.put(value) }
        case .contentsGravity(let value): put(.contentsGravity) { $0.put(value) }
        case .magnificationFilter(let value): put(.magnificationFilter) { $0.put(value) }
        case .minificationFilter(let value): put(.minificationFilter) { $0.put(value) }
        case .shadowColor(let value): put(.shadowColor) { $0.put(value) }
        case .shadowOpacity(let value): put(.shadowOpacity) { $0.put(value) }
        case .shadowOffset(let value): put(.shadowOffset) { $0.put(value) }
        case .shadowRadius(let value): put(.shadowRadius) { $0.put(value) }
        case .shadowPath(let value): put(.shadowPath) { $0.put(value) }
        case .speed(let value): put(.speed) { $0.put(value) }
        case .beginTime(let value): put(.beginTime) { $0.put(value) }
        case .timeOffset(let value): put(.timeOffset) { $0.put(value) }
        case .path(let value): put(.path) { $0.put(value) }
        case .fillColor(let value): put(.fillColor) { $0.put(value) }
        case .fillRule(let value): put(.fillRule) { $0.put(value) }
        case .strokeColor(let value): put(.strokeColor) { $0.put(value) }
        case .lineWidth(let value): put(.lineWidth) { $0.put(value) }
        case .lineCap(let value): put(.lineCap) { $0.put(value) }
        case .lineJoin(let value): put(.lineJoin) { $0.put(value) }
        case .miterLimit(let value): put(.miterLimit) { $0.put(value) }
        case .lineDash(let phase, let pattern):
            put(.lineDash) {
                $0.put(phase)
                $0.put(pattern)
            }
        case .strokeStart(let value): put(.strokeStart) { $0.put(value) }
        case .strokeEnd(let value): put(.strokeEnd) { $0.put(value) }
        case .gradientKind(let value): put(.gradientKind) { $0.put(value) }
        case .gradientColors(let value): put(.gradientColors) { $0.put(value) }
        case .gradientLocations(let locations):
            put(.gradientLocations) {
                $0.put(locations != nil)
                if let locations { $0.put(locations) }
            }
        case .gradientStart(let value): put(.gradientStart) { $0.put(value) }
        case .gradientEnd(let value): put(.gradientEnd) { $0.put(value) }
        case .blend(let value): put(.blend) { $0.put(value) }
        case .contentTint(let value): put(.contentTint) { $0.put(value) }
        case .contentInverted(let value): put(.contentInverted) { $0.put(value) }
        case .backdrop(let value): put(.backdrop) { $0.put(value) }
        case .replicator(let value): put(.replicator) { $0.put(value) }
        case .emitter(let value): put(.emitter) { $0.put(value) }
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .bounds: self = .bounds(try reader.value())
        case .position: self = .position(try reader.value())
        case .zPosition: self = .zPosition(try reader.double())
        case .anchorPoint: self = .anchorPoint(try reader.value())
        case .anchorPointZ: self = .anchorPointZ(try reader.double())
        case .transform: self = .transform(try reader.value())
        case .sublayerTransform: self = .sublayerTransform(try reader.value())
        case .sublayers: self = .sublayers(try reader.array())
        case .mask: self = .mask(try reader.optional())
        case .backgroundColor: self = .backgroundColor(try reader.optional())
        case .cornerRadius: self = .cornerRadius(try reader.double())
        case .continuousCorners: self = .continuousCorners(try reader.bool())
        case .maskedCorners: self = .maskedCorners(try reader.value())
        case .borderWidth: self = .borderWidth(try reader.double())
        case .borderColor: self = .borderColor(try reader.value())
        case .opacity: self = .opacity(try reader.float())
        case .hidden: self = .hidden(try reader.bool())
        case .masksToBounds: self = .masksToBounds(try reader.bool())
        case .doubleSided: self = .doubleSided(try reader.bool())
        case .geometryFlipped: self = .geometryFlipped(try reader.bool())
        case .opaque: self = .opaque(try reader.bool())
        case .allowsGroupOpacity: self = .allowsGroupOpacity(try reader.bool())
        case .shouldRasterize: self = .shouldRasterize(try reader.bool())
        case .contents: self = .contents(try reader.optional())
        case .contentsRect: self = .contentsRect(try reader.value())
        case .contentsCenter: self = .contentsCenter(try reader.value())
        case .contentsScale: self = .contentsScale(try reader.double())
        case .contentsGravity: self = .contentsGravity(try reader.value())
        case .magnificationFilter: self = .magnificationFilter(try reader.value())
        case .minificationFilter: self = .minificationFilter(try reader.value())
        case .shadowColor: self = .shadowColor(try reader.value())
        case .shadowOpacity: self = .shadowOpacity(try reader.float())
        case .shadowOffset: self = .shadowOffset(try reader.value())
        case .shadowRadius: self = .shadowRadius(try reader.double())
        case .shadowPath: self = .shadowPath(try reader.optional())
        case .speed: self = .speed(try reader.double())
        case .beginTime: self = .beginTime(try reader.double())
        case .timeOffset: self = .timeOffset(try reader.double())
        case .path: self = .path(try reader.optional())
        case .fillColor: self = .fillColor(try reader.optional())
        case .fillRule: self = .fillRule(try reader.value())
        case .strokeColor: self = .strokeColor(try reader.optional())
        case .lineWidth: self = .lineWidth(try reader.double())
        case .lineCap: self = .lineCap(try reader.value())
        case .lineJoin: self = .lineJoin(try reader.value())
        case .miterLimit: self = .miterLimit(try reader.double())
        case .lineDash: self = .lineDash(phase: try reader.double(), pattern: try reader.array())
        case .strokeStart: self = .strokeStart(try reader.double())
        case .strokeEnd: self = .strokeEnd(try reader.double())
        case .gradientKind: self = .gradientKind(try reader.value())
        case .gradientColors: self = .gradientColors(try reader.array())
        case .gradientLocations: self = .gradientLocations(try reader.bool() ? try reader.array() : nil)
        case .gradientStart: self = .gradientStart(try reader.value())
        case .gradientEnd: self = .gradientEnd(try reader.value())
        case .blend: self = .blend(try reader.value())
        case .contentTint: self = .contentTint(try reader.optional())
        case .contentInverted: self = .contentInverted(try reader.bool())
        case .backdrop: self = .backdrop(try reader.value())
        case .replicator: self = .replicator(try reader.value())
        case .emitter: self = .emitter(try reader.value())
        }
    }
}
