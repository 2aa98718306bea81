import DeviceProtocol
import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIControl contracts", .application) @MainActor struct ControlContractTests {
    let app = TestApplication()
    let journal = Journal()

    private func place<Control: UIControl>(_ control: Control) -> Control {
        control.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
        app.window().rootViewController?.view.addSubview(control)
        app.flush()
        return control
    }

    @Test("CO-1: states have these bit values", .contract("CO-1")) func states() {
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
        #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
        let button = UIButton(type: .custom)
        button.isSelected = true
        button.isHighlighted = true
        button.isEnabled = false
        #expect(button.state == [.highlighted, .selected, .disabled])
    }

    @Test("CO-2: events have these bit values", .contract("CO-2")) func events() {
        let events: [UIControl.Event] = [
            .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside,
            .touchUpOutside, .touchCancel,
        ]
        #expect(events.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256])
        #expect(UIControl.Event.valueChanged.rawValue == 4096)
        #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
        #expect(UIControl.Event.menuActionTriggered.rawValue == 16384)
        let editing: [UIControl.Event] = [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
        #expect(editing.map(\.rawValue) == [65536, 131_072, 262_144, 524_288])
    }

    @Test("CO-3: beginTracking comes first; if it returns false nothing follows", .contract("CO-3")) func consent() {
        let control = place(TrackingControl(journal: journal))
        control.begins = false
        app.tap(120, 310)
        #expect(journal.take() == ["begin"])
        control.begins = true
        app.touch(.began, 120, 310)
        #expect(journal.take() == ["begin", "down tracking=true highlighted=true"])
        app.touch(.ended, 120, 310)
    }

    @Test("CO-6, CO-7: endTracking comes before the events of a release, cancelTracking with touchCancel", .contract("CO-6", "CO-7"))
    func order() {
        let control = place(TrackingControl(journal: journal))
        app.touch(.began, 120, 310)
        _ = journal.take()
        app.touch(.ended, 120, 310)
        #expect(journal.take() == ["end", "up tracking=false highlighted=false"])
        app.touch(.began, 120, 310)
        _ = journal.take()
        app.touch(.cancelled, 120, 310)
        #expect(journal.take() == ["cancel", "touchCancel"])
        #expect(!control.isHighlighted)
    }

    @Test("CO-8: the highlight follows the touch", .contract("CO-8")) func highlight() {
        let control = place(UIControl())
        app.touch(.began, 120, 310)
        #expect(control.isHighlighted)
        #expect(control.isTouchInside)
        app.touch(.moved, 120, 100)
        #expect(!control.isHighlighted)
        #expect(control.isTracking)
        #expect(!control.isTouchInside)
        app.touch(.moved, 120, 310)
        #expect(control.isHighlighted)
        app.touch(.ended, 120, 310)
        #expect(!control.isHighlighted)
    }

    @Test("CO-10: actions take no argument, the sender, or the sender and the event", .contract("CO-10")) func arguments() {
        let target = ActionTarget()
        for name in ["none", "one:", "two:event:"] {
            let button = place(UIButton(type: .system))
            button.addTarget(target, action: Selector(name), for: .touchUpInside)
            app.tap(120, 310)
            #expect(target.received.popLast() == (name == "none" ? "none" : name == "one:" ? "one UIButton" : "two UIButton UIEvent"))
        }
    }

    @Test("CO-11: every action passes sendAction, which may suppress it", .contract("CO-11")) func redirecting() {
        let control = place(RedirectingControl(journal: journal))
        let target = ActionTarget()
        control.addTarget(target, action: Selector("none"), for: .touchDown)
        control.addAction(UIAction(title: "act") { _ in }, for: .touchDown)
        app.tap(120, 310)
        #expect(journal.take() == ["action act", "selector none"])
        #expect(target.received.isEmpty)
    }

    @Test("CO-15: a highlighted image is darker and a disabled one lighter, if the button adjusts it", .contract("CO-15")) func images()
        throws
    {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.gray.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        func brightness(_ change: (UIButton) -> Void) throws -> UInt8 {
            let button = UIButton(type: .custom)
            button.setImage(image, for: .normal)
            change(button)
            return try #require(button.imageView?.image?.cgImage?.pixel(1, 1).first)
        }
        let usual = try brightness { _ in }
        #expect(try brightness { $0.isHighlighted = true } < usual)
        #expect(try brightness { $0.isEnabled = false } > usual)
        let unchanged = try brightness {
            $0.adjustsImageWhenHighlighted = false
            $0.isHighlighted = true
        }
        #expect(unchanged == usual)
    }

    @Test("CO-22: typing asks, changes the text, then the selection, then sends event and notification", .contract("CO-22"))
    func typing() {
        let field = place(UITextField())
        let listener = FieldListener(journal: journal)
        field.delegate = listener
        field.addAction(UIAction { [journal] _ in journal.add("editingChanged \(field.text ?? "")") }, for: .editingChanged)
        let token = NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: nil) { _ in
            MainActor.assumeIsolated { journal.add("notification") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        _ = journal.take()
        field.insertText("a")
        #expect(journal.take() == ["should change \"\" to a", "selection after a", "editingChanged a", "notification"])
    }
}

private final class TrackingControl: UIControl {
    let journal: Journal
    var begins = true

    init(journal: Journal) {
        self.journal = journal
        super.init(frame: .zero)
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                journal.add("down tracking=\(isTracking) highlighted=\(isHighlighted)")
            }, for: .touchDown)
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                journal.add("up tracking=\(isTracking) highlighted=\(isHighlighted)")
            }, for: .touchUpInside)
        addAction(UIAction { _ in journal.add("touchCancel") }, for: .touchCancel)
    }

    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        journal.add("begin")
        return begins
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { journal.add("end") }
    override func cancelTracking(with event: UIEvent?) {
        journal.add("cancel")
        super.cancelTracking(with: event)
    }
}

private final class RedirectingControl: UIControl {
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { journal.add("selector \(action.description)") }
    override func sendAction(_ action: UIAction) { journal.add("action \(action.title)") }
}

private final class FieldListener: NSObject, UITextFieldDelegate {
    let journal: Journal
    init(journal: Journal) { self.journal = journal }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        journal.add("should change \"\(textField.text ?? "")\" to \(string)")
        return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { journal.add("selection after \(textField.text ?? "")") }
}

/// A target whose methods are in the table, as `@objc` would enter them.
private final class ActionTarget: NSObject {
    var received: [String] = []

    override init() {
        super.init()
        ObjCRuntime.register(ActionTarget.self, "none") { target, _ in target.received.append("none") }
        ObjCRuntime.register(ActionTarget.self, "one:") { target, arguments in
            target.received.append("one \(ActionTarget.name(arguments, 0))")
        }
        ObjCRuntime.register(ActionTarget.self, "two:event:") { target, arguments in
            target.received.append("two \(ActionTarget.name(arguments, 0)) \(ActionTarget.name(arguments, 1))")
        }
    }

    private static func name(_ arguments: [Any?], _ index: Int) -> String {
        arguments.indices.contains(index) ? arguments[index].map { "\(type(of: $0))" } ?? "nil" : "missing"
    }
}
