import Foundation

/// The signed-in user.
struct Account: Codable, Equatable {
    var id: String
    var account: String
    var name: String
    var signature: String
    /// The path of the image, which changes with the image.
    var avatar: String?
}

/// The result of signing in: the account and its token.
struct Session: Codable, Equatable {
    var token: String
    var account: Account
}

/// An award for sharing.
struct Award: Equatable, Identifiable {
    var id: String
    var title: String
    var goal: Int64
    var progress: Int64
    var earnedAt: Date?

    var isEarned: Bool { earnedAt != nil }
}

/// The used storage.
struct StorageUse: Equatable {
    struct Part: Equatable {
        var kind: FileKind
        var count: Int64
        var bytes: Int64
    }

    var used: Int64
    var total: Int64
    var parts: [Part]

    /// From 0 to 1.
    var fraction: Double { total > 0 ? min(1, Double(used) / Double(total)) : 0 }
}
