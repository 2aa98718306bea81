internal import Foundation

/// The contents of the system items.
@MainActor enum SystemBarItem {
    enum Content: Equatable {
        case title(String)
        case symbol(String)
        case space
    }

    static func content(of item: UIBarButtonItem.SystemItem) -> Content {
        switch item {
        case .done: .title(SystemWords.text("Done"))
        case .cancel: .title(SystemWords.text("Cancel"))
        case .edit: .title(SystemWords.text("Edit"))
        case .save: .title(SystemWords.text("Save"))
        case .undo: .title(SystemWords.text("Undo"))
        case .redo: .title(SystemWords.text("Redo"))
        case .add: .symbol("plus")
        case .flexibleSpace, .fixedSpace: .space
        case .compose: .symbol("square.and.pencil")
        case .reply: .symbol("arrowshape.turn.up.left")
        case .action: .symbol("square.and.arrow.up")
        case .organize: .symbol("folder")
        case .bookmarks: .symbol("book")
        case .search: .symbol("magnifyingglass")
        case .refresh: .symbol("arrow.clockwise")
        case .stop, .close: .symbol("xmark")
        case .camera: .symbol("camera")
        case .trash: .symbol("trash")
        case .play: .symbol("play.fill")
        case .pause: .symbol("pause.fill")
        case .rewind: .symbol("backward.fill")
        case .fastForward: .symbol("forward.fill")
        case .pageCurl: .symbol("doc")
        }
    }

    /// The accessibility label of an image.
    static func spokenName(of item: UIBarButtonItem.SystemItem) -> String? { englishName(of: item).map(SystemWords.text) }

    private static func englishName(of item: UIBarButtonItem.SystemItem) -> String? {
        switch item {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .pageCurl: "Page Curl"
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        }
    }
}
