public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// Provides the counts, cells and supplementary views of a collection view.
///
/// > Contract: UIKit, UICollectionViewDataSource; CV-2 to CV-5; all but the first two are optional.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns a cell from `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// The user moved an item: the model must be updated.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func indexTitles(for collectionView: UICollectionView) -> [String]?
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
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Optional.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        ObjCRuntime.optional(self, "collectionView:cancelPrefetchingForItemsAtIndexPaths:", [collectionView, indexPaths])
    }
}
