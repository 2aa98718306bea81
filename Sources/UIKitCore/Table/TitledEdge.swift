internal import Foundation

/// The header or footer a table makes of a title.
@MainActor enum TitledEdge {
    static let identifier = "UITableViewTitledHeaderFooter"

    static func fill(_ view: UITableViewHeaderFooterView, _ title: String, isHeader: Bool, table: UITableView) {
        view.textLabel?.text = title
    }
}

extension TableReuse {
    /// One that waits, or a new one.
    func titled() -> UITableViewHeaderFooterView {
        if let view = edges.take(TitledEdge.identifier) {
            view.prepareForReuse()
            return view
        }
        return UITableViewHeaderFooterView(reuseIdentifier: TitledEdge.identifier)
    }
}
