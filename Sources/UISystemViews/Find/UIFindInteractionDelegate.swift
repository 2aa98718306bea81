public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Provides the sessions of a find interaction.
///
/// > Contract: UIKit, UIFindInteractionDelegate.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns a new session for a view; nil begins none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// A session began. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// A session ended. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        ObjCRuntime.optional(self, "findInteraction:didBeginFindSession:", [interaction, session])
    }
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        ObjCRuntime.optional(self, "findInteraction:didEndFindSession:", [interaction, session])
    }
}
