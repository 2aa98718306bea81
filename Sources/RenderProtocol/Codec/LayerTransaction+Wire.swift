extension LayerTransaction: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(commitTime)
        writer.put(changes)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        let commitTime = try reader.double()
        self.init(changes: try reader.array(), commitTime: commitTime)
    }
}

extension LayerChange: WireCodable {
    private enum Tag: UInt8 {
        case create, destroy, set, addAnimation, removeAnimation, removeAllAnimations, bitmapDamaged, releaseBitmap, setRoots
    }

    public func encode(to writer: inout WireWriter) {
        switch self {
        case .create(let layer, let kind):
            writer.put(Tag.create)
            writer.put(layer)
            writer.put(kind)
        case .destroy(let layer):
            writer.put(Tag.destroy)
            writer.put(layer)
        case .set(let layer, let property):
            writer.put(Tag.set)
            writer.put(layer)
            writer.put(property)
        case .addAnimation(let layer, let key, let animation):
            writer.put(Tag.addAnimation)
            writer.put(layer)
            writer.put(key)
            writer.put(animation)
        case .removeAnimation(let layer, let key):
            writer.put(Tag.removeAnimation)
            writer.put(layer)
            writer.put(key)
        case .removeAllAnimations(let layer):
            writer.put(Tag.removeAllAnimations)
            writer.put(layer)
        case .bitmapDamaged(let bitmap, let x, let y, let width, let height):
            writer.put(Tag.bitmapDamaged)
            writer.put(bitmap)
            for value in [x, y, width, height] { writer.put(value) }
        case .releaseBitmap(let bitmap):
            writer.put(Tag.releaseBitmap)
            writer.put(bitmap)
        case .setRoots(let roots):
            writer.put(Tag.setRoots)
            writer.put(roots)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .create: self = .create(try reader.value(), try reader.value())
        case .destroy: self = .destroy(try reader.value())
        case .set: self = .set(try reader.value(), try reader.value())
        case .addAnimation: self = .addAnimation(try reader.value(), key: try reader.text(), try reader.value())
        case .removeAnimation: self = .removeAnimation(try reader.value(), key: try reader.text())
        case .removeAllAnimations: self = .removeAllAnimations(try reader.value())
        case .bitmapDamaged:
            self = .bitmapDamaged(
                try reader.value(), x: try reader.integer(), y: try reader.integer(), width: try reader.integer(),
                height: try reader.integer())
        case .releaseBitmap: self = .releaseBitmap(try reader.value())
        case .setRoots: self = .setRoots(try reader.array())
        }
    }
}
