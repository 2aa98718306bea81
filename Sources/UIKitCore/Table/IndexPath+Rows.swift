public import Foundation
internal import ProgrammerErrors

/// Rows of tables and items of collections, by the section they are in.
///
/// > Contract: UIKit, IndexPath.init(row:section:), IndexPath.init(item:section:). Paths of any other length trap.
extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

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
    public convenience init(forRow row: Int, inSection section: Int) { self.init(indexes: [section, row], length: 2) }
    public convenience init(forItem item: Int, inSection section: Int) { self.init(indexes: [section, item], length: 2) }
    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}
