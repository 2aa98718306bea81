import Foundation

/// The page that a notification opens.
enum NotificationTarget: Equatable {
    case status(Int64)
    /// Who likes the user's statuses.
    case likes

    /// Of the reminder, which has `status`, or of the service's notifications, which have `type` and `id`. Nil for others.
    init?(_ userInfo: [AnyHashable: Any]) {
        if userInfo["type"] as? String == "like" {
            self = .likes
            return
        }
        // A comment opens the status with its comments, a mention the status that mentions.
        guard let text = userInfo["status"] as? String ?? userInfo["id"] as? String, let id = Int64(text) else { return nil }
        self = .status(id)
    }
}
