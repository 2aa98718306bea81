internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The preferred sizes of visible elements, which the layout may accept.
extension VisibleElements {
    /// Whether the view's preferred size differs and the layout accepted it.
    @discardableResult func fit(_ element: DisplayedElement) -> Bool {
        let attributes = element.attributes
        guard element.key.category != .decorationView, !element.hasSize, core.layout.wantsPreferredSize(attributes) else { return false }
        element.hasSize = true
        let ready = element.preferred.flatMap { $0.asked == attributes.size ? $0.1 : nil }
        element.preferred = nil
        let preferred = ready ?? element.view.preferredLayoutAttributesFitting(attributes.duplicate())
        guard preferred.size.width.isFinite, preferred.size.height.isFinite else { return false }
        guard core.layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else {
            return false
        }
        let context = core.layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        core.layout.invalidateLayout(with: context)
        return true
    }

    /// The layout was replaced: sizes are queried again.
    func invalidateSizes() { for element in order { element.hasSize = false } }

    /// A visible view's preferred size changed: it is queried with the next layout. Several at once are one change.
    func preferredSizeDidChange(_ view: UICollectionReusableView) {
        if core.lookahead.preferredSizeDidChange(view) { return }
        guard core.view.selfSizingInvalidation != .disabled, let element = element(of: view), element.hasSize else { return }
        guard core.layout.wantsPreferredSize(element.attributes) else { return }
        element.hasSize = false
        resized.append(element)
        core.view.setNeedsLayout()
    }

    /// Queries the size of such views. > Returns: whether the layout changes.
    func fitResized() -> Bool {
        guard !resized.isEmpty else { return false }
        let asked = resized
        resized = []
        var changes = false
        for element in asked where shown[element.key] === element {
            if fit(element) { changes = true }
        }
        return changes
    }
}
