internal import UIKitCore

extension UITableViewController: ListController {}
extension UICollectionViewController: ListController {}
