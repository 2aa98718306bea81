/// Albums that fill themselves.
package enum SmartAlbum: String, CaseIterable, Sendable {
    case recents, favorites, videos, panoramas, screenshots, animated, recentlyAdded, hidden

    /// The title in English, from which what shows it makes the one in the user's language.
    package var title: String {
        switch self {
        case .recents: "Recents"
        case .favorites: "Favorites"
        case .videos: "Videos"
        case .panoramas: "Panoramas"
        case .screenshots: "Screenshots"
        case .animated: "Animated"
        case .recentlyAdded: "Recently Added"
        case .hidden: "Hidden"
        }
    }

    package func contains(_ asset: PhotoAsset) -> Bool {
        guard asset.isHidden == (self == .hidden) else { return false }
        return switch self {
        case .recents, .recentlyAdded, .hidden: true
        case .favorites: asset.isFavorite
        case .videos: false
        case .panoramas: asset.kind == .panorama
        case .screenshots: asset.kind == .screenshot
        case .animated: asset.kind == .animation
        }
    }
}
