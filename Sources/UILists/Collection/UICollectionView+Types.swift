package import Foundation

extension UICollectionView {
    public static nonisolated let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static nonisolated let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The axis along which content grows.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// Where scrolling positions an item; one value of each axis may be combined.
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

    /// How soon items move aside for a drag.
    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0
        case fast = 1
        case slow = 2

        /// How long a drag rests at a position before items move aside there (R). > Units: seconds.
        var delay: TimeInterval {
            switch self {
            case .immediate: 0
            case .fast: 0.15
            case .slow: 0.5
            }
        }
    }

    /// Whether visible views may change their size.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}

public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

/// Metrics of collection views. > Facts 3.3, 6.10.
package enum CollectionMetrics {
    /// > Units: seconds. Remembered.
    package static let updateDuration: TimeInterval = 0.3
    /// In front of everything else: an item being moved. Derived.
    package static let movingItemZIndex = Int(Int32.max)
    /// Pinned headers are above cells. Remembered.
    package static let pinnedZIndex = 10
    /// The scale of an item being moved. Remembered.
    package static let movingItemScale: CGFloat = 1.05
    /// Self-sizing passes of one layout; further changes wait for the next layout. Derived.
    package static let sizingPasses = 24
    /// How far beyond the view's edges elements are prepared, as a fraction of its length. Derived.
    package static let lookahead: CGFloat = 0.5
    /// Minimum limit of a reuse queue after a reload.
    static let maximumReusableViews = 16
}
