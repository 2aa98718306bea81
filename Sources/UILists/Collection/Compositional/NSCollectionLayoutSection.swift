public import Foundation
public import UIKitCore
internal import ViewLayout

/// One section: a group that repeats, with its boundary and decoration items.
///
/// > Contract: UIKit, NSCollectionLayoutSection; CV-37.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup
    /// The distances between the section's edges and its groups; zero by default.
    ///
    /// Around the groups. > Units: points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups in points; 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// From where `contentInsets` are measured; `automatic`, the default, is the layout configuration's.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// From where headers and footers are measured; `automatic`, the default, is the same as for the items.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether and how the section scrolls across the layout's direction; `none` by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Further settings of a section that scrolls across the layout's direction.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and other views at the edges of the section; empty by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers have the section's side insets; true by default.
    open var supplementariesFollowContentInsets = true
    /// Called with every layout of the section's visible elements, as during scrolling; may change their appearance. The offset is
    /// the section's if it scrolls orthogonally, otherwise the collection view's.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Views behind the section; empty by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Set for list sections.
    package var list: UICollectionLayoutListConfiguration?
    /// Above the section's headers; pinned ones exclude it. > Units: points.
    var headerGap: CGFloat = 0

    /// Creates a section.
    ///
    /// - Parameter group: the group, which is repeated until all items of the section have a place.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    open nonisolated override func copy() -> Any { copy(with: nil) }
    /// A section with the same settings, and copies of its group and items. A subclass of the app overrides it; without that it is not
    /// copied.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { UncheckedBox(duplicate()) }.value }

    private func duplicate() -> NSCollectionLayoutSection {
        guard type(of: self) == NSCollectionLayoutSection.self else { return self }
        let made = NSCollectionLayoutSection(group: group.duplicate() as? NSCollectionLayoutGroup ?? group)
        (made.contentInsets, made.interGroupSpacing) = (contentInsets, interGroupSpacing)
        made.contentInsetsReference = contentInsetsReference
        made.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        made.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        made.orthogonalScrollingProperties.become(orthogonalScrollingProperties)
        made.boundarySupplementaryItems = boundarySupplementaryItems.duplicated()
        made.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        made.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        made.decorationItems = decorationItems.duplicated()
        (made.list, made.headerGap) = (list, headerGap)
        return made
    }
}

/// Receives the section's visible elements, the content offset and the available size.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// The reference of content insets.
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the surrounding configuration.
    case automatic = 0
    /// The edges of the collection view.
    case none = 1
    /// The safe area of the collection view.
    case safeArea = 2
    /// The layout margins of the collection view.
    case layoutMargins = 3
    /// The width that is comfortable for reading.
    case readableContent = 4
}

/// How a section scrolls orthogonally to the layout's direction.
///
/// > Contract: UIKit, UICollectionLayoutSectionOrthogonalScrollingBehavior; CV-37.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll across the layout's direction.
    case none = 0
    /// Scrolls freely and comes to rest anywhere.
    case continuous = 1
    /// Comes to rest at the beginning of a group.
    case continuousGroupLeadingBoundary = 2
    /// By the view's width.
    case paging = 3
    /// Group by group.
    case groupPaging = 4
    /// Group by group, each at rest in the centre.
    case groupPagingCentered = 5
}

/// Settings of a section that scrolls across the layout's direction.
///
/// > Contract: UIKit, UICollectionLayoutSectionOrthogonalScrollingProperties
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether content moves past its ends and back.
    public enum Bounce: Int, Sendable {
        /// Bounces, as `always` in Ferry.
        case automatic = 0
        /// Bounces at both ends.
        case always = 1
        /// Stops at the ends.
        case never = 2
    }
    /// How fast scrolling slows down; by default slow, and fast for behaviors that come to rest at groups or pages.
    open var decelerationRate: UIScrollView.DecelerationRate {
        get { explicitDecelerationRate ?? .normal }
        set { explicitDecelerationRate = newValue }
    }
    private(set) var explicitDecelerationRate: UIScrollView.DecelerationRate?
    /// Whether content moves past its ends; `automatic` by default.
    open var bounce = Bounce.automatic

    func become(_ other: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        (explicitDecelerationRate, bounce) = (other.explicitDecelerationRate, other.bounce)
    }
}

/// Settings of a whole compositional layout.
///
/// > Contract: UIKit, UICollectionViewCompositionalLayoutConfiguration
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// The direction in which sections follow each other; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections in points; 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of everything; their index paths have one number.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// From where the insets of sections with the reference `automatic` are measured; the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    open nonisolated override func copy() -> Any { copy(with: nil) }
    /// A configuration with the same settings and copies of its items. A subclass of the app overrides it; without that it is not copied.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { UncheckedBox(plainCopy()) }.value }

    /// For properties that have their own copy.
    func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
        copy() as? UICollectionViewCompositionalLayoutConfiguration ?? plainCopy()
    }

    private func plainCopy() -> UICollectionViewCompositionalLayoutConfiguration {
        guard type(of: self) == UICollectionViewCompositionalLayoutConfiguration.self else { return self }
        let made = UICollectionViewCompositionalLayoutConfiguration()
        (made.scrollDirection, made.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        made.boundarySupplementaryItems = boundarySupplementaryItems.duplicated()
        made.contentInsetsReference = contentInsetsReference
        return made
    }
}
