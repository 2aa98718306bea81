import Foundation

/// Numbers of UIPageControl on iOS 14-17. > Units: points, seconds. Confidence R (facts 2.3).
enum PageControlMetrics {
    static let height: CGFloat = 26
    static let dotDiameter: CGFloat = 8
    /// Between the edges of two indicators.
    static let gap: CGFloat = 9
    /// Between the platter's end and the first indicator.
    static let padding: CGFloat = 13
    /// Of the last indicators of a row that goes on: the outermost first.
    static let edgeScales: [CGFloat] = [0.45, 0.72]
    /// How far a finger moves before it scrubs, and how long it rests.
    static let scrubDistance: CGFloat = 8
    static let scrubDelay = 0.25
    static let moveDuration = 0.25
    /// Of indicators without a colour of their own.
    static let inactiveAlpha: CGFloat = 0.35
    /// How long the capsule of a page with progress is, in dots.
    static let progressStretch: CGFloat = 4
}

/// Which indicators of a page control are shown, where and how large. > Units: points, in the control's bounds.
///
/// A row that has no room for all pages shows a window of them, which moves so that the current one keeps its full size; the indicators at
/// an end that goes on are small.
struct PageControlLayout: Sendable {
    /// One indicator on show.
    struct Slot: Sendable, Hashable {
        var page: Int
        /// Of the middle, along the row from its start.
        var position: CGFloat
        var scale: CGFloat
    }

    var pages: Int
    var current: Int
    /// The largest indicator's length along the row.
    var indicator: CGFloat = PageControlMetrics.dotDiameter
    /// What the current indicator is longer by, for one that shows progress.
    var stretch: CGFloat = 0
    var pitch: CGFloat { indicator + PageControlMetrics.gap }

    /// The length that shows `count` pages in full.
    func length(for count: Int) -> CGFloat {
        guard count > 0 else { return 0 }
        return 2 * PageControlMetrics.padding + indicator + CGFloat(count - 1) * pitch + stretch
    }

    /// How many indicators a row of this length has room for; at least one.
    func space(in length: CGFloat) -> Int {
        let free = length - 2 * PageControlMetrics.padding - indicator - stretch
        guard free.isFinite, free >= 0 else { return free == .infinity ? pages : min(pages, 1) }
        return min(pages, Int(min(free / pitch + 1e-6, 100_000)) + 1)
    }

    /// The first page of the window, near where it was: the current page keeps away from ends that go on.
    func firstVisible(in length: CGFloat, before: Int) -> Int {
        let space = space(in: length)
        guard space < pages else { return 0 }
        let margin = min(PageControlMetrics.edgeScales.count, (space - 1) / 2)
        var first = before
        if current - first < margin { first = current - margin }
        if current - first > space - 1 - margin { first = current - (space - 1 - margin) }
        return min(max(0, first), pages - space)
    }

    /// The indicators of a window that starts at `first`, in the middle of the row.
    func slots(in length: CGFloat, first: Int) -> [Slot] {
        let space = space(in: length)
        guard space > 0 else { return [] }
        let taken = indicator + CGFloat(space - 1) * pitch + stretch
        var position = (length - taken) / 2 + indicator / 2
        return (0..<space).map { index in
            let page = first + index
            let extra = page == current ? stretch : 0
            let slot = Slot(page: page, position: position + extra / 2, scale: scale(of: index, space: space, first: first))
            position += pitch + extra
            return slot
        }
    }

    private func scale(of index: Int, space: Int, first: Int) -> CGFloat {
        let ladder = PageControlMetrics.edgeScales
        guard space > 1, first + index != current else { return 1 }
        var scale: CGFloat = 1
        if first > 0, index < ladder.count { scale = min(scale, ladder[index]) }
        if first + space < pages, space - 1 - index < ladder.count { scale = min(scale, ladder[space - 1 - index]) }
        return scale
    }

    /// The page a finger has scrubbed to, having moved this far along the row from where it took hold of a page.
    func page(scrubbedFrom start: Int, by distance: CGFloat, in length: CGFloat) -> Int {
        guard pages > 0, distance.isFinite else { return start }
        let step = pages > 1 ? min(pitch, max(1, (length - 2 * PageControlMetrics.padding) / CGFloat(pages - 1))) : pitch
        let moved = Int(min(max((distance / step).rounded(), -1e6), 1e6))
        return min(max(0, start + moved), pages - 1)
    }
}
