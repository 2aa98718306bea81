public import CoreGraphics
public import Foundation
internal import ProgrammerErrors
internal import ViewLayout

/// Rows in sections, one below the other, created as they become visible.
///
/// `TableLayout` computes positions, `TableContents` holds the visible cells, `TableUpdates` applies batches; `TableSource` alone calls the
/// data source and the delegate. This class stores the settings and forwards.
/// > Contract: UIKit, UITableView; TV-1 to TV-62. > Units: points of the content. > Isolation: main actor.
@preconcurrency @MainActor open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    public let style: Style
    private(set) lazy var source = TableSource(self)
    private(set) lazy var contents = TableContents(self)
    private(set) lazy var reuse = TableReuse(self)
    /// The rows of a static table from an Interface Builder file.
    var fixedRows: StaticTable?
    private(set) lazy var selection = TableSelection(self)
    private(set) lazy var updates = TableUpdates(self)
    private(set) lazy var editor = TableEditor(self)
    private(set) lazy var lookahead = TableLookahead(self)
    private(set) lazy var prefetcher = TablePrefetcher(self)
    private(set) lazy var indexStrip = TableIndex(self)
    private(set) lazy var scroller = TableScroller(self)
    private weak var knownDelegate: (any UITableViewDelegate)?
    private var lastSize: CGSize = .zero

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public convenience init() { self.init(frame: .zero, style: .plain) }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        super.init(coder: coder)
        prepare()
        TableCoding.decode(self, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        TableCoding.encode(self, to: coder)
    }

    package override var archivedSubviews: [UIView] { [] }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePlace(to: coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePlace(from: coder)
    }

    private func prepare() {
        alwaysBounceVertical = true
        backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
    }

    /// Sections have no common background: gaps separate them.
    package var isGrouped: Bool { style != .plain }

    // MARK: Data

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { dataChanged() } }
    }
    open weak var delegate: (any UITableViewDelegate)? {
        get {
            guard let now = scrollDelegate else { return nil }
            if let knownDelegate, knownDelegate === now { return knownDelegate }
            return now as? any UITableViewDelegate
        }
        set {
            let old = knownDelegate
            knownDelegate = newValue
            scrollDelegate = newValue
            if old !== newValue { dataChanged() }
            if window != nil { menus.attach() }
        }
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether rows about to become visible are announced to the prefetching data source, and their cells created between frames.
    open var isPrefetchingEnabled = true { didSet { if !isPrefetchingEnabled { lookahead.drop() } } }
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDrop.update() } }
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDrop.update() } }
    private(set) lazy var dragDrop = TableDragDrop(self)
    let placeholders = ListPlaceholders<UITableViewPlaceholder>()

    var effectiveDataSource: (any UITableViewDataSource)? { dataSource }

    private func dataChanged() {
        source.forgetWhatIsKnown()
        contents.forget()
    }

    open var numberOfSections: Int {
        contents.loadIfNeeded()
        return contents.layout.sections.count
    }
    /// > Contract: UIKit, UITableView.numberOfRows(inSection:). A section that does not exist traps.
    open func numberOfRows(inSection section: Int) -> Int {
        contents.loadIfNeeded()
        let count = contents.layout.sections.count
        ProgrammerError.require(
            section >= 0 && section < count, "request for number of rows in section \(section) when there are only \(count) sections")
        return placeholders.answer(count: contents.layout.sections[section].rows.count, in: section)
    }

    /// Queries everything again. Cells change at the next layout. > Contract: TV-1, TV-25.
    open func reloadData() {
        updates.reload()
    }
    open func reloadSectionIndexTitles() { indexStrip.reload() }

    // MARK: Heights

    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { heightsChanged() } } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
    }
    /// The height assumed for rows until they are visible; 0 queries every row's height. > Contract: TV-5.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
    }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
    }
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
    }
    /// No effect: nothing is drawn below the last row, as since iOS 15 by default.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != 0 { UnimplementedSetting.report("fillerRowHeight", on: self) } }
    }
    /// The padding above headers of plain tables.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
    }
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    private func heightsChanged() {
        if contents.isLoaded { contents.forget() }
    }

    // MARK: Appearance

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { looksChanged() } }
    open var separatorColor: UIColor? {
        get { ownSeparatorColor ?? .separator }
        set {
            noteAppearance(\.separatorColor, newValue)
            ownSeparatorColor = newValue
            looksChanged()
        }
    }
    package private(set) var ownSeparatorColor: UIColor?
    /// How the background shows through a separator; a vibrant effect takes `separatorColor`.
    open var separatorEffect: UIVisualEffect? {
        didSet {
            noteAppearance(\.separatorEffect, separatorEffect)
            looksChanged()
        }
    }
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: TableMetrics.sideMargin(width: bounds.width), bottom: 0, right: 0) }
        set {
            noteAppearance(\.separatorInset, newValue)
            ownSeparatorInset = newValue
            looksChanged()
        }
    }
    package private(set) var ownSeparatorInset: UIEdgeInsets?
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { looksChanged() } }
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { looksChanged() } }
    /// Whether the content of rows, headers and footers stays in the safe area.
    open var insetsContentViewsToSafeArea = true {
        didSet {
            looksChanged()
            contents.edges.looksChanged()
        }
    }
    /// A view behind the rows that does not scroll.
    open var backgroundView: UIView? { didSet { TableEdgeViews.background(of: self, was: oldValue) } }
    /// The view above the first section; it gets the table's width and keeps its height. > Contract: TV-62.
    open var tableHeaderView: UIView? { didSet { TableEdgeViews.changed(self, from: oldValue, to: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { TableEdgeViews.changed(self, from: oldValue, to: tableFooterView) } }

    func looksChanged() { for row in contents.rows { updateSetting(of: row.cell, at: row.path) } }

    // MARK: Geometry

    open func rect(forSection section: Int) -> CGRect { TablePlaces.section(section, in: self) }
    open func rectForHeader(inSection section: Int) -> CGRect { TablePlaces.header(section, in: self) }
    open func rectForFooter(inSection section: Int) -> CGRect { TablePlaces.footer(section, in: self) }
    /// Zero for a row that does not exist. > Contract: TV-56.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { TablePlaces.row(indexPath, in: self) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { TablePlaces.path(at: point, in: self) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        (contents.path(of: cell) ?? lookahead.path(of: cell)).flatMap(answer)
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { TablePlaces.paths(in: rect, of: self) }

    // MARK: Visible rows

    /// Nil for rows that are neither visible nor prepared. > Contract: TV-11; UIKit, UITableView.cellForRow(at:).
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2 else { return nil }
        showWhatIsDue()
        let path = row(of: indexPath)
        return contents.cell(at: path) ?? lookahead.cell(at: path)
    }
    open var visibleCells: [UITableViewCell] {
        showWhatIsDue()
        return contents.rows.map(\.cell)
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        showWhatIsDue()
        return contents.rows.compactMap { answer($0.path) }
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        contents.edges.headers[section] as? UITableViewHeaderFooterView
    }
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
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        selection.nearest.map { scroller.scroll(to: $0, at: scrollPosition, animated: animated) }
    }

    // MARK: Reuse

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.registerCells((cellClass as? UIView.Type).map { .type($0) }, identifier)
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.registerCells(nib.map { .nib($0) }, identifier)
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.registerEdges((aClass as? UIView.Type).map { .type($0) }, identifier)
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.registerEdges(nib.map { .nib($0) }, identifier)
    }
    /// Nil when nothing is registered and no cell is waiting. > Contract: TV-8.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.cell(identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        reuse.cell(identifier, at: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reuse.edge(identifier)
    }

    // MARK: Updates

    /// Applies several changes as one. Closures that are not optional need not escape: see the other form.
    /// > Contract: TV-29 to TV-44.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.perform(updates, completion: completion)
    }
    open func beginUpdates() { updates.begin() }
    open func endUpdates() { updates.end() }
    /// True also while drop placeholders are displayed.
    open var hasUncommittedUpdates: Bool { updates.isOpen || !placeholders.isEmpty }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { updates.insert(sections, animation) }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { updates.delete(sections, animation) }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { updates.reload(sections, animation) }
    open func moveSection(_ section: Int, toSection newSection: Int) { updates.moveSection(section, to: newSection) }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { updates.insert(indexPaths, animation) }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { updates.delete(indexPaths, animation) }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { updates.reload(indexPaths, animation) }
    /// Configures visible cells again without creating new ones. > Contract: TV-39.
    open func reconfigureRows(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { updates.moveRow(indexPath, to: newIndexPath) }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false { didSet { selection.rulesChanged() } }
    open var allowsMultipleSelectionDuringEditing = false { didSet { selection.rulesChanged() } }
    /// Whether arrow keys select the rows they move to; otherwise only the focus moves, and return or space selects.
    open var selectionFollowsFocus = true
    /// Whether arrow keys move to rows at all, and while editing; otherwise they scroll.
    open var allowsFocus = true
    open var allowsFocusDuringEditing = true
    /// Whether arrow keys that return to the table continue at the last focused row.
    open var remembersLastFocusedIndexPath = false
    private(set) lazy var focus = ListFocus(self)
    open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }
    /// Does not call the delegate. Nil deselects everything. > Contract: TV-24.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection.select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath, animated: animated) }

    // MARK: Editing

    open var isEditing: Bool {
        get { editor.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { editor.setEditing(editing, animated: animated) }

    // MARK: Section index

    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { indexStrip.reload() } }
    open var sectionIndexColor: UIColor? {
        didSet {
            noteAppearance(\.sectionIndexColor, sectionIndexColor)
            indexStrip.looksChanged()
        }
    }
    open var sectionIndexBackgroundColor: UIColor? {
        didSet {
            noteAppearance(\.sectionIndexBackgroundColor, sectionIndexBackgroundColor)
            indexStrip.looksChanged()
        }
    }
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet {
            noteAppearance(\.sectionIndexTrackingBackgroundColor, sectionIndexTrackingBackgroundColor)
            indexStrip.looksChanged()
        }
    }

    // MARK: Drag and drop, menus

    open var dragInteractionEnabled = true { didSet { dragDrop.update() } }
    /// Whether a drag that rests on a row acts like a tap.
    open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { contents.rows.forEach { springs.prepare($0.cell) } } } }
    private(set) lazy var springs = TableSpringLoading(self)
    open var hasActiveDrag: Bool { dragDrop.hasActiveDrag }
    open var hasActiveDrop: Bool { dragDrop.hasActiveDrop }
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
        TableEdgeViews.place(self)
        indexStrip.place()
        prefetcher.update()
        lookahead.follow()
    }

    private func widthChanged() {
        TableEdgeViews.fit(self)
        contents.widthChanged()
        looksChanged()
    }

    package override func contentOffsetDidChange() { setNeedsLayout() }
    package override func scrollingMayBegin(_ pan: UIPanGestureRecognizer) -> Bool { !multipleSelection.takes(pan) }
    /// > Contract: TV-53.
    package override func draggingWillBegin() {
        scroller.forget()
        editor.scrollingBegan()
    }
    package override func scrollAnimationDidEnd() { scroller.didEndScrolling() }

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
            focus.leftWindow()
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
        if !TableKeys.handle(presses, in: self) { super.pressesBegan(presses, with: event) }
    }
}
