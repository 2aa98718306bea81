internal import ConstraintEngine
internal import Foundation

/// The constraints inside a view as a system of its own, which finds the size that fits.
///
/// A list measures a cell again and again while only texts and constants change. So the view keeps its system: each call writes the constants
/// and content sizes of now, and the system is built again only if `ViewTreeSignature` says that something else changed.
/// > Invariant: before it is solved, the system has the constraints, strengths and constants that a new one would have.
@MainActor final class FittingSystem {
    /// A subview that fills the view up to insets, whatever its frame is now: the content view of a cell.
    typealias Filling = (view: UIView, insets: UIEdgeInsets)

    /// A constraint of the app, or of the framework, inside the view.
    private struct Relation {
        /// Not retained, since apps see through weak references that a constraint is gone. One that is removed changes the signature.
        let source: Unmanaged<NSLayoutConstraint>
        let known: SolverConstraint
        /// What is added to the constraint's own constant.
        let base: Double
        /// Margins, baselines or distances on the way count too: they are read each time.
        let readsViews: Bool
    }

    /// The content size of a view.
    private struct Content {
        let item: LayoutItem
        let variables: LayoutItem.Variables
        var width: SolverConstraint?
        var height: SolverConstraint?
        /// The height depends on the width.
        var wraps = false
    }

    /// What a frame, an inset or the edges of a guide give.
    private struct Given {
        let known: SolverConstraint
        let constant: @MainActor () -> Double
    }

    private unowned let root: UIView
    private var solver = ConstraintSolver()
    private var variables: [ObjectIdentifier: LayoutItem.Variables] = [:]
    private var signature: ViewTreeSignature?
    private var lowering = ConstraintLowering(usesContentBaselines: true)
    private var relations: [Relation] = []
    private var contents: [Content] = []
    private var given: [Given] = []
    private var targetWidth: SolverConstraint?
    private var targetHeight: SolverConstraint?
    private var filling: Filling?
    /// Wrapping content probably has the width that it had for the same target.
    private var lastTarget: CGSize?
    private static let mostRounds = 6

    init(_ root: UIView) { self.root = root }

    /// - Parameters:
    ///   - target: an infinite length does not count. > Units: points.
    ///   - filling: a subview that fills the view.
    func solve(_ target: CGSize, _ horizontally: UILayoutPriority, _ vertically: UILayoutPriority, _ filling: Filling?) -> CGSize {
        let now = ViewTreeSignature(of: root, filling: filling?.view)
        if now == signature {
            self.filling = filling
            writeConstants()
        } else {
            build(filling)
            // Building may have given views a part in constraint layout.
            signature = ViewTreeSignature(of: root, filling: filling?.view)
        }
        let whole = variables(of: root.layoutItem)
        let insets = root.alignmentRectInsets
        write(target.width - insets.left - insets.right, horizontally, of: whole.width, to: &targetWidth)
        write(target.height - insets.top - insets.bottom, vertically, of: whole.height, to: &targetHeight)
        let knowsWidths = target == lastTarget
        for index in contents.indices { writeSize(of: index, knowsWidth: knowsWidths) }
        lastTarget = target
        var round = 0
        repeat {
            _ = solver.solve()
            round += 1
        } while wrap() && round < Self.mostRounds
        _ = solver.takeConflicts()
        let scale = max(1, root.contentScaleFactor)
        // Up to whole pixels: a smaller size would cut what it is for.
        func snap(_ length: Double) -> CGFloat { max(0, (CGFloat(length) * scale - 1e-4).rounded(.up) / scale) }
        return CGSize(
            width: snap(solver.value(of: whole.width) + Double(insets.left + insets.right)),
            height: snap(solver.value(of: whole.height) + Double(insets.top + insets.bottom)))
    }

    // MARK: Building

    private func build(_ filling: Filling?) {
        (solver, variables, relations, contents, given) = (ConstraintSolver(), [:], [], [], [])
        (targetWidth, targetHeight, lastTarget, self.filling) = (nil, nil, nil, filling)
        let whole = variables(of: root.layoutItem)
        add([SolverTerm(whole.x)], 0)
        add([SolverTerm(whole.y)], 0)
        lower(root)
    }

