import Foundation

/// A line of a conversation. > Parameters: time: as it is shown, such as 9:41.
struct ChatMessage: Equatable {
    var text: String
    var time: String
    var isMine: Bool
    /// Whether the time stands above it: not if the line before has the same.
    var showsTime: Bool
}

struct Conversation {
    private(set) var messages: [ChatMessage] = []

    /// Adds a line without the white space around it. > Returns: false for one without text, which is not added.
    @discardableResult
    mutating func add(_ text: String, at time: String, isMine: Bool) -> Bool {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return false }
        messages.append(ChatMessage(text: text, time: time, isMine: isMine, showsTime: messages.last?.time != time))
        return true
    }

    /// The key of the answer to a text: questions, long texts and others have their own.
    static func replyKey(to text: String) -> String {
        if text.hasSuffix("?") || text.hasSuffix("？") { return "chat.answer" }
        return text.count > 60 ? "chat.long" : "chat.agreed"
    }
}
