public import Foundation
public import UIKitCore
internal import ViewLayout

/// One section: a group that repeats, with its boundary and decoration items.
///
/// > Contract: UIKit, NSCollectionLayoutSection; CV-37.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup
    /// Around the groups. > Units: points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers have the section's side insets.
    open var supplementariesFollowContentInsets = true
    /// Called with every layout of the section's visible elements, as during scrolling; may change their appearance. The offset is
    /// the section's if it scrolls orthogonally, otherwise the collection view's.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Set for list sections.
    package var list: UICollectionLayoutListConfiguration?
    /// Above the section's headers; pinned ones exclude it. > Units: points.
    var headerGap: CGFloat = 0

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// The reference of content insets.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic = 0
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}

/// How a section scrolls orthogonally to the layout's direction.
///
/// > Contract: UIKit, UICollectionLayoutSectionOrthogonalScrollingBehavior; CV-37.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0
    case continuous = 1
    /// Comes to rest at the beginning of a group.
    case continuousGroupLeadingBoundary = 2
    /// By the view's width.
    case paging = 3
    /// Group by group.
    case groupPaging = 4
    case groupPagingCentered = 5
}

/// > Contract: UIKit, UICollectionLayoutSectionOrthogonalScrollingProperties
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public enum Bounce: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
    }
    /// Unless it is set, as sections of a behavior do: those that snap slow down fast.
    open var decelerationRate: UIScrollView.DecelerationRate {
        get { explicitDecelerationRate ?? .normal }
        set { explicitDecelerationRate = newValue }
    }
    private(set) var explicitDecelerationRate: UIScrollView.DecelerationRate?
    open var bounce = Bounce.automatic
}

/// Settings of a whole compositional layout.
///
/// > Contract: UIKit, UICollectionViewCompositionalLayoutConfiguration
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of everything; their index paths have one number.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
