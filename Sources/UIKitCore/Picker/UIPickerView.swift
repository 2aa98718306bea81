public import Foundation
internal import ProgrammerErrors
internal import ViewLayout

/// One or more wheels of rows that turn independently; the row in the middle is selected.
///
/// Rows are requested as they become visible. `WheelView` implements a wheel; `ViewLayout` has its shape and motion as values.
/// > Contract: UIKit, UIPickerView; facts 2.3 (the wheel law), PK-1, PK-2.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private let deck = PickerWheelsView(frame: .zero)
    private var isLoaded = false
    private var heights: [CGFloat] = []

    /// No height or width. > Package seam for the delegate's defaults.
    package nonisolated static let unanswered: CGFloat = -1
    /// The sentinel for a delegate without row views.
    package static let noRowView = UIView(frame: .zero)

    /// A size of zero means 320×216 points.
    public override init(frame: CGRect) {
        let size = frame.size == .zero ? PickerMetrics.size : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        addSubview(deck)
    }

    /// Creates a picker from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(deck)
        PropertyDecoder(self, coder).flag("UIShowsSelectionIndicator", \.showsSelectionIndicator)
    }

    /// Without its wheels, which it creates itself.
    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { subviews.filter { $0 !== deck } }

    // MARK: Data

    /// The object that gives the number of wheels and rows; setting it reloads the picker.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }
    /// The object that gives the rows' content and is notified of selections; setting it reloads the picker.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }
    /// No effect since iOS 7: the band is always visible.
    open var showsSelectionIndicator = true

    private func forget() {
        isLoaded = false
        setNeedsLayout()
    }

    /// Queries everything in UIKit's order: wheels, rows, heights and widths; titles and views as rows become visible.
    private func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), Self.mostComponents)
        deck.setWheels(count: count, source: self)
        heights = Array(repeating: PickerMetrics.rowHeight, count: count)
        for component in 0..<count { load(component) }
    }

    /// More wheels than a valid delegate returns.
    private static let mostComponents = 1_000

    private func load(_ component: Int) {
        let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.unanswered
        let width = delegate?.pickerView(self, widthForComponent: component) ?? Self.unanswered
        heights[component] = height.isFinite && height > 0 ? height : PickerMetrics.rowHeight
        deck.setWidth(width.isFinite && width > 0 ? width : nil, ofWheel: component)
        deck.wheels[component].setRows(rows, height: heights[component], wraps: false)
    }

    /// The number of wheels; 0 without a data source.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return deck.wheels.count
    }

    /// Returns the number of rows of a wheel; 0 if there is no such wheel.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

    /// The maximum size of a row's view. > Units: points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard wheel(component) != nil else { return .zero }
        deck.frame = bounds
        return CGSize(width: deck.width(ofWheel: component), height: heights[component])
    }

    /// The delegate's view for a row, while it is visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.customView(forRow: row)
    }

    private func wheel(_ component: Int) -> WheelView? {
        loadIfNeeded()
        return deck.wheels.indices.contains(component) ? deck.wheels[component] : nil
    }

    /// Of titles without attributes, which apps set by key; nil is the label colour.
    var rowColor: UIColor? { didSet { reloadAllComponents() } }

    /// Queries all wheels again; the selection stays if the rows still exist.
    open func reloadAllComponents() {
        forget()
        loadIfNeeded()
        deck.setNeedsLayout()
    }

    /// Queries one wheel again; the others are unchanged, even while moving. > Contract: PK-2.
    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return loadIfNeeded() }
        requireComponent(component, "reloadComponent:")
        load(component)
    }

    // MARK: Selection

    /// Rolls a wheel to a row; rows out of range are clamped. Does not call the delegate. > Contract: PK-1, PK-2.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        requireComponent(component, "selectRow:inComponent:animated:")
        deck.wheels[component].select(row, animated: animated)
    }

    /// The selected row of a wheel, the one in the middle; -1 if the wheel has no rows or does not exist. A moving wheel returns the last
    /// settled row.
    open func selectedRow(inComponent component: Int) -> Int {
        guard let wheel = wheel(component), wheel.rowCount > 0 else { return -1 }
        return wheel.selectedRow
    }

    private func requireComponent(_ component: Int, _ method: String) {
        let count = deck.wheels.count
        ProgrammerError.require(
            deck.wheels.indices.contains(component),
            "*** -[UIPickerView \(method)]: component \(component) beyond bounds \(count == 0 ? "for empty picker" : "[0 .. \(count - 1)]")",
            name: .range
        )
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }
    open override var intrinsicContentSize: CGSize { PickerMetrics.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        deck.mirrors = readsRightToLeft
        deck.frame = bounds
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }
}

extension UIPickerView: WheelViewSource {
    private func component(_ wheel: WheelView) -> Int? { deck.wheels.firstIndex { $0 === wheel } }

    func wheel(_ wheel: WheelView, contentForRow row: Int, reusing view: UIView?) -> WheelRowContent {
        guard let delegate, let component = component(wheel) else { return .nothing }
        let made = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
        if made !== Self.noRowView { return .view(made) }
        if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) { return .attributed(title) }
        // Without a title from the delegate, question marks are shown, as in UIKit.
        return .text(
            delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "?", color: rowColor ?? .label, alignment: .center)
    }

    func wheel(_ wheel: WheelView, settledAt row: Int) {
        guard let component = component(wheel) else { return }
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    func wheel(_ wheel: WheelView, passed row: Int) {}

    func wheelName(_ wheel: WheelView) -> (label: String?, hint: String?) {
        guard let component = component(wheel), let delegate = delegate as? any UIPickerViewAccessibilityDelegate else { return (nil, nil) }
        return (
            delegate.pickerView(self, accessibilityLabelForComponent: component)
                ?? delegate.pickerView(self, accessibilityAttributedLabelForComponent: component)?.string,
            delegate.pickerView(self, accessibilityHintForComponent: component)
                ?? delegate.pickerView(self, accessibilityAttributedHintForComponent: component)?.string
        )
    }
}
