internal import Foundation

/// The pasteboards of an application.
@MainActor package final class PasteboardStore {
    let general = UIPasteboard(named: .general)
    private var boards: [UIPasteboard.Name: UIPasteboard] = [:]

    package init() {}

    func named(_ name: UIPasteboard.Name) -> UIPasteboard? { name == .general ? general : boards[name] }
    func keep(_ board: UIPasteboard) { boards[board.name] = board }

    func remove(_ name: UIPasteboard.Name) {
        guard let board = boards.removeValue(forKey: name) else { return }
        NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: board)
    }
}
