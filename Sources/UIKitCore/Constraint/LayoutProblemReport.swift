internal import DeviceProtocol
internal import Foundation
internal import ProgrammerErrors

/// Reports constraints that cannot be satisfied, and layouts that never settle.
///
/// > Contract: US-1 to US-5.
@MainActor enum LayoutProblemReport {
    /// - Parameter constraints: the conflicting ones, from the oldest to the newest.
    /// - Parameter sites: where the app made them; nil for those of the framework.
    static func conflict(_ constraints: [String], sites: [CallSite?], broken: String, isMinimal: Bool, near view: UIView?) {
        let context = view?.applicationContext ?? .current
        let places = context.conflictsNamed < mostNamed ? CallSite.describe(sites.compactMap { $0 }) : []
        context.conflictsNamed += 1
        var next = 0
        let list = zip(constraints, sites).map { line, site -> String in
            guard site != nil else { return "    \"\(line)\"" }
            defer { next += 1 }
            guard next < places.count, let place = places[next] else { return "    \"\(line)\"" }
            return "    \"\(line)\" made at \(place)"
        }.joined(separator: ",\n")
        let kind = isMinimal ? "Without any one of them the others could be satisfied" : "Among them are the ones that conflict"
        log(
            """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. \(kind).
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(broken)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            """, view)
        alertForUnsatisfiableConstraints()
    }

    /// Looking up source lines takes a while; further conflicts of an application do without.
    private static let mostNamed = 10

    /// A content size that depends on the width changes the width, which changes the content size, without end.
    static func endless(_ view: UIView, rounds: Int) {
        log(
            "The layout of \(view) does not settle: its content's height changes its width, and the reverse, after \(rounds) rounds. "
                + "The last size holds.", view)
    }

    /// Before the exception: which view is missing in the tree of the one that is given a constraint.
    static func unprepared(_ constraint: NSLayoutConstraint, _ view: UIView, missing: UIView) {
        log(
            """
            The view hierarchy is not prepared for the constraint: \(constraint)
            \tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the \
            constraint needs to be resolved before the view hierarchy is assembled. Break on \
            -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
            View not found in container hierarchy: \(missing)
            That view's superview: \(missing.superview.map { "\($0)" } ?? "NO SUPERVIEW")
            """, view)
    }

    private static func log(_ text: String, _ view: UIView?) { (view?.applicationContext ?? .current).send(.log(text)) }
}

/// A place to stop at in a debugger, by UIKit's name. > Contract: US-3.
@_cdecl("UIViewAlertForUnsatisfiableConstraints") @inline(never) func alertForUnsatisfiableConstraints() {}
