import Foundation

/// One page of shares.
struct SharePage: Equatable {
    var items: [Share]
    /// The cursor of the next page; nil on the last page.
    var next: String?
    /// How many items could not be decoded and were skipped.
    var skipped = 0
}

/// A change of a share. Nil leaves a value unchanged.
struct ShareChange: Equatable {
    enum Place: Equatable {
        case folder(String)
        case outside
    }

    var name: String?
    var place: Place?
}

/// All requests to the service. To use another service, implement this protocol; nothing else changes.
///
/// All methods throw `ShareError`.
protocol ShareClient: AnyObject, Sendable {
    /// The session token for subsequent requests.
    var token: String? { get set }

    func signIn(account: String, password: String) async throws -> Session
    func signUp(account: String, password: String, name: String) async throws -> Session
    /// Ends the session that a token belongs to.
    func signOut(token: String) async throws

    func shares(cursor: String?) async throws -> SharePage
    func change(_ id: String, _ change: ShareChange) async throws -> Share
    func delete(_ id: String) async throws
    func restore(_ id: String) async throws -> Share
    func shareAgain(_ id: String) async throws -> Share

    func folders() async throws -> [Folder]
    func createFolder(named name: String) async throws -> Folder

    func me() async throws -> Account
    func changeMe(name: String?, signature: String?) async throws -> Account
    func setAvatar(_ picture: Data) async throws -> Account
    func awards() async throws -> [Award]
    func storage() async throws -> StorageUse

    /// Creates a share for a file whose bytes follow. Idempotent for the same key.
    func begin(name: String, size: Int64, sha256: String, key: String) async throws -> (id: String, received: Int64)
    /// How many bytes of a file the service has; nil when it is complete.
    func received(_ id: String) async throws -> Int64?
    /// Sends a piece of a file; returns the share after the last one.
    func send(_ piece: Data, at offset: Int64, of size: Int64, to id: String) async throws -> Share?

    /// The request for a share's bytes from an offset on, conditional on the digest.
    func download(_ share: Share, from offset: Int64) -> URLRequest
    /// The request for a small resource at a path: an image.
    func picture(at path: String) -> URLRequest
    /// A public link.
    func link(of share: Share) -> URL
}
