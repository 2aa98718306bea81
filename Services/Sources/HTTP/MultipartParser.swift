import Glibc

/// Reads `multipart/form-data` (RFC 7578) in pieces of any size; what a part holds passes through and is never collected.
public struct MultipartParser {
    public struct Part: Equatable, Sendable {
        public var name: String
        public var fileName: String?
        public var contentType: String?
    }

    public enum Event: Equatable, Sendable {
        case begin(Part)
        case data([UInt8])
        case end
    }

    public enum Failure: Error, Equatable, Sendable {
        case invalidBoundary
        case headersTooLong
        case tooManyParts
        case invalidHeader(String)
        case notUTF8
        case noName
        case truncated

        public var httpError: HTTPError {
            switch self {
            case .invalidBoundary: HTTPError(400, "invalid_multipart", "multipart: the boundary is missing or no boundary")
            case .headersTooLong:
                HTTPError(
                    400, "invalid_multipart", "multipart: the headers of a part are longer than \(MultipartParser.maximumHeaderLength) bytes")
            case .tooManyParts: HTTPError(400, "invalid_multipart", "multipart: more than \(MultipartParser.maximumPartCount) parts")
            case .invalidHeader(let line): HTTPError(400, "invalid_multipart", "multipart: no header: \(line)")
            case .notUTF8: HTTPError(400, "invalid_multipart", "multipart: the headers of a part, such as its file name, are not UTF-8")
            case .noName: HTTPError(400, "invalid_multipart", "multipart: a part without Content-Disposition: form-data; name=\"…\"")
            case .truncated: HTTPError(400, "invalid_multipart", "multipart: the body ends before its last boundary")
            }
        }
    }

    public static let maximumHeaderLength = 8192
    public static let maximumPartCount = 100

    private enum State { case preamble, headers, body, afterBoundary, finished }
    private let delimiter: [UInt8]
    private var state = State.preamble
    private var buffer: [UInt8]
    private var partCount = 0

    /// > Throws: for a boundary that RFC 2046 does not allow.
    public init(boundary: String?) throws(Failure) {
        guard let boundary, (1...70).contains(boundary.utf8.count), boundary.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else {
            throw .invalidBoundary
        }
        delimiter = Array("\r\n--\(boundary)".utf8)
        // The first boundary may be the first thing in the body: the line end before it is given.
        buffer = [0x0d, 0x0a]
    }

    public mutating func feed(_ bytes: UnsafeRawBufferPointer) throws(Failure) -> [Event] {
        buffer.append(contentsOf: bytes)
        var events: [Event] = []
        while try step(&events) {}
        return events
    }

    /// The body has ended. > Throws: when its last boundary has not come.
    public func finish() throws(Failure) {
        guard case .finished = state else { throw .truncated }
    }

    /// One step; false when more bytes are needed.
    private mutating func step(_ events: inout [Event]) throws(Failure) -> Bool {
        switch state {
        case .finished:
            buffer.removeAll()
            return false
        case .preamble:
            guard let start = find(delimiter) else {
                keepTail()
                return false
            }
            buffer.removeFirst(start + delimiter.count)
            state = .afterBoundary
        case .afterBoundary:
            guard buffer.count >= 2 else { return false }
            if buffer.starts(with: [0x2d, 0x2d]) {
                state = .finished
                return true
            }
            // Spaces may stand between a boundary and the end of its line.
            let padding = buffer.prefix { $0 == 0x20 || $0 == 0x09 }.count
            guard padding < 256 else { throw .invalidBoundary }
            guard buffer.count >= padding + 2 else { return false }
            guard buffer[padding] == 0x0d, buffer[padding + 1] == 0x0a else { throw .invalidBoundary }
            // The line end is left for the headers, which may be none.
            buffer.removeFirst(padding)
            partCount += 1
            guard partCount <= Self.maximumPartCount else { throw .tooManyParts }
            state = .headers
        case .headers:
            guard let end = find([0x0d, 0x0a, 0x0d, 0x0a]) else {
                guard buffer.count <= Self.maximumHeaderLength else { throw .headersTooLong }
                return false
            }
            guard end <= Self.maximumHeaderLength else { throw .headersTooLong }
            events.append(.begin(try Self.part(buffer[..<end])))
            buffer.removeFirst(end + 4)
            state = .body
        case .body:
            guard let start = find(delimiter) else {
                let count = buffer.count - (delimiter.count - 1)
                guard count > 0 else { return false }
                events.append(.data(Array(buffer[..<count])))
                buffer.removeFirst(count)
                return false
            }
            if start > 0 { events.append(.data(Array(buffer[..<start]))) }
            events.append(.end)
            buffer.removeFirst(start + delimiter.count)
            state = .afterBoundary
        }
        return true
    }

    private mutating func keepTail() {
        let excess = buffer.count - (delimiter.count - 1)
        if excess > 0 { buffer.removeFirst(excess) }
    }

    private func find(_ pattern: [UInt8]) -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var index = 0
            while bytes.count - index >= pattern.count {
                guard let found = memchr(base + index, Int32(pattern[0]), bytes.count - index - pattern.count + 1) else { return nil }
                if memcmp(found, pattern, pattern.count) == 0 { return UnsafeRawPointer(found) - base }
                index = UnsafeRawPointer(found) - base + 1
            }
            return nil
        }
    }

    private static func part(_ bytes: ArraySlice<UInt8>) throws(Failure) -> Part {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .notUTF8
        }
        var name: String?
        var part = Part(name: "")
        for line in text.split(separator: "\r\n") {
            guard let colon = line.firstIndex(of: ":") else { throw .invalidHeader(String(line.prefix(200))) }
            let value = line[line.index(after: colon)...].trimmed
            switch line[..<colon].lowercased() {
            case "content-disposition":
                guard let (kind, parameters) = MediaType.split(value), kind == "form-data" else {
                    throw .invalidHeader(String(line.prefix(200)))
                }
                name = parameters["name"]
                part.fileName = parameters["filename"]
            case "content-type": part.contentType = value
            default: break
            }
        }
        guard let name else { throw .noName }
        part.name = name
        return part
    }
}
