internal import Foundation
internal import ProgrammerErrors
internal import QuartzCore

/// Adds, removes and orders subviews, and sends notifications in UIKit's order.
///
/// > Contract: UIKit, VW-4 to VW-11.
@MainActor enum ViewHierarchy {
    enum Place {
        case front
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    static func insert(_ view: UIView, into parent: UIView, at place: Place) {
        ProgrammerError.require(!isDescendant(parent, of: view), "Can't add self as subview", name: .invalidArgument)
        if view.parent === parent {
            move(view, in: parent, to: place)
            return
        }
        let index = position(of: place, in: parent)
        ProgrammerError.require(
            (0...parent.children.count).contains(index),
            "*** -[UIView insertSubview:atIndex:]: index \(index) beyond bounds [0 .. \(parent.children.count)]", name: .range)
        let (window, oldWindow) = (parent.hostWindow ?? parent as? UIWindow, view.hostWindow)
        let leavesWindow = oldWindow !== window
        // Until nothing inside the view refers to it.
        defer { withExtendedLifetime(oldWindow) {} }
        view.willMove(toSuperview: parent)
        if leavesWindow { willMove(view, to: window, under: parent) }
        if let old = view.parent {
            old.dropConstraints(crossingInto: view)
            detach(view, from: old)
        }
        attach(view, to: parent, at: min(index, parent.children.count))
        if !view.translatesAutoresizingMaskIntoConstraints { ViewLayoutPass.expectConstraints(in: parent) }
        if leavesWindow { didMove(view, to: window) }
        ViewTraits.update(view)
        ViewMargins.update(view)
        ViewTint.inheritanceChanged(view)
        if leavesWindow, view.hostWindow != nil { view.applicationContext.appearances.apply(toTree: view) }
        view.didMoveToSuperview()
        parent.didAddSubview(view)
    }

    static func remove(_ view: UIView) {
        guard let parent = view.parent else { return }
        let window = view.hostWindow
        let leavesWindow = window != nil
        // Until nothing inside the view refers to it.
        defer { withExtendedLifetime(window) {} }
        view.willMove(toSuperview: nil)
        if leavesWindow { willMove(view, to: nil, under: parent) }
        // The callbacks may have moved the view already.
        guard view.parent === parent else { return }
        parent.dropConstraints(crossingInto: view)
        detach(view, from: parent)
        if leavesWindow { didMove(view, to: nil) }
        ViewTraits.update(view)
        ViewMargins.update(view)
        view.didMoveToSuperview()
    }

    static func exchange(_ first: Int, _ second: Int, in parent: UIView) {
        ProgrammerError.require(
            parent.children.indices.contains(first) && parent.children.indices.contains(second),
            "exchangeSubview: index beyond bounds [0 .. \(parent.children.count)]", name: .range)
        parent.children.swapAt(first, second)
        restackLayers(of: parent)
    }

    static func reorder(_ view: UIView, in parent: UIView, toFront: Bool) {
        guard view.parent === parent else { return }
        move(view, in: parent, to: toFront ? .front : .index(0))
    }

    static func isDescendant(_ view: UIView, of ancestor: UIView) -> Bool {
        var link: UIView? = view
        while let here = link {
            if here === ancestor { return true }
            link = here.parent
        }
        return false
    }

