import Foundation

/// The signed-in account, as it is archived.
@objc(WeiboAccount)
final class Account: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    let token: String
    let user: Int64
    let expires: Date

    init(token: String, user: Int64, expires: Date) {
        (self.token, self.user, self.expires) = (token, user, expires)
    }

    convenience init(_ answer: TokenAnswer, now: Date) {
        self.init(token: answer.token, user: answer.user, expires: now.addingTimeInterval(answer.lifetime))
    }

    required init?(coder: NSCoder) {
        guard let token = coder.decodeObject(of: NSString.self, forKey: "token") as String?,
            let expires = coder.decodeObject(of: NSDate.self, forKey: "expires") as Date?
        else { return nil }
        self.token = token
        self.expires = expires
        user = coder.decodeInt64(forKey: "user")
    }

    func encode(with coder: NSCoder) {
        coder.encode(token as NSString, forKey: "token")
        coder.encode(expires as NSDate, forKey: "expires")
        coder.encode(user, forKey: "user")
    }

    func isValid(at now: Date) -> Bool { expires > now && !token.isEmpty }
}

/// Keeps the account in a file that only the app's user can read.
struct AccountStore {
    let file: URL

    init(folder: URL) { file = folder.appendingPathComponent("account.archive") }

    func load() -> Account? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClass: Account.self, from: data)
    }

    func save(_ account: Account) throws {
        let files = FileManager.default
        try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let data = try NSKeyedArchiver.archivedData(withRootObject: account, requiringSecureCoding: true)
        // Created with its mode, so that the token is never readable by others.
        let fresh = file.appendingPathExtension("new")
        try? files.removeItem(at: fresh)
        guard files.createFile(atPath: fresh.path, contents: data, attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown)
        }
        try? files.removeItem(at: file)
        try files.moveItem(at: fresh, to: file)
    }

    func clear() { try? FileManager.default.removeItem(at: file) }
}
