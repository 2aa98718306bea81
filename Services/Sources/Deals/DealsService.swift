public import HTTP
import JSON
import Security
public import Server
public import Storage

/// The Deals service, described in `docs/services.md`: a deal API with signed calls, pages, images and the tiles of a map.
public final class DealsService: Sendable {
    public struct Options: Sendable {
        /// The secrets of the apps that may call, by their keys.
        public var secrets = ["tuan": "tuan-secret"]
        /// Of the URLs in responses.
        public var scheme = "http"

        public init() {}
    }

    public let log: Log
    let options: Options
    let catalog: Catalog
    let store: DealStore
    let images = ImageCache()

    /// Migrates the database's schema. > Throws: `DealSeed.Mismatch` for a database that is seeded with other cities or categories.
    public init(database: any Database, options: Options = Options(), log: Log) throws {
        for name in try database.migrate(DealSchema.migrations) { log.info("migrated", [.init("step", .string(name))]) }
        catalog = try Catalog.standard()
        store = DealStore(database: database)
        (self.options, self.log) = (options, log)
        try DealSeed.check(database)
    }

    public func isHealthy() -> Bool {
        do {
            return try store.database.read { try $0.first("SELECT 1") { _ in true } } ?? false
        } catch {
            log.error("the database does not answer", [.init("error", .string("\(error)"))])
            return false
        }
    }

    /// Errors in the deal API's shape, for the server.
    public static func refusal(_ error: HTTPError, _ request: Request?) -> Response { DealError.response(error, request) }

    /// The service's address as this client knows it. Empty, so that URLs are relative, for a `Host` that is not one.
    func origin(_ request: Request) -> String {
        guard let host = request.headers["host"], !host.isEmpty, host.utf8.count <= 255,
            host.utf8.allSatisfy({
                (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || ".:-[]".utf8.contains($0)
            })
        else { return "" }
        return options.scheme + "://" + host
    }

    /// An image of always the same bytes for its name: 200, or 304 for a client that has it.
    func image(_ name: String, _ request: Request, draw: () -> [UInt8]) -> Response {
        let tag = "\"" + SHA256.of("1 " + name).prefix(16) + "\""
        var headers = HTTPHeaders([("content-type", "image/png"), ("etag", tag), ("cache-control", "public, max-age=604800")])
        headers.set("x-content-type-options", "nosniff")
        let known = request.headers["if-none-match"]?.split(separator: ",").map(\.trimmed) ?? []
        if known.contains(where: { $0 == "*" || $0 == tag || $0 == "W/" + tag }) { return Response(304, headers: headers) }
        return Response(200, headers: headers, body: .bytes(images.image(name, draw: draw)))
    }
}
