import Foundation
import RenderProtocol

/// The effect of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new content appears over the old one by a change of opacity.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content moves in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content moves in and pushes the old one out at the opposite edge.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content moves away and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge where a moving transition begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Starts at the right edge; used when no subtype is set.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Starts at the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Starts at the top edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Starts at the bottom edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// From what the layer showed at the last commit to what it shows now.
///
/// > Contract: QuartzCore, CATransition
open class CATransition: CAAnimation {
    /// The effect, `.fade` by default; an unknown type fades.
    open var type: CATransitionType = .fade
    /// The edge where the effect begins; nil is `.fromRight`, and a fade ignores it.
    open var subtype: CATransitionSubtype?
    /// Progress at the start and end of the transition, 0...1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, 0...1; 1 by default.
    open var endProgress: Float = 1

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
    }

    override func content(on layer: CALayer, holds: inout [BitmapReference]) -> RenderAnimation.Content? {
        let kind: TransitionKind =
            switch type {
            case .moveIn: .moveIn
            case .push: .push
            case .reveal: .reveal
            default: .fade
            }
        let direction: TransitionDirection =
            switch subtype {
            case .fromLeft: .fromLeft
            case .fromTop: .fromTop
            case .fromBottom: .fromBottom
            default: .fromRight
            }
        return .transition(kind, direction, startProgress: Double(startProgress), endProgress: Double(endProgress))
    }
}
