package import Foundation

extension UICollectionView {
    /// The kind of the headers of flow and compositional layouts.
    public static nonisolated let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footers of flow and compositional layouts.
    public static nonisolated let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The axis along which content grows.
    public enum ScrollDirection: Int, Sendable {
        /// Content grows downwards; lines of items are horizontal.
        case vertical = 0
        /// Content grows sideways; lines of items are vertical.
        case horizontal = 1
    }

    /// Where scrolling positions an item; one value of each axis may be combined.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item's upper edge is at the view's upper edge, below its adjusted content inset.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item is in the middle of the visible height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item's lower edge is at the view's lower edge.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item's left edge is at the view's left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item is in the middle of the visible width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item's right edge is at the view's right edge.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// What an element of a layout shows.
    public enum ElementCategory: UInt, Sendable {
        /// An item, by a `UICollectionViewCell`.
        case cell = 0
        /// Additional information about a section or item, such as a header; its view comes from the data source.
        case supplementaryView = 1
        /// A view of the layout itself, such as a background; the data source does not know it.
        case decorationView = 2
    }

    /// How soon items move aside for a drag.
    public enum ReorderingCadence: Int, Sendable {
        /// Items move aside as soon as the drag is over a new position.
        case immediate = 0
        /// Items move aside after the drag rested for 0.15 seconds.
        case fast = 1
        /// Items move aside after the drag rested for 0.5 seconds.
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
        /// Sizes change only when the layout is invalidated.
        case disabled = 0
        /// A view whose intrinsic content size is invalidated is measured again.
        case enabled = 1
        /// The same for changes of constraints in its content; in Ferry the same as `enabled`.
        case enabledIncludingConstraints = 2
    }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}

/// The older name of `UICollectionView.elementKindSectionHeader`.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The older name of `UICollectionView.elementKindSectionFooter`.
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
