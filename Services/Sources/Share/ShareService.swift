public import Accounts
public import HTTP
import Glibc
import JSON
import Security
public import Server
public import Storage

/// The Share service: what `docs/services.md` and `/openapi.json` tell of.
public final class ShareService: Sendable {
    public struct Options: Sendable {
        /// How long a deletion can be taken back. > Units: seconds.
        public var undoPeriod: Int64 = 600
        /// How long an upload may lie unfinished. > Units: seconds.
        public var pendingPeriod: Int64 = 7 * 24 * 3600
        /// > Units: bytes.
        public var maximumFileSize: Int64 = 4 << 30
        public var largestBody: Int64 = 64 << 10
        public var largestAvatar: Int64 = 2 << 20

        public init() {}
    }

    public let accounts: AccountStore
    public let log: Log
    let options: Options
    let shares: ShareStore
    let folders: FolderStore
    let files: FileStore
    let uploads = Uploads()

    /// Brings the database's schema up to date and makes the folders for files. > Parameters: clock: microseconds since 1970.
    public init(
        database: any Database, files root: String, accounts accountOptions: AccountStore.Options, options: Options = Options(), log: Log,
        clock: @escaping @Sendable () -> Int64 = { Timestamp.nowMicroseconds }
    ) throws {
        for name in try database.migrate(shareMigrations) { log.info("migrated", [.init("step", .string(name))]) }
        files = try FileStore(root)
        accounts = AccountStore(database, options: accountOptions, clock: clock)
        shares = ShareStore(database: database, clock: clock)
        folders = FolderStore(shares: shares)
        (self.options, self.log) = (options, log)
    }

    /// Whether the database answers.
    public func isHealthy() -> Bool {
        do {
            return try shares.database.read { try $0.first("SELECT 1 FROM clock") { _ in true } } ?? false
        } catch {
            log.error("the database does not answer", [.init("error", .string("\(error)"))])
            return false
        }
    }

    /// Puts away what nobody can have back. Called now and then.
    public func sweep() throws {
        try accounts.sweep()
        let now = shares.clock()
        let (deleted, begun) = (now - options.undoPeriod * 1_000_000, now - options.pendingPeriod * 1_000_000)
        for seq in try shares.purgeable(deletedBefore: deleted, begunBefore: begun) {
            // The row goes first: a file without a row is waste, a row without a file a loss.
            if try shares.purge(seq, deletedBefore: deleted, begunBefore: begun) { files.remove(seq) }
        }
        try shares.tidyIndex()
    }

    // MARK: What routes share

    func refuse(_ failure: FileStore.Failure) -> HTTPError {
        log.error("files", [.init("error", .string(failure.description))])
        return failure.refusal
    }

    func digest(ofFile path: String, size: Int64) throws -> String {
        let file = try OpenFile(path)
        var hash = SHA256()
        var bytes = [UInt8](repeating: 0, count: 256 * 1024)
        var rest = size
        while rest > 0 {
            let count = read(file.descriptor, &bytes, Int(min(rest, Int64(bytes.count))))
            guard count > 0 else { throw FileStore.Failure("read all of", path) }
            bytes.withUnsafeBytes { hash.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            rest -= Int64(count)
        }
        return hash.finish()
    }

    /// A folder's number by its id; 0 for none.
    static func folder(_ id: String?, field: String) throws(HTTPError) -> Int64 {
        guard let id else { return 0 }
        guard let seq = Share.seq(id) else { throw HTTPError(422, "no_such_folder", "\(field): there is no folder '\(id)'", field: field) }
        return seq
    }

    func file(_ share: Share, _ request: Request) throws -> Response {
        let open: OpenFile
        do throws(OpenFile.Failure) {
            open = try OpenFile(files.path(share.seq))
        } catch {
            log.error("a file is not there", [.init("share", .string(share.id)), .init("errno", .int(Int64(error.code)))])
            throw HTTPError(404, "file_missing", "the file of '\(share.id)' is not on the disk", field: "path.id")
        }
        var response = Response.file(open, type: ShareKind.mediaType(name: share.name), tag: share.sha256, request: request)
        response.headers.set("content-disposition", Self.disposition(share.name))
        response.headers.set("cache-control", "private, no-cache")
        return response
    }

    /// A name in a header, for all alphabets (RFC 6266). The file is never shown as a page of this server's own.
    static func disposition(_ name: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        var text: [UInt8] = []
        for byte in name.utf8 {
            if plain.contains(byte) {
                text.append(byte)
            } else {
                text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return "attachment; filename*=UTF-8''" + String(decoding: text, as: UTF8.self)
    }

    func session(_ request: Request, _ body: (Account) throws -> Response) throws -> Response {
        try body(try accounts.authenticate(request))
    }
}
