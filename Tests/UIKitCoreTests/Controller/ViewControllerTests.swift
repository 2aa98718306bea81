import Foundation
import TestSupport
import Testing
import UIKitCore

@Suite("View controllers", .application) @MainActor struct ViewControllerTests {
    let app = TestApplication()
    let journal = Journal()

    private func controller(_ name: String) -> JournalController { JournalController(name, journal) }

    @Test("loads the view once, on first use; isViewLoaded does not load it", .contract("VC-1", "VC-2"))
    func loading() {
        let a = controller("a")
        #expect(!a.isViewLoaded)
        #expect(a.viewIfLoaded == nil)
        #expect(journal.lines.isEmpty)
        let view = a.view
        #expect(a.view === view)
        #expect(journal.take() == ["a loadView", "a viewDidLoad"])
        a.loadViewIfNeeded()
        a.view = UIView()
        #expect(journal.take().isEmpty)
    }

    @Test("an override of loadViewIfNeeded() may reach the view, which does not call it")
    func loadingOverridden() {
        final class Eager: UIViewController {
            var calls = 0
            override func loadViewIfNeeded() {
                super.loadViewIfNeeded()
                calls += 1
                view.tag = 7
            }
        }
        let eager = Eager()
        #expect(eager.view.tag == 0)
        #expect(eager.calls == 0)
        eager.loadViewIfNeeded()
        #expect(eager.view.tag == 7)
        #expect(eager.calls == 1)
    }

    @Test("first appearance callbacks are in order, with the next layout", .contract("VC-10", "VC-12", "AP-20"))
    func firstAppearance() {
        app.activate()
        let a = controller("a")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = a
        window.makeKeyAndVisible()
        #expect(journal.take() == ["a loadView", "a viewDidLoad"])
        app.flush()
        #expect(
            journal.take() == [
                "a viewWillAppear", "a viewIsAppearing", "a viewWillLayoutSubviews", "a viewDidLayoutSubviews", "a viewDidAppear",
            ])
        a.view.setNeedsLayout()
        app.flush()
        #expect(journal.take() == ["a viewWillLayoutSubviews", "a viewDidLayoutSubviews"])
    }

    @Test("another root makes the old one disappear and the new one appear", .contract("AP-21", "WN-7"))
    func replaceRoot() {
        let (a, b) = (controller("a"), controller("b"))
        let window = app.window(a)
        _ = journal.take()
        window.rootViewController = b
        app.flush()
        let lines = journal.take().filter { !$0.contains("Layout") }
        #expect(
            lines == [
                "a viewWillDisappear", "a viewDidDisappear", "b loadView", "b viewDidLoad", "b viewWillAppear", "b viewIsAppearing",
                "b viewDidAppear",
            ])
        #expect(window.subviews == [b.view])
        #expect(b.view.frame == window.bounds)
    }

    @Test("addChild sends willMove, removeFromParent sends didMove; a previous parent is left first", .contract("CT-1", "CT-2", "CT-3"))
    func containment() {
        let (a, b, child) = (controller("a"), controller("b"), controller("child"))
        a.addChild(child)
        #expect(journal.take() == ["child willMove a"])
        #expect(child.parent === a)
        #expect(a.children == [child])
        b.addChild(child)
        #expect(journal.take() == ["child willMove b", "child didMove nil"])
        #expect(a.children.isEmpty)
        child.removeFromParent()
        #expect(journal.take() == ["child didMove nil"])
        #expect(child.parent == nil)
    }

    @Test("a child's view added under a visible parent appears in the same turn, laid out; removed it disappears", .contract("CT-5"))
    func childAppearance() {
        let (a, child) = (controller("a"), controller("child"))
        _ = app.window(a)
        _ = journal.take()
        a.addChild(child)
        a.view.addSubview(child.view)
        child.didMove(toParent: a)
        #expect(
            journal.take() == [
                "child willMove a", "child loadView", "child viewDidLoad", "child viewWillAppear", "child viewIsAppearing",
                "child didMove a",
            ])
        app.flush()
        #expect(
            journal.take().filter { $0.hasPrefix("child") } == [
                "child viewWillLayoutSubviews", "child viewDidLayoutSubviews", "child viewDidAppear",
            ])
        child.view.removeFromSuperview()
        #expect(journal.take() == ["child viewWillDisappear", "child viewDidDisappear"])
    }

    @Test("existing children appear and disappear with their parent")
    func forwarded() {
        let (a, child) = (controller("a"), controller("child"))
        a.addChild(child)
        a.view.addSubview(child.view)
        let window = app.window(a)
        #expect(
            journal.take().filter { $0.contains("Appear") } == [
                "a viewWillAppear", "a viewIsAppearing", "child viewWillAppear", "child viewIsAppearing", "a viewDidAppear",
                "child viewDidAppear",
            ])
        window.isHidden = true
        #expect(
            journal.take().filter { $0.contains("isappear") } == [
                "a viewWillDisappear", "child viewWillDisappear", "a viewDidDisappear", "child viewDidDisappear",
            ])
    }

    @Test("without automatic forwarding only the container's transitions are sent", .contract("CT-6"))
    func manualForwarding() {
        let a = ManualContainer("a", journal)
        let child = controller("child")
        _ = app.window(a)
        a.addChild(child)
        _ = journal.take()
        a.view.addSubview(child.view)
        #expect(!journal.take().contains { $0.contains("Appear") })
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(journal.take() == ["child viewWillAppear", "child viewIsAppearing", "child viewDidAppear"])
    }

    @Test("a child's view under a controller that is not its parent raises UIKit's message", .contract("CT-4"))
    func hierarchy() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = TestApplication().window(UIViewController())
                let (parent, child) = (UIViewController(), UIViewController())
                parent.addChild(child)
                window.rootViewController?.view.addSubview(child.view)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("should have parent view controller"))
    }

    @Test("full screen: the presenter disappears, the presented appears, completion is last", .contract("AP-7", "AP-8", "AP-11", "PR-9"))
    func fullScreen() {
        let (a, b) = (controller("a"), controller("b"))
        _ = app.window(a)
        b.modalPresentationStyle = .fullScreen
        _ = journal.take()
        a.present(b, animated: false) { journal.add("presented") }
        #expect(
            journal.take().filter { !$0.contains("Layout") } == [
                "b loadView", "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear",
                "a viewDidDisappear", "presented",
            ])
        #expect(a.presentedViewController === b)
        #expect(b.presentingViewController === a)
        #expect(a.view.window == nil)
        #expect(b.view.window != nil)
        b.dismiss(animated: false) { journal.add("dismissed") }
        #expect(
            journal.take().filter { !$0.contains("Layout") } == [
                "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear", "b viewDidDisappear", "dismissed",
            ])
        #expect(a.presentedViewController == nil)
        #expect(b.presentingViewController == nil)
        #expect(b.view.superview == nil)
        #expect(a.view.window?.subviews.count == 1)
        #expect(a.view.window?.subviews.first === a.view)
    }

    @Test("a sheet does not affect the presenter's appearance", .contract("AP-9", "PR-1"))
    func sheet() {
        let (a, b) = (controller("a"), controller("b"))
        _ = app.window(a)
        _ = journal.take()
        a.view.tintColor = .red
        a.present(b, animated: false)
        #expect(a.view.tintColor != .red)
        #expect(b.view.frame.minY == 69)
        #expect(app.environment.requests.contains(.statusBar(.light, hidden: false)))
        b.dismiss(animated: false)
        #expect(a.view.tintColor == .red)
        #expect(!journal.take().contains { $0.hasPrefix("a ") && $0.contains("ppear") })
    }

    @Test("the status bar follows a dark window on a light device", .contract("CT-12"))
    func statusBarOfDarkWindow() {
        let window = app.window(controller("a"))
        app.flush()
        window.overrideUserInterfaceStyle = .dark
        #expect(app.environment.requests.contains(.statusBar(.light, hidden: false)))
        window.overrideUserInterfaceStyle = .unspecified
        let last = app.environment.requests.last { if case .statusBar = $0 { true } else { false } }
        #expect(last == .statusBar(.automatic, hidden: false))
    }

    @Test("presenting twice, or from outside a window, logs and does nothing", .contract("PR-4", "PR-5"))
    func badPresentations() {
        let a = controller("a")
        _ = app.window(a)
        a.present(controller("b"), animated: false)
        a.present(controller("c"), animated: false) { journal.add("never") }
        controller("lost").present(controller("d"), animated: false) { journal.add("never") }
        #expect(!journal.lines.contains("never"))
        #expect(app.environment.logs.filter { $0.contains("Attempt to present") }.count == 2)
    }

    @Test("dismissing from the bottom dismisses the whole presentation stack", .contract("PR-7", "PR-8"))
    func stack() {
        let (a, b, c) = (controller("a"), controller("b"), controller("c"))
        _ = app.window(a)
        a.present(b, animated: false)
        b.present(c, animated: false)
        a.dismiss(animated: false)
        #expect(a.presentedViewController == nil)
        #expect(b.presentedViewController == nil)
        #expect(c.view.window == nil)
        #expect(b.view.window == nil)
    }
}

