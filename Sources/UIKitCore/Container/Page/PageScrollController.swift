internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// Fills the slots of a page controller, and tells who comes and who goes.
///
/// The page that shows lies in the middle slot whenever nothing moves.
/// > Contract: PV-1 to PV-4, PV-6, AP-16.
@MainActor final class PageScrollController {
    private unowned let owner: UIPageViewController
    private(set) var shown: [UIViewController] = []
    /// The neighbours the data source gave; nil where it has not been asked.
    private var ahead: (before: [UIViewController]?, after: [UIViewController]?) = (nil, nil)
    /// What comes into sight now.
    private var pending: (pages: [UIViewController], isAfter: Bool, byHand: Bool)?
    private var completion: ((Bool) -> Void)?
    /// The slots are being put in order: what the scroll view says of it is no movement.
    private var isPlacing = false
    private lazy var tap = PageTapHandler(self)

    init(_ owner: UIPageViewController) { self.owner = owner }

    var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
    var spacing: CGFloat { owner.spacing }
    private var root: PageRootView? { owner.viewIfLoaded as? PageRootView }
    private var scroller: PageScrollView? { root?.scroller }
    private var isVisible: Bool { owner.appearance.isVisible && root?.window != nil }
    private var curls: Bool { owner.transitionStyle == .pageCurl }
    var recognizers: [UIGestureRecognizer] {
        owner.loadViewIfNeeded()
        return [scroller?.panGestureRecognizer, tap.gesture].compactMap { $0 }
    }

    // MARK: Geometry

    /// The length of a slot.
    private var step: CGFloat { scroller.map { isHorizontal ? $0.bounds.width : $0.bounds.height } ?? 0 }
    private var isMirrored: Bool { isHorizontal && root?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private func slot(isAfter: Bool) -> Int { isAfter != isMirrored ? 2 : 0 }
    private var offset: CGFloat {
        get { scroller.map { isHorizontal ? $0.contentOffset.x : $0.contentOffset.y } ?? 0 }
        set { scroller?.contentOffset = isHorizontal ? CGPoint(x: newValue, y: 0) : CGPoint(x: 0, y: newValue) }
    }

    private func frame(_ slot: Int) -> CGRect {
        guard let scroller else { return .zero }
        let size = scroller.bounds.size
        let start = CGFloat(slot) * step
        return isHorizontal
            ? CGRect(x: start, y: 0, width: size.width, height: size.height).insetBy(dx: spacing / 2, dy: 0)
            : CGRect(x: 0, y: start, width: size.width, height: size.height).insetBy(dx: 0, dy: spacing / 2)
    }

    private func place(_ pages: [UIViewController], slot: Int) {
        let all = frame(slot)
        for (index, page) in pages.enumerated() {
            guard let view = page.view else { continue }
            var part = all
            if pages.count > 1 {
                let place = isMirrored ? pages.count - 1 - index : index
                if isHorizontal {
                    part.size.width /= CGFloat(pages.count)
                    part.origin.x += part.width * CGFloat(place)
                } else {
                    part.size.height /= CGFloat(pages.count)
                    part.origin.y += part.height * CGFloat(place)
                }
            }
            if view.frame != part { view.frame = part }
            if view.superview !== scroller { scroller?.addSubview(view) }
        }
    }

    /// Everything into its slot. During a movement the movement stays where it is.
    func layOut() {
        guard let scroller, !isPlacing, step > 0 else { return }
        isPlacing = true
        defer { isPlacing = false }
        let content =
            isHorizontal ? CGSize(width: 3 * step, height: scroller.bounds.height) : CGSize(width: scroller.bounds.width, height: 3 * step)
        let resized = scroller.contentSize != content
        if resized { scroller.contentSize = content }
        placeAll()
        updateEnds()
        if resized || pending == nil && !scroller.isTracking && !scroller.isDecelerating && !scroller.isScrollAnimating {
            if resized, let pending {
                // The window turned under the movement: it is over at once.
                offset = CGFloat(slot(isAfter: pending.isAfter)) * step
            } else {
                offset = step
            }
        }
    }

    private func placeAll() {
        place(shown, slot: 1)
        if let pending { place(pending.pages, slot: slot(isAfter: pending.isAfter)) }
    }

    /// Where there is no neighbour the content ends.
    private func updateEnds() {
        guard let scroller else { return }
        // Not asked for yet: the swipe will tell.
        let isOpen = owner.dataSource != nil
        let hasBefore = neighbours(isAfter: false).map { !$0.isEmpty } ?? isOpen || pending?.isAfter == false
        let hasAfter = neighbours(isAfter: true).map { !$0.isEmpty } ?? isOpen || pending?.isAfter == true
        let (low, high) = isMirrored ? (hasAfter, hasBefore) : (hasBefore, hasAfter)
        let insets =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: low ? 0 : -step, bottom: 0, right: high ? 0 : -step)
            : UIEdgeInsets(top: low ? 0 : -step, left: 0, bottom: high ? 0 : -step, right: 0)
        guard scroller.contentInset != insets else { return }
        let place = scroller.contentOffset
        scroller.contentInset = insets
        scroller.contentOffset = place
    }

