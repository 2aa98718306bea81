public import Foundation
public import UIKitCore

/// Lays out content over pages. Subclasses do so for text and views.
///
/// > Contract: UIKit, UIPrintFormatter. > Units: points.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject, NSCopying {
    /// The renderer that it was added to.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The widest content; 0 for the page's width.
    open var maximumContentWidth: CGFloat = 0
    /// The highest content of a page; 0 for the page's height.
    open var maximumContentHeight: CGFloat = 0
    /// Distances of the content from the edges of the printable area. The one at the top is kept on the first page only.
    open var contentInsets = UIEdgeInsets.zero
    /// Distances of the content from the edges of the printable area of every page, in addition.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The first page of the content in the document.
    open var startPage = 0

    nonisolated override init() { super.init() }

    /// The number of pages, once it is known how large they are: with a renderer. Otherwise 0.
    open var pageCount: Int { printPageRenderer == nil ? 0 : countPages() }

    /// The area of the content on a page of the document, in the sheet's coordinates; empty without a renderer.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        let page = renderer.contentRect
        var area = page.inset(by: contentInsets).inset(by: perPageContentInsets)
        if pageIndex > startPage {
            area.origin.y -= contentInsets.top
            area.size.height += contentInsets.top
        }
        if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
        if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
        return area.width > 0 && area.height > 0 ? area : .zero
    }

    /// Draws the content of a page of the document into the current context. Override to draw more.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Removes it from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.remove(self)
        printPageRenderer = nil
    }

    /// Whether it must be drawn on the main thread; always so here.
    open var requiresMainThread: Bool { true }

    func countPages() -> Int { 0 }

    /// A formatter of the same kind with the same content.
    func duplicate() -> UIPrintFormatter { UIPrintFormatter() }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let made = duplicate()
            (made.maximumContentWidth, made.maximumContentHeight) = (maximumContentWidth, maximumContentHeight)
            (made.contentInsets, made.perPageContentInsets, made.startPage) = (contentInsets, perPageContentInsets, startPage)
            return Handed<Any>(value: made)
        }.value
    }
}