    static func find(tag: Int, in view: UIView) -> UIView? {
        if view.tag == tag { return view }
        for child in view.children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// This view and everything below it, parents first.
    static func forEach(in view: UIView, _ body: (UIView) -> Void) {
        body(view)
        for child in view.children { forEach(in: child, body) }
    }

    // MARK: Steps

    private static func position(of place: Place, in parent: UIView) -> Int {
        switch place {
        case .front: parent.children.count
        case .index(let index): index
        case .below(let sibling): parent.children.firstIndex { $0 === sibling } ?? parent.children.count
        case .above(let sibling): parent.children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? parent.children.count
        }
    }

    /// A view that is already a subview only changes its index.
    private static func move(_ view: UIView, in parent: UIView, to place: Place) {
        if case .below(let sibling) = place, sibling === view { return }
        if case .above(let sibling) = place, sibling === view { return }
        guard let old = parent.children.firstIndex(where: { $0 === view }) else { return }
        parent.children.remove(at: old)
        parent.children.insert(view, at: min(max(position(of: place, in: parent), 0), parent.children.count))
        restackLayers(of: parent)
    }

    private static func attach(_ view: UIView, to parent: UIView, at index: Int) {
        parent.children.insert(view, at: index)
        view.parent = parent
        if index == parent.children.count - 1 {
            parent.layer.addSublayer(view.layer)
        } else {
            parent.layer.insertSublayer(view.layer, below: parent.children[index + 1].layer)
        }
        LayoutEngine.shared.containerChanged(of: view)
        if view.layoutState.descendantsNeedUpdateConstraints { markPath(to: view) }
        subviewsChanged(of: parent)
    }

    /// The update of constraints finds a view that waited for it outside.
    private static func markPath(to view: UIView) {
        var link = view.parent
        while let here = link, !here.layoutState.descendantsNeedUpdateConstraints {
            here.layoutState.descendantsNeedUpdateConstraints = true
            link = here.parent
        }
    }

    private static func detach(_ view: UIView, from parent: UIView) {
        parent.willRemoveSubview(view)
        parent.children.removeAll { $0 === view }
        view.parent = nil
        view.layer.removeFromSuperlayer()
        subviewsChanged(of: parent)
    }

    /// A view that replaces its subviews in `layoutSubviews()` would otherwise be laid out for ever.
    private static func subviewsChanged(of parent: UIView) { if !parent.layoutState.isLayingOut { parent.setNeedsLayout() } }

    /// Sublayers without a view keep their indices; views' layers follow the order of the views.
    private static func restackLayers(of parent: UIView) {
        var waiting = parent.children[...]
        let own = Set(parent.children.map { ObjectIdentifier($0.layer) })
        let sublayers = parent.layer.sublayers ?? []
        let stacked = sublayers.map { layer -> CALayer in
            guard own.contains(ObjectIdentifier(layer)), let next = waiting.popFirst() else { return layer }
            return next.layer
        }
        // A view already in front requires no layout, in particular inside `layoutSubviews`.
        guard !stacked.elementsEqual(sublayers, by: ===) else { return }
        parent.layer.sublayers = stacked
    }

    // MARK: Windows

    private static func willMove(_ view: UIView, to window: UIWindow?, under parent: UIView) {
        view.willMove(toWindow: window)
        view.owningController?.rootViewWillMove(to: window, under: parent)
        if window == nil, let old = view.hostWindow {
            FirstResponder.leave(view, window: old)
            if let controller = view.owningController { FirstResponder.leave(controller, window: old) }
            for recognizer in view.recognizers { recognizer.viewDidLeaveWindow() }
        }
        for child in view.children { willMove(child, to: window, under: view) }
    }

    private static func didMove(_ view: UIView, to window: UIWindow?) {
        view.hostWindow = window
        for child in view.children where child.hostWindow !== window { setWindow(window, in: child) }
        notifyMoved(view)
        if let context = window?.applicationContext { context.focusRequests.viewsDidEnterWindow(context) }
    }

    private static func setWindow(_ window: UIWindow?, in view: UIView) {
        view.hostWindow = window
        for child in view.children { setWindow(window, in: child) }
    }

    private static func notifyMoved(_ view: UIView) {
        if view.hostWindow != nil, type(of: view).requiresConstraintBasedLayout, !view.layoutState.hasUpdatedConstraints {
            ViewLayoutPass.markNeedsUpdateConstraints(view)
        }
        view.didMoveToWindow()
        view.owningController?.rootViewDidMoveToWindow()
        for child in view.children { notifyMoved(child) }
    }
}
