import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing
import ViewLayout

@testable import UIKitCore

/// An application of two scenes on a pad in landscape: 1194 × 834 points.
// The delegates' journals are static, and tests wait.
@Suite("Scenes side by side", .application, .serialized) @MainActor struct SideBySideTests {
    private nonisolated static var pad: DeviceState { DeviceState.pad.turned }

    private final class Delegate: NSObject, UIApplicationDelegate {
        static var discarded = 0
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            Self.discarded += sceneSessions.count
        }
    }

    final class Page: UIViewController {
        var sizes: [CGSize] = []
        let button = UIButton(type: .system)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        var taps = 0
        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
            view.addSubview(button)
            view.addSubview(field)
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private final class Scene: NSObject, UIWindowSceneDelegate {
        static var told: [String] = []
        static var count = 0
        var window: UIWindow?
        let number: Int
        let page = Page()
        override init() {
            Self.count += 1
            number = Self.count
        }
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            Self.told.append("\(number) connect \(connectionOptions.userActivities.map(\.activityType).joined())")
            let window = UIWindow(windowScene: scene)
            window.rootViewController = page
            window.makeKeyAndVisible()
            self.window = window
        }
        func sceneWillEnterForeground(_ scene: UIScene) { Self.told.append("\(number) foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.told.append("\(number) active") }
        func sceneWillResignActive(_ scene: UIScene) { Self.told.append("\(number) inactive") }
        func sceneDidEnterBackground(_ scene: UIScene) { Self.told.append("\(number) background") }
        func sceneDidDisconnect(_ scene: UIScene) { Self.told.append("\(number) disconnect") }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { Self.told.append("\(number) \(userActivity.activityType)") }
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            Self.told.append("\(number) was \(Int(previousCoordinateSpace.bounds.width))")
        }
        static func take() -> [String] {
            defer { told = [] }
            return told
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenes-\(UUID().uuidString)")

    private let link = AnimationLink()

    private func launch(device: DeviceState = pad, several: Bool = true, restores: Bool = false) -> TestEnvironment {
        (Scene.told, Scene.count, Delegate.discarded) = ([], 0, 0)
        let environment = TestEnvironment(device: device)
        for layer in LayerContext.main.roots { LayerContext.main.removeRoot(layer) }
        LayerContext.main.link = link
        ApplicationLauncher.start(
            environment: environment, principalClass: nil, delegateClass: Delegate.self,
            restoration: restores ? RestorationStore(folder: folder) : nil, allowsSeveralScenes: several)
        return environment
    }

    /// At once, not on the next turn: other tests would have applications of their own meanwhile.
    private func open(_ session: UISceneSession? = nil, _ activity: String? = nil, from scene: UIWindowScene? = nil) {
        let activity = activity.map { NSUserActivity(activityType: $0) }
        #expect(ApplicationLifeCycle.show(session ?? SceneManifest.newSession(), activity, nextTo: scene))
        LayerContext.main.flush()
    }

    private var scenes: [UIWindowScene] { ApplicationContext.current.stage.scenes }
    private func page(_ index: Int) throws -> Page { try #require((scenes.dropFirst(index).first?.delegate as? Scene)?.page) }
    private func window(_ index: Int) throws -> UIWindow { try #require((scenes.dropFirst(index).first?.delegate as? Scene)?.window) }

    private func touch(_ environment: TestEnvironment, _ phase: TouchSample.Phase, _ x: Double, _ y: Double) {
        environment.manualClock.now += 0.02
        environment.onEvent?(.input(.touches([TouchSample(finger: 0, phase: phase, x: x, y: y)], time: environment.manualClock.now)))
    }

    /// What moves takes no touches.
    private func settle() {
        CATransaction.flush()
        link.now += 1
        LayerContext.main.timing.process()
        CATransaction.flush()
    }

    private func tap(_ environment: TestEnvironment, _ x: Double, _ y: Double) {
        settle()
        touch(environment, .began, x, y)
        touch(environment, .ended, x, y)
    }

    private func drag(_ environment: TestEnvironment, from start: Double, to end: Double) {
        settle()
        touch(environment, .began, start, 417)
        for step in 1...10 { touch(environment, .moved, start + (end - start) * Double(step) / 10, 417) }
        // Held for a moment: it is not thrown.
        environment.manualClock.now += 0.5
        touch(environment, .moved, end, 417)
        touch(environment, .ended, end, 417)
        LayerContext.main.flush()
    }

    @Test("a second scene connects with its activity; both are active with half of the screen", .contract("AP2-2"))
    func second() throws {
        defer { LayerContext.main.link = nil }
        _ = launch()
        #expect(UIApplication.shared.supportsMultipleScenes)
        #expect(Scene.take() == ["1 connect ", "1 foreground", "1 active"])
        open(nil, "org.example.note")
        #expect(Scene.take() == ["2 connect org.example.note", "2 foreground", "1 was 1194", "2 active"])
        #expect(UIApplication.shared.connectedScenes.count == 2)
        #expect(scenes.allSatisfy { $0.activationState == .foregroundActive })
        #expect(scenes.map(\.space) == [CGRect(x: 0, y: 0, width: 592, height: 834), CGRect(x: 602, y: 0, width: 592, height: 834)])
        #expect(try window(0).frame == CGRect(x: 0, y: 0, width: 592, height: 834))
        #expect(try window(1).frame == window(0).frame)
        #expect(try page(0).sizes == [CGSize(width: 592, height: 834)])
        #expect(try page(1).sizes.isEmpty)
        #expect(try window(1).isKeyWindow)
        #expect(try scenes[0].keyWindow === window(0))
        #expect(UIApplication.shared.windows.count == 2)
        #expect(scenes[0].statusBarManager?.statusBarFrame.width == 592)
    }

    @Test("each scene has its own traits, safe area and coordinates")
    func surroundings() throws {
        defer { LayerContext.main.link = nil }
        _ = launch()
        #expect(try page(0).traitCollection.horizontalSizeClass == .regular)
        open()
        for index in 0...1 {
            let traits = try page(index).traitCollection
            #expect(traits.horizontalSizeClass == .compact)
            #expect(traits.verticalSizeClass == .regular)
            #expect(traits.userInterfaceLevel == .elevated)
            #expect(try window(index).safeAreaInsets.top == 24)
        }
        #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
        #expect(UIScreen.main.bounds.width == 1194)
        let button = try page(1).button
        #expect(button.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 100))
        #expect(button.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 622, y: 100))
        #expect(button.convert(CGPoint.zero, to: scenes[1].coordinateSpace) == CGPoint(x: 20, y: 100))
        #expect(button.convert(CGPoint.zero, to: scenes[0].coordinateSpace) == CGPoint(x: 622, y: 100))
        #expect(try button.convert(CGPoint.zero, to: page(0).button) == CGPoint(x: 602, y: 0))
        #expect(scenes[1].coordinateSpace.convert(CGPoint(x: 5, y: 5), to: scenes[0].coordinateSpace) == CGPoint(x: 607, y: 5))
        #expect(scenes[1].effectiveGeometry.coordinateSpace.bounds.width == 592)
    }

    @Test("touches reach the scene under them, and its window becomes key", .contract("WN-5"))
    func touches() throws {
        defer { LayerContext.main.link = nil }
        let environment = launch()
        open()
        tap(environment, 60, 120)
        #expect(try page(0).taps == 1)
        #expect(try page(1).taps == 0)
        #expect(try window(0).isKeyWindow)
        #expect(try scenes[1].keyWindow === window(1))
        tap(environment, 660, 120)
        #expect(try page(0).taps == 1)
        #expect(try page(1).taps == 1)
        #expect(try window(1).isKeyWindow)
        // A touch on the divider hits no scene.
        tap(environment, 597, 120)
        #expect(try page(0).taps == 1)
        #expect(try page(1).taps == 1)
        #expect(try window(1).isKeyWindow)
    }

    @Test("the keyboard is in the scene that has the key window")
    func keyboard() throws {
        defer { LayerContext.main.link = nil }
        var device = Self.pad
        device.hardwareKeyboard = false
        let environment = launch(device: device)
        open()
        let (left, right) = (try page(0), try page(1))
        tap(environment, 60, 220)
        #expect(left.field.isFirstResponder)
        #expect(try window(0).dockedKeyboardTop != nil)
        #expect(try window(1).dockedKeyboardTop == nil)
        tap(environment, 662, 220)
        #expect(right.field.isFirstResponder)
        #expect(try window(0).inputViewHost == nil)
        #expect(try window(1).dockedKeyboardTop != nil)
        tap(environment, 60, 320)
        #expect(try window(0).dockedKeyboardTop != nil)
        #expect(try window(1).inputViewHost == nil)
    }

    @Test("the divider follows a drag, and snaps to a third, the middle and two thirds")
    func divider() throws {
        defer { LayerContext.main.link = nil }
        let environment = launch()
        open()
        _ = Scene.take()
        drag(environment, from: 597, to: 800)
        #expect(scenes.map(\.space.width) == [809, 375])
        #expect(try page(0).traitCollection.horizontalSizeClass == .regular)
        #expect(try page(1).traitCollection.horizontalSizeClass == .compact)
        #expect(try page(0).sizes.last == CGSize(width: 809, height: 834))
        #expect(try page(1).sizes == [CGSize(width: 375, height: 834)])
        #expect(Scene.take() == ["1 was 592", "2 was 592"])
        drag(environment, from: 814, to: 400)
        #expect(scenes.map(\.space.width) == [375, 809])
        #expect(try window(1).frame == CGRect(x: 0, y: 0, width: 809, height: 834))
        #expect(try window(1).sceneOrigin.x == 385)
        tap(environment, 400, 120)
        #expect(try page(1).taps == 0)
        tap(environment, 420, 120)
        #expect(try page(1).taps == 1)
    }

    @Test("a scene pushed off the edge enters the background, and returns on request")
    func pushedOff() throws {
        defer { LayerContext.main.link = nil }
        let environment = launch()
        open()
        let (left, right) = (scenes[0], scenes[1])
        _ = Scene.take()
        drag(environment, from: 597, to: 1190)
        #expect(scenes.count == 1)
        #expect(scenes.first === left)
        #expect(left.isFullScreen)
        #expect(right.activationState == .background)
        #expect(Scene.take() == ["1 was 592", "2 inactive", "2 background"])
        #expect(left.keyWindow?.isKeyWindow == true)
        #expect(left.keyWindow?.frame.width == 1194)
        #expect(UIApplication.shared.openSessions.count == 2)
        #expect(UIApplication.shared.windows.count == 1)
        open(right.session, "org.example.back")
        #expect(Scene.take() == ["2 foreground", "1 was 1194", "2 active", "2 org.example.back"])
        #expect(scenes.last === right)
        #expect(right.keyWindow?.isKeyWindow == true)
    }

    @Test("a third scene replaces the one that does not request it")
    func third() throws {
        defer { LayerContext.main.link = nil }
        _ = launch()
        open()
        let (left, right) = (scenes[0], scenes[1])
        _ = Scene.take()
        open(from: right)
        try #require(scenes.count == 2)
        #expect(scenes[1] === right)
        #expect(scenes[0] !== left)
        #expect(left.activationState == .background)
        #expect(Scene.take() == ["3 connect ", "1 inactive", "1 background", "3 foreground", "3 active"])
        #expect(try window(0).frame.width == 592)
    }

    @Test("rotation: in portrait the scenes have two thirds and one, in landscape halves again", .contract("WN-9"))
    func rotation() throws {
        defer { LayerContext.main.link = nil }
        let environment = launch()
        open()
        _ = Scene.take()
        environment.device = .pad
        environment.onEvent?(.deviceChanged(.pad))
        #expect(scenes.map(\.space) == [CGRect(x: 0, y: 0, width: 504, height: 1194), CGRect(x: 514, y: 0, width: 320, height: 1194)])
        #expect(try page(0).sizes.last == CGSize(width: 504, height: 1194))
        #expect(try page(1).sizes == [CGSize(width: 320, height: 1194)])
        #expect(Scene.take() == ["1 was 592", "2 was 592"])
        tap(environment, 552, 120)
        #expect(try page(1).taps == 1)
        environment.device = Self.pad
        environment.onEvent?(.deviceChanged(Self.pad))
        #expect(scenes.map(\.space.width) == [592, 592])
    }

    @Test("home sends both to the background, and brings both back")
    func home() {
        defer { LayerContext.main.link = nil }
        let environment = launch()
        open()
        _ = Scene.take()
        environment.onEvent?(.lifeCycle(.resignActive))
        environment.onEvent?(.lifeCycle(.enterBackground))
        #expect(Scene.take() == ["1 inactive", "2 inactive", "1 background", "2 background"])
        environment.onEvent?(.lifeCycle(.enterForeground))
        environment.onEvent?(.lifeCycle(.becomeActive))
        #expect(Scene.take() == ["1 foreground", "2 foreground", "1 active", "2 active"])
    }

    @Test("a destroyed session is removed permanently; the other scene has the screen", .contract("AP2-7"))
    func destroyed() throws {
        defer { LayerContext.main.link = nil }
        _ = launch()
        open()
        let (left, right) = (scenes[0], scenes[1])
        _ = Scene.take()
        let options = UIWindowSceneDestructionRequestOptions()
        options.windowDismissalAnimation = .commit
        UIApplication.shared.requestSceneSessionDestruction(right.session, options: options)
        #expect(Scene.take() == ["2 inactive", "2 background", "2 disconnect", "1 was 592"])
        #expect(right.windows.count == 1)
        settle()
        #expect(right.windows.isEmpty)
        #expect(scenes.count == 1)
        #expect(left.isFullScreen)
        #expect(Delegate.discarded == 1)
        #expect(UIApplication.shared.openSessions == [left.session])
        #expect(left.keyWindow?.isKeyWindow == true)
    }

    @Test("the next launch restores the scenes' layout, and background ones as sessions")
    func launches() throws {
        defer { LayerContext.main.link = nil }
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = launch(restores: true)
        open()
        drag(environment, from: 597, to: 800)
        open(from: scenes[0])
        let sessions = scenes.map(\.session.persistentIdentifier)
        environment.onEvent?(.lifeCycle(.resignActive))
        environment.onEvent?(.lifeCycle(.enterBackground))
        _ = launch(restores: true)
        #expect(scenes.map(\.session.persistentIdentifier) == sessions)
        #expect(scenes.map(\.space.width) == [809, 375])
        #expect(UIApplication.shared.openSessions.count == 3)
        #expect(UIApplication.shared.connectedScenes.count == 2)
        #expect(try window(1).frame.width == 375)
        let waiting = try #require(UIApplication.shared.openSessions.first { !sessions.contains($0.persistentIdentifier) })
        #expect(waiting.connectedScene == nil)
        open(waiting)
        #expect(waiting.connectedScene?.activationState == .foregroundActive)
        let gone = try #require(UIApplication.shared.openSessions.first { $0.connectedScene?.activationState == .background })
        UIApplication.shared.requestSceneSessionDestruction(gone, options: nil)
        #expect(UIApplication.shared.openSessions.count == 2)
    }

    @Test("phones, and apps without multiple scenes, have one scene", arguments: [(pad, false), (DeviceState.standard, true)])
    func refused(_ device: DeviceState, _ several: Bool) async {
        defer { LayerContext.main.link = nil }
        _ = launch(device: device, several: several)
        #expect(!UIApplication.shared.supportsMultipleScenes)
        #expect(UIApplication.shared.connectedScenes.count == 1)
        let code: Int = await withCheckedContinuation { done in
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                done.resume(returning: ($0 as NSError).code)
            }
        }
        #expect(code == UISceneError.Code.multipleScenesNotSupported.rawValue)
    }

    @Test("a request opens a scene on the next turn; a connected one gets only the activity")
    func requests() async throws {
        defer { LayerContext.main.link = nil }
        _ = launch()
        let session = try #require(scenes.first?.session)
        _ = Scene.take()
        UIApplication.shared.requestSceneSessionActivation(
            session, userActivity: NSUserActivity(activityType: "org.example.more"), options: nil)
        #expect(Scene.take().isEmpty)
        let told: [String] = await withCheckedContinuation { done in
            DispatchQueue.main.async { MainActor.assumeIsolated { done.resume(returning: Scene.take()) } }
        }
        #expect(told == ["1 org.example.more"])
        let gone = UISceneSession(role: .windowApplication, configuration: session.configuration)
        let code: Int = await withCheckedContinuation { done in
            UIApplication.shared.requestSceneSessionActivation(gone, userActivity: nil, options: nil) {
                done.resume(returning: ($0 as NSError).code)
            }
        }
        #expect(code == UISceneError.Code.requestDenied.rawValue)
    }
}
