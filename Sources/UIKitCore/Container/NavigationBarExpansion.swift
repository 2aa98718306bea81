package import Foundation

/// How much of a navigation bar's lower part, a large title and a search field below it, shows for a place of the content.
///
/// > Units: points. Pulled is how far the content's top lies below the bar's row: 0 and less once the title has gone.
/// > Contract: NV-13, SE-8.
package struct NavigationBarExpansion: Hashable, Sendable {
    package var large: CGFloat
    package var search: CGFloat
    /// Whether the field goes when the content scrolls. > Contract: SE-8.
    package var searchCollapses: Bool

    package init(large: CGFloat = 0, search: CGFloat = 0, searchCollapses: Bool = false) {
        (self.large, self.search, self.searchCollapses) = (large, search, searchCollapses)
    }

    package var most: CGFloat { large + search }
    package var least: CGFloat { searchCollapses ? 0 : search }
    /// Of a screen that comes for the first time: a field that collapses is tucked away.
    package var initial: CGFloat { searchCollapses ? large : most }

    /// The height of the lower part; content pulled beyond its end takes the bar along.
    package func height(pulled: CGFloat) -> CGFloat { max(least, pulled) }

    /// What of the height belongs to the content's inset.
    package func inset(_ height: CGFloat) -> CGFloat { min(max(height, least), most) }

    /// What of the field shows.
    package func searchVisible(_ height: CGFloat) -> CGFloat {
        searchCollapses ? min(max(height - large, 0), search) : search
    }

    /// Where content let go of comes to rest: title and field show whole or not at all.
    package func resting(pulled: CGFloat) -> CGFloat {
        let stops = searchCollapses ? [0, large, most] : [search, most]
        guard let first = stops.first, pulled > first, pulled < most else { return pulled }
        return stops.min { abs($0 - pulled) < abs($1 - pulled) } ?? pulled
    }
}
