import Foundation

/// Decodes the service's JSON. Nil for unexpected formats; in a list only that item is skipped.
enum Wire {
    static func session(_ fields: [String: Any]) throws -> Session {
        guard let token = fields["token"] as? String, let account = (fields["account"] as? [String: Any]).flatMap(account) else {
            throw ShareError.malformed("session")
        }
        return Session(token: token, account: account)
    }

    static func account(_ fields: [String: Any]) -> Account? {
        guard let id = fields["id"] as? String, let account = fields["account"] as? String, let name = fields["name"] as? String else {
            return nil
        }
        return Account(
            id: id, account: account, name: name, signature: fields["signature"] as? String ?? "", avatar: fields["avatar"] as? String)
    }

    static func page(_ fields: [String: Any]) throws -> SharePage {
        guard let items = fields["items"] as? [Any] else { throw ShareError.malformed("items") }
        let shares = items.compactMap { ($0 as? [String: Any]).flatMap(share) }
        return SharePage(items: shares, next: fields["next"] as? String, skipped: items.count - shares.count)
    }

    static func share(_ fields: [String: Any]) -> Share? {
        guard let id = fields["id"] as? String, !id.isEmpty, !id.contains("/"), let name = fields["name"] as? String, !name.isEmpty,
            let created = (fields["createdAt"] as? String).flatMap(Timestamp.date), let size = integer(fields["size"]), size >= 0
        else { return nil }
        return Share(
            id: id, name: name, createdAt: created, size: size, sha256: fields["sha256"] as? String, folder: fields["folder"] as? String,
            link: fields["url"] as? String ?? "")
    }

    static func folder(_ fields: [String: Any]) -> Folder? {
        guard let id = fields["id"] as? String, let name = fields["name"] as? String else { return nil }
        return Folder(id: id, name: name, parent: fields["parent"] as? String)
    }

    static func award(_ fields: [String: Any]) -> Award? {
        guard let id = fields["id"] as? String, let title = fields["title"] as? String, let goal = integer(fields["goal"]),
            let progress = integer(fields["progress"])
        else { return nil }
        return Award(
            id: id, title: title, goal: goal, progress: progress, earnedAt: (fields["earnedAt"] as? String).flatMap(Timestamp.date))
    }

    static func storage(_ fields: [String: Any]) -> StorageUse? {
        guard let used = integer(fields["used"]), let total = integer(fields["total"]), let types = fields["types"] as? [Any] else {
            return nil
        }
        let parts = types.compactMap { item -> StorageUse.Part? in
            guard let part = item as? [String: Any], let count = integer(part["count"]), let bytes = integer(part["bytes"]) else {
                return nil
            }
            return StorageUse.Part(kind: (part["type"] as? String).flatMap(FileKind.init) ?? .other, count: count, bytes: bytes)
        }
        return StorageUse(used: used, total: total, parts: parts)
    }

    /// A whole number, not a fraction.
    private static func integer(_ value: Any?) -> Int64? { (value as? NSNumber).flatMap { Int64(exactly: $0.doubleValue) } }
}
