internal import ConstraintEngine
internal import Foundation

/// One of the equations of a guide that follows its view's edges: a sum of variables and a constant, which is zero.
@MainActor struct GuideEquation {
    let part: LayoutItem.Part
    let terms: (_ guide: LayoutItem.Variables, _ view: LayoutItem.Variables) -> [SolverTerm]
    let constant: (GuideEdges) -> Double

    /// In the order of x, width, y and height.
    static func all(of tracking: UILayoutGuide.Tracking) -> [GuideEquation] {
        switch tracking {
        case .edges: [left, width, top, height]
        case .sides: [left, width]
        case .bottom: [left, width, bottom, ownHeight]
        // Constraints of the app give the content its size.
        case .content: contentOrigin
        }
    }

    private static let left = GuideEquation(part: .left, terms: { own, _ in [SolverTerm(own.x)] }, constant: { -Double($0.left) })
    private static let top = GuideEquation(part: .top, terms: { own, _ in [SolverTerm(own.y)] }, constant: { -Double($0.top) })
    private static let width = GuideEquation(
        part: .width, terms: { [SolverTerm($0.width), SolverTerm($1.width, -1)] }, constant: { Double($0.left + $0.right) })
    private static let height = GuideEquation(
        part: .height, terms: { [SolverTerm($0.height), SolverTerm($1.height, -1)] }, constant: { Double($0.top + $0.bottom) })
    private static let bottom = GuideEquation(
        part: .bottom, terms: { [SolverTerm($0.y), SolverTerm($0.height), SolverTerm($1.height, -1)] }, constant: { Double($0.bottom) })
    private static let ownHeight = GuideEquation(
        part: .height, terms: { own, _ in [SolverTerm(own.height)] }, constant: { -Double($0.height) })
    private static let contentOrigin = [
        GuideEquation(part: .left, terms: { own, _ in [SolverTerm(own.x)] }, constant: { _ in 0 }),
        GuideEquation(part: .top, terms: { own, _ in [SolverTerm(own.y)] }, constant: { _ in 0 }),
    ]
}
