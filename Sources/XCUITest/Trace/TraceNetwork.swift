internal import Foundation
internal import TestTrace

/// What the app's `URLSession` loads, from the file in which it records exchanges.
final class TraceNetwork: @unchecked Sendable {
    private static let variable = "FERRY_NETWORK_RECORD"
    /// Nil where the user has chosen another file.
    private let path: String?
    private var offset: UInt64 = 0

    init(_ environment: [String: String]) {
        path = environment[Self.variable] == nil ? NSTemporaryDirectory() + "ferry-trace-\(getpid()).network" : nil
    }

    deinit { if let path { try? FileManager.default.removeItem(atPath: path) } }

    func environment(adding own: [String: String]) -> [String: String] {
        guard let path, own[Self.variable] == nil else { return own }
        return own.merging([Self.variable: path]) { $1 }
    }

    /// Without the variable that `environment(adding:)` adds.
    func withoutOwn(_ environment: [String: String]) -> [String: String] {
        environment.filter { $0.key != Self.variable || $0.value != path }
    }

    private struct Exchange: Decodable {
        var method: String?
        var url: String
        var status: Int?
        var error: String?
        var body: String?
        var base64: String?
        var headers: [String: Values]?

        struct Values: Decodable {
            var first: String?
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                first = if let one = try? container.decode(String.self) { one } else { try container.decode([String].self).first }
            }
        }
    }

    /// Those that have ended since the last call.
    func newRequests() -> [TraceRequest] {
        guard let path, let handle = FileHandle(forReadingAtPath: path) else { return [] }
        defer { try? handle.close() }
        guard (try? handle.seek(toOffset: offset)) != nil, let data = try? handle.readToEnd(),
            let end = data.lastIndex(of: UInt8(ascii: "\n"))
        else { return [] }
        offset += UInt64(end - data.startIndex + 1)
        return data[...end].split(separator: UInt8(ascii: "\n")).compactMap(Self.request)
    }

    /// Nil for the first line, which has no exchange.
    static func request(_ line: Data) -> TraceRequest? {
        guard let exchange = try? JSONDecoder().decode(Exchange.self, from: line) else { return nil }
        let bytes = exchange.base64.flatMap { Data(base64Encoded: $0)?.count } ?? exchange.body?.utf8.count ?? 0
        var request = TraceRequest(method: exchange.method ?? "GET", url: exchange.url, bytes: bytes)
        (request.status, request.error) = (exchange.error == nil ? exchange.status ?? 200 : exchange.status, exchange.error)
        request.type = exchange.headers?.first { $0.key.lowercased() == "content-type" }?.value.first
        return request
    }
}
