import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

/// Every file of `Fixtures/CallOrders` is acted out, and what is heard compared with it line by line.
@Suite("Call orders", .application) @MainActor struct CallOrderTests {
    private let journal = Journal()
    private let stage = TransitionStage()

    private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/CallOrders")

    private static let acts: [String: @MainActor (CallOrderTests) -> Void] = [
        "first-appearance": { $0.firstAppearance() }, "push": { $0.push() }, "pop": { $0.pop() },
        "interactive-pop": { $0.interactivePop() }, "interactive-pop-cancelled": { $0.interactivePopCancelled() },
        "full-screen": { $0.fullScreen() }, "sheet": { $0.sheet() }, "tabs": { $0.tabs() }, "rotation": { $0.rotation() },
        "life-cycle": { $0.lifeCycle() }, "scene-life-cycle": { $0.sceneLifeCycle() },
    ]

    private nonisolated static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    }()

    @Test("calls come in the recorded order", arguments: names)
    func order(_ name: String) throws {
        defer { stage.finish() }
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
        let stated = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        let act = try #require(Self.acts[name], "nobody acts \(name).txt out")
        act(self)
        let received = journal.take()
        let same = zip(stated, received).prefix { $0 == $1 }.count
        #expect(received == stated, "from line \(same + 1) of the calls on; heard:\n\(received.joined(separator: "\n"))")
    }

    @Test("every playable order has a file")
    func complete() { #expect(Self.names == Self.acts.keys.sorted()) }

    // MARK: What happens

    private func screen(_ name: String) -> CallRecordingViewController { CallRecordingViewController(name, journal) }

    private func does(_ what: String) { journal.add("> " + what) }

    /// What was there before the file begins.
    private func prepared() { _ = journal.take() }

    private func end() {
        does("the animation ends")
        stage.advance(1.5)
    }

    private func firstAppearance() {
        let a = screen("A")
        a.hears.formUnion([.layout, .isAppearing])
        _ = stage.window
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = a
        does("window.makeKeyAndVisible()")
        window.makeKeyAndVisible()
        does("the first layout")
        stage.advance(0.1)
    }

    private func stack(_ screens: [UIViewController]) -> (UINavigationController, OrderListener) {
        let navigation = UINavigationController()
        let listener = OrderListener(journal)
        navigation.delegate = listener
        stage.window.rootViewController = navigation
        for screen in screens {
            navigation.pushViewController(screen, animated: false)
            stage.advance(0.1)
        }
        prepared()
        return (navigation, listener)
    }

    private func push() {
        let (navigation, listener) = stack([screen("A")])
        does("pushViewController(B, animated: true)")
        navigation.pushViewController(screen("B"), animated: true)
        end()
        does("pushViewController(C, animated: false)")
        navigation.pushViewController(screen("C"), animated: false)
        stage.advance(0.1)
        withExtendedLifetime(listener) {}
    }

    private func pop() {
        let (navigation, listener) = stack([screen("A"), screen("B")])
        does("popViewController(animated: true)")
        navigation.popViewController(animated: true)
        end()
        withExtendedLifetime(listener) {}
    }

    private func drag(from start: CGPoint, by way: CGVector, steps: Int) {
        stage.app.touch(.began, start.x, start.y)
        for step in 1...steps {
            stage.advance(1.0 / 60)
            let part = Double(step) / Double(steps)
            stage.app.touch(.moved, start.x + way.dx * part, start.y + way.dy * part)
        }
    }

    private func interactivePop() {
        let (_, listener) = stack([screen("A"), screen("B")])
        does("a finger comes from the edge")
        drag(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 245, dy: 0), steps: 24)
        does("it is let go of past the half")
        stage.app.touch(.ended, 250, 400)
        end()
        withExtendedLifetime(listener) {}
    }

    private func interactivePopCancelled() {
        let (_, listener) = stack([screen("A"), screen("B")])
        does("a finger comes from the edge")
        drag(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 115, dy: 0), steps: 12)
        stage.advance(0.3)
        does("it turns back and is let go of")
        stage.app.touch(.moved, 119, 400)
        stage.app.touch(.ended, 119, 400)
        end()
        withExtendedLifetime(listener) {}
    }

    private func fullScreen() {
        let (a, b) = (screen("A"), screen("B"))
        stage.window.rootViewController = a
        stage.advance(0.1)
        prepared()
        b.modalPresentationStyle = .fullScreen
        does("A.present(B, animated: true), full screen")
        a.present(b, animated: true) { self.journal.add("presented") }
        end()
        does("B.dismiss(animated: true)")
        b.dismiss(animated: true) { self.journal.add("dismissed") }
        end()
    }

    private func sheet() {
        let (a, b) = (screen("A"), screen("B"))
        let listener = OrderListener(journal)
        stage.window.rootViewController = a
        stage.advance(0.1)
        prepared()
        b.presentationController?.delegate = listener
        does("A.present(B, animated: true), a sheet")
        a.present(b, animated: true) { self.journal.add("presented") }
        end()
        does("a finger pulls the sheet down and throws it")
        drag(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 500), steps: 10)
        stage.app.touch(.ended, 200, 700)
        end()
        withExtendedLifetime(listener) {}
    }

    private func tabs() {
        let (a, b) = (screen("A"), screen("B"))
        (a.title, b.title) = ("A", "B")
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let listener = OrderListener(journal)
        tabs.delegate = listener
        stage.window.rootViewController = tabs
        stage.advance(0.1)
        prepared()
        does("selectedIndex = 1")
        tabs.selectedIndex = 1
        stage.advance(0.1)
        does("a finger taps the first tab")
        stage.app.tap(98, 852 - 34 - 25)
        stage.advance(0.1)
        withExtendedLifetime(listener) {}
    }

    private func rotation() {
        let a = screen("A")
        stage.window.rootViewController = a
        stage.advance(0.1)
        prepared()
        a.hears.formUnion([.layout, .traits])
        var device = DeviceState.standard
        device.orientation = .landscapeRight
        (device.safeTop, device.safeLeft, device.safeBottom, device.safeRight) = (0, 59, 21, 59)
        does("the device turns")
        stage.app.send(.deviceChanged(device))
        stage.advance(1.0 / 60)
        end()
    }

    private func lifeCycle() {
        OrderAppDelegate.journal = journal
        let environment = TestEnvironment(device: .standard)
        does("the app is launched")
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: OrderAppDelegate.self)
        does("something covers it for a moment")
        for change in [ApplicationEvent.LifeCycle.resignActive, .becomeActive] { environment.onEvent?(.lifeCycle(change)) }
        does("the user goes home")
        for change in [ApplicationEvent.LifeCycle.resignActive, .enterBackground] { environment.onEvent?(.lifeCycle(change)) }
        does("and comes back")
        for change in [ApplicationEvent.LifeCycle.enterForeground, .becomeActive] { environment.onEvent?(.lifeCycle(change)) }
    }

    private func sceneLifeCycle() {
        OrderAppDelegate.journal = journal
        let environment = TestEnvironment(device: .standard)
        does("the app is launched")
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: OrderScenesDelegate.self)
        does("the user goes home")
        for change in [ApplicationEvent.LifeCycle.resignActive, .enterBackground] { environment.onEvent?(.lifeCycle(change)) }
        does("and comes back")
        for change in [ApplicationEvent.LifeCycle.enterForeground, .becomeActive] { environment.onEvent?(.lifeCycle(change)) }
        does("the scene is disconnected")
        for scene in UIApplication.shared.connectedScenes {
            UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
        }
    }
}
