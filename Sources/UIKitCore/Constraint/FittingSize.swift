internal import ConstraintEngine
internal import Foundation

/// The size that the constraints inside a view ask for.
///
/// They are solved apart from the view's surroundings, with a weak constraint for the target on each axis.
/// > Contract: UIKit, AL-6.
@MainActor struct FittingSize {
    private let solver = ConstraintSolver()
    private var variables: [ObjectIdentifier: LayoutItem.Variables] = [:]
    /// Content whose height depends on its width.
    private var wrapping: [(view: UIView, width: SolverVariable, height: SolverConstraint)] = []
    private let root: UIView
    /// A subview that fills the root up to insets, whatever its frame is now.
    private let filling: (view: UIView, insets: UIEdgeInsets)?
    private static let mostRounds = 6

    private init(_ root: UIView, _ filling: (view: UIView, insets: UIEdgeInsets)?) {
        self.root = root
        self.filling = filling
    }

    static func compute(
        of view: UIView, target: CGSize, horizontally: UILayoutPriority, vertically: UILayoutPriority,
        filling: (view: UIView, insets: UIEdgeInsets)? = nil
    ) -> CGSize {
        ViewLayoutPass.updateConstraints(below: view)
        guard hasConstraints(view) else {
            return ViewLayoutOptions.fittingSize(of: view, in: target, horizontally: horizontally, vertically: vertically)
        }
        var fitting = FittingSize(view, filling)
        return fitting.solve(target, horizontally, vertically)
    }

    /// Whether a view or one inside it has constraints.
    static func hasConstraints(_ view: UIView) -> Bool {
        guard LayoutEngine.shared.isUsed else { return false }
        if view.participation?.hasConstraints == true { return true }
        return view.children.contains { hasConstraints($0) }
    }

    private mutating func solve(_ target: CGSize, _ horizontally: UILayoutPriority, _ vertically: UILayoutPriority) -> CGSize {
        let whole = variables(of: root.layoutItem)
        var lowering = ConstraintLowering()
        lowering.usesContentBaselines = true
        lower(root, &lowering)
        func require(_ variable: SolverVariable, _ length: CGFloat, _ priority: UILayoutPriority) {
            guard length.isFinite else { return }
            _ = solver.add([SolverTerm(variable)], constant: -Double(max(0, min(length, 1e7))), .equal(priority.rawValue))
        }
        _ = solver.add([SolverTerm(whole.x)], constant: 0, .equal(SolverStrength.required))
        _ = solver.add([SolverTerm(whole.y)], constant: 0, .equal(SolverStrength.required))
        let insets = root.alignmentRectInsets
        require(whole.width, target.width - insets.left - insets.right, horizontally)
        require(whole.height, target.height - insets.top - insets.bottom, vertically)
        var round = 0
        repeat { _ = solver.solve(); round += 1 } while wrap() && round < Self.mostRounds
        let size = CGSize(width: max(0, solver.value(of: whole.width)), height: max(0, solver.value(of: whole.height)))
        let scale = max(1, root.contentScaleFactor)
        // Up to whole pixels: a smaller size would cut what it is for.
        func snap(_ length: CGFloat) -> CGFloat { (length * scale - 1e-4).rounded(.up) / scale }
        return CGSize(width: snap(size.width + insets.left + insets.right), height: snap(size.height + insets.top + insets.bottom))
    }

    /// The constraints of a view and those below it.
    private mutating func lower(_ view: UIView, _ lowering: inout ConstraintLowering) {
        // Also those that the present frames break: the size may be asked for because they do.
        for constraint in view.participation?.constraints ?? [] {
            var needed: [LayoutItem] = []
            lowering.lower(constraint) { item in
                if let known = variables[ObjectIdentifier(item)] { return known }
                needed.append(item)
                return make(item)
            }
            for item in needed { describe(item) }
            _ = lowering.terms.withUnsafeBufferPointer {
                solver.add($0, constant: lowering.constant - Double(constraint.constant), ConstraintLowering.strength(of: constraint))
            }
        }
        for child in view.children where child.participation != nil || !child.children.isEmpty { lower(child, &lowering) }
    }

    private mutating func variables(of item: LayoutItem) -> LayoutItem.Variables {
        if let known = variables[ObjectIdentifier(item)] { return known }
        let made = make(item)
        describe(item)
        return made
    }

    private mutating func make(_ item: LayoutItem) -> LayoutItem.Variables {
        let made = LayoutItem.Variables(in: solver)
        variables[ObjectIdentifier(item)] = made
        return made
    }

