internal import Foundation

extension BarCoding {
    static func decode(_ bar: UISearchBar, from coder: NSCoder) {
        let properties = look(bar, coder, \.barStyle, \.isTranslucent, \.barTintColor)
        if let style = coder.integer("UISearchBarStyle").flatMap({ UISearchBar.Style(rawValue: UInt(clamping: $0)) }) {
            bar.searchBarStyle = style
        }
        properties.object("UIBackgroundImage", \.backgroundImage)
        properties.flag("UIShowsBookmarkButton", \.showsBookmarkButton)
        properties.flag("UIShowsSearchResultsButton", \.showsSearchResultsButton)
        properties.flag("UIShowsScopeBar", \.showsScopeBar)
        properties.object("UIScopeButtonTitles", \.scopeButtonTitles)
        properties.integer("UISelectedScopeButtonIndex", \.selectedScopeButtonIndex)
        InputTraitCoding.decode(bar, from: coder)
        InputTraitCoding.decodeSmart(bar.searchTextField, from: coder)
    }
}
