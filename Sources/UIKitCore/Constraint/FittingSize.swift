internal import Foundation

/// The size that the constraints inside a view ask for.
///
/// They are solved apart from the view's surroundings, with a weak constraint for the target on each axis.
/// > Contract: UIKit, AL-6.
@MainActor enum FittingSize {
    static func compute(
        of view: UIView, target: CGSize, horizontally: UILayoutPriority, vertically: UILayoutPriority,
        filling: FittingSystem.Filling? = nil
    ) -> CGSize {
        ViewLayoutPass.updateConstraints(below: view)
        guard hasConstraints(view) else {
            return ViewLayoutOptions.fittingSize(of: view, in: target, horizontally: horizontally, vertically: vertically)
        }
        let participation = view.madeParticipation
        let system = participation.fittingSystem ?? FittingSystem(view)
        participation.fittingSystem = system
        return system.solve(target, horizontally, vertically, filling)
    }

    /// Whether a view or one inside it has constraints.
    static func hasConstraints(_ view: UIView) -> Bool {
        guard LayoutEngine.shared.isUsed else { return false }
        if view.participation?.hasConstraints == true { return true }
        return view.children.contains { hasConstraints($0) }
    }
}