    /// What determines an item besides constraints.
    private mutating func describe(_ item: LayoutItem) {
        guard let own = variables[ObjectIdentifier(item)] else { return }
        let isRoot = item.view === root
        if let view = item.view, isRoot || item.wantedSource == .constraints { return content(of: view, own) }
        func fix(_ terms: [SolverTerm], _ constant: CGFloat) {
            _ = solver.add(terms, constant: Double(constant), .equal(SolverStrength.required))
        }
        if let view = item.view { return view === filling?.view ? fill(own) : mask(of: view, own) }
        guard let guide = item.guide, let view = guide.owningView, let tracking = guide.tracking else { return }
        if tracking == .content {
            fix([SolverTerm(own.x)], 0)
            return fix([SolverTerm(own.y)], 0)
        }
        guard let edges = guide.edges(in: view) else { return }
        let whole = variables(of: view.layoutItem)
        fix([SolverTerm(own.x)], -edges.left)
        fix([SolverTerm(own.width), SolverTerm(whole.width, -1)], edges.left + edges.right)
        switch tracking {
        case .edges, .content:
            fix([SolverTerm(own.y)], -edges.top)
            fix([SolverTerm(own.height), SolverTerm(whole.height, -1)], edges.top + edges.bottom)
        case .top:
            fix([SolverTerm(own.y)], -edges.top)
            fix([SolverTerm(own.height)], -edges.height)
        case .bottom:
            fix([SolverTerm(own.y), SolverTerm(own.height), SolverTerm(whole.height, -1)], edges.bottom)
            fix([SolverTerm(own.height)], -edges.height)
        }
    }

    private mutating func fill(_ own: LayoutItem.Variables) {
        guard let insets = filling?.insets else { return }
        let whole = variables(of: root.layoutItem)
        func fix(_ terms: [SolverTerm], _ constant: CGFloat) {
            _ = solver.add(terms, constant: Double(constant), .equal(SolverStrength.required))
        }
        fix([SolverTerm(own.x)], -insets.left)
        fix([SolverTerm(own.y)], -insets.top)
        fix([SolverTerm(own.width), SolverTerm(whole.width, -1)], insets.left + insets.right)
        fix([SolverTerm(own.height), SolverTerm(whole.height, -1)], insets.top + insets.bottom)
    }

    /// A frame with an autoresizing mask: flexible lengths follow the superview's. > Contract: TA-2.
    private mutating func mask(of view: UIView, _ own: LayoutItem.Variables) {
        let rect = view.alignmentRectOfFrame
        let parent = view.superview.flatMap { $0 === root || $0.participation?.item.variables != nil ? $0 : nil }
        let whole = parent.map { variables(of: $0.layoutItem) }
        func axis(
            _ start: SolverVariable, _ length: SolverVariable, _ outer: SolverVariable?, _ from: CGFloat, _ size: CGFloat, _ space: CGFloat,
            _ flexibleStart: Bool, _ flexibleLength: Bool, _ flexibleEnd: Bool
        ) {
            func fix(_ variable: SolverVariable, _ value: CGFloat, share: Double) {
                var terms = [SolverTerm(variable)]
                var constant = -Double(value)
                if let outer, share > 0 {
                    terms.append(SolverTerm(outer, -share))
                    constant += share * Double(space)
                }
                _ = solver.add(terms, constant: constant, .equal(SolverStrength.required))
            }
            let parts = Double((flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0))
            fix(start, from, share: flexibleStart ? 1 / parts : 0)
            fix(length, size, share: flexibleLength ? 1 / parts : 0)
        }
        let mask = view.autoresizingMask
        let space = parent?.bounds.size ?? .zero
        axis(
            own.x, own.width, whole?.width, rect.minX, rect.width, space.width, mask.contains(.flexibleLeftMargin),
            mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        axis(
            own.y, own.height, whole?.height, rect.minY, rect.height, space.height, mask.contains(.flexibleTopMargin),
            mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    }

    private mutating func content(of view: UIView, _ own: LayoutItem.Variables) {
        let size = LayoutEngine.shared.contentSize(of: view)
        func add(_ variable: SolverVariable, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> SolverConstraint? {
            guard length != UIView.noIntrinsicMetric, length.isFinite else { return nil }
            return solver.add(
                [SolverTerm(variable)], constant: -Double(max(0, min(length, 1e7))), LayoutEngine.shared.contentStrength(of: view, axis))
        }
        _ = add(own.width, size.width, .horizontal)
        let height = add(own.height, size.height, .vertical)
        if let height, view.intrinsicHeightDependsOnWidth { wrapping.append((view, own.width, height)) }
    }

    /// Measures wrapping content for its width. Returns whether a height changed.
    private func wrap() -> Bool {
        var changed = false
        for (view, variable, height) in wrapping {
            let width = CGFloat(solver.value(of: variable))
            guard width > 0 else { continue }
            let constant = -Double(max(0, min(view.intrinsicContentSize(forWidth: width).height, 1e7)))
            guard constant != solver.constant(of: height) else { continue }
            solver.setConstant(constant, of: height)
            changed = true
        }
        return changed
    }
}
