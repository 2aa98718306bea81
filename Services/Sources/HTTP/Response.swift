import Glibc
public import JSON

/// A file open for reading, closed when the last reference is released.
public final class OpenFile: Sendable {
    public let descriptor: Int32
    /// > Units: bytes.
    public let size: Int64

    public struct Failure: Error, Sendable {
        public var path: String
        public var code: Int32
    }

    /// > Throws: the system's error if this is not a readable regular file.
    public init(_ path: String) throws(Failure) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw Failure(path: path, code: EINVAL)
        }
        size = Int64(status.st_size)
    }

    deinit { close(descriptor) }
}

public struct Response: Sendable {
    public enum Body: Sendable {
        case none
        case bytes([UInt8])
        case file(OpenFile, offset: Int64, length: Int64)
    }

    public var status: Int
    public var headers: HTTPHeaders
    public var body: Body

    public init(_ status: Int, headers: HTTPHeaders = HTTPHeaders(), body: Body = .none) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    public static let jsonType = "application/json; charset=utf-8"

    public static func json(_ status: Int = 200, _ bytes: [UInt8]) -> Response {
        Response(status, headers: HTTPHeaders([("content-type", jsonType)]), body: .bytes(bytes))
    }

    public static func json(_ status: Int = 200, _ value: JSON) -> Response { json(status, value.bytes) }

    public static func text(_ status: Int = 200, _ text: String, type: String = "text/plain; charset=utf-8") -> Response {
        Response(status, headers: HTTPHeaders([("content-type", type)]), body: .bytes(Array(text.utf8)))
    }

    public init(_ error: HTTPError) {
        self = .json(error.status, error.body)
        for field in error.headers.fields { headers.set(field.name, field.value) }
    }

    /// The bytes of a body that is not a file, for tests and for stored responses.
    public var bytes: [UInt8] { if case .bytes(let bytes) = body { bytes } else { [] } }

    /// A file, or the range of it that the request asks for: 200, 206, 304 or 416.
    ///
    /// > Contract: RFC 9110, 13.1.2 (`If-None-Match`), 13.1.5 (`If-Range`), 14.2 (`Range`; several ranges are answered with the whole file).
    public static func file(_ file: OpenFile, type: String, tag: String?, request: Request) -> Response {
        var headers = HTTPHeaders([("content-type", type), ("accept-ranges", "bytes"), ("x-content-type-options", "nosniff")])
        if let tag {
            headers.set("etag", "\"\(tag)\"")
            let known = request.headers["if-none-match"]?.split(separator: ",").map(\.trimmed) ?? []
            if known.contains(where: { $0 == "*" || $0 == "\"\(tag)\"" || $0 == "W/\"\(tag)\"" }) { return Response(304, headers: headers) }
        }
        var range = ByteRange(request.method == .get ? request.headers["range"] : nil, size: file.size)
        if let condition = request.headers["if-range"], tag.map({ condition.trimmed != "\"\($0)\"" }) ?? true { range = .whole }
        switch range {
        case .whole: return Response(200, headers: headers, body: .file(file, offset: 0, length: file.size))
        case .part(let part):
            headers.set("content-range", "bytes \(part.lowerBound)-\(part.upperBound)/\(file.size)")
            return Response(
                206, headers: headers, body: .file(file, offset: part.lowerBound, length: part.upperBound - part.lowerBound + 1))
        case .unsatisfiable:
            return Response(
                HTTPError(
                    416, "range_not_satisfiable", "the file has \(file.size) bytes; the range is outside of them", field: "header.range",
                    details: [.init("size", .int(file.size))], headers: HTTPHeaders([("content-range", "bytes */\(file.size)")])))
        }
    }
}