    // MARK: Neighbours

    private func neighbours(isAfter: Bool) -> [UIViewController]? { isAfter ? ahead.after : ahead.before }

    func sourceChanged() {
        invalidateNeighbors()
        showDots()
        requestNeighbors()
    }

    private func invalidateNeighbors() {
        ahead = (nil, nil)
        scroller?.setNeedsLayout()
    }

    /// > Contract: PV-2: of pages that scroll neighbours are asked for ahead of time.
    func requestNeighbors() {
        guard isVisible, !curls else { return }
        ask()
        layOut()
    }

    private func ask() {
        guard let source = owner.dataSource, let first = shown.first, let last = shown.last else {
            ahead = ([], [])
            return
        }
        if ahead.before == nil {
            ahead.before = pages(from: first) { source.pageViewController(owner, viewControllerBefore: $0) }.reversed()
        }
        if ahead.after == nil { ahead.after = pages(from: last) { source.pageViewController(owner, viewControllerAfter: $0) } }
    }

    private func pages(from start: UIViewController, _ next: (UIViewController) -> UIViewController?) -> [UIViewController] {
        var found: [UIViewController] = []
        var link = start
        while found.count < shown.count, let page = next(link), !shown.contains(where: { $0 === page }) {
            found.append(page)
            link = page
        }
        return found.count == shown.count ? found : []
    }

    // MARK: Movement

    /// A finger takes the pages.
    func dragDidBegin() {
        // The next swipe before the last page came to rest: that page has come.
        if let pending {
            let share = abs(offset - step) / max(step, 1)
            if share > 0.5 {
                let travel = CGFloat(slot(isAfter: pending.isAfter) - 1) * step
                end(completed: true)
                shift(by: -travel)
            } else if share < 0.01 {
                end(completed: false)
            }
        }
        ask()
        layOut()
    }

