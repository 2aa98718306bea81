internal import ConstraintEngine
internal import Foundation
internal import Synchronization

/// A view or layout guide as constraints see it: four variables, and what determines them besides constraints of the app.
///
/// Constraints hold the item, not the view: it outlives its view and then has no owner. Positions are relative to the superview, or to the
/// view that owns a guide, so that moving a view changes none of the variables inside it.
@MainActor final class LayoutItem {
    /// The variables of an item's alignment rectangle.
    struct Variables {
        var x: SolverVariable
        var y: SolverVariable
        var width: SolverVariable
        var height: SolverVariable

        /// New variables. No size is negative: an optional constraint, so that a view of no size is no conflict before its first layout.
        init(in solver: ConstraintSolver) {
            (x, y) = (solver.makeVariable(), solver.makeVariable())
            (width, height) = (solver.makeVariable(), solver.makeVariable())
            for size in [width, height] { _ = solver.add(SolverTerm(size), constant: 0, Self.notNegative, isInternal: true) }
        }

        /// Just below required.
        private static let notNegative = SolverStrength.atLeastZero(999.5)
    }

    /// What gives the item its rectangle, besides constraints.
    enum Source {
        /// A view with constraints only, and its content size.
        case constraints
        /// A view whose frame is set: by its autoresizing mask, its controller, or the app.
        case frame
        /// A guide that follows its view's edges: the safe area, margins, the keyboard.
        case guide
    }

    /// The lengths of a frame that follow the superview's, by the autoresizing mask. > Contract: TA-1.
    struct FollowedLengths: OptionSet {
        let rawValue: UInt8
        static let width = FollowedLengths(rawValue: 1)
        static let height = FollowedLengths(rawValue: 2)
    }

    /// What a constraint of the framework determines.
    enum Part: UInt8 { case minX, minY, width, height, left, top, bottom }

    /// Whether the view or guide still exists; cheaper than asking for it.
    var hasOwner: Bool { storedOwner != nil && !isGone.load(ordering: .acquiring) }
    /// The view or guide; nil once it is deallocated.
    var owner: AnyObject? { isGone.load(ordering: .acquiring) ? nil : storedOwner }
    var view: UIView? { isGone.load(ordering: .acquiring) ? nil : storedView }
    private unowned(unsafe) var storedOwner: AnyObject?
    private unowned(unsafe) var storedView: UIView?
    /// Set by the deinitializer of the view or guide, which may run on any thread, before its memory is freed.
    nonisolated let isGone = Atomic(false)
    /// Nil until a constraint counts.
    var variables: Variables?
    var source: Source?
    /// As the constraints in `fixed` have them.
    var followed: FollowedLengths = []
    /// Four constraints for x, y, width and height, of a frame or a guide.
    var fixed: [SolverConstraint] = []
    var contentWidth: SolverConstraint?
    var contentHeight: SolverConstraint?
    var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The width that the content's height was measured for.
    var measuredWidth: CGFloat?
    /// The height depends on the width, as of a label with several lines.
    var wraps = false
    var isWaitingForMeasure = false
    /// Active constraints whose constant depends on the item's margins or baselines.
    var dependents: [NSLayoutConstraint] = []
    /// A bar, a list or another host gives the view its frame, which counts more than its own constraints do.
    var isHosted = false
    /// The size that a host gave the view.
    var hostedSize: CGSize?
    /// In its container's list of items to place.
    var isMoved = false
    /// The solution that put it there last.
    var movedBy: UInt64 = 0

    init() {}
    init(view: UIView) { (storedOwner, storedView) = (view, view) }
    init(guide: UILayoutGuide) { storedOwner = guide }

    var guide: UILayoutGuide? { view == nil ? owner as? UILayoutGuide : nil }

    /// The view in whose coordinates the position is: the superview, or the owner of a guide.
    var container: UIView? {
        // Without closures: each would check at run time that it is on the main actor, for every variable that moves.
        if let view { return view.parent }
        return guide?.owningView
    }

    /// The view for questions about margins, direction and hierarchy.
    var representative: UIView? { view ?? guide?.owningView }

    var wantedSource: Source {
        guard let view else { return guide?.tracking == nil ? .constraints : .guide }
        return view.translatesAutoresizingMaskIntoConstraints || isHosted ? .frame : .constraints
    }

    /// In a superview that constraints size, a length that alone is flexible is the superview's and a constant, in both directions: what is in the
    /// view enlarges the superview. One that shares with margins is as long as the frame says.
    var wantedFollowed: FollowedLengths {
        guard let view, wantedSource == .frame, !isHosted, let parent = view.parent, !parent.translatesAutoresizingMaskIntoConstraints,
            parent.participation?.item.isHosted != true
        else { return [] }
        let mask = view.autoresizingMask
        var lengths: FollowedLengths = []
        if mask.intersection([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) == .flexibleWidth { lengths.insert(.width) }
        if mask.intersection([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]) == .flexibleHeight { lengths.insert(.height) }
        return lengths
    }

    func ownerIsGone() {
        isGone.store(true, ordering: .releasing)
        (storedOwner, storedView) = (nil, nil)
        LayoutEngine.shared.release(self)
        dependents = []
    }
}

/// What a view or guide has to do with constraint layout: its item, and the constraints and guides that it has.
///
/// Only a view that takes part has one.
@MainActor final class LayoutParticipation {
    let item: LayoutItem
    /// In order of installation; nil where one was removed.
    private var slots: [NSLayoutConstraint?] = []
    private var removed = 0
    var guides: [UILayoutGuide] = []
    /// A subview or own guide has variables: layout applies their values.
    var appliesToSubviews = false
    /// Items whose rectangle changed since the last layout.
    var moved: [LayoutItem] = []
    /// A subview was added: it may wait for constraints.
    var subviewsChanged = true
    /// Guides of the view that follow its insets.
    var trackingGuides: [LayoutItem] = []
    /// Another number whenever a constraint was added or removed; no two participations have the same.
    private(set) var stamp = LayoutParticipation.nextStamp()
    /// What measures the view; nil until its size was asked for.
    var fittingSystem: FittingSystem?

    init(_ item: LayoutItem) { self.item = item }

    isolated deinit {
        for constraint in slots { constraint?.ownerIsGone() }
        item.ownerIsGone()
    }

    var constraints: [NSLayoutConstraint] { slots.compactMap { $0 } }
    var hasConstraints: Bool { slots.count > removed }

    private static var lastStamp: UInt64 = 0
    private static func nextStamp() -> UInt64 {
        lastStamp += 1
        return lastStamp
    }

    func append(_ constraint: NSLayoutConstraint) {
        stamp = Self.nextStamp()
        constraint.slot = slots.count
        slots.append(constraint)
    }

    /// Takes constant time: one of many constraints is found by its position.
    func remove(_ constraint: NSLayoutConstraint) {
        stamp = Self.nextStamp()
        slots[constraint.slot] = nil
        removed += 1
        guard removed > 16, removed * 2 > slots.count else { return }
        slots.removeAll { $0 == nil }
        removed = 0
        for (index, constraint) in slots.enumerated() { constraint?.slot = index }
    }
}

extension UIView {
    /// The view's part in constraint layout, made when first needed.
    var madeParticipation: LayoutParticipation {
        if let participation { return participation }
        let made = LayoutParticipation(LayoutItem(view: self))
        participation = made
        return made
    }

    var layoutItem: LayoutItem { madeParticipation.item }
}
