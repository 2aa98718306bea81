internal import Foundation
internal import ViewLayout

/// The calls to data source and delegate for visible elements. > Contract: CV-2, CV-4.
extension VisibleElements {
    /// Nil if there is no view for the element.
    func request(_ key: ElementKey) -> UICollectionReusableView? {
        guard let kind = key.kind else {
            if let placeholder = core.placeholders.placeholder(at: RowPath(key.path)) {
                let cell = core.pool.dequeueCell(placeholder.reuseIdentifier, at: key.path)
                placeholderCells.insert(ObjectIdentifier(cell))
                placeholder.cellUpdateHandler?(cell)
                return take(cell, key)
            }
            guard let source = view.dataSource else { return nil }
            let cell = RegistrationIdentifiers.whileCalling("-collectionView:cellForItemAtIndexPath:") {
                source.collectionView(view, cellForItemAt: core.data(key.path))
            }
            return take(cell, key)
        }
        if key.category == .decorationView {
            return core.pool.decoration(kind, of: core.layout)
        }
        guard let source = view.dataSource else { return nil }
        let supplementary = RegistrationIdentifiers.whileCalling("-collectionView:viewForSupplementaryElementOfKind:atIndexPath:") {
            source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: key.path)
        }
        return take(supplementary, key)
    }

    private func take(_ view: UICollectionReusableView, _ key: ElementKey) -> UICollectionReusableView {
        core.pool.take(view, for: key, isShown: owns(view))
        return view
    }

    /// Calls `willDisplay` for elements that are still visible once the sizes are known. > Contract: CV-2.
    func announce() {
        for element in order where !element.isAnnounced { announce(element) }
    }

    func announce(_ element: DisplayedElement) {
        guard !element.isAnnounced else { return }
        element.isAnnounced = true
        guard let delegate = view.delegate else { return }
        if let cell = element.view as? UICollectionViewCell, element.key.category == .cell {
            guard !placeholderCells.contains(ObjectIdentifier(cell)) else { return }
            delegate.collectionView(view, willDisplay: cell, forItemAt: core.data(element.key.path))
        } else if let kind = element.key.kind, element.key.category == .supplementaryView {
            delegate.collectionView(view, willDisplaySupplementaryView: element.view, forElementKind: kind, at: element.key.path)
        }
    }

    /// Calls `didEndDisplaying` for announced elements. Placeholders are not items of the app.
    func notifyDidEndDisplaying(_ element: DisplayedElement) {
        let isPlaceholder = placeholderCells.remove(ObjectIdentifier(element.view)) != nil
        guard element.isAnnounced, !isPlaceholder, let delegate = view.delegate else { return }
        if let cell = element.view as? UICollectionViewCell, element.key.category == .cell {
            delegate.collectionView(view, didEndDisplaying: cell, forItemAt: element.dataPath ?? core.data(element.key.path))
        } else if let kind = element.key.kind, element.key.category == .supplementaryView {
            delegate.collectionView(view, didEndDisplayingSupplementaryView: element.view, forElementOfKind: kind, at: element.key.path)
        }
    }
}
