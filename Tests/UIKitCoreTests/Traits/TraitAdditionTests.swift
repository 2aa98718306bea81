import Foundation
import Testing

@testable import UIKitCore

@Suite("Traits by name and by scene", .application) @MainActor struct TraitAdditionTests {
    private let app = TestApplication()

    private enum Mood: UITraitDefinition { static let defaultValue = 0 }

    @Test("the traits that differ are those of UIKit in a fixed order, then the app's")
    func changes() {
        let dark = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0[Mood.self] = 3
            $0.displayScale = 2
        }
        let names = dark.changedTraits(from: UITraitCollection(displayScale: 2)).map { ObjectIdentifier($0) }
        #expect(names == [ObjectIdentifier(UITraitUserInterfaceStyle.self), ObjectIdentifier(Mood.self)])
        #expect(dark.changedTraits(from: dark).isEmpty)
        #expect(dark.changedTraits(from: nil).count == 3)
    }

    @Test("a list environment is a trait that can be overridden and observed")
    func listEnvironment() {
        #expect(UITraitCollection().listEnvironment == .unspecified)
        #expect(UITraitCollection(listEnvironment: .sidebar).listEnvironment == .sidebar)
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        app.window().addSubview(view)
        var heard = 0
        child.registerForTraitChanges([UITraitListEnvironment.self]) { (_: UIView, _) in heard += 1 }
        view.traitOverrides.listEnvironment = .insetGrouped
        #expect(child.traitCollection.listEnvironment == .insetGrouped)
        #expect(heard == 1)
    }

    @Test("overrides of a scene reach its windows")
    func scene() throws {
        SceneAppDelegate.journal = Journal()
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: SceneAppDelegate.self)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        scene.traitOverrides.userInterfaceStyle = .dark
        #expect(scene.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(window.traitCollection.userInterfaceStyle == .light)
    }

    @Test("overrides of a presentation reach the presented controller")
    func presentation() throws {
        let window = app.window(UIViewController())
        let shown = UIViewController()
        window.rootViewController?.present(shown, animated: false)
        #expect(shown.activePresentationController === shown.presentationController)
        #expect(window.rootViewController?.activePresentationController == nil)
        shown.presentationController?.traitOverrides.userInterfaceStyle = .dark
        #expect(shown.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.userInterfaceStyle == .light)
    }

    @Test("the largest rectangle of a ratio is in the middle of the area; a ratio that is not positive is that of a square")
    func aspectFit() {
        let area = CGRect(x: 0, y: 0, width: 100, height: 200)
        #expect(AspectFitLayoutGuide.fit(1, in: area) == CGRect(x: 0, y: 50, width: 100, height: 100))
        #expect(AspectFitLayoutGuide.fit(2, in: area) == CGRect(x: 0, y: 75, width: 100, height: 50))
        #expect(AspectFitLayoutGuide.fit(0.25, in: area) == CGRect(x: 25, y: 0, width: 50, height: 200))
        #expect(AspectFitLayoutGuide.fit(-1, in: area) == CGRect(x: 0, y: 50, width: 100, height: 100))
    }

    @Test("the guide of a window follows its ratio and the safe area")
    func guide() {
        let window = app.window(UIViewController())
        let guide = window.safeAreaAspectFitLayoutGuide
        guide.aspectRatio = 2
        let area = window.bounds.inset(by: window.safeAreaInsets)
        #expect(guide.layoutFrame == CGRect(x: 0, y: area.midY - area.width / 4, width: area.width, height: area.width / 2))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(abs(view.frame.height - area.width / 2) < 0.5)
    }
}
