/// The sizes of a status's images, with Weibo's names for them.
enum MediaSize: String, Sendable, CaseIterable {
    case thumbnail, bmiddle, large

    /// > Units: pixels.
    var longestSide: Int {
        switch self {
        case .thumbnail: 240
        case .bmiddle: 480
        case .large: 1024
        }
    }
}

/// The sizes of profile images, by the points they are meant for. They have two pixels for each.
enum AvatarSize: String, Sendable, CaseIterable {
    case small = "50"
    case large = "180"
    case full = "512"

    /// > Units: pixels.
    var side: Int {
        switch self {
        case .small: 100
        case .large: 360
        case .full: 1024
        }
    }
}
