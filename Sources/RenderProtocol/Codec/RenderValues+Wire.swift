extension LayerID: WireCodable {
    public func encode(to writer: inout WireWriter) { writer.put(rawValue) }
    public init(from reader: inout WireReader) throws(WireError) { self.init(try reader.unsigned()) }
}

extension BitmapID: WireCodable {
    public func encode(to writer: inout WireWriter) { writer.put(rawValue) }
    public init(from reader: inout WireReader) throws(WireError) { self.init(try reader.unsigned()) }
}

extension MemoryID: WireCodable {
    public func encode(to writer: inout WireWriter) { writer.put(rawValue) }
    public init(from reader: inout WireReader) throws(WireError) { self.init(try reader.unsigned()) }
}

extension BitmapForm: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(width)
        writer.put(height)
        writer.put(bytesPerRow)
        writer.put(ink)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        let (width, height, bytesPerRow) = (try reader.integer(), try reader.integer(), try reader.integer())
        guard let form = BitmapForm(width: width, height: height, ink: try reader.optional(), bytesPerRow: bytesPerRow) else {
            throw .badBitmap(width: width, height: height, bytesPerRow: bytesPerRow)
        }
        self = form
    }
}

extension RenderPoint: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(x)
        writer.put(y)
    }
    public init(from reader: inout WireReader) throws(WireError) { self.init(try reader.double(), try reader.double()) }
}

extension RenderRect: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(x)
        writer.put(y)
        writer.put(width)
        writer.put(height)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(try reader.double(), try reader.double(), try reader.double(), try reader.double())
    }
}

extension RenderColor: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(red)
        writer.put(green)
        writer.put(blue)
        writer.put(alpha)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(red: try reader.float(), green: try reader.float(), blue: try reader.float(), alpha: try reader.float())
    }
}

extension RenderMatrix: WireCodable {
    private enum Form: UInt8 { case identity, plane, full }

    private var form: Form {
        if self == .identity { return .identity }
        let plane = m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0 && m44 == 1
        return plane ? .plane : .full
    }

    public func encode(to writer: inout WireWriter) {
        let form = form
        writer.put(form)
        switch form {
        case .identity: break
        case .plane: for element in [m11, m12, m21, m22, m41, m42] { writer.put(element) }
        case .full:
            for element in [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] { writer.put(element) }
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        self = .identity
        switch try reader.value(Form.self) {
        case .identity: break
        case .plane:
            (m11, m12, m21, m22) = (try reader.double(), try reader.double(), try reader.double(), try reader.double())
            (m41, m42) = (try reader.double(), try reader.double())
        case .full:
            (m11, m12, m13, m14) = (try reader.double(), try reader.double(), try reader.double(), try reader.double())
            (m21, m22, m23, m24) = (try reader.double(), try reader.double(), try reader.double(), try reader.double())
            (m31, m32, m33, m34) = (try reader.double(), try reader.double(), try reader.double(), try reader.double())
            (m41, m42, m43, m44) = (try reader.double(), try reader.double(), try reader.double(), try reader.double())
        }
    }
}

extension RenderPath: WireCodable {
    public func encode(to writer: inout WireWriter) { writer.put(segments) }
    public init(from reader: inout WireReader) throws(WireError) { self.init(segments: try reader.array()) }
}

extension RenderPath.Segment: WireCodable {
    private enum Tag: UInt8 { case move, line, quad, cubic, close }

    public func encode(to writer: inout WireWriter) {
        switch self {
        case .move(let point):
            writer.put(Tag.move)
            writer.put(point)
        case .line(let point):
            writer.put(Tag.line)
            writer.put(point)
        case .quad(let control, let end):
            writer.put(Tag.quad)
            writer.put(control)
            writer.put(end)
        case .cubic(let control1, let control2, let end):
            writer.put(Tag.cubic)
            writer.put(control1)
            writer.put(control2)
            writer.put(end)
        case .close: writer.put(Tag.close)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .move: self = .move(try reader.value())
        case .line: self = .line(try reader.value())
        case .quad: self = .quad(control: try reader.value(), end: try reader.value())
        case .cubic: self = .cubic(control1: try reader.value(), control2: try reader.value(), end: try reader.value())
        case .close: self = .close
        }
    }
}

extension TimingCurve: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(self == .linear)
        guard self != .linear else { return }
        for part in [x1, y1, x2, y2] { writer.put(part) }
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self = .linear
        if try reader.bool() { return }
        (x1, y1, x2, y2) = (try reader.double(), try reader.double(), try reader.double(), try reader.double())
    }
}
