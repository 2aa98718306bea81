internal import Foundation

/// The storage, layout manager and container of a text view: the app's own where provided, else new ones.
@MainActor struct TextStack {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer

    init(_ given: NSTextContainer?, width: CGFloat) {
        container = given ?? NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
        if let known = container.layoutManager {
            manager = known
        } else {
            manager = NSLayoutManager()
            manager.addTextContainer(container)
        }
        if let known = manager.textStorage {
            storage = known
        } else {
            storage = NSTextStorage()
            storage.addLayoutManager(manager)
        }
    }
}
