package import Foundation
package import UIKitCore

/// What one picker or browser shows and what the user has chosen in it; its folders' controllers have it in common.
@MainActor package final class FilesSession {
    package var filter: FilesFilter
    package var showsExtensions = false
    package var style = FilesStyle.icons
    package var order = FilesOrder.name
    package var allowsMultiple = false
    /// Folders are chosen with a button, and files are only shown: for exporting.
    package var choosesPlace = false
    /// The user is choosing several files. Nil for none.
    package var marked: [FilesItem]?
    /// Leads the user to the sessions' owner.
    package weak var owner: (any FilesSessionOwner)?

    init(types: [String]) {
        filter = FilesFilter(types: types, table: DocumentService.current.reader.table)
    }

    package func isEnabled(_ item: FilesItem) -> Bool { item.isFolder || (!choosesPlace && filter.accepts(item)) }

    /// Adds an item to the chosen ones, or removes it.
    package func toggle(_ item: FilesItem) {
        guard var marked, filter.accepts(item) else { return }
        if let index = marked.firstIndex(where: { $0.url == item.url }) { marked.remove(at: index) } else { marked.append(item) }
        self.marked = marked
    }
}

/// Receives the user's choices, and has the buttons around the list.
@preconcurrency @MainActor package protocol FilesSessionOwner: AnyObject {
    func filesSession(_ session: FilesSession, didChoose items: [FilesItem])
    /// Bar buttons of a folder; nil as folder for the list of all.
    func filesSession(
        _ session: FilesSession, itemsFor controller: FilesFolderController
    ) -> (leading: [UIBarButtonItem], trailing: [UIBarButtonItem])
    /// The menu of an item; nil for none.
    func filesSession(_ session: FilesSession, menuFor item: FilesItem, in controller: FilesFolderController) -> UIMenu?
    /// The tile that creates a document; nil for none.
    func filesSessionCreationTitle(_ session: FilesSession) -> String?
    func filesSessionCreate(_ session: FilesSession, in folder: URL)
}
