public import Foundation
internal import ProgrammerErrors

/// Rows of tables and items of collections, by the section they are in.
///
/// > Contract: UIKit, IndexPath.init(row:section:), IndexPath.init(item:section:). Paths of any other length trap.
extension IndexPath {
    /// Creates the index path of a table's row, with the section as first and the row as second index.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates the index path of a collection's item, with the section as first and the item as second index.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first index; a path whose length is not 2 is a programming error.
    public var section: Int {
        get {
            Self.require(self)
            return self[0]
        }
        set {
            Self.require(self)
            self[0] = newValue
        }
    }
    /// The second index, by its name in tables; a path whose length is not 2 is a programming error.
    public var row: Int {
        get {
            Self.require(self)
            return self[1]
        }
        set {
            Self.require(self)
            self[1] = newValue
        }
    }
    /// The second index, by its name in collections; a path whose length is not 2 is a programming error.
    public var item: Int {
        get { row }
        set { row = newValue }
    }

    private static func require(_ path: IndexPath) {
        ProgrammerError.require(
            path.count == 2,
            "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices specifying the "
                + "section and row. Please use the category on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.")
    }
}

extension NSIndexPath {
    /// Creates the index path of a table's row.
    public convenience init(forRow row: Int, inSection section: Int) { self.init(indexes: [section, row], length: 2) }
    /// Creates the index path of a collection's item.
    public convenience init(forItem item: Int, inSection section: Int) { self.init(indexes: [section, item], length: 2) }
    /// The first index; `NSNotFound` for an empty path.
    public var section: Int { index(atPosition: 0) }
    /// The second index, by its name in tables.
    public var row: Int { index(atPosition: 1) }
    /// The second index, by its name in collections.
    public var item: Int { index(atPosition: 1) }
}
