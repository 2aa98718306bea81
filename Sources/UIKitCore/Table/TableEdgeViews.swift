internal import CoreGraphics
internal import Foundation

/// A table's background view, header view and footer view.
///
/// > Contract: UIKit, TV-62; facts 2.2: they are as wide as the table and keep their height and x.
@MainActor enum TableEdgeViews {
    static func background(of table: UITableView, was old: UIView?) {
        guard old !== table.backgroundView else { return }
        if old?.superview === table { old?.removeFromSuperview() }
        guard let view = table.backgroundView else { return }
        table.insertSubview(view, at: 0)
        view.frame = table.bounds
    }

    static func changed(_ table: UITableView, from old: UIView?, to new: UIView?) {
        if old !== new, old?.superview === table { old?.removeFromSuperview() }
        if let new {
            fit(new, table)
            if new.superview !== table { table.insertEdge(new) }
        }
        table.contents.edgeViewsChanged()
        place(table)
        table.setNeedsLayout()
    }

    private static func fit(_ view: UIView, _ table: UITableView) {
        let width = table.bounds.width
        if width > 0, view.frame.width != width { view.frame.size.width = width }
    }

    /// The table's width changed.
    static func fit(_ table: UITableView) {
        if let view = table.tableHeaderView { fit(view, table) }
        if let view = table.tableFooterView { fit(view, table) }
    }

    static func place(_ table: UITableView) {
        if let view = table.tableHeaderView { move(view, to: 0) }
        if let view = table.tableFooterView {
            let layout = table.contents.layout
            move(view, to: CGFloat(layout.contentHeight - layout.bottom))
        }
        if let view = table.backgroundView, view.frame != table.bounds { view.frame = table.bounds }
    }

    private static func move(_ view: UIView, to y: CGFloat) {
        if view.frame.minY != y { view.frame.origin.y = y }
    }
}
