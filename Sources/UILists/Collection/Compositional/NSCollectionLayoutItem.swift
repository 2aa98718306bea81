public import Foundation
internal import ProgrammerErrors
public import UIKitCore
internal import ViewLayout

/// Describes the size of one item, or by its subclass of a group of items.
///
/// > Contract: UIKit, NSCollectionLayoutItem; CV-37.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// The width and height, relative to the container that contains the item.
    public let layoutSize: NSCollectionLayoutSize
    /// Views attached to the item, such as badges; settable for groups.
    open fileprivate(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The distances by which the view is smaller than its place in the group; zero by default.
    ///
    /// Applied inside of the frame, after it is computed. > Units: points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space around the item; nil, the default, adds none.
    ///
    /// Unlike `contentInsets` it takes part in filling the group.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item without attached views.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

    /// Creates an item with attached views.
    ///
    /// - Parameters:
    ///   - layoutSize: the width and height.
    ///   - supplementaryItems: views attached to the item.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    /// `tags` collects the items that have supplementary views.
    func frame(_ tags: inout [NSCollectionLayoutItem]) -> CompositionalNode.Frame {
        var frame = CompositionalNode.Frame(layoutSize.value)
        frame.insets = EdgeInsets(
            top: Double(contentInsets.top), left: Double(contentInsets.leading), bottom: Double(contentInsets.bottom),
            right: Double(contentInsets.trailing))
        if let edgeSpacing {
            frame.before = edgeSpacing.leading?.value ?? frame.before
            frame.after = edgeSpacing.trailing?.value ?? frame.after
            frame.top = edgeSpacing.top?.value ?? frame.top
            frame.bottom = edgeSpacing.bottom?.value ?? frame.bottom
        }
        if !supplementaryItems.isEmpty {
            tags.append(self)
            frame.tag = tags.count
        }
        return frame
    }
    func node(_ environment: any NSCollectionLayoutEnvironment, _ tags: inout [NSCollectionLayoutItem]) -> CompositionalNode {
        .leaf(frame(&tags))
    }

    open nonisolated override func copy() -> Any { copy(with: nil) }
    /// An item with the same settings, and copies of the items in it. A subclass of the app overrides it; without that it is not copied.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { UncheckedBox(duplicate()) }.value }

    func duplicate() -> NSCollectionLayoutItem {
        let made = blank()
        guard type(of: made) == type(of: self) else { return self }
        made.become(self)
        return made
    }

    /// A new item of the same class with the same constants.
    func blank() -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: layoutSize) }

    /// Takes over the variables.
    func become(_ other: NSCollectionLayoutItem) {
        supplementaryItems = other.supplementaryItems.duplicated()
        (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
    }
}

extension Array where Element: NSCollectionLayoutItem {
    @MainActor func duplicated() -> [Element] { map { $0.duplicate() as? Element ?? $0 } }
}

