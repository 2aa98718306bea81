package import Foundation

/// How much of a navigation bar's lower part, a large title and a search field below it, is visible at a scroll offset.
///
/// > Units: points. `pulled` is how far the content's top is below the bar's row: 0 or less once the title has scrolled away.
/// > Contract: NV-13, SE-8.
package struct NavigationBarExpansion: Hashable, Sendable {
    package var large: CGFloat
    package var search: CGFloat
    /// Whether the field hides when the content scrolls. > Contract: SE-8.
    package var searchCollapses: Bool

    package init(large: CGFloat = 0, search: CGFloat = 0, searchCollapses: Bool = false) {
        (self.large, self.search, self.searchCollapses) = (large, search, searchCollapses)
    }

    package var most: CGFloat { large + search }
    package var least: CGFloat { searchCollapses ? 0 : search }
    /// For a screen that appears for the first time: a collapsing search field is hidden.
    package var initial: CGFloat { searchCollapses ? large : most }

    /// The height of the lower part; overscrolled content stretches the bar.
    package func height(pulled: CGFloat) -> CGFloat { max(least, pulled) }

    /// The part of the height that belongs to the content's inset.
    package func inset(_ height: CGFloat) -> CGFloat { min(max(height, least), most) }

    /// The visible height of the search field.
    package func searchVisible(_ height: CGFloat) -> CGFloat {
        searchCollapses ? min(max(height - large, 0), search) : search
    }

    /// Where released content settles: title and field are fully visible or hidden.
    package func resting(pulled: CGFloat) -> CGFloat {
        let stops = searchCollapses ? [0, large, most] : [search, most]
        guard let first = stops.first, pulled > first, pulled < most else { return pulled }
        return stops.min { abs($0 - pulled) < abs($1 - pulled) } ?? pulled
    }
}
