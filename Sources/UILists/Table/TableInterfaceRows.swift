internal import CoreGraphics
internal import DriveProtocol
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// The rows of a table that are off the screen, for tests of the interface: on iOS, a table has an accessibility element for each row.
///
/// What a row contains is read from a cell that the data source makes for it, as on iOS. The cell is never shown, `willDisplay` is not called, and
/// the next row reuses it. A row is read once, until it was on the screen or the rows have changed.
@MainActor final class TableInterfaceRows {
    private unowned let table: UITableView
    private var known: [RowPath: InterfaceRow] = [:]
    /// Identifiers that stand for a row.
    private var marks: [RowPath: UInt64] = [:]
    private var generation = 0
    private var width: CGFloat = 0

    /// So many rows before and after those on the screen are listed, and so many of the nearest have their content: cells are made for them.
    private static let most = 10_000
    private static let mostWithContent = 500

    init(_ table: UITableView) { self.table = table }

    private var contents: TableContents { table.contents }

    private var isAllowed: Bool {
        table.window != nil && !table.updates.isOpen && contents.isLoaded && !contents.needsCells && !contents.holdsFrames
            && !contents.isPassing && table.dataSource != nil
    }

    /// > Complexity: O(sections).
    var counts: DriveHiddenRows? {
        guard isAllowed, let first = contents.rows.first?.path else { return nil }
        let sections = contents.layout.sections
        let above = sections.prefix(first.section).reduce(first.row) { $0 + $1.rows.count }
        let below = sections.dropFirst(first.section).reduce(-first.row - contents.rows.count) { $0 + $1.rows.count }
        return above > 0 || below > 0 ? DriveHiddenRows(above: above, below: max(0, below)) : nil
    }

    var all: (above: [InterfaceRow], below: [InterfaceRow]) {
        guard isAllowed, let first = contents.rows.first?.path, let last = contents.rows.last?.path else { return ([], []) }
        if generation != contents.generation || width != table.bounds.width {
            (known, marks) = ([:], [:])
            (generation, width) = (contents.generation, table.bounds.width)
        }
        // What is on the screen may change there.
        for row in contents.rows { known[row.path] = nil }
        let below = paths(from: last) { self.contents.layout.row(after: $0) }
        let above = paths(from: first) { self.contents.layout.row(before: $0) }
        let layout = contents.layout
        let near = isCurrent ? Set(below.prefix(Self.mostWithContent) + above.prefix(max(0, Self.mostWithContent - below.count))) : []
        func row(_ path: RowPath) -> InterfaceRow? {
            // A data source that changes its table while it makes cells has other rows now.
            guard generation == contents.generation, layout.contains(path) else { return nil }
            return near.contains(path) ? read(path) : empty(path)
        }
        return (above.reversed().compactMap(row), below.compactMap(row))
    }

    /// Whether the data source has the rows that the table has read. One that changes them before it says so has no cells for the others.
    private var isCurrent: Bool {
        let sections = contents.layout.sections
        guard table.source.sectionCount() == sections.count else { return false }
        return sections.indices.allSatisfy { table.source.rowCount($0) == sections[$0].rows.count }
    }

    private func paths(from start: RowPath, _ next: (RowPath) -> RowPath?) -> [RowPath] {
        var paths: [RowPath] = []
        var path = start
        while paths.count < Self.most, let other = next(path) {
            if contents.canShow(other) { paths.append(other) }
            path = other
        }
        return paths
    }

    // MARK: Content

    private func identity(_ path: RowPath) -> UInt64 {
        let mark = marks[path] ?? AccessibilityIdentity.next()
        marks[path] = mark
        return mark
    }

    /// A row of which only its place is known.
    private func empty(_ path: RowPath) -> InterfaceRow {
        let (frame, identity) = (contents.frame(of: path), identity(path))
        var element = DriveElement(id: identity, parent: -1, type: DriveElementType.cell.rawValue)
        (element.width, element.height) = (Double(frame.width), Double(frame.height))
        element.touch = DrivePoint(x: element.width / 2, y: element.height / 2)
        return InterfaceRow(frame: frame, identity: identity, elements: [element])
    }

    private func read(_ path: RowPath) -> InterfaceRow? {
        if var row = known[path] {
            row.frame = contents.frame(of: path)
            return row
        }
        var row = empty(path)
        guard !table.placeholders.isPlaceholder(path) else { return row }
        if let elements = elements(path) { row.elements = elements }
        guard generation == contents.generation else { return nil }
        known[path] = row
        return row
    }

    /// What a cell of the row contains; nil if the data source has none to spare.
    private func elements(_ path: RowPath) -> [DriveElement]? {
        let isPrepared = table.lookahead.cell(at: path)
        let cell = isPrepared ?? contents.request(path)
        guard generation == contents.generation, contents.path(of: cell) == nil, cell !== contents.heldCell else { return nil }
        if isPrepared == nil {
            // A cell that was prepared for another row is this row's now.
            table.lookahead.forget(cell)
            table.prepare(cell, at: path)
        }
        let frame = contents.frame(of: path)
        let isHidden = cell.isHidden
        var found: [DriveElement] = []
        UIView.performWithoutAnimation {
            if isPrepared == nil { cell.frame = frame }
            cell.isHidden = false
            if cell.superview !== table { table.insertSubview(cell, at: table.cellDepth) }
            cell.layoutIfNeeded()
            found = InterfaceSnapshot.elements(in: cell)
            cell.isHidden = isHidden
        }
        if isPrepared == nil { contents.discard(cell) }
        let origin = UIAccessibility.convertToScreenCoordinates(frame, in: table).origin
        for index in found.indices {
            found[index].x -= Double(origin.x)
            found[index].y -= Double(origin.y)
            found[index].touch.x -= Double(origin.x)
            found[index].touch.y -= Double(origin.y)
            (found[index].isHittable, found[index].hasFocus) = (false, false)
        }
        return found.isEmpty ? nil : found
    }

    // MARK: Scrolling

    func reveal(_ identity: UInt64) -> UIView? {
        guard generation == contents.generation, let path = marks.first(where: { $0.value == identity })?.key,
            contents.layout.contains(path), let index = table.answer(path)
        else { return nil }
        table.scroller.scroll(to: index, at: .none, animated: false)
        table.layoutIfNeeded()
        return contents.cell(at: path)
    }
}
