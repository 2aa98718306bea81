internal import CoreGraphics
public import Foundation
public import UIKitCore
public import UILists

/// Moves items by its behaviours, frame by frame, until all of them rest.
///
/// > Contract: UIKit, UIDynamicAnimator; DR-1.
/// > Units: points in the coordinates of the reference view; seconds.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    package let simulation: DynamicsSimulation
    private var added: [UIDynamicBehavior] = []

    /// For items that are not views.
    public override init() {
        simulation = DynamicsSimulation(referenceView: nil)
        super.init()
        simulation.animator = self
    }
    /// The view whose coordinates the items use.
    public init(referenceView view: UIView) {
        simulation = DynamicsSimulation(referenceView: view)
        super.init()
        simulation.animator = self
    }

    /// For the layout attributes of a collection view's elements. > Source: Apple, UIDynamicAnimator.init(collectionViewLayout:)
    ///
    /// The layout is invalidated in every frame in which an item moved; its `layoutAttributesForElements(in:)` returns the items.
    /// The reference bounds are those of the layout's content.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        self.layout = layout
        simulation.contentBounds = { [weak layout] in layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } }
        simulation.didMove = { [weak layout] in layout?.invalidateLayout() }
    }

    private weak var layout: UICollectionViewLayout?

    /// The attributes of a cell that a behaviour moves; nil if none does.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }
    /// The attributes of a supplementary view that a behaviour moves; nil if none does.
    open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind, indexPath)
    }
    /// The attributes of a decoration view that a behaviour moves; nil if none does.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, decorationViewKind, indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        for case let item as UICollectionViewLayoutAttributes in simulation.items
        where item.representedElementCategory == category && item.representedElementKind == kind && item.indexPath == indexPath {
            return item
        }
        return nil
    }

    /// The view that was passed in; nil for items that are not views. Not retained.
    open var referenceView: UIView? { simulation.referenceView }
    /// The delegate, which is notified of pauses; not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviours that were added, in order; without their children.
    open var behaviors: [UIDynamicBehavior] { added }
    /// Whether an item moves, or is about to.
    open var isRunning: Bool { simulation.isRunning }
    /// The total time of movement, without pauses.
    open var elapsedTime: TimeInterval { simulation.elapsed }

    /// Adds a behaviour, whose items begin to move with the next frame.
    ///
    /// A behaviour of another animator stays there, which is reported.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !added.contains(where: { $0 === behavior }) else { return }
        guard behavior.dynamicAnimator == nil, behavior.parent == nil else {
            let owner = behavior.parent == nil ? "another animator" : "another behaviour"
            ApplicationContext.of(referenceView).send(.log("\(type(of: behavior)) belongs to \(owner) and was not added"))
            return
        }
        behavior.announce(self)
        added.append(behavior)
        behavior.animator = self
        simulation.behaviorsChanged()
    }

    /// Removes a behaviour; its items keep their positions. One that was not added is ignored.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = added.firstIndex(where: { $0 === behavior }) else { return }
        behavior.announce(nil)
        added.remove(at: index)
        behavior.animator = nil
        simulation.behaviorsChanged()
    }

    /// Removes all behaviours.
    open func removeAllBehaviors() {
        for behavior in added { removeBehavior(behavior) }
    }

    /// The items whose frames intersect or touch `rect`.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        simulation.items.filter { item in
            let (size, center) = (item.bounds.size, item.center)
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return box.applying(item.transform).offsetBy(dx: center.x, dy: center.y).intersects(rect)
        }
    }

    /// Reads an item's position, rotation and size after they were changed elsewhere.
    open func updateItem(usingCurrentState item: any UIDynamicItem) { simulation.refresh(item) }
}
