internal import Foundation
internal import UIKitCore

/// The index paths that drag items were taken from, while the items exist.
@MainActor struct DragItemSources {
    private struct Entry {
        weak var item: UIDragItem?
        let path: IndexPath
    }
    private var entries: [Entry] = []

    mutating func add(_ items: [UIDragItem], at path: IndexPath) {
        entries.removeAll { $0.item == nil }
        entries += items.map { Entry(item: $0, path: path) }
    }

    subscript(item: UIDragItem) -> IndexPath? { entries.last { $0.item === item }?.path }

    mutating func removeAll() { entries = [] }
}
