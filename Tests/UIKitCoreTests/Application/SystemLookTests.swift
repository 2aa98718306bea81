import DeviceProtocol
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

/// What differs between the versions of iOS that a device imitates.
@Suite("Looks of the versions of iOS", .application) @MainActor struct SystemLookTests {
    private static func device(_ version: String) -> DeviceState {
        var device = DeviceState.standard
        device.systemVersion = version
        return device
    }

    @Test("through iOS 15 an edit menu is a dark bubble with smaller corners, and a bar from 16 on", arguments: ["15.5", "16.0", "18.5"])
    func editMenu(version: String) throws {
        let stage = TransitionStage(device: Self.device(version))
        defer { stage.finish() }
        let field = UITextField(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        field.text = "Word"
        stage.window.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        UIMenuController.shared.showMenu(from: field, rect: field.bounds)
        let overlay = try #require(stage.window.subviews.compactMap { $0 as? EditMenuOverlay }.first)
        let bar = try #require(overlay.bar)
        let isBubble = version == "15.5"
        #expect(bar.bounds.height == (isBubble ? 43 : 51))
        #expect(bar.traitCollection.userInterfaceStyle == (isBubble ? .dark : .light))
        #expect(bar.cells.map(\.bounds.height) == Array(repeating: isBubble ? 36 : 44, count: bar.cells.count))
        UIMenuController.shared.hideMenu()
    }

    @Test(
        "KB-6: notifications of the keyboard have the screen as their object since iOS 16.1", arguments: ["15.5", "16.0", "16.1", "17.5"])
    func keyboardObject(version: String) {
        let stage = TransitionStage(device: Self.device(version))
        defer { stage.finish() }
        let field = UITextField(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        field.inputView = UIPickerView()
        stage.window.rootViewController?.view.addSubview(field)
        var objects: [UIScreen?] = []
        let observer = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            let object = $0.object as? UIScreen
            MainActor.assumeIsolated { objects.append(object) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        field.becomeFirstResponder()
        #expect(objects.count == 1)
        #expect((objects.first ?? nil) === (["15.5", "16.0"].contains(version) ? nil : stage.window.screen))
    }

    @Test("since iOS 18 another tab's screen fades in, with the callbacks of a switch without an animation", arguments: ["17.5", "18.5"])
    func tabs(version: String) {
        let stage = TransitionStage(device: Self.device(version))
        defer { stage.finish() }
        let journal = Journal()
        let tabs = UITabBarController()
        let screens = [ScreenController("A", journal), ScreenController("B", journal)]
        tabs.viewControllers = screens
        stage.window.rootViewController = tabs
        stage.advance(0.1)
        _ = journal.take()
        tabs.selectedIndex = 1
        let fades = version == "18.5"
        let animated = stage.window.layer.subtreeHasAnimations
        #expect(animated == fades)
        #expect(journal.take().suffix(2) == ["A didDisappear false", "B didAppear false"])
        #expect(screens[0].view.window == nil)
        stage.advance(0.5)
        #expect(!stage.window.layer.subtreeHasAnimations)
        #expect(screens[1].view.window === stage.window)
    }
}

extension CALayer {
    /// Whether this layer or one below it has an animation.
    fileprivate var subtreeHasAnimations: Bool {
        animationKeys()?.isEmpty == false || (sublayers ?? []).contains { $0.subtreeHasAnimations }
    }
}
