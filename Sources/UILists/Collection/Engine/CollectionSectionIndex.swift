internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The section index at a collection view's edge, if its data source has index titles.
///
/// > Contract: UIKit, UICollectionViewDataSource.indexTitles(for:); scrolling as TV-54.
@MainActor final class CollectionSectionIndex: SectionIndexOwner {
    unowned var core: CollectionCore!
    private var strip: SectionIndexView?
    private var isKnown = false

    nonisolated init() {}

    let stripColor: UIColor? = nil
    let stripBackground: UIColor? = nil
    let stripTrackingBackground: UIColor? = nil

    func reload() { isKnown = false }

    func place() {
        if !isKnown { read() }
        guard let strip, let view = core.view else { return }
        let insets = view.adjustedContentInset
        let bounds = view.bounds
        let x =
            view.readsRightToLeft
            ? bounds.minX + view.safeAreaInsets.left : bounds.maxX - strip.wantedWidth - view.safeAreaInsets.right
        let frame = CGRect(
            x: x, y: bounds.minY + insets.top, width: strip.wantedWidth, height: max(0, bounds.height - insets.top - insets.bottom))
        if strip.frame != frame { UIView.performWithoutAnimation { strip.frame = frame } }
        if view.subviews.last !== strip { view.bringSubviewToFront(strip) }
    }

    private func read() {
        isKnown = true
        let titles = core.source.indexTitles()
        guard !titles.isEmpty else {
            strip?.removeFromSuperview()
            strip = nil
            return
        }
        let known = strip ?? SectionIndexView(self)
        if strip == nil { core.view.addSubview(known) }
        strip = known
        known.titles = titles
    }

    /// Hides under the actions of a swiped row.
    func setCovered(_ isCovered: Bool) {
        if let strip, strip.isHidden != isCovered { strip.isHidden = isCovered }
    }

    func choose(_ title: String, at index: Int) {
        guard let view = core.view, let path = core.source.item(forIndexTitle: title, at: index), core.exists(path) else { return }
        view.scrollToItem(at: path, at: .top, animated: false)
        view.layoutIfNeeded()
    }
}
