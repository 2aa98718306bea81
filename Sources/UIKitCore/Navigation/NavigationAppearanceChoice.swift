internal import Foundation

/// Which of a bar's and an item's appearances counts.
///
/// > Contract: UIKit, NV-17: the item's beats the bar's, the compact one is for low bars, and at the edge of scrolling none is transparent.
@MainActor struct NavigationAppearanceChoice {
    let bar: UINavigationBar
    let item: UINavigationItem?
    let isCompact: Bool
    let isAtScrollEdge: Bool

    var appearance: UINavigationBarAppearance {
        let standard = item?.standardAppearance ?? bar.standardAppearance
        let compact = isCompact ? item?.compactAppearance ?? bar.compactAppearance : nil
        guard isAtScrollEdge else { return compact ?? standard }
        let low = isCompact ? item?.compactScrollEdgeAppearance ?? bar.compactScrollEdgeAppearance : nil
        if let edge = low ?? item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance { return edge }
        let clear = UINavigationBarAppearance(barAppearance: compact ?? standard)
        clear.configureWithTransparentBackground()
        return clear
    }
}
