import ImagePipeline
import UIKit

/// The services and stores of a signed-in user's pages.
@MainActor final class Workplace {
    let client: ShareClient
    let library: Library
    let shares: ShareStore
    let downloads: DownloadCenter
    let uploads: UploadCenter
    let images: ImagePipeline
    private let sessions: SessionStore
    private(set) var account: Account
    /// Called when the user has signed out or the session has ended.
    var onEnd: (() -> Void)?

    static let accountDidChange = Notification.Name("AccountDidChange")

    init(session: Session, client: ShareClient, sessions: SessionStore) throws {
        self.client = client
        self.sessions = sessions
        client.token = session.token
        account = session.account
        // The service's address may change; stored data belong to the account.
        let folder = Settings.support.appendingPathComponent(
            "Accounts/\(session.account.id)-\(session.account.account.replacingOccurrences(of: "/", with: "_"))", isDirectory: true)
        library = try Library(in: folder)
        images = ImagePipeline(folder: Settings.caches.appendingPathComponent("Pictures", isDirectory: true))
        shares = ShareStore(client: client, library: library)
        downloads = DownloadCenter(client: client, library: library)
        uploads = UploadCenter(client: client, library: library)
        uploads.onShare = { [weak shares] in shares?.add($0) }
    }

    func accountChanged(_ account: Account) {
        self.account = account
        if let token = client.token { sessions.save(Session(token: token, account: account)) }
        NotificationCenter.default.post(name: Self.accountDidChange, object: self)
    }

    /// Ends the session, here immediately and at the service as soon as it can be reached.
    func signOut() {
        let (client, token) = (client, client.token)
        clear()
        // If it cannot be reached, the session expires.
        if let token { Task { try? await client.signOut(token: token) } }
        onEnd?()
    }

    /// The service no longer accepts the session.
    func sessionEnded() {
        clear()
        onEnd?()
    }

    private func clear() {
        downloads.stopAll()
        uploads.stopAll()
        sessions.clear()
        try? library.clear()
        try? FileManager.default.removeItem(at: library.folder.appendingPathComponent("Downloads"))
        try? FileManager.default.removeItem(at: library.folder.appendingPathComponent("Uploads"))
        images.removeAll()
        URLCache.shared.removeAllCachedResponses()
        let cookies = HTTPCookieStorage.shared
        for cookie in cookies.cookies(for: Settings.service) ?? [] { cookies.deleteCookie(cookie) }
        client.token = nil
    }
}
