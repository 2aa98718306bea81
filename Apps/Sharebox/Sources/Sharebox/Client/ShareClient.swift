import Foundation

/// One page of shares.
struct SharePage: Equatable {
    var items: [Share]
    /// What to ask for the page behind; nil on the last.
    var next: String?
    /// How many items could not be read and were left out.
    var skipped = 0
}

/// A change of a share. Nil leaves as it is.
struct ShareChange: Equatable {
    enum Place: Equatable {
        case folder(String)
        case outside
    }

    var name: String?
    var place: Place?
}

/// Everything the app asks of its service. Another service is another type behind this protocol, and nothing else changes.
///
/// All of them throw `ShareError`.
protocol ShareClient: AnyObject, Sendable {
    /// The session whose token goes with what follows.
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

    /// Makes room for a file whose bytes follow. A repeat with the same key does nothing.
    func begin(name: String, size: Int64, sha256: String, key: String) async throws -> (id: String, received: Int64)
    /// How many bytes of a file are there; nil when all are.
    func received(_ id: String) async throws -> Int64?
    /// Sends a piece of a file; answers with the share when it was the last.
    func send(_ piece: Data, at offset: Int64, of size: Int64, to id: String) async throws -> Share?

    /// The request for a share's bytes from an offset on, if they are still those of the digest.
    func download(_ share: Share, from offset: Int64) -> URLRequest
    /// The request for something small that a path names: a picture.
    func picture(at path: String) -> URLRequest
    /// A link for others.
    func link(of share: Share) -> URL
}
