internal import CoreGraphics
package import Foundation
internal import ObjectiveC
internal import ViewLayout

/// A view that shows one month for a pager.
@preconcurrency @MainActor package protocol MonthPaging: UIView {
    func show(_ grid: MonthGrid, _ state: DatePickerState)
    /// The user tapped a point.
    func choose(at point: CGPoint)
}

/// Months in a row: the user swipes between them, and only the three around the middle exist.
@MainActor package final class MonthPager: UIView {
    /// The middle month changed.
    package var onTurn: ((MonthGrid) -> Void)?
    package private(set) var grid: MonthGrid?
    private var state: DatePickerState?
    /// For the month before the middle one, the middle one and the next.
    private let pages: [any MonthPaging]
    private let steps = FrameLink()
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    /// The drag towards the next month. > Units: points.
    private var offset: CGFloat = 0
    private var origin: CGFloat = 0
    private var slop: CGFloat = 0

    /// > Precondition: three pages.
    package init(pages: [any MonthPaging]) {
        self.pages = pages
        super.init(frame: .zero)
        clipsToBounds = true
        Self.registerActions
        for page in pages { addSubview(page) }
        pan.addTarget(self, action: Selector("pagerDragged:"))
        tap.addTarget(self, action: Selector("pagerTapped:"))
        addGestureRecognizer(pan)
        addGestureRecognizer(tap)
    }

    package required init?(coder: NSCoder) { nil }

    private static let registerActions: Void = {
        ObjCRuntime.register(MonthPager.self, "pagerDragged:") { pager, _ in pager.dragged() }
        ObjCRuntime.register(MonthPager.self, "pagerTapped:") { pager, _ in pager.tapped() }
    }()

    // MARK: Months

    package func show(_ grid: MonthGrid, _ state: DatePickerState) {
        steps.stop()
        offset = 0
        self.grid = grid
        self.state = state
        for (page, step) in zip(pages, -1...1) {
            page.show(grid.offset(by: step), state)
            page.accessibilityElementsHidden = step != 0
        }
        place()
    }

    /// Whether a month contains a valid day.
    package func allows(_ step: Int) -> Bool {
        guard let grid, let state else { return false }
        let month = grid.offset(by: step)
        guard month != grid, let end = month.calendar.date(byAdding: .month, value: 1, to: month.start) else { return false }
        return state.rules.allowsAny(from: month.start, to: end)
    }

    package func turn(by step: Int) {
        guard allows(step), !steps.isRunning, bounds.width > 0 else { return }
        settle(on: step, velocity: 0)
    }

    private func settle(on step: Int, velocity: CGFloat) {
        let target = Double(step) * Double(bounds.width)
        guard window != nil else { return arrive(step) }
        let motion = WheelMotion.settle(from: Double(offset), to: target, velocity: Double(velocity))
        steps.run { [weak self] time in
            guard let self else { return false }
            offset = CGFloat(motion.offset(at: time))
            place()
            if motion.isFinished(at: time) { arrive(step) }
            return !motion.isFinished(at: time)
        }
    }

    private func arrive(_ step: Int) {
        steps.stop()
        offset = 0
        guard step != 0, let grid, let state else { return place() }
        let next = grid.offset(by: step)
        show(next, state)
        onTurn?(next)
    }

    private func place() {
        let direction: CGFloat = readsRightToLeft ? -1 : 1
        for (page, step) in zip(pages, -1...1) {
            page.frame = CGRect(
                x: direction * (CGFloat(step) * bounds.width - offset), y: 0, width: bounds.width, height: bounds.height)
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    // MARK: Touches

    /// A drag towards later months is positive in either layout direction.
    private func pull(_ x: CGFloat) -> CGFloat { readsRightToLeft ? x : -x }

    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let travel = pan.translation(in: self)
        return abs(travel.x) > abs(travel.y)
    }

    private func dragged() {
        let travel = pan.translation(in: self).x
        switch pan.state {
        case .began:
            steps.stop()
            slop = travel < 0 ? max(travel, -GestureMetrics.panThreshold) : min(travel, GestureMetrics.panThreshold)
            origin = offset
            follow(travel)
        case .changed: follow(travel)
        case .ended: release(velocity: pull(pan.velocity(in: self).x))
        case .cancelled, .failed: release(velocity: 0)
        case .possible: break
        }
    }

    private func follow(_ travel: CGFloat) {
        let width = Double(bounds.width)
        let raw = Double(origin + pull(travel - slop))
        // Beyond the last valid month the page resists like any list at its end.
        var limits = WheelLimits(rowHeight: max(width, 1), rows: 2)
        let low = allows(-1) ? -width : 0
        let high = allows(1) ? width : 0
        limits.rowHeight = max(high - low, 0.001)
        if high - low < 1 { limits.rows = 1 }
        offset = CGFloat(limits.banded(raw - low, viewport: width) + low)
        place()
    }

    private func release(velocity: CGFloat) {
        var step = 0
        if abs(velocity) > DatePickerMetrics.pageSpeed, velocity * offset >= 0 {
            step = velocity > 0 ? 1 : -1
        } else if abs(offset) > bounds.width / 2 {
            step = offset > 0 ? 1 : -1
        }
        if step != 0, !allows(step) { step = 0 }
        settle(on: step, velocity: velocity)
    }

    private func tapped() {
        guard tap.state == .ended, !steps.isRunning else { return }
        pages[1].choose(at: tap.location(in: pages[1]))
    }

    package override func scrollByWheel(_ delta: CGPoint, time: TimeInterval) -> Bool {
        guard abs(delta.x) > abs(delta.y) else { return false }
        turn(by: pull(delta.x) > 0 ? 1 : -1)
        return true
    }
}
