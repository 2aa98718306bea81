internal import Foundation
internal import ObjectiveC
internal import ViewLayout

/// Provides a wheel's rows, and is notified where it settled.
@preconcurrency @MainActor protocol WheelViewSource: AnyObject {
    /// `reusing` is a reusable view of this wheel.
    func wheel(_ wheel: WheelView, contentForRow row: Int, reusing view: UIView?) -> WheelRowContent
    /// The wheel settled after the user moved it; not called for changes in code.
    func wheel(_ wheel: WheelView, settledAt row: Int)
    /// Another row reached the middle while the user moves the wheel.
    func wheel(_ wheel: WheelView, passed row: Int)
    func wheelName(_ wheel: WheelView) -> (label: String?, hint: String?)
}

/// One wheel of a picker: follows the touch, decelerates, and settles on a row. Only visible rows exist.
@MainActor final class WheelView: UIView, UIGestureRecognizerDelegate {
    weak var source: (any WheelViewSource)?
    private(set) var rowCount = 0
    /// The rows repeat after the last.
    private(set) var wraps = false
    private(set) var rowHeight = PickerMetrics.rowHeight
    /// The last selected row: by the user when the wheel settled, in code at once.
    private(set) var selectedRow = 0
    /// The position of the perspective's eye, from the wheel's middle.
    var eye: CGFloat = 0 { didSet { if eye != oldValue { setNeedsLayout() } } }

    /// The horizontal insets of rows. > Units: points.
    var insets: (left: CGFloat, right: CGFloat) = (0, 0) { didSet { if insets != oldValue { setNeedsLayout() } } }

    private var limits = WheelLimits(rowHeight: PickerMetrics.rowHeight, rows: 0)
    private var geometry = WheelGeometry(height: 0, rowHeight: PickerMetrics.rowHeight)
    /// The scroll offset of the wheel.
    private var offset: CGFloat = 0
    private var rows: [Int: WheelRow] = [:]
    private var reusableRows: [WheelRow] = []
    private var reusableViews: [UIView] = []
    private let steps = FrameLink()
    private var finger = Finger()
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let rest = GestureTimer()
    private var lastTickedRow = 0

    private struct Finger {
        var isDragging = false
        /// The drag's initial offset, without the rubber band.
        var origin: CGFloat = 0
        var slop: CGFloat = 0
        /// The wheel was moving when the touch began: that touch only stops it.
        var caught = false
    }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        Self.registerActions
        pan.addTarget(self, action: Selector("wheelDragged:"))
        tap.addTarget(self, action: Selector("wheelTapped:"))
        tap.delegate = self
        addGestureRecognizer(pan)
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private static let registerActions: Void = {
        ObjCRuntime.register(WheelView.self, "wheelDragged:") { wheel, _ in wheel.dragged() }
        ObjCRuntime.register(WheelView.self, "wheelTapped:") { wheel, _ in wheel.tapped() }
    }()

    // MARK: Rows

    /// Sets the rows. The selected row stays if it still exists; a moving wheel is stopped.
    func setRows(_ count: Int, height: CGFloat, wraps: Bool) {
        stop()
        rowCount = min(max(count, 0), WheelMetrics.maximumRows)
        self.wraps = wraps && rowCount > 0
        rowHeight = height.isFinite && height > 0 ? height : PickerMetrics.rowHeight
        limits = WheelLimits(rowHeight: Double(rowHeight), rows: self.wraps ? nil : rowCount)
        selectedRow = min(selectedRow, max(0, rowCount - 1))
        offset = CGFloat(limits.offset(of: selectedRow))
        removeRows()
        setNeedsLayout()
    }

    /// Requests the visible rows again.
    func refreshRows() {
        removeRows()
        setNeedsLayout()
    }

    /// Requests the visible rows again without removing their views.
    func recolorRows() {
        for (index, shown) in rows where shown.custom == nil {
            if let source { shown.show(source.wheel(self, contentForRow: row(at: index), reusing: nil)) }
        }
    }

    /// The view of a row, nil if it is not visible or is a text.
    func customView(forRow row: Int) -> UIView? { rows.first { self.row(at: $0.key) == row && $0.value.custom != nil }?.value.custom }

    private func row(at index: Int) -> Int {
        guard wraps else { return index }
        let rest = index % rowCount
        return rest < 0 ? rest + rowCount : rest
    }

    /// The row nearest to the middle.
    var middleRow: Int { row(at: limits.row(at: Double(offset))) }
    var isMoving: Bool { steps.isRunning || finger.isDragging }

