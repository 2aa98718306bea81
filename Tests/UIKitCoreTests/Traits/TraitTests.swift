import CoreGraphics
import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@Suite("Traits", .application) @MainActor struct TraitTests {
    private var dark: DeviceState {
        var device = DeviceState.standard
        device.appearance = .dark
        return device
    }

    private var landscape: DeviceState {
        var device = DeviceState.standard
        device.orientation = .landscapeRight
        (device.safeTop, device.safeLeft, device.safeBottom, device.safeRight) = (0, 59, 21, 59)
        return device
    }

    @Test("a phone has compact width in portrait and compact height in landscape; large ones have regular width there")
    func sizeClasses() {
        let app = TestApplication()
        let window = app.window()
        #expect(window.traitCollection.horizontalSizeClass == .compact)
        #expect(window.traitCollection.verticalSizeClass == .regular)
        app.send(.deviceChanged(landscape))
        #expect(window.traitCollection.horizontalSizeClass == .compact)
        #expect(window.traitCollection.verticalSizeClass == .compact)
        var wide = landscape
        (wide.width, wide.height) = (430, 932)
        #expect(TestApplication(device: wide).window().traitCollection.horizontalSizeClass == .regular)
    }

    @Test("an application of a test begins with the standard device's traits, whatever one without a scope left")
    func separateTraits() async throws {
        var mirrored = DeviceState.standard
        mirrored.rightToLeft = true
        let process = CurrentTraits.$inTask.withValue(nil) { CurrentTraits.deviceDefault }
        CurrentTraits.$inTask.withValue(nil) { CurrentTraits.deviceDefault = UITraitCollection(values: DeviceTraits.values(of: mirrored)) }
        defer { CurrentTraits.$inTask.withValue(nil) { CurrentTraits.deviceDefault = process } }
        try await ApplicationScope.run {
            await MainActor.run { #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight) }
        }
    }

    @Test("the current traits follow the device again after a change of it inside performAsCurrent")
    func changeInsidePerform() {
        let app = TestApplication()
        UITraitCollection.current.performAsCurrent { app.send(.deviceChanged(dark)) }
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        app.send(.deviceChanged(.standard))
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("dark mode reaches views and controllers top down, with the previous traits", .contract("VW-37"))
    func darkMode() {
        let app = TestApplication()
        let journal = Journal()
        let controller = TraitController(journal)
        let window = app.window(controller)
        let view = TraitView("view", journal)
        controller.view.addSubview(view)
        _ = journal.take()
        app.send(.deviceChanged(dark))
        #expect(journal.take() == ["controller light to dark", "view light to dark"])
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }

    @Test("an override applies to the view and its subtree", .contract("VW-38"))
    func override() {
        let app = TestApplication()
        let window = app.window()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        window.addSubview(outer)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.userInterfaceStyle == .light)
        inner.removeFromSuperview()
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        window.rootViewController?.overrideUserInterfaceStyle = .dark
        #expect(window.rootViewController?.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("dynamic backgrounds follow the interface style", .contract("VW-39"))
    func background() {
        let app = TestApplication()
        let window = app.window()
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        window.addSubview(view)
        #expect(view.layer.backgroundColor == UIColor.black.cgColor)
        app.send(.deviceChanged(dark))
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test("a view that was made in light and attached in dark has the colours of dark, and is notified")
    func attachedLater() {
        let app = TestApplication()
        let window = app.window()
        let journal = Journal()
        let (view, child) = (TraitView("view", journal), UIView())
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let label = UILabel()
        for part in [view, child, label] { part.backgroundColor = color }
        view.addSubview(child)
        app.send(.deviceChanged(dark))
        window.addSubview(view)
        window.addSubview(label)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        #expect(child.layer.backgroundColor == UIColor.white.cgColor)
        #expect(label.layer.backgroundColor == UIColor.white.cgColor)
        #expect(journal.take() == ["view light to dark"])
        let later = TraitView("later", journal)
        window.addSubview(later)
        #expect(journal.take() == [])
    }

    @Test("a controller whose view was loaded in light and is shown in dark has the colours of dark")
    func shownLater() {
        let app = TestApplication()
        let window = app.window()
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let light = controller.view.layer.backgroundColor
        app.send(.deviceChanged(dark))
        window.rootViewController?.present(controller, animated: false)
        app.flush()
        #expect(light != nil)
        #expect(controller.view.layer.backgroundColor != light)
    }

    @Test("registered handlers are called for their traits only")
    func registration() {
        let app = TestApplication()
        let window = app.window()
        let view = UIView()
        window.addSubview(view)
        var received = 0
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in received += 1 }
        app.send(.deviceChanged(landscape))
        #expect(received == 0)
        var both = landscape
        both.appearance = .dark
        app.send(.deviceChanged(both))
        #expect(received == 1)
        view.unregisterForTraitChanges(registration)
        app.send(.deviceChanged(landscape))
        #expect(received == 1)
    }

    @Test("rotation: traits, size, layout, trait callbacks, completion; the window fills the screen again", .contract("CT-11", "WN-9"))
    func rotation() {
        let stage = TransitionStage()
        defer { stage.finish() }
        let app = stage.app
        let window = stage.window
        let journal = Journal()
        let controller = TraitController(journal)
        window.rootViewController = controller
        stage.advance(0.1)
        _ = journal.take()
        app.send(.deviceChanged(landscape))
        stage.advance(0.2)
        #expect(
            journal.take() == [
                "controller willTransition to traits", "controller viewWillTransition to 852x393", "alongside 852", "layout 852",
                "controller light to light", "layout 852",
            ])
        stage.advance(0.2)
        #expect(journal.take() == ["completed"])
        #expect(window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(controller.view.frame == window.bounds)
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    }

    @Test("later collections take precedence, and containment compares specified traits")
    func merging() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2), dark])
        #expect(both.userInterfaceStyle == .dark)
        #expect(both.displayScale == 2)
        #expect(both.containsTraits(in: dark))
        #expect(!dark.containsTraits(in: both))
        #expect(
            both
                == UITraitCollection {
                    $0.userInterfaceStyle = .dark
                    $0.displayScale = 2
                })
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    }

    private enum Brand: UITraitDefinition {
        static var defaultValue: Int { 0 }
        static var affectsColorAppearance: Bool { true }
    }
    private enum Density: UITraitDefinition { static var defaultValue: Int { 0 } }

    @Test("dynamic colours are resolved again when a trait of the app changes that they depend on")
    @MainActor func customColors() throws {
        let plain = UITraitCollection()
        let branded = plain.modifyingTraits { $0[Brand.self] = 2 }
        #expect(branded.hasDifferentColorAppearance(comparedTo: plain))
        #expect(!plain.modifyingTraits { $0[Brand.self] = 0 }.hasDifferentColorAppearance(comparedTo: plain))
        #expect(!plain.modifyingTraits { $0[Density.self] = 2 }.hasDifferentColorAppearance(comparedTo: plain))
        let app = TestApplication()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor { $0[Brand.self] == 2 ? .red : .green }
        app.window().addSubview(view)
        app.flush()
        #expect(view.layer.backgroundColor == UIColor.green.cgColor)
        view.traitOverrides[Brand.self] = 2
        app.flush()
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }
}

final class TraitView: UIView {
    private let name: String
    private let journal: Journal
    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        journal.add(
            "\(name) \(previousTraitCollection?.userInterfaceStyle ?? .unspecified) to \(UITraitCollection.current.userInterfaceStyle)")
    }
}

final class TraitController: UIViewController {
    private let journal: Journal
    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        journal.add("controller \(previousTraitCollection?.userInterfaceStyle ?? .unspecified) to \(traitCollection.userInterfaceStyle)")
    }
    override func viewDidLayoutSubviews() { journal.add("layout \(Int(view.bounds.width))") }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        journal.add("controller willTransition to traits")
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        journal.add("controller viewWillTransition to \(Int(size.width))x\(Int(size.height))")
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.journal.add("alongside \(Int(self?.view.bounds.width ?? 0))")
        }) { [weak self] _ in self?.journal.add("completed") }
        super.viewWillTransition(to: size, with: coordinator)
    }
}
