internal import CoreGraphics
internal import Foundation

/// The section index of a table: visible when the data source has titles.
///
/// > Contract: UIKit, TV-54; facts 2.2.
@MainActor final class TableIndex: IndexStripOwner {
    private unowned let table: UITableView
    private var strip: IndexStrip?
    private var isKnown = false

    init(_ table: UITableView) { self.table = table }

    /// The width that the strip takes from the rows. > Units: points.
    var width: CGFloat { strip?.wantedWidth ?? 0 }

    func reload() {
        isKnown = false
        table.setNeedsLayout()
    }

    var stripColor: UIColor? { table.sectionIndexColor }
    var stripBackground: UIColor? { table.sectionIndexBackgroundColor }
    var stripTrackingBackground: UIColor? { table.sectionIndexTrackingBackgroundColor }

    func looksChanged() { strip?.dress() }

    func place() {
        if !isKnown { read() }
        guard let strip else { return }
        let insets = table.adjustedContentInset
        let bounds = table.bounds
        let height = max(0, bounds.height - insets.top - insets.bottom)
        let x =
            table.readsRightToLeft
            ? bounds.minX + table.safeAreaInsets.left : bounds.maxX - width - table.safeAreaInsets.right
        let frame = CGRect(x: x, y: bounds.minY + insets.top, width: width, height: height)
        if strip.frame != frame { UIView.performWithoutAnimation { strip.frame = frame } }
        if table.subviews.last !== strip { table.bringSubviewToFront(strip) }
    }

    private func read() {
        isKnown = true
        let rows = table.contents.layout.rowCounts.reduce(0, +)
        let titles = rows >= table.sectionIndexMinimumDisplayRowCount ? table.source.data?.sectionIndexTitles(for: table) : nil
        guard let titles, !titles.isEmpty else {
            guard strip != nil else { return }
            strip?.removeFromSuperview()
            strip = nil
            table.looksChanged()
            return
        }
        if strip == nil {
            let made = IndexStrip(self)
            strip = made
            table.addSubview(made)
            table.looksChanged()
        }
        let before = width
        strip?.titles = titles
        if width != before { table.looksChanged() }
    }

    /// Hides behind the actions of a swiped row, which extend to the table's edge.
    func setCovered(_ isCovered: Bool) {
        guard let strip, strip.isHidden != isCovered else { return }
        strip.isHidden = isCovered
    }

    /// A touch is on a title. > Contract: TV-54.
    func choose(_ title: String, at index: Int) {
        guard let data = table.source.data else { return }
        if title == UITableView.indexSearch, table.tableHeaderView != nil {
            table.setContentOffset(CGPoint(x: table.contentOffset.x, y: -table.adjustedContentInset.top), animated: false)
            return
        }
        let section = data.tableView(table, sectionForSectionIndexTitle: title, at: index)
        guard section >= 0, section < table.numberOfSections else { return }
        table.scrollToRow(at: IndexPath(indexes: [section, NSNotFound]), at: .top, animated: false)
    }
}
