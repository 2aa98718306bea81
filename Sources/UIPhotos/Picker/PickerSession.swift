package import PhotoLibrary
package import Photos
internal import QuartzCore
internal import UIKitCore

/// One use of a picker: what is shown, what is chosen, and what happens then.
@MainActor package final class PickerSession {
    /// A single photo is taken with a touch; several are chosen and added with a button.
    package let isMultiple: Bool
    package let isOrdered: Bool
    package let doneTitle: String
    /// Photos are disabled once as many as allowed are chosen.
    package var selection: PhotoSelection { didSet { if selection != oldValue { selectionChanged() } } }
    package let contents: PhotoLibraryContents
    let store: PhotoLibraryStore
    private let filter: (PhotoAsset) -> Bool

    package var onPick: (([PhotoAsset]) -> Void)?
    package var onCancel: (() -> Void)?
    package var onSelect: (() -> Void)?
    private var watchers: [() -> Void] = []

    package init(
        selection: PhotoSelection, isMultiple: Bool, isOrdered: Bool = false, doneTitle: String = SystemStrings.text("Add"),
        access: PhotoAccess = .shared, filter: @escaping (PhotoAsset) -> Bool = { _ in true }
    ) {
        (self.selection, self.isMultiple, self.isOrdered, self.doneTitle) = (selection, isMultiple, isOrdered, doneTitle)
        (contents, store, self.filter) = (access.library.contents, access.library, filter)
    }

    /// The photos of the whole library, the newest last.
    var pictures: [PhotoAsset] { sorted(contents.assets.filter { !$0.isHidden && filter($0) }) }

    /// Albums that are not empty.
    var albums: [(title: String, assets: [PhotoAsset])] {
        let smart: [SmartAlbum] = [.recents, .favorites, .panoramas, .screenshots, .animated]
        let all =
            smart.map { (SystemStrings.text($0.title), sorted(contents.assets(of: $0).filter(filter))) }
            + contents.albums.map { ($0.title, contents.assets(of: $0).filter { !$0.isHidden && filter($0) }) }
        return all.filter { !$0.1.isEmpty }
    }

    private func sorted(_ assets: [PhotoAsset]) -> [PhotoAsset] {
        assets.enumerated().sorted { first, second in
            let dates = (first.element.created ?? .distantPast, second.element.created ?? .distantPast)
            return dates.0 == dates.1 ? first.offset < second.offset : dates.0 < dates.1
        }.map(\.element)
    }

    func tap(_ asset: PhotoAsset) {
        guard isMultiple else {
            onPick?([asset])
            return
        }
        _ = selection.toggle(asset.id)
    }

    package func finish() { onPick?(selection.chosen.compactMap(contents.asset)) }
    package func cancel() { onCancel?() }

    func watch(_ body: @escaping () -> Void) { watchers.append(body) }
    private func selectionChanged() {
        for body in watchers { body() }
        onSelect?()
    }
}
