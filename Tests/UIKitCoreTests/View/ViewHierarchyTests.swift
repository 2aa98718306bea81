import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@Suite("View tree", .application) @MainActor struct ViewHierarchyTests {
    let journal = Journal()

    @Test("a view added under a window gets superview, window, window, superview callbacks, then its parent", .contract("VW-5"))
    func addOrder() {
        let window = TestApplication().window()
        let parent = JournalView("parent", journal)
        window.addSubview(parent)
        _ = journal.take()
        parent.addSubview(JournalView("child", journal))
        #expect(
            journal.take() == [
                "child willMove(toSuperview: parent)", "child willMove(toWindow: window)", "child didMoveToWindow window",
                "child didMoveToSuperview parent", "parent didAddSubview child",
            ])
    }

    @Test("a subview that outlives its superview has none, and a layer that outlives its view has no delegate")
    func outliveSuperview() {
        let child = UIView()
        var parent: UIView? = UIView()
        parent?.addSubview(child)
        let layer = parent?.layer
        weak let seen = parent
        #expect(child.superview === parent)
        #expect(layer?.delegate === parent)
        parent = nil
        #expect(seen == nil)
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil || child.layer.superlayer === layer)
        #expect(layer?.delegate == nil)
        layer?.setNeedsLayout()
        layer?.layoutIfNeeded()
    }

    /// A window of a test lives until the main queue's next turn, even if nothing keeps it.
    private func nextTurn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("views at any depth that outlive their window have no window")
    func outliveWindow() async {
        let (shallow, deep) = (UIView(), UIView())
        var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        await nextTurn()
        weak let seen = window
        window?.addSubview(shallow)
        shallow.addSubview(UIView())
        shallow.subviews[0].addSubview(deep)
        #expect(deep.window === window)
        window = nil
        #expect(seen == nil)
        #expect(shallow.superview == nil)
        #expect(shallow.window == nil)
        #expect(deep.window == nil)
        #expect(deep.superview === shallow.subviews[0])
    }

    @Test("a window that is released while its view leaves stays until the view has left it")
    func windowReleasedWhileLeaving() async {
        final class Leaving: UIView {
            var onLeave: () -> Void = {}
            override func willMove(toSuperview newSuperview: UIView?) { if newSuperview == nil { onLeave() } }
        }
        var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        await nextTurn()
        weak let seen = window
        let view = Leaving()
        let inside = UIView()
        view.addSubview(inside)
        window?.addSubview(view)
        view.onLeave = { window = nil }
        view.removeFromSuperview()
        #expect(view.window == nil)
        #expect(inside.window == nil)
        #expect(seen == nil)
    }

    @Test("a layer's delegate can be replaced, and the view no longer hears from it")
    func replaceDelegate() {
        @MainActor final class Delegate: NSObject, CALayerDelegate {
            var layouts = 0
            func layoutSublayers(of layer: CALayer) { layouts += 1 }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let delegate = Delegate()
        view.layer.delegate = delegate
        view.setNeedsLayout()
        view.layer.layoutIfNeeded()
        #expect(delegate.layouts == 1)
        view.layer.delegate = view
        #expect(view.layer.delegate === view)
    }

    @Test("a tree built outside a window gets window callbacks when it joins one, parents first", .contract("VW-5", "VW-8"))
    func joinWindowLater() {
        let window = TestApplication().window()
        let parent = JournalView("parent", journal)
        parent.addSubview(JournalView("child", journal))
        #expect(
            journal.take() == ["child willMove(toSuperview: parent)", "child didMoveToSuperview parent", "parent didAddSubview child"])
        window.addSubview(parent)
        #expect(
            journal.take() == [
                "parent willMove(toSuperview: UIWindow)", "parent willMove(toWindow: window)", "child willMove(toWindow: window)",
                "parent didMoveToWindow window", "child didMoveToWindow window", "parent didMoveToSuperview UIWindow",
            ])
    }

    @Test("a removed view gets superview, window, window, superview callbacks; its parent in between", .contract("VW-6"))
    func removeOrder() {
        let window = TestApplication().window()
        let parent = JournalView("parent", journal)
        let child = JournalView("child", journal)
        parent.addSubview(child)
        window.addSubview(parent)
        _ = journal.take()
        child.removeFromSuperview()
        #expect(
            journal.take() == [
                "child willMove(toSuperview: nil)", "child willMove(toWindow: nil)", "parent willRemoveSubview child",
                "child didMoveToWindow nil", "child didMoveToSuperview nil",
            ])
    }

    @Test("adding an existing subview brings it to the front without removing it", .contract("VW-4"))
    func addAgain() {
        let parent = UIView()
        let first = JournalView("first", journal)
        let second = JournalView("second", journal)
        parent.addSubview(first)
        parent.addSubview(second)
        _ = journal.take()
        parent.addSubview(first)
        #expect(parent.subviews == [second, first])
        #expect(parent.layer.sublayers?.map { ObjectIdentifier($0) } == [second.layer, first.layer].map { ObjectIdentifier($0) })
        #expect(journal.take().isEmpty)
    }

    @Test("inserting and exchanging order views and their layers, and leave other layers in position", .contract("VW-9"))
    func ordering() {
        let parent = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        parent.addSubview(a)
        parent.insertSubview(b, at: 0)
        parent.insertSubview(c, aboveSubview: b)
        #expect(parent.subviews == [b, c, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [a, c, b])
        parent.bringSubviewToFront(a)
        parent.sendSubviewToBack(b)
        #expect(parent.subviews == [b, c, a])
        parent.insertSubview(a, belowSubview: c)
        #expect(parent.subviews == [b, a, c])
        #expect(parent.layer.sublayers?.map { ObjectIdentifier($0) } == [b, a, c].map { ObjectIdentifier($0.layer) })
    }

    @Test("moving to another parent leaves the old one; within one window there are no window callbacks", .contract("VW-8"))
    func changeParent() {
        let window = TestApplication().window()
        let (first, second) = (JournalView("first", journal), JournalView("second", journal))
        let child = JournalView("child", journal)
        window.addSubview(first)
        window.addSubview(second)
        first.addSubview(child)
        _ = journal.take()
        second.addSubview(child)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews == [child])
        #expect(
            journal.take() == [
                "child willMove(toSuperview: second)", "first willRemoveSubview child", "child didMoveToSuperview second",
                "second didAddSubview child",
            ])
    }

    @Test("a view is its own descendant, and tags are found depth first", .contract("VW-10", "VW-11"))
    func descent() {
        let (root, branch, leaf) = (UIView(), UIView(), UIView())
        root.addSubview(branch)
        branch.addSubview(leaf)
        leaf.tag = 7
        let late = UIView()
        late.tag = 7
        root.addSubview(late)
        #expect(root.isDescendant(of: root))
        #expect(leaf.isDescendant(of: root))
        #expect(!root.isDescendant(of: leaf))
        #expect(root.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(8) == nil)
    }

    @Test("adding a view to itself or to its descendant raises")
    func cycle() async {
        let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
        expectStop(itself, "NSInvalidArgumentException", "Can't add self as subview")
        let descendant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (view, child) = (UIView(), UIView())
                view.addSubview(child)
                child.addSubview(view)
            }
        }
        expectStop(descendant, "NSInvalidArgumentException", "Can't add self as subview")
    }
}

/// Writes its callbacks down.
final class JournalView: UIView {
    private let name: String
    private let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    private func text(_ view: UIView?) -> String {
        guard let view else { return "nil" }
        return (view as? JournalView)?.name ?? String(describing: type(of: view))
    }
    override func willMove(toSuperview newSuperview: UIView?) { journal.add("\(name) willMove(toSuperview: \(text(newSuperview)))") }
    override func didMoveToSuperview() { journal.add("\(name) didMoveToSuperview \(text(superview))") }
    override func willMove(toWindow newWindow: UIWindow?) {
        journal.add("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { journal.add("\(name) didMoveToWindow \(window == nil ? "nil" : "window")") }
    override func didAddSubview(_ subview: UIView) { journal.add("\(name) didAddSubview \(text(subview))") }
    override func willRemoveSubview(_ subview: UIView) { journal.add("\(name) willRemoveSubview \(text(subview))") }
}
