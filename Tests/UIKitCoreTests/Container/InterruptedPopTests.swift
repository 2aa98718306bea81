import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// A long run of interactive pops that are finished, reversed, cancelled, interrupted by code and rotated.
///
/// `FERRY_POP_ROUNDS` says how many; a release is checked with ten thousand.
@Suite("Interrupted pops", .application) @MainActor struct InterruptedPopTests {
    private let stage = TransitionStage()

    @Test("random drags back, interrupted, reversed and rotated: nothing is stuck, unpaired or leaked", .contract("VC-18", "AP-6"))
    func random() {
        defer { stage.finish() }
        let rounds = ProcessInfo.processInfo.environment["FERRY_POP_ROUNDS"].flatMap { Int($0) } ?? 120
        var random = SplitMix(2024)
        let ledger = Ledger()
        let navigation = UINavigationController(rootViewController: LedgerController(ledger))
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        var isLandscape = false
        for round in 0..<rounds {
            let depth = 1 + random.below(3)
            for _ in 0..<depth { navigation.pushViewController(LedgerController(ledger), animated: random.below(4) == 0) }
            if random.below(3) > 0 { stage.advance(0.6) } else { stage.advance(Double(random.below(20)) / 60) }
            var place = 4.0
            stage.app.touch(.began, place, 400)
            for _ in 0..<(2 + random.below(6)) {
                switch random.below(12) {
                case 0:
                    isLandscape.toggle()
                    rotate(isLandscape)
                case 1: navigation.popViewController(animated: random.below(2) == 0)
                case 2: navigation.pushViewController(LedgerController(ledger), animated: random.below(2) == 0)
                case 3: place = max(2, place - Double(random.below(200)))
                default: place += Double(random.below(120))
                }
                stage.app.touch(.moved, place, 400)
                stage.advance(Double(1 + random.below(3)) / 60)
            }
            stage.app.touch(random.below(5) == 0 ? .cancelled : .ended, place, 400)
            if random.below(6) == 0 {
                isLandscape.toggle()
                rotate(isLandscape)
            }
            stage.advance(Double(random.below(30)) / 60)
            if navigation.viewControllers.count > 6 { navigation.popToRootViewController(animated: random.below(2) == 0) }
            guard round % 4 == 3 else { continue }
            stage.advance(2)
            let problems = problems(navigation, ledger)
            #expect(problems.isEmpty, "round \(round): \(problems.joined(separator: "; "))")
            if !problems.isEmpty { return }
        }
    }

    private func rotate(_ isLandscape: Bool) {
        var device = DeviceState.standard
        if isLandscape {
            device.orientation = .landscapeRight
            (device.safeTop, device.safeLeft, device.safeBottom, device.safeRight) = (0, 59, 21, 59)
        }
        stage.app.send(.deviceChanged(device))
    }

    private func problems(_ navigation: UINavigationController, _ ledger: Ledger) -> [String] {
        var found = ledger.unpaired
        let stack = navigation.viewControllers
        let inSight = stack.filter { $0.viewIfLoaded?.window != nil }
        if inSight != stack.suffix(1) { found.append("\(inSight.count) of \(stack.count) screens visible") }
        if navigation.children != stack { found.append("\(navigation.children.count) children, \(stack.count) on the stack") }
        if navigation.topViewController?.appearance.state != .appeared { found.append("the top screen did not appear") }
        if stack.dropLast().contains(where: { $0.appearance.state != .disappeared }) { found.append("one below appeared") }
        if let top = navigation.topViewController?.view, top.bounds.size != stage.window.bounds.size || !top.transform.isIdentity {
            found.append("the top screen is at \(top.frame)")
        }
        if navigation.navigationBar.items != stack.map(\.navigationItem) { found.append("the bar shows other items") }
        if ApplicationContext.current.isIgnoringInteraction { found.append("touches are ignored") }
        let alive = ledger.alive
        if alive != stack.count { found.append("\(alive) screens alive, \(stack.count) on the stack") }
        return found
    }
}

/// Who lives, and what they were told.
@MainActor private final class Ledger {
    private struct Entry { weak var controller: LedgerController? }
    private var entries: [Entry] = []
    var unpaired: [String] = []

    func add(_ controller: LedgerController) { entries.append(Entry(controller: controller)) }
    var alive: Int {
        entries.removeAll { $0.controller == nil }
        return entries.count
    }
}

/// Checks that appearance calls alternate as UIKit's do. > Contract: AP-16
@MainActor private final class LedgerController: UIViewController {
    private enum State { case gone, coming, here, going }
    private let ledger: Ledger
    private var state = State.gone

    init(_ ledger: Ledger) {
        self.ledger = ledger
        super.init(nibName: nil, bundle: nil)
        ledger.add(self)
    }

    required init?(coder: NSCoder) { nil }

    private func enter(_ new: State, from allowed: [State]) {
        if !allowed.contains(state) { ledger.unpaired.append("\(new) after \(state)") }
        state = new
    }

    override func viewWillAppear(_ animated: Bool) { enter(.coming, from: [.gone, .going]) }
    override func viewDidAppear(_ animated: Bool) { enter(.here, from: [.coming]) }
    override func viewWillDisappear(_ animated: Bool) { enter(.going, from: [.here, .coming]) }
    override func viewDidDisappear(_ animated: Bool) { enter(.gone, from: [.going]) }
}