@Suite("Appearance states", .application) struct AppearanceStateTests {
    @Test("will and did alternate; the opposite will may follow without a did", .contract("AP-16"))
    func alternate() {
        var state = AppearanceState()
        #expect(state.end() == nil)
        #expect(state.begin(appearing: true, animated: true) == .willAppear)
        #expect(state.begin(appearing: true, animated: true) == nil)
        #expect(state.begin(appearing: false, animated: true) == .willDisappear)
        #expect(state.end() == .didDisappear)
        #expect(state.begin(appearing: false, animated: true) == nil)
        #expect(state.state == .disappeared)
    }
}

class JournalController: UIViewController {
    let name: String
    let journal: Journal
    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func text(_ controller: UIViewController?) -> String { (controller as? JournalController)?.name ?? "nil" }
    override func loadView() {
        journal.add("\(name) loadView")
        super.loadView()
    }
    override func viewDidLoad() { journal.add("\(name) viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { journal.add("\(name) viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { journal.add("\(name) viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { journal.add("\(name) viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { journal.add("\(name) viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { journal.add("\(name) viewDidDisappear") }
    override func viewWillLayoutSubviews() { journal.add("\(name) viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { journal.add("\(name) viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) { journal.add("\(name) willMove \(text(parent))") }
    override func didMove(toParent parent: UIViewController?) { journal.add("\(name) didMove \(text(parent))") }
}

final class ManualContainer: JournalController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
