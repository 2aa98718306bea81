internal import CoreGraphics
internal import Foundation

/// A list's saved state in addition to the scroll offset: the selection, and the first visible element.
///
/// A data source with model identifiers provides them when saving, and their index paths when restoring; otherwise index paths are saved.
@MainActor struct KeptListPlace {
    private static let selected = "UISelectedElements"
    private static let first = "UIFirstElement"
    private static let shift = ("UIFirstElementX", "UIFirstElementY")

    let view: UIView
    let source: Any?
    let coder: NSCoder

    private var names: (any UIDataSourceModelAssociation)? { source as? any UIDataSourceModelAssociation }

    /// - Parameter shift: how far the content is scrolled beyond the first one's start. > Units: points.
    func encode(selected: [IndexPath], first: IndexPath?, shift: CGPoint) {
        coder.encode(selected.map(entry) as NSArray, forKey: Self.selected)
        guard let first else { return }
        coder.encode([entry(first)] as NSArray, forKey: Self.first)
        coder.encode(Double(shift.x), forKey: Self.shift.0)
        coder.encode(Double(shift.y), forKey: Self.shift.1)
    }

    private func entry(_ path: IndexPath) -> NSDictionary {
        let kept = NSMutableDictionary(dictionary: ["section": path.section, "item": path.item])
        if let name = names?.modelIdentifierForElement(at: path, in: view) { kept["name"] = name }
        return kept
    }

    /// Nil if nothing was saved.
    var selectedPaths: [IndexPath]? { paths(Self.selected) }

    var firstElement: (path: IndexPath, shift: CGPoint)? {
        guard let path = paths(Self.first)?.first else { return nil }
        let shift = CGPoint(x: coder.decodeDouble(forKey: Self.shift.0), y: coder.decodeDouble(forKey: Self.shift.1))
        return shift.x.isFinite && shift.y.isFinite ? (path, shift) : nil
    }

    private func paths(_ key: String) -> [IndexPath]? {
        guard let kept = coder.objectIfPresent(forKey: key) as? [[String: Any]] else { return nil }
        return kept.compactMap { entry in
            if let names, let name = entry["name"] as? String { return names.indexPathForElement(withModelIdentifier: name, in: view) }
            guard let section = entry["section"] as? Int, let item = entry["item"] as? Int, section >= 0, item >= 0 else { return nil }
            return IndexPath(item: item, section: section)
        }.filter { $0.count == 2 }
    }
}

extension UITableView {
    func encodePlace(to coder: NSCoder) {
        layoutIfNeeded()
        let top = bounds.minY + adjustedContentInset.top
        let first = indexPathsForVisibleRows?.first { rectForRow(at: $0).maxY > top }
        KeptListPlace(view: self, source: dataSource, coder: coder).encode(
            selected: indexPathsForSelectedRows ?? [], first: first,
            shift: CGPoint(x: 0, y: first.map { top - rectForRow(at: $0).minY } ?? 0))
    }

    /// Rows that no longer exist are skipped.
    func decodePlace(from coder: NSCoder) {
        let place = KeptListPlace(view: self, source: dataSource, coder: coder)
        contents.loadIfNeeded()
        if let paths = place.selectedPaths {
            selection.clear(animated: false)
            for path in paths { selection.select(path, animated: false, scrollPosition: .none) }
        }
        var offset = contentOffset.y
        if let first = place.firstElement, contents.layout.contains(row(of: first.path)) {
            offset = rectForRow(at: first.path).minY + first.shift.y - adjustedContentInset.top
        }
        contentOffset.y = CGFloat(geometry.y.clamp(Double(offset)))
    }
}

extension UICollectionView {
    func encodePlace(to coder: NSCoder) {
        layoutIfNeeded()
        let insets = adjustedContentInset
        let corner = CGPoint(x: bounds.minX + insets.left, y: bounds.minY + insets.top)
        let first = indexPathsForVisibleItems.lazy.compactMap(layoutAttributesForItem).first {
            !$0.isOrthogonal && $0.frame.maxY > corner.y && $0.frame.maxX > corner.x
        }
        KeptListPlace(view: self, source: dataSource, coder: coder).encode(
            selected: indexPathsForSelectedItems ?? [], first: first.map { core.data($0.indexPath) },
            shift: first.map { CGPoint(x: corner.x - $0.frame.minX, y: corner.y - $0.frame.minY) } ?? .zero)
    }

    /// Items that no longer exist are skipped.
    func decodePlace(from coder: NSCoder) {
        let place = KeptListPlace(view: self, source: dataSource, coder: coder)
        if let paths = place.selectedPaths {
            core.selection.clear()
            for path in paths { selectItem(at: path, animated: false, scrollPosition: []) }
        }
        let (insets, axes) = (adjustedContentInset, geometry)
        var offset = contentOffset
        if let first = place.firstElement, let frame = layoutAttributesForItem(at: first.path)?.frame {
            offset = CGPoint(x: frame.minX + first.shift.x - insets.left, y: frame.minY + first.shift.y - insets.top)
        }
        contentOffset = CGPoint(x: axes.x.clamp(Double(offset.x)), y: axes.y.clamp(Double(offset.y)))
    }
}
