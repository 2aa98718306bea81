internal import Foundation
internal import ProgrammerErrors
internal import UIKitCore
internal import ViewLayout

/// The only caller of a collection view's data source and delegates: converts displayed index paths to the data source's, and replaces
/// missing implementations with UIKit's defaults.
///
/// Parameters named `path` are displayed index paths, `index` those of the app: they differ while an item is moved or a placeholder shows.
/// > Contract: CV-2 to CV-9.
@MainActor final class CollectionSource {
    unowned var core: CollectionCore!
    var view: UICollectionView { core.view }

    nonisolated init() {}

    var data: (any UICollectionViewDataSource)? { view.dataSource }
    var delegate: (any UICollectionViewDelegate)? { view.delegate }

    // MARK: Counts

    /// The items in each section, without placeholders. > Precondition: the data source returns no negative numbers.
    func itemCounts() -> [Int] {
        guard let data else { return [] }
        let view = view
        let count = data.numberOfSections(in: view)
        ProgrammerError.require(count >= 0, "the data source returned a negative number of sections: \(count)")
        var sections: [Int] = []
        sections.reserveCapacity(count)
        for section in 0..<count {
            let items = data.collectionView(view, numberOfItemsInSection: section)
            ProgrammerError.require(items >= 0, "the data source returned a negative number of items (\(items)) for section \(section)")
            sections.append(items)
        }
        return sections
    }

    // MARK: Views

    /// nil without a data source.
    func cell(at path: IndexPath) -> UICollectionViewCell? {
        guard let data else { return nil }
        return RegistrationIdentifiers.whileCalling("-collectionView:cellForItemAtIndexPath:") {
            data.collectionView(view, cellForItemAt: core.data(path))
        }
    }

    /// The cell that the data source configures again. nil without a data source.
    func reconfiguredCell(at path: IndexPath) -> UICollectionViewCell? { data?.collectionView(view, cellForItemAt: core.data(path)) }

    /// nil without a data source.
    func supplementaryView(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
        guard let data else { return nil }
        return RegistrationIdentifiers.whileCalling("-collectionView:viewForSupplementaryElementOfKind:atIndexPath:") {
            data.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        }
    }

    func willDisplay(_ element: DisplayedElement) {
        if let cell = element.view as? UICollectionViewCell, element.key.category == .cell {
            delegate?.collectionView(view, willDisplay: cell, forItemAt: core.data(element.key.path))
        } else if let kind = element.key.kind, element.key.category == .supplementaryView {
            delegate?.collectionView(view, willDisplaySupplementaryView: element.view, forElementKind: kind, at: element.key.path)
        }
    }

    func didEndDisplaying(_ element: DisplayedElement) {
        if let cell = element.view as? UICollectionViewCell, element.key.category == .cell {
            delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: element.dataPath ?? core.data(element.key.path))
        } else if let kind = element.key.kind, element.key.category == .supplementaryView {
            delegate?.collectionView(view, didEndDisplayingSupplementaryView: element.view, forElementOfKind: kind, at: element.key.path)
        }
    }

    // MARK: Section index

    func indexTitles() -> [String] { data?.indexTitles(for: view) ?? [] }

    /// nil without a data source.
    func item(forIndexTitle title: String, at index: Int) -> IndexPath? {
        data?.collectionView(view, indexPathForIndexTitle: title, at: index)
    }

    // MARK: Prefetching

    func prefetch(_ paths: [IndexPath]) { view.prefetchDataSource?.collectionView(view, prefetchItemsAt: paths.map(core.data)) }

    func cancelPrefetching(_ paths: [IndexPath]) {
        view.prefetchDataSource?.collectionView(view, cancelPrefetchingForItemsAt: paths.map(core.data))
    }

    // MARK: Layouts

    func targetContentOffset(proposed: CGPoint) -> CGPoint {
        delegate?.collectionView(view, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    }

    /// nil: the standard transition.
    func transitionLayout(from old: UICollectionViewLayout, to next: UICollectionViewLayout) -> UICollectionViewTransitionLayout? {
        delegate?.collectionView(view, transitionLayoutForOldLayout: old, newLayout: next)
    }
}
