import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Fields and screens that ask for the keyboard before they have a window.
@Suite("First responder requests before appearance", .application) @MainActor struct FocusRequestTests {
    let stage: TransitionStage

    init() {
        var device = DeviceState.standard
        device.hardwareKeyboard = false
        stage = TransitionStage(device: device)
    }

    enum Moment: CaseIterable { case viewDidLoad, viewWillAppear }
    enum Way: CaseIterable { case push, pushAnimated, present, presentAnimated, root, tab, embed }

    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
        let moment: Moment
        init(_ moment: Moment) {
            self.moment = moment
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            if moment == .viewDidLoad { field.becomeFirstResponder() }
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if moment == .viewWillAppear { field.becomeFirstResponder() }
        }
    }

    private func show(_ screen: UIViewController, _ way: Way) {
        let window = stage.window
        switch way {
        case .push, .pushAnimated:
            let stack = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = stack
            stage.advance(0.1)
            stack.pushViewController(screen, animated: way == .pushAnimated)
        case .present, .presentAnimated:
            window.rootViewController?.present(screen, animated: way == .presentAnimated)
        case .root: window.rootViewController = screen
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), screen]
            window.rootViewController = tabs
            stage.advance(0.1)
            tabs.selectedIndex = 1
        case .embed:
            guard let host = window.rootViewController else { return }
            host.addChild(screen)
            host.view.addSubview(screen.view)
            screen.didMove(toParent: host)
        }
        stage.advance(1.5)
    }

    @Test("becomeFirstResponder in viewDidLoad or viewWillAppear gives the field the keyboard", arguments: Moment.allCases, Way.allCases)
    func keyboard(_ moment: Moment, _ way: Way) {
        defer { stage.finish() }
        _ = stage.window
        let form = Form(moment)
        show(form, way)
        #expect(form.field.isFirstResponder)
        #expect(form.field.isEditing)
        #expect(stage.window.inputViewHost?.frame.maxY == 852)
    }

    @Test("a controller that becomes first responder in viewWillAppear has its accessory view at the bottom")
    func controller() {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                becomeFirstResponder()
            }
        }
        defer { stage.finish() }
        let chat = Chat()
        show(chat, .pushAnimated)
        #expect(chat.isFirstResponder)
        #expect(chat.bar.window === stage.window)
    }

    @Test("of two requests the last has the keyboard; a field that resigned does not")
    func several() {
        defer { stage.finish() }
        _ = stage.window
        let form = Form(.viewDidLoad)
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        form.view.addSubview(other)
        other.becomeFirstResponder()
        show(form, .push)
        #expect(other.isFirstResponder)
        #expect(!form.field.isFirstResponder)
        let quiet = Form(.viewDidLoad)
        quiet.loadViewIfNeeded()
        quiet.field.resignFirstResponder()
        show(quiet, .push)
        #expect(stage.window.currentFirstResponder == nil)
    }

    @Test("a field removed by an observer of keyboardWillChangeFrame neither begins editing nor shows the keyboard")
    func removedByObserver() {
        final class Listener: NSObject, UITextFieldDelegate {
            var lines: [String] = []
            func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
            func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }
        }
        defer { stage.finish() }
        let (window, listener, notification) = (stage.window, Listener(), KeyboardNotificationLog())
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
        field.delegate = listener
        window.rootViewController?.view.addSubview(field)
        stage.advance(0.1)
        notification.listen(to: window.screen)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: window.screen, queue: nil
        ) { _ in MainActor.assumeIsolated { field.removeFromSuperview() } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(!field.becomeFirstResponder())
        stage.advance(1)
        #expect(!field.isFirstResponder)
        #expect(!field.isEditing)
        #expect(window.currentFirstResponder == nil)
        #expect(window.inputViewHost == nil)
        #expect(listener.lines.isEmpty)
        #expect(!notification.lines.contains("will show"))
        #expect(!notification.lines.contains("did show"))
    }
}
