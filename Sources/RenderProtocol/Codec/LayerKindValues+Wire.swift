extension BackdropValues: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(radius)
        writer.put(saturation)
        writer.put(tint)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(radius: try reader.double(), saturation: try reader.double(), tint: try reader.value())
    }
}

extension ReplicatorValues: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(count)
        writer.put(preservesDepth)
        writer.put(delay)
        writer.put(transform)
        writer.put(color)
        for offset in [redOffset, greenOffset, blueOffset, alphaOffset] { writer.put(offset) }
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init()
        (count, preservesDepth, delay) = (try reader.integer(), try reader.bool(), try reader.double())
        (transform, color) = (try reader.value(), try reader.value())
        (redOffset, greenOffset) = (try reader.float(), try reader.float())
        (blueOffset, alphaOffset) = (try reader.float(), try reader.float())
    }
}

extension EmitterValues: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(cells)
        for value in [birthRate, lifetime, velocity, scale, spin] { writer.put(value) }
        writer.put(position)
        writer.put(zPosition)
        writer.put(size)
        writer.put(depth)
        writer.put(shape)
        writer.put(mode)
        writer.put(order)
        writer.put(preservesDepth)
        writer.put(UInt64(seed))
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init()
        cells = try reader.array()
        (birthRate, lifetime, velocity) = (try reader.float(), try reader.float(), try reader.float())
        (scale, spin) = (try reader.float(), try reader.float())
        (position, zPosition) = (try reader.value(), try reader.double())
        (size, depth) = (try reader.value(), try reader.double())
        (shape, mode, order) = (try reader.value(), try reader.value(), try reader.value())
        (preservesDepth, seed) = (try reader.bool(), try reader.uint32())
    }
}

extension EmitterCellValues: WireCodable {
    private static let doubles: [WritableKeyPath<EmitterCellValues, Double> & Sendable] = [
        \.emissionLatitude, \.emissionLongitude, \.emissionRange, \.velocity, \.velocityRange, \.xAcceleration, \.yAcceleration,
        \.zAcceleration, \.scale, \.scaleRange, \.scaleSpeed, \.spin, \.spinRange, \.contentsScale, \.beginTime, \.duration,
    ]
    private static let floats: [WritableKeyPath<EmitterCellValues, Float> & Sendable] = [
        \.birthRate, \.lifetime, \.lifetimeRange, \.redRange, \.greenRange, \.blueRange, \.alphaRange, \.redSpeed, \.greenSpeed,
        \.blueSpeed, \.alphaSpeed,
    ]

    public func encode(to writer: inout WireWriter) {
        writer.put(name)
        writer.put(isEnabled)
        for key in Self.doubles { writer.put(self[keyPath: key]) }
        for key in Self.floats { writer.put(self[keyPath: key]) }
        writer.put(color)
        writer.put(contents)
        writer.put(contentsRect)
        writer.put(cells)
    }

    public init(from reader: inout WireReader) throws(WireError) {
        self.init()
        (name, isEnabled) = (try reader.text(), try reader.bool())
        for key in Self.doubles { self[keyPath: key] = try reader.double() }
        for key in Self.floats { self[keyPath: key] = try reader.float() }
        (color, contents, contentsRect) = (try reader.value(), try reader.optional(), try reader.value())
        cells = try reader.nested { (inner: inout WireReader) throws(WireError) in try inner.array() }
    }
}
