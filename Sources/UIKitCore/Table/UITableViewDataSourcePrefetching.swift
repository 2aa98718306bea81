public import Foundation
internal import ObjectiveC

/// Receives the rows that will soon be visible.
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
