import Foundation

/// Who is signed in.
struct Account: Codable, Equatable {
    var id: String
    var account: String
    var name: String
    var signature: String
    /// Where the picture is, beginning with a slash; changes with the picture.
    var avatar: String?
}

/// What a sign-in gives: who, and the token that says so.
struct Session: Codable, Equatable {
    var token: String
    var account: Account
}

/// Something to earn by sharing.
struct Award: Equatable, Identifiable {
    var id: String
    var title: String
    var goal: Int64
    var progress: Int64
    var earnedAt: Date?

    var isEarned: Bool { earnedAt != nil }
}

/// How much room is taken.
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
