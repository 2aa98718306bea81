internal import Foundation

/// Selects between the appearances of a bar and an item.
///
/// > Contract: UIKit, NV-17: the item's takes precedence over the bar's, the compact one is for low bars, and a missing scroll edge
/// appearance is transparent.
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
