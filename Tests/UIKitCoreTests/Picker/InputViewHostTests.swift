import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Input views", .application) @MainActor struct InputViewHostTests {
    let stage = PickerStage()
    let field = UITextField()
    let other = UITextField()
    private let notification = KeyboardNotificationLog()

    private func show(input: UIView?, accessory: UIView?) {
        field.inputView = input
        field.inputAccessoryView = accessory
        stage.add(field, at: CGRect(x: 20, y: 100, width: 200, height: 34))
        stage.add(other, at: CGRect(x: 20, y: 200, width: 200, height: 34))
        notification.listen(to: stage.window.screen)
    }

    private func bar() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }

    @Test("KB-1, KB-3: a field's input view slides in and out at the bottom, with notifications in order", .contract("KB-1", "KB-3"))
    func picker() {
        let picker = UIPickerView()
        show(input: picker, accessory: bar())
        defer { notification.stop() }
        field.becomeFirstResponder()
        #expect(notification.lines == ["will change", "will show"])
        stage.run(0.5)
        #expect(notification.take() == KeyboardNotificationLog.showing)
        // 216 of the picker, 44 of the bar and 34 of the home indicator.
        #expect(stage.window.inputViewHost?.frame == CGRect(x: 0, y: 558, width: 393, height: 294))
        #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 602, width: 393, height: 216))
        field.resignFirstResponder()
        stage.run(0.5)
        #expect(notification.take() == KeyboardNotificationLog.hiding)
        #expect(picker.window == nil)
    }

    @Test(
        "the keyboard is above its window's content",
        .contract("WN-10", differs: "as the window's topmost view, not in a window above: what is added to the window later covers it"))
    func place() throws {
        show(input: UIPickerView(), accessory: nil)
        defer { notification.stop() }
        field.becomeFirstResponder()
        stage.run(0.5)
        let dock = try #require(stage.window.inputViewHost)
        #expect(stage.window.subviews.last === dock)
        field.resignFirstResponder()
        stage.run(0.5)
    }

    @Test("KB-2, KB-6: notifications have both frames, duration, curve and screen", .contract("KB-2", "KB-6"))
    func information() throws {
        show(input: UIPickerView(), accessory: nil)
        defer { notification.stop() }
        field.becomeFirstResponder()
        let info = try #require(notification.infos.first)
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        let begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        #expect(end == CGRect(x: 0, y: 602, width: 393, height: 250))
        #expect(begin == CGRect(x: 0, y: 852, width: 393, height: 250))
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
        #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        #expect(notification.objects.first as? UIScreen === UIScreen.main)
    }

    @Test("KB-5: fields that share their input views post once; other views post again", .contract("KB-5"))
    func moving() {
        let picker = UIPickerView()
        let shared = bar()
        show(input: picker, accessory: shared)
        defer { notification.stop() }
        other.inputView = picker
        other.inputAccessoryView = shared
        field.becomeFirstResponder()
        stage.run(0.5)
        _ = notification.take()
        other.becomeFirstResponder()
        stage.run(0.5)
        #expect(notification.take().isEmpty)
        field.inputAccessoryView = bar()
        field.becomeFirstResponder()
        stage.run(0.5)
        #expect(notification.take() == KeyboardNotificationLog.showing)
    }

    @Test("KB-7: layout in a notification's observer is animated along", .contract("KB-7"))
    func animation() {
        show(input: UIPickerView(), accessory: nil)
        defer { notification.stop() }
        let durations = Journal()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { durations.add("\(UIView.inheritedAnimationDuration)") } }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        #expect(durations.lines == ["0.25"])
    }

    @Test("KB-8: with a hardware keyboard only the accessory shows; without one nothing is posted", .contract("KB-8"))
    func accessoryOnly() {
        show(input: nil, accessory: bar())
        defer { notification.stop() }
        field.becomeFirstResponder()
        stage.run(0.5)
        #expect(stage.window.inputViewHost?.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
        #expect(notification.take() == KeyboardNotificationLog.showing)
        other.becomeFirstResponder()
        stage.run(0.5)
        #expect(notification.take() == KeyboardNotificationLog.hiding)
        #expect(stage.window.inputViewHost == nil)
    }
}