    private func shift(by distance: CGFloat) {
        isPlacing = true
        offset += distance
        scroller?.driver.shiftPageStart(by: isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance))
        isPlacing = false
        layOut()
    }

    /// The scroll view moved, by hand or by itself.
    func moved() {
        guard !isPlacing, let scroller, step > 0, completion == nil || pending?.byHand != false else { return }
        guard scroller.isTracking || scroller.isDragging || scroller.isDecelerating || pending != nil else { return }
        let distance = offset - step
        guard abs(distance) > 0.01 else { return }
        let isAfter = (distance > 0) != isMirrored
        if let pending, pending.isAfter != isAfter, pending.byHand { end(completed: false) }
        guard pending == nil, let pages = neighbours(isAfter: isAfter), !pages.isEmpty else { return }
        owner.delegate?.pageViewController(owner, willTransitionTo: pages)
        begin(pages, isAfter: isAfter, byHand: true)
    }

    private func begin(_ pages: [UIViewController], isAfter: Bool, byHand: Bool) {
        pending = (pages, isAfter, byHand)
        for page in pages { adopt(page) }
        isPlacing = true
        for page in pages { page.loadViewIfNeeded() }
        if isVisible {
            // > Contract: AP-13, AP-14.
            for page in pages { page.beginAppearanceTransition(true, animated: true) }
            for page in shown { page.beginAppearanceTransition(false, animated: true) }
        }
        placeAll()
        updateEnds()
        isPlacing = false
    }

    func scrollDidSettle() {
        guard !isPlacing, let pending else { return }
        let target = CGFloat(slot(isAfter: pending.isAfter)) * step
        end(completed: abs(offset - target) < abs(offset - step))
        recentre()
        requestNeighbors()
    }

    /// The pages that were coming have come, or have turned back. > Contract: PV-3, AP-16.
    private func end(completed: Bool) {
        guard let (pages, isAfter, byHand) = pending else { return }
        let old = shown
        pending = nil
        let (going, staying) = completed ? (old, pages) : (pages, old)
        let isVisible = isVisible
        if completed {
            shown = pages
            ahead = isAfter ? (byHand ? old : nil, nil) : (nil, byHand ? old : nil)
        }
        if !completed, isVisible {
            // > Contract: AP-15: the page that stays is told first, then the one that had come.
            for page in staying { page.beginAppearanceTransition(true, animated: true) }
            for page in staying { page.endAppearanceTransition() }
            for page in going { page.beginAppearanceTransition(false, animated: true) }
        }
        // > Contract: AP-13, AP-14: scrolled pages hear of the one that came first, curled ones of the one that went.
        if !curls { for page in staying { page.endAppearanceTransition() } }
        for page in going {
            page.viewIfLoaded?.removeFromSuperview()
            page.endAppearanceTransition()
        }
        for page in staying { page.endAppearanceTransition() }
        for page in going { release(page) }
        for page in staying where completed { page.didMove(toParent: owner) }
        if byHand {
            movePageControl(completed ? (isAfter ? 1 : -1) : 0)
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: completed)
        }
        let told = completion
        completion = nil
        StatusBarAppearance.update()
        told?(completed)
    }

    private func recentre() {
        guard pending == nil, let scroller, !scroller.isDragging else { return }
        isPlacing = true
        scroller.driver.stop()
        offset = step
        isPlacing = false
        layOut()
    }

    private func adopt(_ page: UIViewController) {
        page.containment.isUnderContainerControl = true
        if page.parent !== owner { owner.addChild(page) }
    }

    private func release(_ page: UIViewController) {
        guard page.parent === owner, !shown.contains(where: { $0 === page }) else { return }
        page.containment.isUnderContainerControl = false
        page.willMove(toParent: nil)
        page.removeFromParent()
    }

    // MARK: By code

    func set(
        _ pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        interrupt()
        let isSame = pages.elementsEqual(shown) { $0 === $1 }
        guard animated, isVisible, !isSame, !shown.isEmpty, step > 0 else { return replace(pages, completion) }
        ahead = (nil, nil)
        self.completion = completion
        begin(pages, isAfter: direction == .forward, byHand: false)
        showDots()
        let target = CGFloat(slot(isAfter: direction == .forward)) * step
        scroller?.setContentOffset(isHorizontal ? CGPoint(x: target, y: 0) : CGPoint(x: 0, y: target), animated: true)
    }

    /// What is under way ends as far as it has got.
    private func interrupt() {
        guard let pending else { return }
        scroller?.driver.stop()
        let isCode = !pending.byHand
        let told = completion
        if isCode { completion = nil }
        end(completed: isCode)
        recentre()
        if isCode { told?(false) }
    }

    private func replace(_ pages: [UIViewController], _ completion: ((Bool) -> Void)?) {
        let old = shown
        shown = pages
        ahead = (nil, nil)
        for page in pages { adopt(page) }
        let going = old.filter { one in !pages.contains { $0 === one } }
        let coming = pages.filter { one in !old.contains { $0 === one } }
        if root != nil {
            if isVisible {
                for page in going { page.beginAppearanceTransition(false, animated: false) }
                for page in coming { page.beginAppearanceTransition(true, animated: false) }
            }
            for page in going { page.viewIfLoaded?.removeFromSuperview() }
            recentre()
            layOut()
            if isVisible {
                for page in going { page.endAppearanceTransition() }
                for page in coming { ControllerAppearance.layOut(page) }
                for page in coming { page.endAppearanceTransition() }
            }
        }
        for page in going { release(page) }
        for page in coming { page.didMove(toParent: owner) }
        showDots()
        requestNeighbors()
        completion?(true)
    }

    /// The view was loaded.
    func settle() {
        if curls { scroller?.addGestureRecognizer(tap.gesture) }
        showDots()
        layOut()
    }

    /// A tap at the edge of a page that curls, or on the dots.
    func turn(forward: Bool) {
        guard pending == nil, isVisible else { return }
        ask()
        guard let pages = neighbours(isAfter: forward), !pages.isEmpty else { return showDots() }
        owner.delegate?.pageViewController(owner, willTransitionTo: pages)
        begin(pages, isAfter: forward, byHand: true)
        let target = CGFloat(slot(isAfter: forward)) * step
        scroller?.setContentOffset(isHorizontal ? CGPoint(x: target, y: 0) : CGPoint(x: 0, y: target), animated: true)
    }

    var width: CGFloat { root?.bounds.width ?? 0 }
    var readsRightToLeft: Bool { isMirrored }

    // MARK: Dots

    private var dotIndex = 0

    /// > Contract: PV-4.
    private func showDots() {
        guard let root else { return }
        let source = curls || !isHorizontal ? nil : owner.dataSource
        let count = source?.presentationCount(for: owner) ?? PageControlSentinel.leftOut
        let index = source?.presentationIndex(for: owner) ?? PageControlSentinel.leftOut
        let isShown = count != PageControlSentinel.leftOut && index != PageControlSentinel.leftOut
        dotIndex = isShown ? index : 0
        root.showDots(isShown ? max(0, count) : nil, index: dotIndex) { [weak self] chosen in
            guard let self, chosen != dotIndex else { return }
            turn(forward: chosen > dotIndex)
        }
    }

    private func movePageControl(_ way: Int) {
        guard let dots = root?.dots, dots.numberOfPages > 0 else { return }
        dotIndex = min(max(dotIndex + way, 0), dots.numberOfPages - 1)
        dots.currentPage = dotIndex
    }
}

/// Turns a page that curls by a tap near its edge.
@MainActor private final class PageTapHandler: NSObject {
    let gesture = UITapGestureRecognizer()
    private weak var stage: PageScrollController?

    private static let selector: Selector = {
        ObjCRuntime.register(PageTapHandler.self, "handleTap:") { target, _ in
            target.tapped()
            return nil
        }
        return Selector("handleTap:")
    }()

    init(_ stage: PageScrollController) {
        self.stage = stage
        super.init()
        gesture.addTarget(self, action: Self.selector)
    }

    private func tapped() {
        guard let stage, let place = gesture.view?.superview.map({ gesture.location(in: $0).x }) else { return }
        if place < PageMetrics.tapEdge { stage.turn(forward: stage.readsRightToLeft) }
        if place > stage.width - PageMetrics.tapEdge { stage.turn(forward: !stage.readsRightToLeft) }
    }
}
