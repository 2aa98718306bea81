internal import ConstraintEngine
internal import Foundation

/// Translates constraints, frames and content sizes for the solver, and its values back into frames.
///
/// There is one engine: trees of views that no constraint relates do not touch each other in it, and a view moves between trees without
/// being translated again. Changes are collected; they are solved when a layout pass begins, or a size is requested.
/// > Contract: UIKit, UC-1 to UC-4; AL-1 to AL-6; TA-1 to TA-6.
@MainActor final class LayoutEngine {
    static let shared = LayoutEngine()

    let solver = ConstraintSolver()
    /// A constraint has been activated: until then hierarchy changes need not look for constraints.
    private(set) var isUsed = false
    /// A list measures its cells again when constraints in them change.
    var reportsChanges = false
    /// The items of variables, by the index of the variable.
    private var items: [Unmanaged<LayoutItem>?] = []
    private var waitingConstraints: [NSLayoutConstraint] = []
    private var waitingForMeasure: [LayoutItem] = []
    private var waitingForSource: [LayoutItem] = []
    private var isUpdating = false
    /// The number of the last solution.
    private var solution: UInt64 = 0
    private var isApplying = false
    /// The view that has its new size and not its new position: its safe area is computed once, after both.
    private(set) var resized: ObjectIdentifier?
    /// The constraints of the solver, to name those in conflict.
    private var sources: [Unmanaged<NSLayoutConstraint>?] = []
    private var internals: [Int32: (item: LayoutItem, part: LayoutItem.Part)] = [:]
    private var lowering = ConstraintLowering()
    /// Rounds in which content sizes depended on widths that the next round changed.
    private static let mostRounds = 12
    private static let hosted: Float = 999
    /// Below what is required, and above every priority that apps use.
    private static let wrapping: Float = 999.5

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        isUsed = true
        guard !constraint.isWaiting else { return }
        constraint.isWaiting = true
        waitingConstraints.append(constraint)
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let known = constraint.solverConstraint else { return }
        constraint.solverConstraint = nil
        sources[Int(known.index)] = nil
        solver.remove(known)
        guard ConstraintLowering.dependsOnMetrics(constraint) else { return }
        for item in [constraint.first, constraint.second] { item?.dependents.removeAll { $0 === constraint } }
    }

    func constantChanged(_ constraint: NSLayoutConstraint) {
        constraint.owner?.constraintsDidChange()
        guard let known = constraint.solverConstraint else { return }
        solver.setConstant(constraint.base - Double(constraint.constant), of: known)
    }

    func priorityChanged(_ constraint: NSLayoutConstraint) {
        constraint.owner?.constraintsDidChange()
        guard let known = constraint.solverConstraint else { return }
        solver.setStrength(ConstraintLowering.strength(of: constraint), of: known)
    }

    /// Translates constraints that were activated since the last time.
    private func lowerWaiting() {
        guard !waitingConstraints.isEmpty else { return }
        let waiting = waitingConstraints
        waitingConstraints = []
        sources.reserveCapacity(sources.count + waiting.count)
        for constraint in waiting {
            constraint.isWaiting = false
            guard constraint.isInstalled, constraint.solverConstraint == nil, let first = constraint.first, first.hasOwner else { continue }
            lower(constraint)
        }
    }

    private func lower(_ constraint: NSLayoutConstraint) {
        ConstraintValidator.axes(of: constraint)
        lowering.lower(constraint) { variables(of: $0) }
        constraint.base = lowering.constant
        let known = lowering.terms.withUnsafeBufferPointer {
            solver.add(
                $0, constant: lowering.constant - Double(constraint.constant), ConstraintLowering.strength(of: constraint),
                isInternal: constraint.isInternal)
        }
        constraint.solverConstraint = known
        while sources.count <= Int(known.index) { sources.append(nil) }
        sources[Int(known.index)] = Unmanaged.passUnretained(constraint)
        guard ConstraintLowering.dependsOnMetrics(constraint) else { return }
        for item in [constraint.first, constraint.second] { item?.dependents.append(constraint) }
    }

    /// Translates a constraint again whose expression changed: another direction, say.
    private func lowerAgain(_ constraint: NSLayoutConstraint) {
        remove(constraint)
        add(constraint)
    }

    // MARK: Items

    /// The item's variables; made now if it has none.
    func variables(of item: LayoutItem) -> LayoutItem.Variables {
        if let known = item.variables { return known }
        let made = LayoutItem.Variables(in: solver)
        item.variables = made
        for variable in [made.x, made.y, made.width, made.height] {
            while items.count <= Int(variable.index) { items.append(nil) }
            items[Int(variable.index)] = Unmanaged.passUnretained(item)
        }
        if let container = item.container {
            container.madeParticipation.appliesToSubviews = true
            noteMoved(item)
        }
        waitingForSource.append(item)
        return made
    }

    /// A view's mask translation changed, or a guide got another owner.
    func sourceChanged(_ item: LayoutItem) {
        guard item.variables != nil else { return }
        waitingForSource.append(item)
        item.container?.setNeedsLayout()
    }

    private func determineSources() {
        while let item = waitingForSource.popLast() {
            guard let variables = item.variables, item.owner != nil else { continue }
            let (source, followed) = (item.wantedSource, item.wantedFollowed)
            guard source != item.source || followed != item.followed || (source == .guide && item.fixed.isEmpty) else { continue }
            dropSource(of: item)
            if source != item.source { framesFollow(item) }
            (item.source, item.followed) = (source, followed)
            switch source {
            case .constraints: measureLater(item)
            case .frame: fix(item, variables)
            case .guide: follow(item, variables)
            }
        }
    }

    /// The frames in a view may follow its lengths from now on, or no longer.
    private func framesFollow(_ item: LayoutItem) {
        for child in item.view?.children ?? [] {
            guard let known = child.participation?.item, known.source == .frame else { continue }
            waitingForSource.append(known)
        }
    }

    private func dropSource(of item: LayoutItem) {
        for constraint in item.fixed + [item.contentWidth, item.contentHeight].compactMap(\.self) {
            internals[constraint.index] = nil
            solver.remove(constraint)
        }
        item.fixed = []
        (item.contentWidth, item.contentHeight) = (nil, nil)
        item.contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        item.measuredWidth = nil
    }

    private func fix(_ item: LayoutItem, _ variables: LayoutItem.Variables) {
        guard let view = item.view else { return }
        // Required constraints of the app on a view that a host places are not in conflict with the host.
        let strength = item.isHosted ? Self.hosted : SolverStrength.required
        let outer = item.followed.isEmpty ? nil : view.parent.map { self.variables(of: $0.layoutItem) }
        let values = Self.givenValues(of: item, view)
        func fix(_ variable: SolverVariable, _ value: CGFloat, _ part: LayoutItem.Part, minus followed: SolverVariable? = nil) {
            let terms = [SolverTerm(variable)] + (followed.map { [SolverTerm($0, -1)] } ?? [])
            let made = solver.add(terms, constant: -Double(value), .equal(strength), isInternal: true)
            internals[made.index] = (item, part)
            item.fixed.append(made)
        }
        fix(variables.x, values[0], .minX)
        fix(variables.y, values[1], .minY)
        fix(variables.width, values[2], .width, minus: item.followed.contains(.width) ? outer?.width : nil)
        fix(variables.height, values[3], .height, minus: item.followed.contains(.height) ? outer?.height : nil)
    }

    /// The constants of a frame's constraints: its position, and its lengths or how much longer they are than those that they follow.
    private static func givenValues(of item: LayoutItem, _ view: UIView) -> [CGFloat] {
        let rect = view.alignmentRectOfFrame
        let outer = item.followed.isEmpty ? .zero : view.parent?.alignmentRectOfFrame ?? .zero
        return [
            rect.minX, rect.minY, item.followed.contains(.width) ? rect.width - outer.width : rect.width,
            item.followed.contains(.height) ? rect.height - outer.height : rect.height,
        ]
    }

    /// The frame of a view with a translated mask was set. > Contract: TA-1.
    func frameChanged(_ item: LayoutItem) {
        guard item.source == .frame, let view = item.view, item.fixed.count == 4 else { return }
        for (constraint, value) in zip(item.fixed, Self.givenValues(of: item, view)) {
            solver.setConstant(-Double(value), of: constraint)
        }
    }

    private func follow(_ item: LayoutItem, _ variables: LayoutItem.Variables) {
        guard let guide = item.guide, let tracking = guide.tracking, let view = guide.owningView, let edges = guide.edges(in: view) else {
            return
        }
        let whole = self.variables(of: view.layoutItem)
        for equation in GuideEquation.all(of: tracking) {
            let made = solver.add(
                equation.terms(variables, whole), constant: equation.constant(edges), .equal(SolverStrength.required), isInternal: true)
            internals[made.index] = (item, equation.part)
            item.fixed.append(made)
        }
        if tracking != .content { view.madeParticipation.trackingGuides.append(item) }
        guide.edgesChanged(edges)
    }

    /// The insets of the view's guides, or its scroll position, may have changed.
    func guidesChanged(of view: UIView) {
        guard let guides = view.participation?.trackingGuides, !guides.isEmpty else { return }
        for item in guides {
            guard !item.fixed.isEmpty, let guide = item.guide, let tracking = guide.tracking, let edges = guide.edges(in: view) else {
                continue
            }
            for (known, equation) in zip(item.fixed, GuideEquation.all(of: tracking)) {
                solver.setConstant(equation.constant(edges), of: known)
            }
            guide.edgesChanged(edges)
        }
    }

    /// The view or guide is gone.
    func release(_ item: LayoutItem) {
        dropSource(of: item)
        guard let variables = item.variables else { return }
        item.variables = nil
        for variable in [variables.x, variables.y, variables.width, variables.height] {
            items[Int(variable.index)] = nil
            solver.remove(variable)
        }
    }

    // MARK: Content sizes

    func measureLater(_ item: LayoutItem) {
        guard item.source == .constraints, item.view != nil, !item.isWaitingForMeasure else { return }
        item.isWaitingForMeasure = true
        waitingForMeasure.append(item)
    }

    private func measureWaiting() {
        while let item = waitingForMeasure.popLast() {
            item.isWaitingForMeasure = false
            guard item.source == .constraints, let view = item.view else { continue }
            let wraps = view.intrinsicHeightDependsOnWidth
            if wraps != item.wraps, let width = item.contentWidth {
                solver.setStrength(contentStrength(of: view, .horizontal), of: width)
            }
            item.wraps = wraps
            if !wraps { item.measuredWidth = nil }
            let width = item.measuredWidth ?? 0
            setContentSize(width > 0 ? view.intrinsicContentSize(forWidth: width) : view.intrinsicContentSize, of: item, view)
        }
    }

    private func setContentSize(_ size: CGSize, of item: LayoutItem, _ view: UIView) {
        item.contentSize = size
        guard let variables = item.variables else { return }
        item.contentWidth = content(item.contentWidth, size.width, variables.width, item, view, .horizontal)
        item.contentHeight = content(item.contentHeight, size.height, variables.height, item, view, .vertical)
    }

    private func content(
        _ known: SolverConstraint?, _ length: CGFloat, _ variable: SolverVariable, _ item: LayoutItem, _ view: UIView,
        _ axis: NSLayoutConstraint.Axis
    ) -> SolverConstraint? {
        guard length != UIView.noIntrinsicMetric, length.isFinite else {
            if let known {
                internals[known.index] = nil
                solver.remove(known)
            }
            return nil
        }
        let constant = Self.constant(forLength: length)
        if let known {
            solver.setConstant(constant, of: known)
            return known
        }
        let made = solver.add([SolverTerm(variable)], constant: constant, contentStrength(of: view, axis), isInternal: true)
        internals[made.index] = (item, axis == .horizontal ? .width : .height)
        return made
    }

    /// The constant of an equation of a length; longer ones than any screen's would cost precision elsewhere.
    static func constant(forLength length: CGFloat) -> Double { -Double(max(0, min(length, 1e7))) }

    /// Text that wraps is measured on one line first. It yields to required widths, also where it must not be compressed, and is measured
    /// again for the width that they leave.
    func contentStrength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> SolverStrength {
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        let yields = axis == .horizontal && resistance > Self.wrapping && view.intrinsicHeightDependsOnWidth
        return SolverStrength(below: yields ? Self.wrapping : resistance, above: view.contentHuggingPriority(for: axis).rawValue)
    }

    func contentPrioritiesChanged(of view: UIView) {
        guard let item = view.participation?.item else { return }
        if let width = item.contentWidth { solver.setStrength(contentStrength(of: view, .horizontal), of: width) }
        if let height = item.contentHeight { solver.setStrength(contentStrength(of: view, .vertical), of: height) }
        guard item.variables != nil else { return }
        view.superview?.setNeedsLayout()
        view.noteConstraintsChanged()
    }

    /// The content size of a view changed.
    func contentChanged(_ view: UIView) {
        guard let item = view.participation?.item, item.variables != nil else { return }
        measureLater(item)
        view.noteConstraintsChanged()
    }

    /// Margins, baselines or the direction of a view changed: the constants of constraints on them.
    func metricsChanged(of view: UIView) {
        guard let participation = view.participation else { return }
        guidesChanged(of: view)
        let guides = participation.guides.compactMap { $0.participation?.item.dependents }.joined()
        for constraint in participation.item.dependents + guides { rebase(constraint) }
    }

    /// Leading and trailing edges changed sides.
    func directionChanged(of view: UIView) {
        guard let participation = view.participation else { return }
        let known = participation.constraints.filter { $0.solverConstraint != nil && ConstraintLowering.followsDirection($0) }
        for constraint in known {
            lowerAgain(constraint)
            view.setNeedsLayout()
        }
    }

    private func rebase(_ constraint: NSLayoutConstraint) {
        guard let known = constraint.solverConstraint else { return }
        lowering.lower(constraint) { variables(of: $0) }
        guard lowering.constant != constraint.base else { return }
        constraint.base = lowering.constant
        solver.setConstant(constraint.base - Double(constraint.constant), of: known)
    }

    // MARK: Solving

    private var hasChanges: Bool {
        !waitingConstraints.isEmpty || !waitingForMeasure.isEmpty || !waitingForSource.isEmpty || solver.needsSolving
    }

    /// Solves what changed, and marks the views whose subviews move. Content that wraps is measured again for its new width.
    func update() {
        guard isUsed, !isUpdating, hasChanges else { return }
        isUpdating = true
        defer { isUpdating = false }
        var round = 0
        var lastItem: LayoutItem?
        repeat {
            lowerWaiting()
            determineSources()
            measureWaiting()
            if !waitingForSource.isEmpty || !waitingConstraints.isEmpty { continue }
            var rewrapped = false
            solution += 1
            for variable in solver.solve() {
                guard let item = items[Int(variable.index)]?.takeUnretainedValue() else { continue }
                if rewrap(item, variable) {
                    rewrapped = true
                    lastItem = item
                }
                // What has its place from a frame is there already.
                guard item.source != .frame else { continue }
                // Its container has been asked for layout already for another of its variables.
                if item.isMoved, item.movedBy == solution { continue }
                item.movedBy = solution
                noteMoved(item)
            }
            reportConflicts()
            round += 1
            if rewrapped, round >= Self.mostRounds {
                if let view = lastItem?.view { LayoutProblemReport.endless(view, rounds: round) }
                return
            }
        } while hasChanges
    }

    /// Measures the height of wrapping content, and baselines, for a new size. Returns whether a constant changed.
    private func rewrap(_ item: LayoutItem, _ variable: SolverVariable) -> Bool {
        guard item.wraps || !item.dependents.isEmpty, let view = item.view, let variables = item.variables else { return false }
        guard variable == variables.width || variable == variables.height else { return false }
        var changed = false
        if item.wraps, variable == variables.width, item.source == .constraints {
            let width = CGFloat(solver.value(of: variables.width))
            if width > 0, width != item.measuredWidth {
                item.measuredWidth = width
                let height = view.intrinsicContentSize(forWidth: width).height
                if height != item.contentSize.height {
                    item.contentSize.height = height
                    item.contentHeight = content(item.contentHeight, height, variables.height, item, view, .vertical)
                    changed = true
                }
            }
        }
        for constraint in item.dependents where ConstraintLowering.dependsOnBaseline(constraint) {
            rebase(constraint)
            changed = true
        }
        return changed
    }

    private func reportConflicts() {
        for conflict in solver.takeConflicts() {
            let known = conflict.constraints.map { source(of: $0) }
            LayoutProblemReport.conflict(
                conflict.constraints.map(describe), sites: known.map { $0?.isInternal == true ? nil : $0?.callSite },
                broken: describe(conflict.broken), isMinimal: conflict.isMinimal, near: known.lazy.compactMap { $0?.owner }.first)
        }
    }

    private func source(of constraint: SolverConstraint) -> NSLayoutConstraint? {
        Int(constraint.index) < sources.count ? sources[Int(constraint.index)]?.takeUnretainedValue() : nil
    }

    private func describe(_ constraint: SolverConstraint) -> String {
        if let source = source(of: constraint) { return ConstraintDescription.line(of: source) }
        guard let (item, part) = internals[constraint.index] else { return "<NSLayoutConstraint>" }
        return ConstraintDescription.line(of: item, part, constant: -solver.constant(of: constraint))
    }

    /// The content size that counts for a view: as measured last, or measured now.
    func contentSize(of view: UIView) -> CGSize {
        guard let item = view.participation?.item, item.source == .constraints, !item.isWaitingForMeasure, !item.wraps else {
            return view.intrinsicContentSize
        }
        return item.contentSize
    }

    /// Whether the height of a view's content depends on its width: as known from the last measurement, or asked now.
    func wraps(_ view: UIView) -> Bool {
        guard let item = view.participation?.item, item.source == .constraints, !item.isWaitingForMeasure else {
            return view.intrinsicHeightDependsOnWidth
        }
        return item.wraps
    }

    /// A view waits for the update of its constraints: the next commit does it.
    func scheduleLayout(of view: UIView) { if view.hostWindow != nil { view.applicationContext.scheduleCommit() } }

    func isAmbiguous(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        update()
        guard let variables = item.variables, item.source != .frame else { return false }
        switch attribute {
        case .width: return solver.isAmbiguous(variables.width)
        case .height: return solver.isAmbiguous(variables.height)
        case .notAnAttribute: return false
        default:
            let (start, length) = attribute.isHorizontal ? (variables.x, variables.width) : (variables.y, variables.height)
            let startsThere = attribute.resolved(isReversed: false) == .left || attribute == .top
            return solver.isAmbiguous(start) || (!startsThere && solver.isAmbiguous(length))
        }
    }

    /// Moves what is ambiguous by a while, as far as the constraints allow.
    func exerciseAmbiguity(_ view: UIView) {
        guard let variables = view.participation?.item.variables else { return }
        for variable in [variables.x, variables.y, variables.width, variables.height] where solver.isAmbiguous(variable) {
            let other = solver.value(of: variable) + Self.exercise
            let trial = solver.add([SolverTerm(variable)], constant: -other, .equal(Self.weakest), isInternal: true)
            exercises.append(trial)
            view.superview?.setNeedsLayout()
        }
        // A second call goes back.
        if exercises.count > Self.mostExercises {
            for trial in exercises { solver.remove(trial) }
            exercises = []
        }
    }
    private var exercises: [SolverConstraint] = []
    private static let exercise = 20.0
    private static let weakest: Float = 0.5
    private static let mostExercises = 8

    /// The distances of an item's baselines from its top and bottom, for its size; with that height, if they follow its centre.
    func baselines(of item: LayoutItem, ofContent: Bool = false) -> (first: CGFloat, last: CGFloat, centered: CGFloat?) {
        guard let view = item.view else { return (item.variables.map { CGFloat(solver.value(of: $0.height)) } ?? 0, 0, nil) }
        var size = item.variables.map { CGSize(width: solver.value(of: $0.width), height: solver.value(of: $0.height)) } ?? view.bounds.size
        // Before the first solution, as if the content had the space it asks for.
        if ofContent || size.width <= 0 || size.height <= 0 { size = view.intrinsicContentSize }
        let offsets = view.baselineOffsets(in: CGSize(width: max(0, size.width), height: max(0, size.height)))
        return (offsets.first, offsets.last, view.baselinesFollowCenter ? max(0, size.height) : nil)
    }

    // MARK: Frames

    /// Sets the frames of a view's subviews that constraints place.
    func apply(to view: UIView) {
        guard let participation = view.participation, participation.appliesToSubviews else { return }
        // Without constraints a view that waits for some is as large as its content. > Contract: TA-3.
        if participation.subviewsChanged {
            participation.subviewsChanged = false
            for child in view.children where !child.translatesAutoresizingMaskIntoConstraints { _ = variables(of: child.layoutItem) }
        }
        update()
        let moved = participation.moved
        participation.moved.removeAll(keepingCapacity: true)
        for item in moved {
            item.isMoved = false
            if let child = item.view, child.superview === view { apply(child) }
            if item.guide?.tracking == .content { applyContentSize(item, of: view) }
        }
    }

    /// The item has another rectangle than its view's frame.
    private func noteMoved(_ item: LayoutItem, asksForLayout: Bool = true) {
        guard let container = item.container else { return }
        if asksForLayout { container.setNeedsLayout() }
        guard !item.isMoved else { return }
        item.isMoved = true
        container.madeParticipation.moved.append(item)
    }

    /// The geometry of a view that takes part changed.
    func geometryChanged(_ view: UIView, _ item: LayoutItem, from old: CGRect) {
        guard item.variables != nil else { return }
        if item.source == .frame {
            frameChanged(item)
        } else if item.source == .constraints, !isApplying {
            // What the app sets holds until the next layout.
            // A drag or an animation that sets the frame is not undone at once: only the next layout does that.
            noteMoved(item, asksForLayout: false)
        }
        guidesChanged(of: view)
        if old.origin != view.bounds.origin, view.scrollGuideItems == nil { originChanged(of: view) }
    }

    /// The subviews of a view that is no scroll view move: constraints that cross it, or are with it, have other constants.
    private func originChanged(of view: UIView) {
        for owner in sequence(first: view, next: \.superview) {
            for constraint in owner.participation?.constraints ?? [] { rebase(constraint) }
        }
    }

    /// A view leaves its superview, and the host that placed it.
    func leavesHost(_ view: UIView) {
        guard let item = view.participation?.item, item.isHosted else { return }
        item.isHosted = false
        sourceChanged(item)
    }

    /// A view with variables is in another superview.
    func containerChanged(of view: UIView) {
        guard let item = view.participation?.item, item.variables != nil, let parent = view.superview else { return }
        parent.madeParticipation.appliesToSubviews = true
        item.isMoved = false
        noteMoved(item)
        if item.source == .frame { waitingForSource.append(item) }
    }

    private func apply(_ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        guard let item = view.participation?.item, item.source == .constraints, let variables = item.variables else { return }
        let rect = CGRect(
            x: solver.value(of: variables.x), y: solver.value(of: variables.y), width: max(0, solver.value(of: variables.width)),
            height: max(0, solver.value(of: variables.height)))
        let frame = PixelSnapping.snap(view.frame(forAlignmentRect: rect), scale: view.contentScaleFactor)
        let anchor = view.anchorPoint
        let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        isApplying = true
        let moves = view.center != center
        if view.bounds.size != frame.size {
            resized = moves ? ObjectIdentifier(view) : nil
            view.bounds.size = frame.size
            resized = nil
        }
        if moves { view.center = center }
        isApplying = false
    }

    private func applyContentSize(_ item: LayoutItem, of view: UIView) {
        guard let variables = item.variables else { return }
        var size = view.contentSizeForConstraints
        if !solver.isAmbiguous(variables.width) { size.width = max(0, CGFloat(solver.value(of: variables.width))) }
        if !solver.isAmbiguous(variables.height) { size.height = max(0, CGFloat(solver.value(of: variables.height))) }
        if size != view.contentSizeForConstraints { view.contentSizeForConstraints = size }
    }

    /// A guide's rectangle in its owner's coordinates; nil if no constraint concerns it.
    func frame(of item: LayoutItem) -> CGRect? {
        update()
        guard let variables = item.variables else { return nil }
        return CGRect(
            x: solver.value(of: variables.x), y: solver.value(of: variables.y), width: solver.value(of: variables.width),
            height: solver.value(of: variables.height))
    }

    /// Whether other positions or sizes satisfy the constraints just as well.
    func isAmbiguous(_ item: LayoutItem) -> Bool {
        update()
        guard let variables = item.variables, item.source != .frame else { return false }
        return [variables.x, variables.y, variables.width, variables.height].contains { solver.isAmbiguous($0) }
    }
}

/// Frames on the pixel grid.
enum PixelSnapping {
    /// Moves the origin and the size to the nearest pixel, each by itself, as UIKit does.
    ///
    /// > Units: points; pixels per point. > Contract: SK-16; facts 7.1, rounding.
    static func snap(_ rect: CGRect, scale: CGFloat) -> CGRect {
        guard scale > 0, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return rect }
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(x: snap(rect.minX), y: snap(rect.minY), width: snap(rect.width), height: snap(rect.height))
    }
}
