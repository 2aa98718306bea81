internal import Foundation

/// The default header or footer that a table creates for a title.
@MainActor enum TitledEdge {
    static let identifier = "UITableViewTitledHeaderFooter"

    static func setting(of table: UITableView, isHeader: Bool) -> HeaderFooterSetting {
        var setting = HeaderFooterSetting()
        setting.look = table.look
        setting.isFooter = !isHeader
        setting.sideMargin = table.style == .insetGrouped ? TableMetrics.sideMargin : TableMetrics.sideMargin(width: table.bounds.width)
        setting.insetsContentToSafeArea = table.insetsContentViewsToSafeArea
        return setting
    }

    static func fill(_ view: UITableViewHeaderFooterView, _ title: String, isHeader: Bool, table: UITableView) {
        view.setting = setting(of: table, isHeader: isHeader)
        view.show(title: title)
    }
}

extension TableReuse {
    /// A reused view, or a new one.
    func titled() -> UITableViewHeaderFooterView {
        if let view = edges.take(TitledEdge.identifier) {
            view.prepareForReuse()
            return view
        }
        return UITableViewHeaderFooterView(reuseIdentifier: TitledEdge.identifier)
    }
}
