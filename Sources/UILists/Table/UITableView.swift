public import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors
@_spi(UIKitModules) public import UIKitCore
internal import ViewLayout

/// Rows in sections, one below the other, created as they become visible.
///
/// `TableLayout` computes positions, `TableContents` holds the visible cells, `TableUpdates` applies batches; `TableSource` alone calls the
/// data source and the delegate. This class stores the settings and forwards.
/// > Contract: UIKit, UITableView; TV-1 to TV-62. > Units: points of the content. > Isolation: main actor.
@preconcurrency @MainActor open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    /// How sections are set apart; given at creation.
    public let style: Style
    private(set) lazy var source = TableSource(self)
    private(set) lazy var contents = TableContents(self)
    private(set) lazy var reuse = TableReuse(self)
    /// The rows of a static table from an Interface Builder file.
    var fixedRows: StaticTableDataSource?
    private(set) lazy var selection = TableSelection(self)
    private(set) lazy var updates = TableUpdates(self)
    private(set) lazy var editor = TableEditor(self)
    private(set) lazy var lookahead = TableLookahead(self)
    private(set) lazy var prefetcher = TablePrefetcher(self)
    private(set) lazy var indexStrip = TableSectionIndex(self)
    private(set) lazy var scroller = TableScroller(self)
    private(set) lazy var interfaceRows = TableInterfaceRows(self)
    private weak var cachedDelegate: (any UITableViewDelegate)?
    private var lastSize: CGSize = .zero

    /// Creates a table with a frame in its future superview's coordinates and a style, which cannot be changed later.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// Creates a plain table without a size.
    public convenience init() { self.init(frame: .zero, style: .plain) }

    /// Creates a table from an archive or an Interface Builder file.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        super.init(coder: coder)
        prepare(from: coder)
        TableCoding.decode(self, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        TableCoding.encode(self, to: coder)
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeListPosition(to: coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeListPosition(from: coder)
    }

    private func prepare(from coder: NSCoder? = nil) {
        if coder?.containsValue(forKey: "UIAlwaysBounceVertical") != true { alwaysBounceVertical = true }
        ViewCoding.setDefaultBackground(isGrouped ? .systemGroupedBackground : .systemBackground, of: self, unlessIn: coder)
    }

    /// Sections have no common background: gaps separate them.
    package var isGrouped: Bool { style != .plain }

    // MARK: Data

    /// The object that provides counts and cells; held weakly.
    ///
    /// A new one is read at the next layout.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { dataChanged() } }
    }
    /// The object that chooses heights and is notified of the user's actions; also the scroll view's delegate, held
    /// weakly.
    open weak var delegate: (any UITableViewDelegate)? {
        get {
            guard let now = scrollDelegate else { return nil }
            if let cachedDelegate, cachedDelegate === now { return cachedDelegate }
            return now as? any UITableViewDelegate
        }
        set {
            let old = cachedDelegate
            cachedDelegate = newValue
            scrollDelegate = newValue
            if old !== newValue { dataChanged() }
            if window != nil { menus.attach() }
        }
    }
    /// The object that is notified of rows that will soon be visible; held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether rows about to become visible are announced to the prefetching data source, and their cells created between frames.
    open var isPrefetchingEnabled = true { didSet { if !isPrefetchingEnabled { lookahead.drop() } } }
    /// The object that provides items for drags from rows; nil, the default, allows no drags.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDrop.update() } }
    /// The object that accepts drops on the table; nil, the default, allows no drops.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDrop.update() } }
    private(set) lazy var dragDrop = ListDragDrop(self)
    let placeholders = ListPlaceholders<UITableViewPlaceholder>()

    var effectiveDataSource: (any UITableViewDataSource)? { dataSource }

    private func dataChanged() {
        source.invalidateCache()
        contents.forget()
    }

    /// The number of sections that the table read from its data source; reads it if that is still due.
    open var numberOfSections: Int {
        contents.loadIfNeeded()
        return contents.layout.sections.count
    }
    /// Returns the number of rows in a section, as read from the data source, without placeholders.
    ///
    /// A table without a data source, also one whose data source is gone, has no rows in any section.
    ///
    /// > Contract: UIKit, UITableView.numberOfRows(inSection:). A section that does not exist traps.
    open func numberOfRows(inSection section: Int) -> Int {
        contents.loadIfNeeded()
        let count = contents.layout.sections.count
        if count == 0, effectiveDataSource == nil { return 0 }
        ProgrammerError.require(
            section >= 0 && section < count, "request for number of rows in section \(section) when there are only \(count) sections")
        return placeholders.answer(count: contents.layout.sections[section].rows.count, in: section)
    }

    /// Reads counts and heights again and requests new cells; the selection is cleared.
    ///
    /// Queries everything again. Cells change at the next layout. > Contract: TV-1, TV-25.
    open func reloadData() {
        updates.reload()
    }
    /// Requests the titles of the section index again, at the next layout.
    open func reloadSectionIndexTitles() { indexStrip.reload() }

    // MARK: Heights

    /// The height of rows in points, where the delegate provides none; `automaticDimension`, the default, measures cells.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { heightsChanged() } } }
    /// The height of section headers in points, where the delegate provides none; automatic by default.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
    }
    /// The height of section footers in points, where the delegate provides none; automatic by default.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
    }
    /// The height assumed for rows until they are visible; 0 queries every row's height. > Contract: TV-5.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
    }
    /// The height assumed for headers until they are visible; 0 turns estimating off.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
    }
    /// The height assumed for footers until they are visible; 0 turns estimating off.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
    }
    /// The height of empty rows after the last one.
    ///
    /// No effect: nothing is drawn below the last row, as since iOS 15 by default.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != 0 { UnimplementedSetting.report("fillerRowHeight", on: self) } }
    }
    /// The padding in points above section headers of plain tables; automatic, the default, is 22 points.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
    }
    /// Whether a visible self-sizing cell whose content changed gets a new height; enabled by default.
    ///
    /// `enabledIncludingConstraints` also follows the constraints in its content view.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { UIView.observeConstraintChanges() } }
    }

    private func heightsChanged() {
        if contents.isLoaded { contents.forget() }
    }

    // MARK: Appearance

    /// How rows are separated: by a line, which is the default, or not at all.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { refreshAppearances() } }
    /// The colour of separators; nil restores the system's separator colour.
    open var separatorColor: UIColor? {
        get { explicitSeparatorColor ?? .separator }
        set {
            noteAppearance(\.separatorColor, newValue)
            explicitSeparatorColor = newValue
            refreshAppearances()
        }
    }
    package private(set) var explicitSeparatorColor: UIColor?
    /// How the background shows through a separator; a vibrant effect takes `separatorColor`.
    open var separatorEffect: UIVisualEffect? {
        didSet {
            noteAppearance(\.separatorEffect, separatorEffect)
            refreshAppearances()
        }
    }
    /// The insets of separators, of which left and right count, in points.
    ///
    /// The default is the side margin at the left: 16 points, 20 in a table of at least 414 points.
    open var separatorInset: UIEdgeInsets {
        get { explicitSeparatorInset ?? UIEdgeInsets(top: 0, left: TableMetrics.sideMargin(width: bounds.width), bottom: 0, right: 0) }
        set {
            noteAppearance(\.separatorInset, newValue)
            explicitSeparatorInset = newValue
            refreshAppearances()
        }
    }
    package private(set) var explicitSeparatorInset: UIEdgeInsets?
    /// What `separatorInset` is measured from; the cell's edges by default.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { refreshAppearances() } }
    /// Whether wide tables inset cells' content to a readable width; false by default.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { refreshAppearances() } }
    /// Whether the content of rows, headers and footers stays in the safe area.
    open var insetsContentViewsToSafeArea = true {
        didSet {
            refreshAppearances()
            contents.edges.refreshAppearances()
        }
    }
    /// A view behind the rows that does not scroll.
    open var backgroundView: UIView? { didSet { TableHeaderFooterViews.background(of: self, was: oldValue) } }
    /// The view above the first section; it gets the table's width and keeps its height. > Contract: TV-62.
    open var tableHeaderView: UIView? { didSet { TableHeaderFooterViews.changed(self, from: oldValue, to: tableHeaderView) } }
    /// The view below the last section; it gets the table's width and retains its height.
    open var tableFooterView: UIView? { didSet { TableHeaderFooterViews.changed(self, from: oldValue, to: tableFooterView) } }

    func refreshAppearances() { for row in contents.rows { updateSetting(of: row.cell, at: row.path) } }

    // MARK: Geometry

    /// The frame of a section with header and footer, in the table's coordinates; zero for one that does not exist.
    open func rect(forSection section: Int) -> CGRect { TableGeometry.section(section, in: self) }
    /// The frame of a section's header when it is not pinned, in the table's coordinates; zero for a missing section.
    open func rectForHeader(inSection section: Int) -> CGRect { TableGeometry.header(section, in: self) }
    /// The frame of a section's footer when it is not pinned, in the table's coordinates; zero for a missing section.
    open func rectForFooter(inSection section: Int) -> CGRect { TableGeometry.footer(section, in: self) }
    /// The frame of a row in the table's coordinates.
    ///
    /// Zero for a row that does not exist. > Contract: TV-56.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { TableGeometry.row(indexPath, in: self) }
    /// Returns the row at a point in the table's coordinates; nil between rows and outside.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { TableGeometry.path(at: point, in: self) }
    /// Returns the row that a visible or prepared cell shows; nil for any other cell and for a placeholder.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        (contents.path(of: cell) ?? lookahead.path(of: cell)).flatMap(answer)
    }
    /// Returns the rows that intersect a rectangle in the table's coordinates, in order; nil for an invalid rectangle.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { TableGeometry.paths(in: rect, of: self) }

    // MARK: Visible rows

    /// Returns the cell that shows a row; the table's own record, not a request to the data source.
    ///
    /// Nil for rows that are neither visible nor prepared. > Contract: TV-11; UIKit, UITableView.cellForRow(at:).
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2 else { return nil }
        showWhatIsDue()
        let path = row(of: indexPath)
        return contents.cell(at: path) ?? lookahead.cell(at: path)
    }
    /// The cells of the visible rows, from top to bottom; applies a reload that is due.
    open var visibleCells: [UITableViewCell] {
        showWhatIsDue()
        return contents.rows.map(\.cell)
    }
    /// The visible rows, from top to bottom, without placeholders; applies a reload that is due.
    open var indexPathsForVisibleRows: [IndexPath]? {
        showWhatIsDue()
        return contents.rows.compactMap { answer($0.path) }
    }
    /// Returns the visible header of a section; nil if it is not visible or of another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        contents.edges.headers[section] as? UITableViewHeaderFooterView
    }
    /// Returns the visible footer of a section; nil if it is not visible or of another class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        contents.edges.footers[section] as? UITableViewHeaderFooterView
    }

    /// A caller that asks after a reload needs the new rows.
    private func showWhatIsDue() {
        if (contents.needsCells || !contents.isLoaded) && !updates.isOpen { contents.update() }
    }

    // MARK: Scrolling

    /// Scrolls until a row is at the given position. > Contract: TV-55.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroller.scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Scrolls to the selected row nearest to the middle of the visible area; does nothing without one.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        selection.nearest.map { scroller.scroll(to: $0, at: scrollPosition, animated: animated) }
    }

    // MARK: Reuse

    /// Registers the class of cells to create for an identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.registerCells((cellClass as? UIView.Type).map { .type($0) }, identifier)
    }
    /// Registers the nib to load cells from for an identifier; nil removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.registerCells(nib.map { .nib($0) }, identifier)
    }
    /// Registers the class of headers and footers to create for an identifier; nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.registerEdges((aClass as? UIView.Type).map { .type($0) }, identifier)
    }
    /// Registers the nib to load headers and footers from for an identifier; nil removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.registerEdges(nib.map { .nib($0) }, identifier)
    }
    /// Returns a reused or new cell, without a particular row's size.
    ///
    /// Nil when nothing is registered and no cell is waiting. > Contract: TV-8.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.cell(identifier) }
    /// Returns a reused or new cell for a row, with the row's size.
    ///
    /// An identifier without a registration, and a second cell for one request, are programming errors.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        reuse.cell(identifier, at: indexPath)
    }
    /// Returns a reused or new header or footer; nil when nothing is registered for the identifier.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reuse.edge(identifier)
    }

    // MARK: Updates

    /// Applies several changes as one. Closures that are not optional need not escape: see the other form.
    /// > Contract: TV-29 to TV-44.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.perform(updates, completion: completion)
    }
    /// Begins a batch of changes, which may be nested; they are applied by the last `endUpdates()`.
    open func beginUpdates() { updates.begin() }
    /// Ends a batch and applies its changes with animation; the counts are read again and must agree with them.
    ///
    /// An empty batch queries heights again and animates their changes.
    open func endUpdates() { updates.end() }
    /// Whether a batch of changes is open.
    ///
    /// True also while drop placeholders are displayed.
    open var hasUncommittedUpdates: Bool { updates.isOpen || !placeholders.isEmpty }
    /// Inserts sections at indices that are valid after the batch; outside a batch the change is applied at once.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { updates.insert(sections, animation) }
    /// Deletes sections at indices that are valid before the batch, with their rows.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { updates.delete(sections, animation) }
    /// Requests the contents of sections again, at indices that are valid before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { updates.reload(sections, animation) }
    /// Moves a section from an index before the batch to an index after it, with its rows.
    open func moveSection(_ section: Int, toSection newSection: Int) { updates.moveSection(section, to: newSection) }
    /// Inserts rows at index paths that are valid after the batch.
    ///
    /// The data source must already contain them. Counts that do not agree are a programming error, reported in UIKit's
    /// words.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { updates.insert(indexPaths, animation) }
    /// Deletes rows at index paths that are valid before the batch; the data source must no longer contain them.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { updates.delete(indexPaths, animation) }
    /// Replaces the cells of rows at index paths that are valid before the batch, and clears the rows' selection.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { updates.reload(indexPaths, animation) }
    /// Requests the contents of rows again while retaining their cells; the cells may change their height.
    ///
    /// Configures visible cells again without creating new ones. > Contract: TV-39.
    open func reconfigureRows(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }
    /// Moves a row, with its cell, from an index path before the batch to an index path after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { updates.moveRow(indexPath, to: newIndexPath) }

    // MARK: Selection

    /// Whether the user can select rows while the table is not being edited; true by default.
    open var allowsSelection = true
    /// Whether the user can select a row while the table is being edited; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether a tap adds to the selection outside editing; turning it off clears a selection of several rows.
    open var allowsMultipleSelection = false { didSet { selection.rulesChanged() } }
    /// Whether a tap adds to the selection while editing, where rows show checkmarks; false by default.
    open var allowsMultipleSelectionDuringEditing = false { didSet { selection.rulesChanged() } }
    /// Whether arrow keys select the rows they move to; otherwise only the focus moves, and return or space selects.
    open var selectionFollowsFocus = true
    /// Whether arrow keys move to rows at all, and while editing; otherwise they scroll.
    open var allowsFocus = true
    /// Whether arrow keys move the focus while the table is being edited; true by default.
    open var allowsFocusDuringEditing = true
    /// Whether arrow keys that return to the table continue at the last focused row.
    open var remembersLastFocusedIndexPath = false
    private(set) lazy var focus = ListFocus(self)
    /// The selected row; the one selected first if there are several, nil if there is none.
    open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
    /// The selected rows, in the order of selection; nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }
    /// Selects a row, in place of the previous selection unless several are allowed, and scrolls to it.
    ///
    /// Does not call the delegate. Nil deselects everything. > Contract: TV-24.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection.select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects a row without calling the delegate; ignored if it is not selected.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath, animated: animated) }

    // MARK: Editing

    /// Whether rows show their editing controls; setting it changes them without animation.
    open var isEditing: Bool {
        get { editor.isEditing }
        set { KeyValueChanges.set("editing", of: self) { setEditing(newValue, animated: false) } }
    }
    /// Shows or hides the editing controls of rows; clears the selection and closes an open swipe row.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        KeyValueChanges.will(self, "editing")
        defer { KeyValueChanges.did(self, "editing") }
        editor.setEditing(editing, animated: animated)
    }

    // MARK: Section index

    /// The number of rows from which on the section index is shown; 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { indexStrip.reload() } }
    /// The colour of the section index titles; nil for the tint colour.
    open var sectionIndexColor: UIColor? {
        didSet {
            noteAppearance(\.sectionIndexColor, sectionIndexColor)
            indexStrip.refreshAppearances()
        }
    }
    /// The background of the section index while it is not touched; nil for none.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet {
            noteAppearance(\.sectionIndexBackgroundColor, sectionIndexBackgroundColor)
            indexStrip.refreshAppearances()
        }
    }
    /// The background of the section index while it is touched; nil for `sectionIndexBackgroundColor`.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet {
            noteAppearance(\.sectionIndexTrackingBackgroundColor, sectionIndexTrackingBackgroundColor)
            indexStrip.refreshAppearances()
        }
    }

    // MARK: Drag and drop, menus

    /// Whether rows can be dragged, if there is a drag delegate; true by default, also on iPhone devices.
    open var dragInteractionEnabled = true { didSet { dragDrop.update() } }
    /// Whether a drag that rests on a row acts like a tap.
    open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { contents.rows.forEach { springs.prepare($0.cell) } } } }
    private(set) lazy var springs = TableSpringLoading(self)
    /// Whether a drag that began in this table is in progress.
    open var hasActiveDrag: Bool { dragDrop.hasActiveDrag }
    /// Whether a drag is over this table.
    open var hasActiveDrop: Bool { dragDrop.hasActiveDrop }
    /// The interaction for the rows' context menus; nil until the table is in a window and has a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }
    private(set) lazy var menus = TableMenus(self)
    private(set) lazy var multipleSelection = TableMultipleSelection(self)

    // MARK: Responding to changes

    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != lastSize {
            let old = lastSize
            lastSize = bounds.size
            if old.width != bounds.width { widthChanged() }
        }
        updates.remeasureIfNeeded()
        if !updates.isOpen { contents.update() }
        scroller.follow()
        TableHeaderFooterViews.place(self)
        indexStrip.place()
        prefetcher.update()
        lookahead.follow()
    }

    private func widthChanged() {
        TableHeaderFooterViews.fit(self)
        contents.widthChanged()
        refreshAppearances()
    }

    @_spi(UIKitModules) open override func contentOffsetDidChange() { setNeedsLayout() }
    @_spi(UIKitModules) open override func scrollingMayBegin(_ pan: UIPanGestureRecognizer) -> Bool { !multipleSelection.takes(pan) }
    /// > Contract: TV-53.
    @_spi(UIKitModules) open override func draggingWillBegin() {
        scroller.forget()
        editor.scrollingBegan()
    }
    @_spi(UIKitModules) open override func scrollAnimationDidEnd() { scroller.didEndScrolling() }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil {
            menus.attach()
            multipleSelection.prepare()
            setNeedsLayout()
        } else {
            focus.didLeaveWindow()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasOtherFonts(than: previousTraitCollection) { contents.widthChanged() }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesMoved(touches) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesEnded(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !TableKeyNavigation.handle(presses, in: self) { super.pressesBegan(presses, with: event) }
    }
}
