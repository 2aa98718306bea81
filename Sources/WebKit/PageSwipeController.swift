internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import QuartzCore
internal import UIKitCore

/// Goes back and forward when a finger drags from an edge of a web view. The pages are their last images until the other one is drawn.
@MainActor final class PageSwipeController: NSObject, UIGestureRecognizerDelegate {
    /// Frames after a load for the new page's first image, before the old one's is taken away all the same.
    private static let patience = 30
    private static let duration = 0.35

    private unowned let view: WKWebView
    private let edges = [UIScreenEdgePanGestureRecognizer(), UIScreenEdgePanGestureRecognizer()]
    private var swipe: PageSwipe?
    private var stage: PageSwipeStage?
    private var framesLeft: Int?

    private static let selector: Selector = {
        ObjCRuntime.register(PageSwipeController.self, "handleSwipe:") { target, arguments in
            if let gesture = arguments.first as? UIScreenEdgePanGestureRecognizer { target.follow(gesture) }
            return nil
        }
        return Selector("handleSwipe:")
    }()

    init(_ view: WKWebView) {
        self.view = view
        super.init()
        for (gesture, edge) in zip(edges, [UIRectEdge.left, .right]) {
            gesture.edges = edge
            gesture.delegate = self
            gesture.addTarget(self, action: Self.selector)
            view.addGestureRecognizer(gesture)
            view.scrollView.panGestureRecognizer.require(toFail: gesture)
        }
    }

    /// Takes the gestures away.
    func end() {
        for gesture in edges { view.removeGestureRecognizer(gesture) }
        uncover()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        stage == nil && (gestureRecognizer === edges[0] ? view.canGoBack : view.canGoForward)
    }

    private func follow(_ gesture: UIScreenEdgePanGestureRecognizer) {
        let x = gesture.translation(in: view).x
        switch gesture.state {
        case .began: begin(PageSwipe(isBack: gesture === edges[0], width: view.bounds.width))
        case .changed: move(x)
        case .ended: finish(translation: x, velocity: gesture.velocity(in: view).x)
        case .cancelled, .failed: finish(goesOn: false)
        default: break
        }
    }

    func begin(_ swipe: PageSwipe) {
        let list = view.backForwardList
        let other = swipe.isBack ? list.backItem : list.forwardItem
        let stage = PageSwipeStage(frame: view.bounds, swipe: swipe, shown: view.pageImage, other: other?.image?.image)
        (self.swipe, self.stage) = (swipe, stage)
        view.addSubview(stage)
        stage.place(share: 0)
    }

    func move(_ translation: CGFloat) {
        guard let swipe, let stage else { return }
        stage.place(share: swipe.share(translation: translation))
    }

    func finish(translation: CGFloat, velocity: CGFloat) {
        guard let swipe else { return }
        finish(goesOn: swipe.completes(share: swipe.share(translation: translation), velocity: velocity))
    }

    private func finish(goesOn: Bool) {
        guard let swipe, let stage else { return }
        self.swipe = nil
        // The history may have changed while the finger was down.
        let navigation = goesOn ? (swipe.isBack ? view.goBack() : view.goForward()) : nil
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
            stage.place(share: navigation == nil ? 0 : 1)
        } completion: { [weak self] _ in
            if navigation == nil { self?.uncover() }
        }
    }

    // MARK: The page below

    /// A load has ended: the page is shown with its next image.
    func pageDidLoad() {
        if stage != nil, swipe == nil, framesLeft == nil { framesLeft = Self.patience }
    }

    /// A frame has passed, with an image of the page or without.
    func pageDidStep(hasImage: Bool) {
        guard let left = framesLeft else { return }
        framesLeft = left - 1
        if hasImage || left <= 1 { uncover() }
    }

    private func uncover() {
        framesLeft = nil
        swipe = nil
        stage?.removeFromSuperview()
        stage = nil
    }
}
