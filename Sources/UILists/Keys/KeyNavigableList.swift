internal import Foundation
package import UIKitCore

extension UITableView: KeyNavigableList {
    package var hasKeyPosition: Bool {
        indexPathForSelectedRow != nil || focus.place != nil || !selectionFollowsFocus || TableKeyNavigation.preferred(in: self) != nil
    }

    package func move(_ presses: Set<UIPress>) -> Bool { TableKeyNavigation.handle(presses, in: self) }
}

extension UICollectionView: KeyNavigableList {
    package var hasKeyPosition: Bool {
        indexPathsForSelectedItems?.isEmpty == false || core.focus.place != nil || allowsFocus && !selectionFollowsFocus
    }

    package func move(_ presses: Set<UIPress>) -> Bool { CollectionKeyNavigation.handle(presses, in: core) }
}
