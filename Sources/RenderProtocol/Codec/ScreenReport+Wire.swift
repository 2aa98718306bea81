public import DeviceProtocol

extension ScreenReport: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(scrollAreas)
        writer.put(unhandledKeys)
        writer.put(busy)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(scrollAreas: try reader.array(), unhandledKeys: try reader.integer(), busy: try reader.array())
    }
}

extension ScreenReport.ScrollArea: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(id)
        writer.put(name)
        for number in [x, y, width, height, touchX, touchY, offsetX, offsetY, minimumX, maximumX, minimumY, maximumY] { writer.put(number) }
        writer.put(isPaged)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            id: try reader.unsigned(), name: try reader.text(), x: try reader.double(), y: try reader.double(), width: try reader.double(),
            height: try reader.double(), touchX: try reader.double(), touchY: try reader.double(), offsetX: try reader.double(),
            offsetY: try reader.double(), minimumX: try reader.double(), maximumX: try reader.double(), minimumY: try reader.double(),
            maximumY: try reader.double(), isPaged: try reader.bool())
    }
}

extension WireReader {
    /// The identifiers of layers in a query of the screen.
    mutating func layers() throws(WireError) -> [UInt64] {
        let count = try integer()
        guard count >= 0, count <= ScreenReport.mostLayers else { throw .tooLong("layers", count) }
        var layers: [UInt64] = []
        for _ in 0..<count { layers.append(try unsigned()) }
        return layers
    }
}
