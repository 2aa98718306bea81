public import Foundation
internal import ProgrammerErrors
public import UIKitCore
internal import ViewLayout

/// Describes the size of one item, or by its subclass of a group of items.
///
/// > Contract: UIKit, NSCollectionLayoutItem; CV-37.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    open fileprivate(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Applied inside of the frame, after it is computed. > Units: points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

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

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
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
    open private(set) var subitems: [NSCollectionLayoutItem]
    open var interItemSpacing: NSCollectionLayoutSpacing?
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }

    private init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ kind: Kind) {
        (self.subitems, self.kind) = (subitems, kind)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    private class func row(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int? = nil, shares: Bool = false
    ) -> NSCollectionLayoutGroup {
        ProgrammerError.require(
            count ?? 1 > 0, "Invalid group count: \(count ?? 0). Count must be greater than zero.", name: .invalidArgument)
        return NSCollectionLayoutGroup(size, subitems, .row(isHorizontal: isHorizontal, count: count, sharesLength: shares))
    }

    /// Repeats the items while they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        row(layoutSize, subitems, isHorizontal: true)
    }
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        row(layoutSize, subitems, isHorizontal: false)
    }
    /// A number of equal items that share the group's length.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { row(layoutSize, [subitem], isHorizontal: true, count: count, shares: true) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { row(layoutSize, [subitem], isHorizontal: false, count: count, shares: true) }
    /// A number of items with their own sizes.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { row(layoutSize, [subitem], isHorizontal: true, count: count) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { row(layoutSize, [subitem], isHorizontal: false, count: count) }
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }

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

public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of one item of a custom group. > Units: points in the group.
///
/// > Contract: UIKit, NSCollectionLayoutGroupCustomItem
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
