package import Foundation

extension UICollectionView {
    public static nonisolated let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static nonisolated let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Along which axis content grows.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// Where scrolling to an item brings it; one of each axis may be joined.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    /// How soon items make room for one that is dragged.
    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0
        case fast = 1
        case slow = 2

        /// How long a drag stays at a place before items make room there (R). > Units: seconds.
        var delay: TimeInterval {
            switch self {
            case .immediate: 0
            case .fast: 0.15
            case .slow: 0.5
            }
        }
    }

    /// Whether views that are shown already may ask for another size.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}

public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

/// Numbers of collection views. > Facts 3.3, 6.10.
package enum CollectionMetrics {
    /// > Units: seconds. Remembered.
    package static let updateDuration: TimeInterval = 0.3
    /// In front of everything else: an item under a finger. Derived.
    package static let movingItemZIndex = Int(Int32.max)
    /// Headers that stay in sight lie above cells. Remembered.
    package static let pinnedZIndex = 10
    /// How far an item under a finger stands out. Remembered.
    package static let movingItemScale: CGFloat = 1.05
    /// Passes of one layout in which views ask for sizes, before what they ask is left for the next. Derived.
    package static let sizingPasses = 24
    /// How much of the view beyond its edges is prepared for, of its length. Derived.
    package static let lookahead: CGFloat = 0.5
    /// Views of a kind that a reload leaves for later at least.
    static let maximumReusableViews = 16
}