    private func removeRows() {
        for row in rows.values { recycle(row) }
        rows = [:]
    }

    private func recycle(_ row: WheelRow) {
        if let view = row.takeCustom(), reusableViews.count < WheelView.maximumReusableRows { reusableViews.append(view) }
        row.removeFromSuperview()
        if reusableRows.count < WheelView.maximumReusableRows { reusableRows.append(row) }
    }

    private static let maximumReusableRows = 12

    // MARK: Selection

    /// Rolls to a row, or jumps to it. Sends nothing.
    func select(_ row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        let row = min(max(row, 0), rowCount - 1)
        selectedRow = row
        let target = CGFloat(limits.offset(of: nearestIndex(of: row)))
        guard animated, window != nil, target != offset else {
            stop()
            move(to: target)
            return
        }
        roll(.glide(from: Double(offset), to: Double(target)), byPerson: false)
    }

    /// On an endless wheel, the closest position that shows `row`.
    private func nearestIndex(of row: Int) -> Int {
        guard wraps else { return row }
        let here = limits.row(at: Double(offset))
        let ahead = (row - self.row(at: here) + rowCount) % rowCount
        return ahead * 2 > rowCount ? here + ahead - rowCount : here + ahead
    }

    /// Shifts the wheel by whole rows without a visible change, since its rows repeat.
    func shift(by count: Int) {
        guard wraps else { return }
        let shifted = offset + CGFloat(count) * rowHeight
        selectedRow = row(at: limits.row(at: Double(shifted)))
        guard !isMoving else { return }
        removeRows()
        move(to: shifted)
    }

    private func stop() {
        steps.stop()
        rest.cancel()
        finger.isDragging = false
    }

    private func roll(_ motion: WheelMotion, byPerson: Bool) {
        rest.cancel()
        steps.run { [weak self] time in
            guard let self else { return false }
            let isOver = motion.isFinished(at: time)
            move(to: CGFloat(motion.offset(at: time)))
            if byPerson { notifyRowPassed() }
            if isOver { arrive(byPerson: byPerson) }
            return !isOver
        }
    }

    private func arrive(byPerson: Bool) {
        steps.stop()
        if wraps {
            // Indices stay small however long a wheel is spun.
            let here = limits.row(at: Double(offset))
            let home = row(at: here)
            if here != home {
                removeRows()
                move(to: CGFloat(limits.offset(of: home)))
            }
        }
        guard byPerson, rowCount > 0 else { return }
        selectedRow = middleRow
        source?.wheel(self, settledAt: selectedRow)
    }

    private func notifyRowPassed() {
        guard rowCount > 0, middleRow != lastTickedRow else { return }
        lastTickedRow = middleRow
        source?.wheel(self, passed: lastTickedRow)
    }

    // MARK: Layout

    private func move(to place: CGFloat) {
        offset = place
        placeRows()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeRows()
    }

    private func placeRows() {
        guard rowCount > 0, bounds.height > 0, bounds.width > 0 else { return removeRows() }
        if Double(bounds.height) != geometry.height || Double(rowHeight) != geometry.rowHeight {
            geometry = WheelGeometry(height: Double(bounds.height), rowHeight: Double(rowHeight))
        }
        let position = Double(offset / rowHeight)
        var visible = geometry.visibleRows(at: position)
        if !wraps { visible = clamp(visible) }
        for (index, row) in rows where !visible.contains(index) {
            recycle(row)
            rows[index] = nil
        }
        UIView.performWithoutAnimation {
            for index in visible where !isEmpty(visible) { place(index, Double(index) - position) }
        }
    }

    /// The part of a range that has rows; check `isEmpty` for an empty one.
    private func clamp(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
        let low = max(range.lowerBound, 0)
        let high = min(range.upperBound, rowCount - 1)
        return low <= high ? low...high : -1 ... -1
    }

    private func isEmpty(_ range: ClosedRange<Int>) -> Bool { !wraps && range.upperBound < 0 }

    private func place(_ index: Int, _ distance: Double) {
        guard let placement = geometry.placement(distance) else { return }
        let row = rows[index] ?? addRow(index)
        let middle = (bounds.width + insets.left - insets.right) / 2
        row.margin = min(insets.left, insets.right)
        row.place(
            placement, nearness: CGFloat(max(0, 1 - abs(distance))), center: CGPoint(x: middle, y: bounds.midY),
            size: CGSize(width: max(0, bounds.width - insets.left - insets.right), height: rowHeight), towards: eye)
    }

