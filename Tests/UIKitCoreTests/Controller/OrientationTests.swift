import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@Suite("Orientations", .application) @MainActor struct OrientationTests {
    private let app: TestApplication
    init() { app = TestApplication() }

    /// What the simulator was told last: bits, and what is preferred.
    private func told(_ app: TestApplication) -> [UInt8] {
        app.environment.requests.reduce(into: []) {
            if case .supportedOrientations(let mask, let preferred) = $1 { $0 = [mask.rawValue, preferred?.rawValue ?? 0] }
        }
    }
    private var told: [UInt8] { told(app) }

    private final class Held: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        var preferred: UIInterfaceOrientation?
        var rotates = true
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            preferred ?? super.preferredInterfaceOrientationForPresentation
        }
        override var shouldAutorotate: Bool { rotates }
        convenience init(_ mask: UIInterfaceOrientationMask) {
            self.init(nibName: nil, bundle: nil)
            self.mask = mask
            modalPresentationStyle = .fullScreen
        }
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        var mask = UIInterfaceOrientationMask.all
        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { mask }
    }

    private func turn(_ orientation: DeviceState.Orientation) {
        var state = app.environment.device
        state.orientation = orientation
        app.send(.deviceChanged(state))
    }

    @Test("the topmost full-screen controller decides; a sheet does not, nor does a controller being dismissed", .contract("CT-12"))
    func front() {
        let (root, sheet, full) = (Held(.portrait), Held(.landscapeLeft), Held(.landscape))
        _ = app.window(root)
        #expect(told == [0b10, 0])
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: false)
        #expect(told == [0b10, 0])
        sheet.present(full, animated: false)
        #expect(told == [0b11000, 0])
        full.dismiss(animated: false)
        #expect(told == [0b10, 0])
        root.mask = .allButUpsideDown
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(told == [0b11010, 0])
    }

    @Test("containers decide themselves, not their children; their delegates or subclasses may override", .contract("CT-12"))
    func containers() {
        final class Says: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate {
            func navigationControllerSupportedInterfaceOrientations(_: UINavigationController) -> UIInterfaceOrientationMask {
                .landscapeLeft
            }
            func tabBarControllerSupportedInterfaceOrientations(_: UITabBarController) -> UIInterfaceOrientationMask { .portraitUpsideDown }
            func splitViewControllerSupportedInterfaceOrientations(_: UISplitViewController) -> UIInterfaceOrientationMask { .landscape }
            func tabBarControllerPreferredInterfaceOrientationForPresentation(_: UITabBarController) -> UIInterfaceOrientation {
                .landscapeRight
            }
        }
        final class Asking: UINavigationController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
            }
        }
        app.activate()
        let says = Says()
        let stack = UINavigationController(rootViewController: Held(.landscape))
        let tabs = UITabBarController()
        tabs.viewControllers = [Held(.landscape)]
        let split = UISplitViewController(style: .doubleColumn)
        for container in [stack, tabs, split] { #expect(container.supportedInterfaceOrientations == .allButUpsideDown) }
        (stack.delegate, tabs.delegate, split.delegate) = (says, says, says)
        #expect(stack.supportedInterfaceOrientations == .landscapeLeft)
        #expect(tabs.supportedInterfaceOrientations == .portraitUpsideDown)
        #expect(split.supportedInterfaceOrientations == .landscape)
        #expect(stack.preferredInterfaceOrientationForPresentation == .portrait)
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeRight)
        #expect(Asking(rootViewController: Held(.landscapeRight)).supportedInterfaceOrientations == .landscapeRight)
    }

    @Test("Info.plist applies if the application's delegate does not decide; pads have their own key")
    func declared() {
        let list = [
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"],
            "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortraitUpsideDown", "nonsense"],
        ]
        let phone = TestApplication(declared: list)
        let root = Held(.allButUpsideDown)
        _ = phone.window(root)
        #expect(told(phone) == [0b10010, 0])
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(told(phone) == [0b11010, 0])
        delegate.mask = .landscapeRight
        UIViewController.attemptRotationToDeviceOrientation()
        #expect(told(phone) == [0b1000, 0])
        let pad = TestApplication(device: .pad, declared: list)
        _ = pad.window(Held(.all))
        #expect(told(pad) == [0b100, 0])
    }

    @Test("a pad app that may share the screen follows the device, unless it requires full screen")
    func sharing() {
        let all = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"].map { "UIInterfaceOrientation" + $0 }
        let shared = TestApplication(device: .pad, declared: ["UISupportedInterfaceOrientations~ipad": all])
        _ = shared.window(Held(.landscape))
        #expect(told(shared) == [0b11110, 0])
        let alone = TestApplication(device: .pad, declared: ["UISupportedInterfaceOrientations~ipad": all, "UIRequiresFullScreen": true])
        _ = alone.window(Held(.landscape))
        #expect(told(alone) == [0b11000, 0])
    }

    @Test("a full-screen controller's preferred orientation holds until rotation; one without autorotation keeps the current")
    func preferred() {
        let (root, full) = (Held(.all), Held(.allButUpsideDown))
        full.preferred = .landscapeLeft
        _ = app.window(root)
        root.present(full, animated: false)
        #expect(told == [0b11010, 4])
        turn(.landscapeLeft)
        #expect(told == [0b11010, 4])
        #expect(full.interfaceOrientation == .landscapeLeft)
        turn(.portrait)
        #expect(told == [0b11010, 0])
        full.rotates = false
        UIViewController.attemptRotationToDeviceOrientation()
        #expect(told == [0b10, 0])
        full.dismiss(animated: false)
        #expect(told == [0b11010, 0])
    }

    @Test("a scene requests an orientation: the device rotates, or the handler gets the controller's refusal")
    func geometry() throws {
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: SceneAppDelegate.self)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        let root = Held(.allButUpsideDown)
        window.rootViewController = root
        window.makeKeyAndVisible()
        var errors: [UISceneError.Code?] = []
        func ask(_ mask: UIInterfaceOrientationMask) {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { errors.append(($0 as? UISceneError)?.code) }
            window.setNeedsLayout()
            CATransaction.flush()
        }
        ask(.landscapeLeft)
        #expect(environment.requests.last { if case .turn = $0 { true } else { false } } == .turn(.landscapeLeft))
        let count = environment.requests.count
        ask(.portrait)
        #expect(errors.isEmpty)
        #expect(environment.requests.count == count)
        root.mask = .portrait
        ask(.landscape)
        #expect(errors == [.geometryRequestDenied])
    }

    @Test("setting the device's orientation by key rotates the interface")
    func deviceKey() throws {
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: SceneAppDelegate.self)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Held(.all)
        window.makeKeyAndVisible()
        UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
        CATransaction.flush()
        #expect(environment.requests.last { if case .turn = $0 { true } else { false } } == .turn(.landscapeRight))
        #expect(UIDevice.current.value(forKey: "orientation") as? Int == UIDevice.current.orientation.rawValue)
        let count = environment.requests.count
        UIDevice.current.setValue(UIInterfaceOrientation.unknown.rawValue, forKey: "orientation")
        CATransaction.flush()
        #expect(environment.requests.count == count)
    }

    // MARK: Older calls

    private final class Older: UIViewController {
        let journal: Journal
        init(_ journal: Journal) {
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        private var here: String { "\(interfaceOrientation) \(Int(view.bounds.width))" }
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            journal.add("willRotate to \(toInterfaceOrientation) \(duration), is \(here)")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            journal.add("viewWillTransition, is \(here)")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            journal.add("willAnimate to \(toInterfaceOrientation), is \(here)")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            journal.add("didRotate from \(fromInterfaceOrientation), is \(here)")
        }
    }

    private final class OlderDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        func application(
            _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
            duration: TimeInterval
        ) { journal.add("delegate will \(newStatusBarOrientation), is \(application.statusBarOrientation)") }
        func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation) {
            journal.add("delegate did \(oldStatusBarOrientation), is \(application.statusBarOrientation)")
        }
        func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
            journal.add("delegate frame was \(Int(oldStatusBarFrame.width)), is \(Int(application.statusBarFrame.width))")
        }
    }

    @Test("deprecated rotation callbacks: before, in the animation with the new bounds, and after, with the application's in between")
    func older() {
        let stage = TransitionStage()
        defer { stage.finish() }
        let journal = Journal()
        let (root, child) = (Older(journal), Older(Journal()))
        root.addChild(child)
        root.view.addSubview(child.view)
        stage.window.rootViewController = root
        let delegate = OlderDelegate(journal)
        UIApplication.shared.delegate = delegate
        let center = NotificationCenter.default
        let names = [UIApplication.willChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarOrientationNotification]
        let tokens = names.map { name in
            center.addObserver(forName: name, object: UIApplication.shared, queue: nil) { note in
                let value = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int ?? 0
                MainActor.assumeIsolated { journal.add("notification \(value)") }
            }
        }
        defer { for token in tokens { center.removeObserver(token) } }
        stage.advance(0.1)
        _ = journal.take()
        stage.app.send(.deviceChanged(DeviceState.standard.turned))
        stage.advance(0.1)
        #expect(
            journal.take() == [
                "delegate will landscapeRight, is portrait", "notification 3", "willRotate to landscapeRight 0.3, is portrait 393",
                "viewWillTransition, is portrait 393", "delegate did portrait, is landscapeRight", "notification 1",
                "delegate frame was 393, is 0", "willAnimate to landscapeRight, is landscapeRight 852",
            ])
        stage.advance(0.4)
        #expect(journal.take() == ["didRotate from portrait, is landscapeRight 852"])
        #expect(child.journal.lines.map { $0.prefix(9) } == ["willRotat", "viewWillT", "willAnima", "didRotate"])
    }
}
