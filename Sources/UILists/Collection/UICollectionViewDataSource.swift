public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// Provides the counts, cells and supplementary views of a collection view.
///
/// > Contract: UIKit, UICollectionViewDataSource; CV-2 to CV-5; all but the first two are optional.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section; requested for all sections when data are loaded, and after each batch.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)` or a registration.
    ///
    /// Called when the item becomes visible or is prepared for it; returning a cell that was not dequeued is a programming error.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns a supplementary view from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
    ///
    /// Required if the layout has supplementary views; without an implementation the request is a programming error.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - kind: the kind that the layout requests, such as `elementKindSectionHeader`.
    ///   - indexPath: the index path of the layout's attributes.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Returns whether the user may move an item; by default true if the class has the move method as an `@objc` member.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Called after the user moved an item: change the data accordingly.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - sourceIndexPath: where the item was.
    ///   - destinationIndexPath: where it is now, counted without it.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Returns the titles of the section index at the trailing edge; nil, the default, shows none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Returns the item to scroll to for a title of the section index; the first item by default.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - title: the title that the user touched.
    ///   - index: its position among the titles.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        ObjCRuntime.optional(self, "numberOfSectionsInCollectionView:", [collectionView]) ?? 1
    }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let name = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
        guard let view: UICollectionReusableView = ObjCRuntime.optional(self, name, [collectionView, kind, indexPath]) else {
            ProgrammerError.raise(
                "the view returned from -\(name) (\(kind), {\(indexPath.map(String.init).joined(separator: ", "))}) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
        }
        return view
    }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "collectionView:canMoveItemAtIndexPath:", [collectionView, indexPath])
            ?? ObjCRuntime.responds(self, to: Selector("collectionView:moveItemAtIndexPath:toIndexPath:"))
    }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        ObjCRuntime.optional(
            self, "collectionView:moveItemAtIndexPath:toIndexPath:", [collectionView, sourceIndexPath, destinationIndexPath])
    }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        ObjCRuntime.optional(self, "indexTitlesForCollectionView:", [collectionView]) ?? nil
    }
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        ObjCRuntime.optional(self, "collectionView:indexPathForIndexTitle:atIndex:", [collectionView, title, index])
            ?? IndexPath(indexes: [0, 0])
    }
}

/// Is notified of items that will soon be needed.
///
/// > Contract: UIKit, UICollectionViewDataSourcePrefetching; CV-35.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with items that will soon be visible, so that their data can be loaded; each is reported once.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - indexPaths: the items up to one view length ahead in the scroll direction.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Optional.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Called with reported items that will not be visible soon, as when scrolling reverses.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        ObjCRuntime.optional(self, "collectionView:cancelPrefetchingForItemsAtIndexPaths:", [collectionView, indexPaths])
    }
}