/// Items side by side, one above the other, or in frames from the app.
///
/// > Contract: UIKit, NSCollectionLayoutGroup; CV-37.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Kind {
        case row(isHorizontal: Bool, count: Int?, sharesLength: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }
    private let kind: Kind
    /// The items that the group repeats; empty for custom groups.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// The distance between the items of the group; nil, the default, is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }

    private init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ kind: Kind) {
        (self.subitems, self.kind) = (subitems, kind)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    override func blank() -> NSCollectionLayoutItem { NSCollectionLayoutGroup(layoutSize, subitems.duplicated(), kind) }

    override func become(_ other: NSCollectionLayoutItem) {
        super.become(other)
        interItemSpacing = (other as? NSCollectionLayoutGroup)?.interItemSpacing
    }

    private class func row(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int? = nil, shares: Bool = false
    ) -> Self {
        ProgrammerError.require(
            count ?? 1 > 0, "Invalid group count: \(count ?? 0). Count must be greater than zero.", name: .invalidArgument)
        return NSCollectionLayoutGroup(size, subitems, .row(isHorizontal: isHorizontal, count: count, sharesLength: shares)).instance(
            of: self)
    }

    /// Items side by side; repeats them while they fit.
    ///
    /// - Parameters:
    ///   - layoutSize: the size of the group.
    ///   - subitems: the items, in their order.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        row(layoutSize, subitems, isHorizontal: true)
    }
    /// Items one above the other; repeats them while they fit.
    ///
    /// - Parameters:
    ///   - layoutSize: the size of the group.
    ///   - subitems: the items, in their order.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        row(layoutSize, subitems, isHorizontal: false)
    }
    /// A number of equal items side by side that share the group's width.
    ///
    /// - Parameters:
    ///   - layoutSize: the size of the group.
    ///   - subitem: the item, whose width is ignored.
    ///   - count: how many there are; less than 1 is a programming error.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { row(layoutSize, [subitem], isHorizontal: true, count: count, shares: true) }
    /// A number of equal items one above the other that share the group's height.
    ///
    /// - Parameters:
    ///   - layoutSize: the size of the group.
    ///   - subitem: the item, whose height is ignored.
    ///   - count: how many there are; less than 1 is a programming error.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { row(layoutSize, [subitem], isHorizontal: false, count: count, shares: true) }
    /// A number of items side by side with their own sizes.
    ///
    /// - Parameters:
    ///   - layoutSize: the size of the group.
    ///   - subitem: the item.
    ///   - count: how many there are; less than 1 is a programming error.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { row(layoutSize, [subitem], isHorizontal: true, count: count) }
    /// A number of items one above the other with their own sizes.
    ///
    /// - Parameters:
    ///   - layoutSize: the size of the group.
    ///   - subitem: the item.
    ///   - count: how many there are; less than 1 is a programming error.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { row(layoutSize, [subitem], isHorizontal: false, count: count) }
    /// Items in frames from the app.
    ///
    /// - Parameters:
    ///   - layoutSize: the size of the group.
    ///   - itemProvider: returns the frames, in points of the group; called with the group's size.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)).instance(of: self) }

    /// Returns a short text for logs.
    open func visualDescription() -> String {
        "<\(type(of: self)): \(subitems.count) subitems, spacing \(interItemSpacing?.spacing ?? 0)>"
    }

    override func node(_ environment: any NSCollectionLayoutEnvironment, _ tags: inout [NSCollectionLayoutItem]) -> CompositionalNode {
        let own = frame(&tags)
        switch kind {
        case .row(let isHorizontal, let count, let sharesLength):
            var group = CompositionalNode.Group()
            group.isHorizontal = isHorizontal
            group.count = count
            group.sharesLength = sharesLength
            group.spacing = interItemSpacing?.value ?? CompositionalSpacing()
            group.children = subitems.map { $0.node(environment, &tags) }
            return .group(own, group)
        case .custom(let provider):
            let traits = environment.traitCollection
            return .custom(own) { size in
                MainActor.assumeIsolated {
                    let inner = LayoutEnvironment(size: CGSize(width: size.width, height: size.height), traits: traits)
                    return provider(inner).map {
                        (LayoutRect(x: $0.frame.minX, y: $0.frame.minY, width: $0.frame.width, height: $0.frame.height), $0.zIndex)
                    }
                }
            }
        }
    }
}

/// Returns the frames of a custom group's items for the group's size and traits.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of one item of a custom group. > Units: points in the group.
///
/// > Contract: UIKit, NSCollectionLayoutGroupCustomItem
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// The item's frame in points of the group.
    public let frame: CGRect
    /// The position from back to front; 0 by default, larger values are in front.
    public let zIndex: Int

    /// Creates the frame of an item.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
    /// Creates the frame of an item.
    ///
    /// - Parameters:
    ///   - frame: the frame in points of the group.
    ///   - zIndex: the position from back to front.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }

    open nonisolated override func copy() -> Any { self }
    /// The object itself, because it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