    /// The constraints of a view and those below it.
    private func lower(_ view: UIView) {
        // Also those that the present frames break: the size may be asked for because they do.
        for constraint in view.participation?.constraints ?? [] {
            ConstraintValidator.axes(of: constraint)
            var needed: [LayoutItem] = []
            lowering.lower(constraint) { item in
                if let known = variables[ObjectIdentifier(item)] { return known }
                needed.append(item)
                return make(item)
            }
            for item in needed { describe(item) }
            let base = lowering.constant
            let known = lowering.terms.withUnsafeBufferPointer {
                solver.add($0, constant: base - Double(constraint.constant), ConstraintLowering.strength(of: constraint))
            }
            relations.append(
                Relation(
                    source: .passUnretained(constraint), known: known, base: base,
                    readsViews: base != 0 || ConstraintLowering.dependsOnMetrics(constraint)))
        }
        for child in view.children where child.participation != nil || !child.children.isEmpty { lower(child) }
    }

    private func variables(of item: LayoutItem) -> LayoutItem.Variables {
        if let known = variables[ObjectIdentifier(item)] { return known }
        let made = make(item)
        describe(item)
        return made
    }

    private func make(_ item: LayoutItem) -> LayoutItem.Variables {
        let made = LayoutItem.Variables(in: solver)
        variables[ObjectIdentifier(item)] = made
        return made
    }

    /// A required equation whose constant never changes.
    private func add(_ terms: [SolverTerm], _ constant: Double) {
        _ = solver.add(terms, constant: constant, .equal(SolverStrength.required))
    }

    /// A required equation whose constant is read again before each solution.
    private func add(_ terms: [SolverTerm], _ constant: @escaping @MainActor () -> Double) {
        given.append(Given(known: solver.add(terms, constant: constant(), .equal(SolverStrength.required)), constant: constant))
    }

    /// What determines an item besides constraints.
    private func describe(_ item: LayoutItem) {
        guard let own = variables[ObjectIdentifier(item)] else { return }
        if let view = item.view {
            if view === root || item.wantedSource == .constraints {
                contents.append(Content(item: item, variables: own))
            } else if view === filling?.view {
                fill(own)
            } else {
                mask(of: view, item, own)
            }
        } else if let guide = item.guide, let view = guide.owningView, let tracking = guide.tracking {
            let whole = variables(of: view.layoutItem)
            for equation in GuideEquation.all(of: tracking) {
                add(equation.terms(own, whole)) { [weak guide, weak view] in
                    guard let guide, let view, let edges = guide.edges(in: view) else { return 0 }
                    return equation.constant(edges)
                }
            }
        }
    }

    private func fill(_ own: LayoutItem.Variables) {
        let whole = variables(of: root.layoutItem)
        func add(_ terms: [SolverTerm], _ constant: @escaping (UIEdgeInsets) -> CGFloat) {
            self.add(terms) { [unowned self] in Double(constant(filling?.insets ?? .zero)) }
        }
        add([SolverTerm(own.x)]) { -$0.left }
        add([SolverTerm(own.y)]) { -$0.top }
        add([SolverTerm(own.width), SolverTerm(whole.width, -1)]) { $0.left + $0.right }
        add([SolverTerm(own.height), SolverTerm(whole.height, -1)]) { $0.top + $0.bottom }
    }

