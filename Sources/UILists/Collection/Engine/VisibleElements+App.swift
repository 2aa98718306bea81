internal import Foundation
internal import ViewLayout

/// Requests the views of visible elements, and announces them to the delegate. > Contract: CV-2, CV-4.
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
            return core.source.cell(at: key.path).map { take($0, key) }
        }
        if key.category == .decorationView {
            return core.pool.decoration(kind, of: core.layout)
        }
        return core.source.supplementaryView(kind, at: key.path).map { take($0, key) }
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
        // Placeholders are not items of the app.
        if !placeholderCells.contains(ObjectIdentifier(element.view)) { core.source.willDisplay(element) }
    }

    /// Calls `didEndDisplaying` for announced elements. Placeholders are not items of the app.
    func notifyDidEndDisplaying(_ element: DisplayedElement) {
        let isPlaceholder = placeholderCells.remove(ObjectIdentifier(element.view)) != nil
        if element.isAnnounced, !isPlaceholder { core.source.didEndDisplaying(element) }
    }
}
