internal import CoreGraphics
internal import Foundation
internal import ProgrammerErrors
internal import ViewLayout

/// Scrolls rows into view.
///
/// > Contract: UIKit, TV-55.
@MainActor final class TableScroller {
    private unowned let table: UITableView
    /// The target of an animated scroll: rows in between may turn out higher than estimated. A touch or another scroll clears it.
    private var target: (path: RowPath, position: UITableView.ScrollPosition)?

    init(_ table: UITableView) { self.table = table }

    func scroll(to path: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
        table.contents.loadIfNeeded()
        let layout = table.contents.layout
        // A path without a row means the section's top.
        let row = path.count == 2 ? path.row : NSNotFound
        let section = path.isEmpty ? -1 : path[0]
        let sections = layout.sections.count
        ProgrammerError.require(
            section >= 0 && section < sections,
            "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: section (\(section)) beyond bounds (\(sections)).",
            name: .range)
        if row == NSNotFound {
            guard !animated || table.window == nil else { return set(offset(forSection: section), animated: true) }
            target = nil
            settle { [table] in
                let layout = table.contents.layout
                return section < layout.sections.count ? self.offset(forSection: section) : nil
            }
            return
        }
        let count = layout.sections[section].rows.count
        ProgrammerError.require(
            row >= 0 && row < count,
            "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(row)) beyond bounds (\(count)) for section (\(section)).",
            name: .range
        )
        let place = RowPath(section, row)
        guard !animated || table.window == nil else {
            set(offset(for: place, at: position), animated: true)
            target = (place, position)
            return
        }
        target = nil
        settle(on: place, at: position)
    }

    private func settle(on path: RowPath, at position: UITableView.ScrollPosition) {
        settle { [table] in table.contents.layout.contains(path) ? self.offset(for: path, at: position) : nil }
    }

    /// Rows that become visible are measured, which can move the target: follow it.
    private func settle(_ place: () -> Double?) {
        for _ in 0..<6 {
            guard let wanted = place(), wanted != table.contentOffset.y else { return }
            set(wanted, animated: false)
            guard table.window != nil else { return }
            table.contents.update()
        }
    }

    /// Rows in between were measured: the target's position differs from the estimate.
    func follow() {
        guard let target, table.contents.layout.contains(target.path) else { return }
        table.driver.retarget(to: CGPoint(x: table.contentOffset.x, y: offset(for: target.path, at: target.position)))
    }

    /// An animated scroll ended.
    func didEndScrolling() {
        guard let target else { return }
        self.target = nil
        settle(on: target.path, at: target.position)
    }

    func forget() { target = nil }

    private func set(_ y: Double, animated: Bool) {
        table.setContentOffset(CGPoint(x: table.contentOffset.x, y: y), animated: animated)
    }

    private func offset(for path: RowPath, at position: UITableView.ScrollPosition) -> Double {
        let layout = table.contents.layout
        let insets = table.adjustedContentInset
        let top = layout.rowTop(path)
        let bottom = top + layout.rowHeight(path)
        let view = Double(table.bounds.height)
        // A pinned header covers the view's top.
        let pinned = table.style == .plain ? layout.sections[path.section].header - layout.sections[path.section].headerPadding : 0
        let clear = Double(insets.top) + max(0, pinned)
        let now = Double(table.contentOffset.y)
        let wanted: Double
        switch position {
        case .top: wanted = top - clear
        case .bottom: wanted = bottom - view + Double(insets.bottom)
        case .middle: wanted = (top + bottom) / 2 - (view + Double(insets.top - insets.bottom)) / 2
        case .none:
            if top < now + clear {
                wanted = top - clear
            } else if bottom > now + view - Double(insets.bottom) {
                wanted = min(top - clear, bottom - view + Double(insets.bottom))
            } else {
                return now
            }
        }
        return held(wanted)
    }

    private func offset(forSection section: Int) -> Double {
        held(table.contents.layout.sectionTop(section) - Double(table.adjustedContentInset.top))
    }

    /// Clamped to the content, on a whole pixel.
    private func held(_ wanted: Double) -> Double {
        let (layout, insets, view) = (table.contents.layout, table.adjustedContentInset, Double(table.bounds.height))
        let scale = Double(max(1, table.traitCollection.displayScale))
        let limit = max(-Double(insets.top), layout.contentHeight - view + Double(insets.bottom))
        return (min(max(wanted, -Double(insets.top)), limit) * scale).rounded() / scale
    }
}
