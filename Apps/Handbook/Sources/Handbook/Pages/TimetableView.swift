import UIKit

/// A table of labels, with headers in the first row and the first column.
final class TimetableView: UIView, UIAccessibilityContainerDataTable {
    private var cells: [[TimetableCell]] = []

    var rows: [[String]] = [] {
        didSet {
            for cell in cells.joined() { cell.removeFromSuperview() }
            cells = rows.enumerated().map { row, texts in
                texts.enumerated().map { column, text in TimetableCell(text, row: row, column: column) }
            }
            for cell in cells.joined() { addSubview(cell) }
            // VoiceOver reads the elements in this order, and finds the table around them.
            accessibilityContainerType = .dataTable
            accessibilityElements = cells.joined().filter { $0.text?.isEmpty == false }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Columns have no space for words in the largest sizes.
        maximumContentSizeCategory = .extraExtraExtraLarge
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { nil }

    private func lineHeight(in width: CGFloat) -> CGFloat {
        let room = CGSize(width: cellWidth(in: width), height: .greatestFiniteMagnitude)
        return max(44, cells.joined().map { $0.sizeThatFits(room).height }.max() ?? 0)
    }

    private func cellWidth(in width: CGFloat) -> CGFloat { (width - 24) / CGFloat(max(1, rows.first?.count ?? 1)) }

    func height(in width: CGFloat) -> CGFloat { lineHeight(in: width) * CGFloat(cells.count) + 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (cellWidth(in: bounds.width), lineHeight(in: bounds.width))
        for (row, line) in cells.enumerated() {
            for (column, cell) in line.enumerated() {
                cell.frame = CGRect(x: 12 + CGFloat(column) * width, y: 8 + CGFloat(row) * height, width: width, height: height)
            }
        }
    }

    // MARK: UIAccessibilityContainerDataTable

    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> UIAccessibilityContainerDataTableCell? {
        cells.indices.contains(row) && cells[row].indices.contains(column) ? cells[row][column] : nil
    }

    func accessibilityRowCount() -> Int { cells.count }
    func accessibilityColumnCount() -> Int { cells.first?.count ?? 0 }

    func accessibilityHeaderElements(forRow row: Int) -> [UIAccessibilityContainerDataTableCell]? {
        row == 0 ? nil : accessibilityDataTableCellElement(forRow: row, column: 0).map { [$0] }
    }

    func accessibilityHeaderElements(forColumn column: Int) -> [UIAccessibilityContainerDataTableCell]? {
        column == 0 ? nil : accessibilityDataTableCellElement(forRow: 0, column: column).map { [$0] }
    }
}

/// A cell knows its place.
final class TimetableCell: UILabel, UIAccessibilityContainerDataTableCell {
    private let row: Int
    private let column: Int

    init(_ text: String, row: Int, column: Int) {
        (self.row, self.column) = (row, column)
        super.init(frame: .zero)
        self.text = text
        numberOfLines = 0
        font = .preferredFont(forTextStyle: row == 0 || column == 0 ? .headline : .body)
        adjustsFontForContentSizeCategory = true
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
}
