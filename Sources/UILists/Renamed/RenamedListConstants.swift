public import Foundation
internal import UIKitCore

// Names of the SDK before Swift 4.2: sources in Swift 4 may use them, in others the compiler reports Apple's new name.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of `UICollectionViewFlowLayout.automaticSize` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }
/// The name of `UITableView.indexSearch` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
public var UITableViewIndexSearch: String { UITableView.indexSearch }

extension NSNotification.Name {
    /// The name of `UITableView.selectionDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
    public static var UITableViewSelectionDidChange: NSNotification.Name { UITableView.selectionDidChangeNotification }
}