    /// A frame with an autoresizing mask: flexible lengths follow the superview's. > Contract: TA-2.
    private func mask(of view: UIView, _ item: LayoutItem, _ own: LayoutItem.Variables) {
        let whole = view.superview.map { variables(of: $0.layoutItem) }
        let mask = view.autoresizingMask
        func axis(
            _ start: SolverVariable, _ length: SolverVariable, _ outer: SolverVariable?, _ flexible: [UIView.AutoresizingMask],
            _ range: @escaping @MainActor (CGRect) -> (start: CGFloat, length: CGFloat)
        ) {
            let parts = Double(flexible.count { mask.contains($0) })
            func fix(_ variable: SolverVariable, isFlexible: Bool, _ value: @escaping @MainActor (CGRect) -> CGFloat) {
                let share = isFlexible ? 1 / parts : 0
                let terms = [SolverTerm(variable)] + (share > 0 ? outer.map { [SolverTerm($0, -share)] } ?? [] : [])
                add(terms) {
                    guard let view = item.view else { return 0 }
                    let space = outer == nil ? 0 : range(view.superview?.bounds ?? .zero).length
                    return share * Double(space) - Double(value(view.alignmentRectOfFrame))
                }
            }
            fix(start, isFlexible: mask.contains(flexible[0])) { range($0).start }
            fix(length, isFlexible: mask.contains(flexible[1])) { range($0).length }
        }
        axis(own.x, own.width, whole?.width, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) { ($0.minX, $0.width) }
        axis(own.y, own.height, whole?.height, [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]) { ($0.minY, $0.height) }
    }

    // MARK: Constants

    /// Writes what may be different without a change of the signature.
    private func writeConstants() {
        for relation in relations {
            let constraint = relation.source.takeUnretainedValue()
            var base = relation.base
            if relation.readsViews {
                lowering.lower(constraint) { variables(of: $0) }
                base = lowering.constant
            }
            solver.setConstant(base - Double(constraint.constant), of: relation.known)
            solver.setStrength(ConstraintLowering.strength(of: constraint), of: relation.known)
        }
        for given in given { solver.setConstant(given.constant(), of: given.known) }
    }

    private func write(_ length: CGFloat, _ priority: UILayoutPriority, of variable: SolverVariable, to known: inout SolverConstraint?) {
        set(length.isFinite ? length : nil, .equal(priority.rawValue), of: variable, to: &known)
    }

    private func writeSize(of index: Int, knowsWidth: Bool) {
        let content = contents[index]
        guard let view = content.item.view else { return }
        let mayWrap = LayoutEngine.shared.wraps(view)
        let width = knowsWidth && mayWrap ? CGFloat(solver.value(of: content.variables.width)) : 0
        let size = width > 0 ? view.intrinsicContentSize(forWidth: width) : LayoutEngine.shared.contentSize(of: view)
        let wraps = mayWrap && size.height != UIView.noIntrinsicMetric
        func write(_ length: CGFloat, _ variable: SolverVariable, _ axis: NSLayoutConstraint.Axis, _ known: inout SolverConstraint?) {
            let isContent = length != UIView.noIntrinsicMetric && length.isFinite
            set(isContent ? length : nil, LayoutEngine.shared.contentStrength(of: view, axis), of: variable, to: &known)
        }
        contents[index].wraps = wraps
        write(size.width, content.variables.width, .horizontal, &contents[index].width)
        write(size.height, content.variables.height, .vertical, &contents[index].height)
    }

    /// Makes a variable equal to a length, or takes that back.
    private func set(_ length: CGFloat?, _ strength: SolverStrength, of variable: SolverVariable, to known: inout SolverConstraint?) {
        guard let length else {
            if let known { solver.remove(known) }
            known = nil
            return
        }
        let constant = LayoutEngine.constant(forLength: length)
        if let known {
            solver.setConstant(constant, of: known)
            solver.setStrength(strength, of: known)
        } else {
            known = solver.add([SolverTerm(variable)], constant: constant, strength)
        }
    }

    /// Measures wrapping content for its width. Returns whether a height changed.
    private func wrap() -> Bool {
        var changed = false
        for content in contents where content.wraps {
            guard let height = content.height, let view = content.item.view else { continue }
            let width = CGFloat(solver.value(of: content.variables.width))
            guard width > 0 else { continue }
            let constant = LayoutEngine.constant(forLength: view.intrinsicContentSize(forWidth: width).height)
            guard constant != solver.constant(of: height) else { continue }
            solver.setConstant(constant, of: height)
            changed = true
        }
        return changed
    }
}
