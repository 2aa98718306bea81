internal import Foundation
internal import ProgrammerErrors
internal import ViewLayout

/// Creates a table's cells and section views, or reuses those no longer visible.
///
/// > Contract: UIKit, TV-8 to TV-10.
@MainActor final class TableReuse {
    unowned let table: UITableView
    var cells = ReusePool<UITableViewCell>()
    var edges = ReusePool<UITableViewHeaderFooterView>()
    /// The row whose cell is being requested, and whether a cell was dequeued for it.
    private var asked: (path: IndexPath, isServed: Bool)?
    /// A cell that stays with its row while it is reconfigured.
    private var kept: (path: IndexPath, cell: UITableViewCell)?
    private var placeholderCells: Set<ObjectIdentifier> = []
    /// Identifier and nib of nib-loaded views; their own identifier may be missing or differ.
    private var given: [ObjectIdentifier: (identifier: String, nib: UINib)] = [:]
    /// For tests: cells created since the table was.
    private(set) var cellsMade = 0

    init(_ table: UITableView) { self.table = table }

    // MARK: Registering

    func registerCells(_ recipe: ReusePool<UITableViewCell>.Recipe?, _ identifier: String) {
        for cell in cells.register(recipe, for: identifier) { drop(cell) }
    }

    func registerEdges(_ recipe: ReusePool<UITableViewHeaderFooterView>.Recipe?, _ identifier: String) {
        for view in edges.register(recipe, for: identifier) { drop(view) }
    }

    private func identifier(of view: UIView, _ own: String?) -> String? { given[ObjectIdentifier(view)]?.identifier ?? own }

    /// Visible views cannot be reused once another class or nib was registered for their identifier.
    private func isOutdated<View>(_ view: UIView, _ recipe: ReusePool<View>.Recipe?) -> Bool {
        switch recipe {
        case nil: false
        case .type(let type): Swift.type(of: view) != type
        case .nib(let nib): given[ObjectIdentifier(view)]?.nib !== nib
        }
    }

    // MARK: Cells

    func cell(_ identifier: String) -> UITableViewCell? {
        if let cell = cells.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        return make(identifier)
    }

    func cell(_ identifier: String, at path: IndexPath) -> UITableViewCell {
        if let kept, kept.path == path, self.identifier(of: kept.cell, kept.cell.reuseIdentifier) == identifier { return kept.cell }
        if let asked, asked.path == path {
            ProgrammerError.require(
                !asked.isServed,
                "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more cells "
                    + "than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index path). Cell "
                    + "identifier: \(identifier), index path: \(path)")
            self.asked?.isServed = true
        }
        guard let cell = cell(identifier) else {
            ProgrammerError.raise(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a "
                    + "prototype cell in a storyboard")
        }
        table.contents.prepareSize(of: cell, at: path)
        return cell
    }

    private func make(_ identifier: String) -> UITableViewCell? {
        let made: UITableViewCell?
        switch cells.recipe(for: identifier) {
        case nil: return nil
        case .type(let type):
            made = (type as? UITableViewCell.Type).map { DynamicCell.make($0, style: .default, reuseIdentifier: identifier) }
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil, options: nil)
            ProgrammerError.require(
                objects.count == 1 && objects.first is UITableViewCell,
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                    + "UITableViewCell instance")
            made = objects.first as? UITableViewCell
            if let made { given[ObjectIdentifier(made)] = (identifier, nib) }
        }
        cellsMade += 1
        return made
    }

    /// Requests a row's cell from the data source.
    func request(_ row: RowPath) -> UITableViewCell {
        if let placeholder = table.placeholders.placeholder(at: row) { return cell(for: placeholder) }
        let outer = asked
        let path = table.index(of: row)
        asked = (path, false)
        defer { asked = outer }
        return table.source.cell(at: path)
    }

    private func cell(for placeholder: UITableViewPlaceholder) -> UITableViewCell {
        guard let cell = cell(placeholder.reuseIdentifier) else {
            ProgrammerError.raise(
                "unable to dequeue a cell with identifier \(placeholder.reuseIdentifier) for a drop placeholder - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
        }
        placeholderCells.insert(ObjectIdentifier(cell))
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    /// Whether a cell is a placeholder, which is no row of the data source.
    func isPlaceholder(_ cell: UITableViewCell) -> Bool { !placeholderCells.isEmpty && placeholderCells.contains(ObjectIdentifier(cell)) }

    /// Asks the data source to configure a row's cell again. > Contract: TV-39.
    func reconfigure(_ cell: UITableViewCell, at path: IndexPath) {
        kept = (path, cell)
        defer { kept = nil }
        let answer = table.source.cell(at: path)
        ProgrammerError.require(
            answer === cell,
            "The cell returned from -tableView:cellForRowAtIndexPath: for a reconfigured row must be the row's existing cell; dequeue it with "
                + "the same reuse identifier. Index path: \(path)")
    }

    /// > Contract: TV-9.
    func recycle(_ cell: UITableViewCell) {
        placeholderCells.remove(ObjectIdentifier(cell))
        guard let identifier = identifier(of: cell, cell.reuseIdentifier), !identifier.isEmpty,
            !isOutdated(cell, cells.recipe(for: identifier))
        else { return drop(cell) }
        UIView.performWithoutAnimation { cell.isHidden = true }
        cells.put(cell, for: identifier)
    }

    // MARK: Headers and footers

    func edge(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = edges.take(identifier) {
            view.prepareForReuse()
            return view
        }
        switch edges.recipe(for: identifier) {
        case nil: return nil
        case .type(let type): return (type as? UITableViewHeaderFooterView.Type).map { DynamicCell.make($0, reuseIdentifier: identifier) }
        case .nib(let nib):
            let view = nib.instantiate(withOwner: nil, options: nil).first as? UITableViewHeaderFooterView
            ProgrammerError.require(
                view != nil,
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                    + "UITableViewHeaderFooterView instance")
            if let view { given[ObjectIdentifier(view)] = (identifier, nib) }
            return view
        }
    }

    func recycle(edge view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = identifier(of: view, view.reuseIdentifier),
            !identifier.isEmpty, !isOutdated(view, edges.recipe(for: identifier))
        else { return drop(view) }
        UIView.performWithoutAnimation { view.isHidden = true }
        edges.put(view, for: identifier)
    }

    /// Removes the views beyond what can be visible at once.
    func trim(to limit: Int) {
        for cell in cells.trim(to: limit) { drop(cell) }
        for view in edges.trim(to: limit) { drop(view) }
    }

    private func drop(_ view: UIView) {
        given[ObjectIdentifier(view)] = nil
        view.removeFromSuperview()
    }
}
