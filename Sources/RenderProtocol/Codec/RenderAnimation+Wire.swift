extension AnimatedValue: WireCodable {
    private enum Tag: UInt8 { case number, point, rect, color, matrix, path, colors, numbers, bitmap }

    public func encode(to writer: inout WireWriter) {
        func put(_ tag: Tag, _ body: (inout WireWriter) -> Void) {
            writer.put(tag)
            body(&writer)
        }
        switch self {
        case .number(let value): put(.number) { $0.put(value) }
        case .point(let value): put(.point) { $0.put(value) }
        case .rect(let value): put(.rect) { $0.put(value) }
        case .color(let value): put(.color) { $0.put(value) }
        case .matrix(let value): put(.matrix) { $0.put(value) }
        case .path(let value): put(.path) { $0.put(value) }
        case .colors(let value): put(.colors) { $0.put(value) }
        case .numbers(let value): put(.numbers) { $0.put(value) }
        case .bitmap(let value): put(.bitmap) { $0.put(value) }
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .number: self = .number(try reader.double())
        case .point: self = .point(try reader.value())
        case .rect: self = .rect(try reader.value())
        case .color: self = .color(try reader.value())
        case .matrix: self = .matrix(try reader.value())
        case .path: self = .path(try reader.value())
        case .colors: self = .colors(try reader.array())
        case .numbers: self = .numbers(try reader.array())
        case .bitmap: self = .bitmap(try reader.optional())
        }
    }
}

extension AnimationTiming: WireCodable {
    public func encode(to writer: inout WireWriter) {
        for value in [beginTime, duration, speed, timeOffset, repeatCount, repeatDuration] { writer.put(value) }
        writer.put(byte: fill.rawValue | (autoreverses ? 4 : 0) | (removedOnCompletion ? 8 : 0))
        writer.put(curve)
    }

    public init(from reader: inout WireReader) throws(WireError) {
        self.init()
        (beginTime, duration, speed) = (try reader.double(), try reader.double(), try reader.double())
        (timeOffset, repeatCount, repeatDuration) = (try reader.double(), try reader.double(), try reader.double())
        let flags = try reader.byte()
        guard flags < 16 else { throw .unknown("timing flags", Int(flags)) }
        fill = AnimationFill(rawValue: flags & 3)
        autoreverses = flags & 4 != 0
        removedOnCompletion = flags & 8 != 0
        curve = try reader.value()
    }
}

extension SpringParameters: WireCodable {
    public func encode(to writer: inout WireWriter) { for value in [mass, stiffness, damping, initialVelocity] { writer.put(value) } }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(
            mass: try reader.double(), stiffness: try reader.double(), damping: try reader.double(), initialVelocity: try reader.double())
    }
}

extension RenderAnimation: WireCodable {
    private enum Tag: UInt8 { case basic, spring, keyframes, group, transition }

    public func encode(to writer: inout WireWriter) {
        writer.put(timing)
        writer.put(byte: (additive ? 1 : 0) | (cumulative ? 2 : 0))
        switch content {
        case .basic(let key, let from, let to, let by):
            writer.put(Tag.basic)
            writer.put(key)
            for value in [from, to, by] { writer.put(value) }
        case .spring(let key, let from, let to, let by, let parameters):
            writer.put(Tag.spring)
            writer.put(key)
            for value in [from, to, by] { writer.put(value) }
            writer.put(parameters)
        case .keyframes(let key, let values, let keyTimes, let curves, let mode, let path, let rotation):
            writer.put(Tag.keyframes)
            writer.put(key)
            writer.put(values)
            writer.put(keyTimes)
            writer.put(curves)
            writer.put(mode)
            writer.put(path)
            writer.put(rotation)
        case .group(let members):
            writer.put(Tag.group)
            writer.put(members)
        case .transition(let kind, let direction, let startProgress, let endProgress):
            writer.put(Tag.transition)
            writer.put(kind)
            writer.put(direction)
            writer.put(startProgress)
            writer.put(endProgress)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        let timing: AnimationTiming = try reader.value()
        let flags = try reader.byte()
        guard flags < 4 else { throw .unknown("animation flags", Int(flags)) }
        let content: Content
        switch try reader.value(Tag.self) {
        case .basic:
            content = .basic(
                try reader.value(), from: try reader.optional(), to: try reader.optional(), by: try reader.optional())
        case .spring:
            content = .spring(
                try reader.value(), from: try reader.optional(), to: try reader.optional(), by: try reader.optional(), try reader.value())
        case .keyframes:
            content = .keyframes(
                try reader.value(), values: try reader.array(), keyTimes: try reader.array(), curves: try reader.array(),
                mode: try reader.value(), path: try reader.optional(), rotation: try reader.value())
        case .group:
            content = .group(try reader.nested { (inner: inout WireReader) throws(WireError) in try inner.array() })
        case .transition:
            content = .transition(
                try reader.value(), try reader.value(), startProgress: try reader.double(), endProgress: try reader.double())
        }
        self.init(content: content, timing: timing, additive: flags & 1 != 0, cumulative: flags & 2 != 0)
    }
}
