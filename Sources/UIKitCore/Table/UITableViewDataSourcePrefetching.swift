public import Foundation
internal import ObjectiveC

/// Hears ahead of time which rows will soon be shown.
///
/// > Contract: UIKit, UITableViewDataSourcePrefetching; TV-61.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        ObjCRuntime.optional(self, "tableView:cancelPrefetchingForRowsAtIndexPaths:", [tableView, indexPaths])
    }
}