    private func addRow(_ index: Int) -> WheelRow {
        let made = reusableRows.popLast() ?? WheelRow()
        let reused = reusableViews.popLast()
        let content = source?.wheel(self, contentForRow: row(at: index), reusing: reused) ?? .nothing
        if let reused {
            if case .view(let view) = content, view === reused {} else { reusableViews.append(reused) }
        }
        made.show(content)
        rows[index] = made
        addSubview(made)
        return made
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        finger.caught = steps.isRunning
        steps.stop()
        rest.cancel()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        fallIfCaught()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        if pan.state != .began && pan.state != .changed { fallIfCaught() }
    }

    private func fallIfCaught() {
        guard finger.caught, !finger.isDragging, !steps.isRunning else { return }
        release(velocity: 0)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== tap || !finger.caught
    }

    private func dragged() {
        switch pan.state {
        case .began:
            steps.stop()
            rest.cancel()
            let travel = pan.translation(in: self).y
            // The movement that recognised the drag does not turn the wheel.
            finger.slop = travel < 0 ? max(travel, -GestureMetrics.panThreshold) : min(travel, GestureMetrics.panThreshold)
            finger.isDragging = true
            finger.origin = CGFloat(limits.unbanded(Double(offset), viewport: Double(bounds.height)))
            lastTickedRow = middleRow
            follow(travel)
        case .changed: follow(pan.translation(in: self).y)
        case .ended:
            finger.isDragging = false
            release(velocity: -pan.velocity(in: self).y)
        case .cancelled, .failed:
            guard finger.isDragging else { return }
            finger.isDragging = false
            release(velocity: 0)
        case .possible: break
        }
    }

    private func follow(_ travel: CGFloat) {
        guard finger.isDragging, rowCount > 0 else { return }
        let raw = finger.origin - (travel - finger.slop)
        move(to: CGFloat(limits.banded(Double(raw), viewport: Double(bounds.height))))
        notifyRowPassed()
    }

    private func release(velocity: CGFloat) {
        finger.caught = false
        guard rowCount > 0 else { return }
        roll(.release(at: Double(offset), velocity: Double(velocity), limits: limits), byPerson: true)
    }

    private func tapped() {
        guard tap.state == .ended, rowCount > 0 else { return }
        let y = tap.location(in: self).y - bounds.midY
        guard let distance = geometry.distance(at: Double(y)) else { return }
        let index = limits.row(at: Double(offset) + distance * Double(rowHeight))
        guard row(at: index) != selectedRow || offset != CGFloat(limits.offset(of: index)) else { return }
        lastTickedRow = middleRow
        roll(.glide(from: Double(offset), to: limits.offset(of: index)), byPerson: true)
    }

    package override func scrollByWheel(_ delta: CGPoint, time: TimeInterval) -> Bool {
        guard rowCount > 0, delta.y != 0, delta.y.isFinite else { return false }
        if !isMoving { lastTickedRow = middleRow }
        steps.stop()
        move(to: CGFloat(limits.clamp(Double(offset - delta.y * PickerMetrics.mouseWheelShare))))
        notifyRowPassed()
        rest.start(after: PickerMetrics.mouseWheelIdleInterval) { [weak self] in self?.release(velocity: 0) }
        return true
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // A wheel removed from the screen while moving jumps to its target.
        guard window == nil, isMoving else { return }
        stop()
        move(to: CGFloat(limits.offset(of: nearestIndex(of: selectedRow))))
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { accessibilityState.isElement = newValue }
    }
    override var accessibilityElementsHidden: Bool {
        get { true }
        set { super.accessibilityElementsHidden = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .adjustable }
        set { super.accessibilityTraits = newValue }
    }
    override var accessibilityLabel: String? {
        get { accessibilityState.label ?? source?.wheelName(self).label }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityHint: String? {
        get { accessibilityState.hint ?? source?.wheelName(self).hint }
        set { super.accessibilityHint = newValue }
    }
    /// The text of the middle row.
    override var accessibilityValue: String? {
        get { accessibilityState.value ?? rows[limits.row(at: Double(offset))]?.spokenText }
        set { super.accessibilityValue = newValue }
    }
    override func accessibilityIncrement() { step(by: 1) }
    override func accessibilityDecrement() { step(by: -1) }

    private func step(by count: Int) {
        guard rowCount > 0 else { return }
        let index = limits.row(at: Double(offset)) + count
        guard wraps || (0..<rowCount).contains(index) else { return }
        stop()
        move(to: CGFloat(limits.offset(of: index)))
        arrive(byPerson: true)
    }
}
