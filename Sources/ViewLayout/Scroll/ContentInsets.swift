/// What the safe area adds to a scroll view's insets.
///
/// > Contract: UIKit, SV-20 and SV-21.
package enum ContentInsets {
    package enum Behavior: Hashable, Sendable { case automatic, scrollableAxes, never, always }

    /// The applied part of the safe area. `isMain`: the first scroll view of a controller in a navigation or tab container.
    package static func adjustment(
        safeArea: EdgeInsets, behavior: Behavior, scrollsX: Bool, scrollsY: Bool, isMain: Bool
    ) -> EdgeInsets {
        switch behavior {
        case .never: return .zero
        case .always: return safeArea
        case .automatic, .scrollableAxes:
            let vertical = scrollsY || (behavior == .automatic && isMain)
            return EdgeInsets(
                top: vertical ? safeArea.top : 0, left: scrollsX ? safeArea.left : 0, bottom: vertical ? safeArea.bottom : 0,
                right: scrollsX ? safeArea.right : 0)
        }
    }
}
