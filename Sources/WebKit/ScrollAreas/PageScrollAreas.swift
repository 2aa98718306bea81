internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import WebEngine

/// The elements of a page that scroll their content, each with a scroll view over it; found again when the page has changed and rests.
@MainActor final class PageScrollAreas {
    private unowned let view: WKWebView
    private var rest = PageRest()
    /// The engine's name of the list that the views belong to.
    private var list: String?
    private var views: [Int: PageScrollAreaView] = [:]
    /// Areas with a command under way, and those that have moved since.
    private var (sending, late): (Set<Int>, Set<Int>) = ([], [])
    private var isReading = false
    /// Another number for each page.
    private var page = 0

    init(_ view: WKWebView) { self.view = view }

    /// A frame was drawn; `hasImage` says that it has changed the page's look.
    func didStep(hasImage: Bool) {
        rest.didStep(hasImage: hasImage)
        guard !isReading, view.pageImage != nil, !views.values.contains(where: \.isHeld), rest.isDue() else { return }
        read()
    }

    func removeAll() {
        for area in views.values { area.removeFromSuperview() }
        (views, list, rest) = ([:], nil, PageRest())
        (sending, late) = ([], [])
        page += 1
    }

    // MARK: Reading

    private func read() {
        guard let enginePage = view.navigator?.page else { return }
        isReading = true
        let start = page
        enginePage.makeObject(ScrollAreaScript.find) { [weak self] found in
            guard let self else { return }
            guard let found, page == start else { return isReading = false }
            let former: [String: Any] = list.map { ["objectId": $0] } ?? ["value": NSNull()]
            enginePage.call(ScrollAreaScript.describe, of: found, [former]) { [weak self] value in
                guard let self else { return }
                isReading = false
                guard page == start else { return }
                show(PageScrollArea.all(value), of: found)
            }
        }
    }

    private func show(_ areas: [Int: PageScrollArea], of found: String) {
        let old = views
        if let list { view.navigator?.page.send("Runtime.releaseObject", ["objectId": list]) }
        (list, views, sending, late) = (found, [:], [], [])
        var outer = 0
        for (index, area) in areas.sorted(by: { $0.key < $1.key }) {
            let shown = area.former.flatMap { old[$0] } ?? makeView()
            views[index] = shown
            shown.onScroll = { [weak self] in self?.scroll(index) }
            if let parent = area.parent.flatMap({ views[$0] }) {
                parent.addSubview(shown)
            } else {
                // Under handles and menus.
                view.content.insertSubview(shown, at: outer)
                outer += 1
            }
            shown.show(area, scale: view.shown.scale)
        }
        let kept = Set(views.values.map(ObjectIdentifier.init))
        for gone in old.values where !kept.contains(ObjectIdentifier(gone)) { gone.removeFromSuperview() }
        pageDidMove()
    }

    private func makeView() -> PageScrollAreaView {
        let made = PageScrollAreaView(frame: .zero)
        if let gate = view.pageTouches?.gate { made.panGestureRecognizer.require(toFail: gate) }
        return made
    }

    /// The page was scrolled or enlarged: its areas are elsewhere.
    func pageDidMove() {
        let shown = view.shown
        for areaView in views.values {
            guard let area = areaView.area else { continue }
            var frame = area.frame
            if area.parent == nil {
                // Of the page; in its window after this.
                if !area.isFixed { frame = frame.offsetBy(dx: -shown.scroll.x, dy: -shown.scroll.y) }
                frame = shown.rect(frame)
            } else {
                let scale = shown.scale
                frame = CGRect(x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
            }
            areaView.place(frame, scale: shown.scale)
        }
    }

    // MARK: Scrolling

    /// Scrolls the element to where its view is. One command at a time: the page would be behind.
    private func scroll(_ index: Int) {
        guard let list, let area = views[index], let enginePage = view.navigator?.page else { return }
        guard !sending.contains(index) else {
            late.insert(index)
            return
        }
        let place = area.takeOffset()
        guard place != nil || !area.isHeld, let place = place ?? area.area?.offset else { return }
        sending.insert(index)
        let values: [Any] = [index, place.x, place.y, area.isHeld]
        enginePage.call(ScrollAreaScript.scroll, of: list, values.map { ["value": $0] }) { [weak self] _ in
            guard let self, self.list == list else { return }
            sending.remove(index)
            if late.remove(index) != nil { scroll(index) }
        }
    }
}
