import Foundation
import TestSupport
import UIKitCore

/// A screen that records its callbacks, and animates alongside every transition.
@MainActor final class CallRecordingViewController: UIViewController {
    struct RecordedCallbacks: OptionSet {
        let rawValue: Int
        static let layout = RecordedCallbacks(rawValue: 1)
        static let isAppearing = RecordedCallbacks(rawValue: 2)
        static let traits = RecordedCallbacks(rawValue: 4)
    }

    let name: String
    /// What is written down besides what every file has.
    var hears: RecordedCallbacks = []
    private let journal: Journal

    init(_ name: String, _ journal: Journal) {
        (self.name, self.journal) = (name, journal)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func receive(_ what: String, if kind: RecordedCallbacks = []) {
        if hears.isSuperset(of: kind) { journal.add("\(name) \(what)") }
    }

    /// Only one of the two screens asks: the first one called.
    private func takePart() {
        guard let coordinator = transitionCoordinator, coordinator.isAnimated, CallRecordingViewController.asked !== coordinator as AnyObject else {
            return
        }
        CallRecordingViewController.asked = coordinator as AnyObject
        note(coordinator)
    }
    private weak static var asked: AnyObject?

    private func note(_ coordinator: any UIViewControllerTransitionCoordinator) {
        let journal = journal
        coordinator.animate { _ in
            journal.add("alongside")
        } completion: { context in
            journal.add("completion, cancelled: \(context.isCancelled)")
        }
    }

    override func loadView() {
        receive("loadView")
        super.loadView()
    }
    override func viewDidLoad() { receive("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) {
        receive("viewWillAppear \(animated)")
        takePart()
    }
    override func viewIsAppearing(_ animated: Bool) { receive("viewIsAppearing \(animated)", if: .isAppearing) }
    override func viewDidAppear(_ animated: Bool) { receive("viewDidAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) {
        receive("viewWillDisappear \(animated)")
        takePart()
    }
    override func viewDidDisappear(_ animated: Bool) { receive("viewDidDisappear \(animated)") }
    override func viewWillLayoutSubviews() { receive("viewWillLayoutSubviews", if: .layout) }
    override func viewDidLayoutSubviews() { receive("viewDidLayoutSubviews", if: .layout) }
    override func willMove(toParent parent: UIViewController?) { hearMove("willMove", parent) }
    override func didMove(toParent parent: UIViewController?) { hearMove("didMove", parent) }

    /// Callbacks of tabs are not recorded: the file is about appearance.
    private func hearMove(_ what: String, _ parent: UIViewController?) {
        guard !(parent is UITabBarController) else { return }
        receive("\(what)(toParent:) \(parent == nil ? "nil" : "stack")")
    }

    private func height(_ traits: UITraitCollection) -> String { traits.verticalSizeClass == .compact ? "compact" : "regular" }

    override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        receive("willTransition(to:) \(height(newCollection)) height", if: .traits)
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard hears.contains(.traits) else { return }
        receive("viewWillTransition(to:) \(Int(size.width)) x \(Int(size.height))")
        note(coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        receive("traitCollectionDidChange \(height(traitCollection)) height", if: .traits)
    }
}

/// What the containers' and presentations' delegates hear.
@MainActor
final class OrderListener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    private let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    private func name(_ controller: UIViewController) -> String { (controller as? CallRecordingViewController)?.name ?? "nobody" }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        journal.add("stack willShow \(name(viewController)) \(animated)")
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        journal.add("stack didShow \(name(viewController)) \(animated)")
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        journal.add("tabs shouldSelect \(name(viewController))")
        return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        journal.add("tabs didSelect \(name(viewController))")
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        journal.add("sheet shouldDismiss")
        return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { journal.add("sheet willDismiss") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { journal.add("sheet didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { journal.add("sheet didAttempt") }
}
