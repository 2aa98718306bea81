internal import Foundation
internal import UIKitCore

// The outlets of lists in Interface Builder files. > Contract: UIKit, NB-1.

extension UITableView: NibOutletOwner {
    package func setOutlet(_ value: AnyObject, _ name: String) -> Bool {
        switch (name, value) {
        case ("dataSource", let source as any UITableViewDataSource): dataSource = source
        case ("delegate", let delegate as any UITableViewDelegate): self.delegate = delegate
        case ("prefetchDataSource", let source as any UITableViewDataSourcePrefetching):
            prefetchDataSource = source
        case ("dragDelegate", let delegate as any UITableViewDragDelegate): dragDelegate = delegate
        case ("dropDelegate", let delegate as any UITableViewDropDelegate): dropDelegate = delegate
        case ("backgroundView", let view as UIView): backgroundView = view
        default: return false
        }
        return true
    }
}

extension UICollectionView: NibOutletOwner {
    package func setOutlet(_ value: AnyObject, _ name: String) -> Bool {
        switch (name, value) {
        case ("dataSource", let source as any UICollectionViewDataSource): dataSource = source
        case ("delegate", let delegate as any UICollectionViewDelegate): self.delegate = delegate
        case ("prefetchDataSource", let source as any UICollectionViewDataSourcePrefetching):
            prefetchDataSource = source
        case ("dragDelegate", let delegate as any UICollectionViewDragDelegate): dragDelegate = delegate
        case ("dropDelegate", let delegate as any UICollectionViewDropDelegate): dropDelegate = delegate
        case ("backgroundView", let view as UIView): backgroundView = view
        default: return false
        }
        return true
    }
}

extension UITableViewCell: NibOutletOwner {
    package func setOutlet(_ value: AnyObject, _ name: String) -> Bool {
        switch (name, value) {
        case ("accessoryView", let view as UIView): accessoryView = view
        case ("editingAccessoryView", let view as UIView): editingAccessoryView = view
        case ("backgroundView", let view as UIView): backgroundView = view
        case ("selectedBackgroundView", let view as UIView): selectedBackgroundView = view
        default: return false
        }
        return true
    }
}

extension UICollectionViewCell: NibOutletOwner {
    package func setOutlet(_ value: AnyObject, _ name: String) -> Bool {
        switch (name, value) {
        case ("backgroundView", let view as UIView): backgroundView = view
        case ("selectedBackgroundView", let view as UIView): selectedBackgroundView = view
        default: return false
        }
        return true
    }
}

extension UITableViewController: NibOutletOwner {
    package func setOutlet(_ value: AnyObject, _ name: String) -> Bool {
        guard name == "refreshControl", let control = value as? UIRefreshControl else { return false }
        refreshControl = control
        return true
    }
}
