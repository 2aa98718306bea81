import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore

@Suite("Following the keyboard", .application) @MainActor struct KeyboardObserverTests {
    private let context = ApplicationContext.current

    private func post(_ name: NSNotification.Name, of screen: UIScreen?, height: Double) {
        let end = CGRect(x: 0, y: 800 - height, width: 400, height: height)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end), UIResponder.keyboardAnimationDurationUserInfoKey: 0.5,
        ]
        NotificationCenter.default.post(name: name, object: screen, userInfo: info)
    }

    @Test("is notified of its own application's keyboard, and of an app's own notifications without an object")
    func own() {
        var heights: [CGFloat?] = []
        var durations: [TimeInterval] = []
        let observer = KeyboardObserver(of: context.screen) { change in
            heights.append(change.frame?.height)
            durations.append(change.duration)
        }
        let screen = UIScreen(device: context.device, style: .unspecified)
        let name = UIResponder.keyboardWillChangeFrameNotification
        post(name, of: screen, height: 100)
        post(UIResponder.keyboardWillHideNotification, of: screen, height: 0)
        #expect(heights.isEmpty)
        post(name, of: context.screen, height: 200)
        post(name, of: nil, height: 300)
        post(UIResponder.keyboardWillHideNotification, of: context.screen, height: 0)
        #expect(heights == [200, 300, nil])
        #expect(durations == [0.5, 0.5, 0.5])
        withExtendedLifetime(observer) {}
    }

    @Test("is not notified any more once it is released")
    func released() {
        var count = 0
        var observer: KeyboardObserver? = KeyboardObserver(of: context.screen) { _ in count += 1 }
        withExtendedLifetime(observer) { post(UIResponder.keyboardWillChangeFrameNotification, of: context.screen, height: 1) }
        observer = nil
        post(UIResponder.keyboardWillChangeFrameNotification, of: context.screen, height: 2)
        #expect(count == 1)
    }
}
