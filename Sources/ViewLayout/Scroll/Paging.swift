/// The page at which a scroll view comes to rest.
///
/// > Contract: facts 3.4: a flick turns the page, otherwise the nearest is the target; at most one page from where the drag began.
package enum Paging {
    /// > Parameters: `start`: where the drag began. `page`: the length of a page, the viewport.
    package static func target(from offset: Double, velocity: Double, start: Double, page: Double, on axis: ScrollAxis) -> Double {
        guard page > 0 else { return axis.clamp(offset) }
        let place = offset / page
        let first = (start / page).rounded()
        let wanted: Double
        if abs(velocity) >= ScrollMotionMetrics.pageFlickSpeed, axis.contains(offset) {
            wanted = velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
        } else {
            wanted = place.rounded()
        }
        return axis.clamp(min(max(wanted, first - 1), first + 1) * page)
    }
}

extension AxisMotion {
    /// To a page instead, with a spring. Overscroll still bounces back.
    /// > Parameters: `pace`: the speed that determines the page; `velocity`: the content's. `start`: where the drag began.
    package func turningPage(
        from offset: Double, velocity: Double, pace: Double, start: Double, on axis: ScrollAxis, quantum: Double
    ) -> AxisMotion {
        guard axis.upper > axis.lower, axis.contains(offset) else { return self }
        let target = Paging.target(from: offset, velocity: pace, start: start, page: axis.viewport, on: axis)
        return .settle(from: offset, velocity: velocity, to: target, quantum: quantum, prefersSpring: true)
    }
}
