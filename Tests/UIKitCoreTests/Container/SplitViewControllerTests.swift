import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Split view controllers", .application) @MainActor struct SplitViewControllerTests {
    private let journal = Journal()

    private func screen(_ name: String) -> ScreenController {
        let made = ScreenController(name, journal)
        made.title = name
        return made
    }

    private func shown(_ stage: TransitionStage, _ split: UISplitViewController) {
        stage.window.rootViewController = split
        stage.advance(0.1)
        _ = journal.take()
    }

    private func split(_ columns: [UISplitViewController.Column]) -> UISplitViewController {
        let split = UISplitViewController(style: columns.contains(.supplementary) ? .tripleColumn : .doubleColumn)
        for column in columns { split.setViewController(screen("\(column)"), for: column) }
        return split
    }

    @Test("in landscape a pad shows both columns, in portrait the secondary one alone")
    func automatic() throws {
        let stage = TransitionStage(device: .pad.turned)
        defer { stage.finish() }
        let split = split([.primary, .secondary])
        shown(stage, split)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.splitBehavior == .tile)
        let (primary, secondary) = (try #require(split.viewController(for: .primary)), try #require(split.viewController(for: .secondary)))
        #expect(frame(primary) == CGRect(x: 0, y: 0, width: 320, height: 834))
        #expect(frame(secondary) == CGRect(x: 320, y: 0, width: 874, height: 834))
        #expect(primary.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary.traitCollection.horizontalSizeClass == .regular)
        #expect(primary.navigationController != nil)
        #expect(split.viewControllers == [primary.navigationController, secondary.navigationController])
        #expect(primary.splitViewController === split)
        #expect(split.primaryColumnWidth == 320)
        stage.app.send(.deviceChanged(.pad))
        stage.advance(1)
        #expect(split.displayMode == .secondaryOnly)
        #expect(primary.view.window == nil)
        #expect(primary.appearance.state == .disappeared)
        #expect(frame(secondary) == CGRect(x: 0, y: 0, width: 834, height: 1194))
    }

    @Test("in portrait the primary column overlays the other, and a tap outside dismisses it")
    func overlay() throws {
        let stage = TransitionStage(device: .pad)
        defer { stage.finish() }
        let split = split([.primary, .secondary])
        let listener = SplitListener(journal)
        split.delegate = listener
        shown(stage, split)
        let primary = try #require(split.viewController(for: .primary) as? ScreenController)
        split.show(.primary)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(journal.take().filter { !$0.contains("Move") } == ["mode 3", "show 0", "primary didLoad", "primary willAppear true"])
        stage.advance(1)
        #expect(journal.take() == ["primary didAppear true"])
        #expect(frame(primary).minX == 0)
        #expect(split.viewController(for: .secondary).map(frame)?.width == 834)
        stage.app.tap(700, 600)
        stage.advance(1)
        #expect(split.displayMode == .secondaryOnly)
        #expect(primary.view.window == nil)
        #expect(journal.take() == ["mode 1", "hide 0", "primary willDisappear true", "primary didDisappear true"])
        // The button in the secondary column's bar, and a drag from the edge.
        split.displayModeButtonItem.primaryAction?.perform(from: split.displayModeButtonItem)
        stage.advance(1)
        #expect(split.displayMode == .oneOverSecondary)
        split.hide(.primary)
        stage.advance(1)
        for x in stride(from: 2.0, through: 200, by: 20) {
            stage.app.touch(x == 2 ? .began : .moved, x, 600)
            stage.advance(1.0 / 60)
        }
        stage.app.touch(.ended, 200, 600)
        stage.advance(1)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(primary.appearance.state == .appeared)
        split.presentsWithGesture = false
        #expect(split.view.gestureRecognizers?.allSatisfy { !$0.isEnabled } ?? false)
    }

    @Test("the bar next to the primary column has the display mode button")
    func button() throws {
        let stage = TransitionStage(device: .pad.turned)
        defer { stage.finish() }
        let split = split([.primary, .secondary])
        shown(stage, split)
        let item = try #require(split.viewController(for: .secondary)?.navigationItem)
        #expect(item.systemLeading === split.displayModeButtonItem)
        #expect(item.leftBarButtonItems == nil)
        split.displayModeButtonVisibility = .never
        #expect(item.systemLeading == nil)
    }

    @Test("the display mode button follows the delegate, else toggles; an edge drag reports its start and end")
    func targets() throws {
        final class Chooser: NSObject, UISplitViewControllerDelegate {
            let journal: Journal
            var target: UISplitViewController.DisplayMode = .automatic
            init(_ journal: Journal) { self.journal = journal }
            func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
                journal.add("target asked in \(svc.displayMode.rawValue)")
                return target
            }
            func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
                journal.add("to \(displayMode.rawValue)")
            }
            func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { journal.add("drag begins") }
            func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { journal.add("drag ended") }
        }
        let stage = TransitionStage(device: .pad)
        defer { stage.finish() }
        let split = split([.primary, .supplementary, .secondary])
        let chooser = Chooser(journal)
        split.delegate = chooser
        shown(stage, split)
        let start = split.displayMode
        func told() -> [String] { journal.take().filter { !$0.contains("ppear") && !$0.contains("didLoad") && !$0.contains("Move") } }
        func tap() {
            split.displayModeButtonItem.primaryAction?.perform(from: split.displayModeButtonItem)
            stage.advance(1)
        }
        chooser.target = .twoOverSecondary
        tap()
        #expect(split.displayMode == .twoOverSecondary)
        #expect(told() == ["target asked in \(start.rawValue)", "to \(UISplitViewController.DisplayMode.twoOverSecondary.rawValue)"])
        // Where it is already: nothing to tell.
        tap()
        #expect(split.displayMode == .twoOverSecondary)
        #expect(told().count == 1)
        chooser.target = .automatic
        tap()
        #expect(split.displayMode != .twoOverSecondary)
        #expect(told().count == 2)
        chooser.target = .secondaryOnly
        tap()
        #expect(split.displayMode == .secondaryOnly)
        _ = told()
        for x in stride(from: 2.0, through: 200, by: 20) {
            stage.app.touch(x == 2 ? .began : .moved, x, 600)
            stage.advance(1.0 / 60)
        }
        stage.app.touch(.ended, 200, 600)
        stage.advance(1)
        let drag = told()
        #expect(drag.first == "drag begins")
        #expect(drag.last == "drag ended")
        #expect(drag.count == 3)
        #expect(split.displayMode != .secondaryOnly)
    }

    @Test("three columns: one next to the secondary, two next to it, and two displacing it")
    func triple() throws {
        let stage = TransitionStage(device: .pad.turned)
        defer { stage.finish() }
        let split = split([.primary, .supplementary, .secondary])
        shown(stage, split)
        let columns = [UISplitViewController.Column.primary, .supplementary, .secondary].compactMap { split.viewController(for: $0) }
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(columns[0].viewIfLoaded?.window == nil)
        #expect(frame(columns[1]).minX == 0)
        #expect(frame(columns[2]).minX == 320)
        split.show(.primary)
        stage.advance(1)
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(columns.map { frame($0).minX } == [0, 320, 640])
        #expect(frame(columns[2]).width == 554)
        split.preferredSplitBehavior = .displace
        split.preferredDisplayMode = .twoDisplaceSecondary
        stage.advance(0.1)
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(frame(columns[2]) == CGRect(x: 640, y: 0, width: 874, height: 834))
        split.hide(.supplementary)
        stage.advance(1)
        #expect(split.displayMode == .secondaryOnly)
        try #require(columns[0].view.window == nil)
        #expect(columns[1].view.window == nil)
    }

    @Test("widths follow fraction, preference and limits")
    func widths() {
        let automatic = UISplitViewController.automaticDimension
        func width(_ preferred: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            SplitMetrics.width(preferred: preferred, fraction: fraction, least: least, most: most, of: 1000)
        }
        #expect(width(automatic, automatic, automatic, automatic) == 320)
        #expect(width(automatic, 0.5, automatic, automatic) == 500)
        #expect(width(automatic, 0.5, automatic, 400) == 400)
        #expect(width(200, 0.5, 250, automatic) == 250)
        #expect(width(5000, automatic, automatic, automatic) == 1000)
    }

    @Test("every mode tiles, overlays or displaces the columns, mirrored too")
    func frames() {
        for mirrored in [false, true] {
            let columns = SplitColumnLayout(
                size: CGSize(width: 1000, height: 700), primaryWidth: 300, supplementaryWidth: 250, isMirrored: mirrored)
            for mode in (1...6).compactMap(UISplitViewController.DisplayMode.init) {
                let frames = columns.frames(mode)
                let screen = CGRect(x: 0, y: 0, width: 1000, height: 700)
                let meets = { (one: CGRect, other: CGRect) in !one.intersection(other).isEmpty }
                #expect(meets(screen, frames.primary) == SplitColumnLayout.showsPrimary(mode, hasSupplementary: true), "\(mode)")
                #expect(frames.supplementary.map { meets(screen, $0) } == SplitColumnLayout.showsAny(mode), "\(mode)")
                #expect(!meets(frames.primary, frames.supplementary ?? .null), "\(mode)")
                if !SplitColumnLayout.isOver(mode) { #expect(!meets(frames.secondary, frames.supplementary ?? .null), "\(mode)") }
            }
        }
    }

    @Test("on a phone all columns are one stack; the secondary column lends its screens")
    func collapsed() throws {
        let stage = TransitionStage()
        defer { stage.finish() }
        let split = split([.primary, .secondary])
        let listener = SplitListener(journal)
        listener.top = .primary
        split.delegate = listener
        shown(stage, split)
        let (primary, secondary) = (try #require(split.viewController(for: .primary)), try #require(split.viewController(for: .secondary)))
        #expect(split.isCollapsed)
        #expect(primary.view.window != nil)
        #expect(!secondary.isViewLoaded)
        split.show(.secondary)
        stage.advance(1)
        let stack = try #require(primary.navigationController)
        #expect(stack.viewControllers == [primary, secondary])
        #expect(secondary.view.window != nil)
        #expect(primary.view.window == nil)
        stack.popViewController(animated: true)
        stage.advance(1)
        split.show(.secondary)
        stage.advance(1)
        #expect(stack.viewControllers == [primary, secondary])
        split.hide(.secondary)
        stage.advance(1)
        #expect(stack.viewControllers == [primary])
        let other = screen("other")
        primary.showDetailViewController(other, sender: nil)
        stage.advance(1)
        #expect(stack.viewControllers == [primary, other])
        #expect(split.viewController(for: .secondary) === other)
    }

    @Test("without a delegate the secondary column is on top, and a compact column is shown alone")
    func collapsedOrder() throws {
        let stage = TransitionStage()
        defer { stage.finish() }
        let split = split([.primary, .supplementary, .secondary])
        shown(stage, split)
        let navigation = try #require(split.viewControllers.first as? UINavigationController)
        #expect(navigation.viewControllers.map(\.title) == ["primary", "supplementary", "secondary"])
        let narrow = self.split([.primary, .secondary])
        let compact = UITabBarController()
        narrow.setViewController(compact, for: .compact)
        shown(stage, narrow)
        #expect(compact.view.window != nil)
        #expect(narrow.viewController(for: .primary)?.isViewLoaded == false)
    }

    @Test("expanding restores the columns as before collapsing, with screens pushed since", .contract("CT-8"))
    func expanding() throws {
        let stage = TransitionStage(device: .pad.turned)
        defer { stage.finish() }
        let split = split([.primary, .secondary])
        let holder = UIViewController()
        holder.addChild(split)
        holder.view.addSubview(split.view)
        split.view.frame = holder.view.bounds
        split.didMove(toParent: holder)
        stage.window.rootViewController = holder
        let listener = SplitListener(journal)
        split.delegate = listener
        stage.advance(0.1)
        let (primary, secondary) = (try #require(split.viewController(for: .primary)), try #require(split.viewController(for: .secondary)))
        #expect(!split.isCollapsed)
        _ = journal.take()
        holder.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: split)
        stage.advance(0.1)
        #expect(split.isCollapsed)
        #expect(journal.take().contains("collapsed"))
        #expect(primary.traitCollection.horizontalSizeClass == .compact)
        let stack = try #require(primary.navigationController)
        #expect(stack.viewControllers == [primary, secondary])
        #expect(secondary.view.window != nil)
        #expect(primary.view.window == nil)
        let pushed = screen("pushed")
        secondary.navigationController?.pushViewController(pushed, animated: false)
        holder.setOverrideTraitCollection(nil, forChild: split)
        stage.advance(0.1)
        #expect(!split.isCollapsed)
        #expect(journal.take().last { $0 == "expanded" } == "expanded")
        #expect(stack.viewControllers == [primary])
        #expect(pushed.navigationController?.viewControllers == [secondary, pushed])
        #expect(primary.view.window != nil)
        #expect(pushed.view.window != nil)
        #expect(secondary.view.window == nil)
        #expect(primary.appearance.state == .appeared)
        #expect(pushed.appearance.state == .appeared)
        #expect(secondary.appearance.state == .disappeared)
    }

    @Test("before iOS 14's API: two controllers, which the delegate may collapse and separate")
    func classic() {
        let stage = TransitionStage()
        defer { stage.finish() }
        let (list, detail) = (screen("list"), screen("detail"))
        let navigation = UINavigationController(rootViewController: list)
        let split = UISplitViewController()
        split.viewControllers = [navigation, detail]
        let listener = SplitListener(journal)
        listener.collapses = true
        split.delegate = listener
        shown(stage, split)
        #expect(split.isCollapsed)
        #expect(navigation.viewControllers == [list])
        #expect(list.view.window != nil)
        let other = UISplitViewController()
        other.viewControllers = [UINavigationController(rootViewController: screen("a")), screen("b")]
        shown(stage, other)
        #expect((other.viewControllers.first as? UINavigationController)?.viewControllers.map(\.title) == ["a", "b"])
        let wide = TransitionStage(device: .pad.turned)
        defer { wide.finish() }
        _ = wide.window
        let pair = UISplitViewController()
        pair.viewControllers = [screen("left"), screen("right")]
        pair.preferredDisplayMode = .allVisible
        shown(wide, pair)
        #expect(pair.displayMode == .oneBesideSecondary)
        #expect(pair.viewControllers.map { frame($0).minX } == [0, 320])
        let new = screen("new")
        pair.viewControllers[0].showDetailViewController(new, sender: nil)
        #expect(pair.viewControllers.last === new)
        #expect(new.view.window != nil)
        #expect(new.appearance.state == .appeared)
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        guard let view = controller.viewIfLoaded else { return .null }
        return view.convert(view.bounds, to: nil)
    }
}

@MainActor private final class SplitListener: NSObject, UISplitViewControllerDelegate {
    let journal: Journal
    var top: UISplitViewController.Column?
    var collapses = false
    init(_ journal: Journal) { self.journal = journal }
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        journal.add("mode \(displayMode.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        journal.add("show \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        journal.add("hide \(column.rawValue)")
    }
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { journal.add("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { journal.add("expanded") }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { collapses }
}
