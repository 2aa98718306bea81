public import Foundation
internal import ObjectiveC

/// A container whose elements are the cells of a table. VoiceOver says the headers and the place of a cell.
///
/// > Source: Apple, UIAccessibilityContainerDataTable
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell at a row and a column; nil if there is none.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    /// The number of rows.
    func accessibilityRowCount() -> Int
    /// The number of columns.
    func accessibilityColumnCount() -> Int
    /// The cells that name a row.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// The cells that name a column.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        ObjCRuntime.optional(self, "accessibilityHeaderElementsForRow:", [row]) ?? nil
    }
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        ObjCRuntime.optional(self, "accessibilityHeaderElementsForColumn:", [column]) ?? nil
    }
}

/// A cell of a table of elements.
///
/// > Source: Apple, UIAccessibilityContainerDataTableCell
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows of the cell.
    func accessibilityRowRange() -> NSRange
    /// The columns of the cell.
    func accessibilityColumnRange() -> NSRange
}

/// What VoiceOver says of a cell's place in its table.
@MainActor enum DataTableSpeech {
    /// The labels of the headers, the row and the column; nil for an object that is not a cell in a table.
    static func place(of object: NSObject) -> String? {
        guard let cell = object as? any UIAccessibilityContainerDataTableCell, let table = table(around: object) else { return nil }
        let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        guard rows.location != NSNotFound, columns.location != NSNotFound else { return nil }
        let headers =
            (table.accessibilityHeaderElements(forColumn: columns.location) ?? [])
            + (table.accessibilityHeaderElements(forRow: rows.location) ?? [])
        let names = headers.filter { $0 !== cell }.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
        return (names + [name("Row", rows), name("Column", columns)]).joined(separator: ", ")
    }

    private static func name(_ word: String, _ range: NSRange) -> String {
        range.length > 1 ? "\(word)s \(range.location + 1) to \(range.upperBound)" : "\(word) \(range.location + 1)"
    }

    private static func table(around object: NSObject) -> (any UIAccessibilityContainerDataTable)? {
        var link: NSObject? = object
        while let here = link {
            link = (here as? UIAccessibilityElement)?.accessibilityContainer as? NSObject ?? (here as? UIView)?.superview
            if let table = link as? any UIAccessibilityContainerDataTable { return table }
        }
        return nil
    }
}
