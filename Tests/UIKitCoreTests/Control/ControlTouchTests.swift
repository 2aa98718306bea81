import DeviceProtocol
import Foundation
import ObjectiveC
import TestSupport
import Testing
import UIKitCore

@Suite("Control touches", .application) @MainActor struct ControlTouchTests {
    let app = TestApplication()
    let journal = Journal()

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
        (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    private func listen<Control: UIControl>(to control: Control, at frame: CGRect = CGRect(x: 100, y: 300, width: 100, height: 40))
        -> Control
    {
        control.frame = frame
        for (event, name) in Self.names { control.addAction(UIAction { [journal] _ in journal.add(name) }, for: event) }
        let window = app.window()
        window.rootViewController?.view.addSubview(control)
        app.flush()
        return control
    }

    @Test("CO-3, CO-6: a tap sends touchDown, touchUpInside and the primary action, and highlights in between", .contract("CO-3", "CO-6"))
    func press() {
        let button = listen(to: UIButton(type: .system))
        app.touch(.began, 120, 310)
        #expect(button.isHighlighted)
        #expect(button.isTracking)
        app.touch(.ended, 120, 310)
        #expect(journal.take() == ["down", "up inside", "primary"])
        #expect(!button.isHighlighted)
        #expect(!button.isTracking)
    }

    @Test("CO-4, CO-5, CO-23: within seventy points of the bounds is still inside", .contract("CO-4", "CO-5", "CO-23"))
    func dragging() {
        let button = listen(to: UIButton(type: .system))
        app.touch(.began, 120, 310)
        app.touch(.moved, 120, 240)
        app.touch(.moved, 120, 200)
        #expect(!button.isHighlighted)
        app.touch(.moved, 120, 290)
        #expect(button.isHighlighted)
        app.touch(.moved, 120, 100)
        app.touch(.ended, 120, 100)
        #expect(journal.take() == ["down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "up outside"])
    }

    @Test("CO-3: a second tap in time sends touchDownRepeat", .contract("CO-3"))
    func repeating() {
        _ = listen(to: UIButton(type: .system))
        app.tap(120, 310)
        app.tap(120, 310)
        #expect(journal.take() == ["down", "up inside", "primary", "down", "repeat", "up inside", "primary"])
    }

    @Test("CO-13: a disabled control absorbs the touch and sends nothing", .contract("CO-13"))
    func disabled() {
        let button = listen(to: UIButton(type: .system))
        button.isEnabled = false
        app.tap(120, 310)
        #expect(journal.take().isEmpty)
        #expect(button.state == .disabled)
    }

    @Test("CO-7: disabling a tracking control cancels", .contract("CO-7"))
    func cancelling() {
        let button = listen(to: UIButton(type: .system))
        app.touch(.began, 120, 310)
        button.isEnabled = false
        #expect(journal.take() == ["down", "cancel"])
        app.touch(.ended, 120, 310)
        #expect(journal.take().isEmpty)
    }

    @Test("CO-12, CO-16: a switch sends one event for a tap, after its value changed, and none for code", .contract("CO-12", "CO-16"))
    func switching() {
        let toggle = listen(to: UISwitch())
        var seen: [Bool] = []
        toggle.addAction(UIAction { action in seen.append((action.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
        toggle.isOn = true
        toggle.setOn(false, animated: true)
        #expect(seen.isEmpty)
        app.tap(110, 310)
        #expect(toggle.isOn)
        #expect(seen == [true])
    }

    @Test("a switch dragged across changes on release, and not if dragged back")
    func draggedSwitch() {
        let toggle = listen(to: UISwitch())
        app.touch(.began, 115, 315)
        app.touch(.moved, 145, 315)
        app.touch(.ended, 145, 315)
        #expect(toggle.isOn)
        app.touch(.began, 145, 315)
        app.touch(.moved, 105, 315)
        app.touch(.moved, 148, 315)
        app.touch(.ended, 148, 315)
        #expect(toggle.isOn)
        #expect(journal.take().count { $0 == "value" } == 1)
    }

    @Test("a switch keeps its size at any frame")
    func switchSize() {
        let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 1))
        #expect(toggle.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
        toggle.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(toggle.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    }

    @Test("CO-17: a slider follows the touch that holds its thumb, and no other", .contract("CO-17"))
    func sliding() {
        let slider = listen(to: UISlider(), at: CGRect(x: 100, y: 300, width: 200, height: 31))
        app.tap(260, 315)
        #expect(slider.value == 0)
        app.touch(.began, 114, 315)
        app.touch(.moved, 200, 315)
        #expect(abs(slider.value - 0.5) < 0.01)
        app.touch(.moved, 900, 315)
        app.touch(.ended, 900, 315)
        #expect(slider.value == 1)
        #expect(journal.take().count { $0 == "value" } == 2)
    }

    @Test("CO-17: a slider that is not continuous sends one event, at the end", .contract("CO-17"))
    func discreteSlider() {
        let slider = listen(to: UISlider(), at: CGRect(x: 100, y: 300, width: 200, height: 31))
        slider.isContinuous = false
        app.touch(.began, 114, 315)
        app.touch(.moved, 150, 315)
        app.touch(.moved, 200, 315)
        app.touch(.ended, 200, 315)
        #expect(journal.take().count { $0 == "value" } == 1)
    }

    @Test("CO-17: limits adjust each other and the value", .contract("CO-17"))
    func limits() {
        let slider = UISlider()
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5)
        #expect(slider.value == 5)
        slider.maximumValue = -2
        #expect(slider.minimumValue == -2)
        #expect(slider.value == -2)
        slider.maximumValue = 10
        slider.value = .nan
        #expect(slider.value == -2)
    }

    @Test("CO-9: targets are weak, and a pair is stored once for all its events", .contract("CO-9"))
    func targets() {
        let button = UIButton(type: .system)
        var target: NSObject? = NSObject()
        button.addTarget(target, action: Selector("hit:"), for: .touchDown)
        button.addTarget(target, action: Selector("hit:"), for: .touchUpInside)
        #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["hit:"])
        #expect(button.allTargets.count == 1)
        #expect(button.allControlEvents == [.touchDown, .touchUpInside])
        button.removeTarget(target, action: nil, for: .touchDown)
        #expect(button.allControlEvents == [.touchUpInside])
        target = nil
        #expect(button.allTargets.isEmpty)
    }

    @Test("CO-14: a button shows its state's title, colour and image, else the normal ones", .contract("CO-14"))
    func buttonStates() {
        let button = UIButton(type: .custom)
        button.setTitle("normal", for: .normal)
        button.setTitle("on", for: .selected)
        button.setTitleColor(.red, for: .highlighted)
        #expect(button.currentTitle == "normal")
        #expect(button.titleLabel?.text == "normal")
        button.isSelected = true
        #expect(button.currentTitle == "on")
        #expect(button.titleLabel?.text == "on")
        button.isHighlighted = true
        #expect(button.currentTitle == "normal")
        button.isSelected = false
        #expect(button.currentTitleColor == .red)
    }

    @Test("a system button of 15 points is 30 high and as wide as its title: facts 2.3")
    func buttonSize() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        label.text = "Title"
        #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width.rounded(.up))
        #expect(button.intrinsicContentSize.height == label.intrinsicContentSize.height + 12)
    }

    @Test("a configuration's title, image and insets determine its size")
    func configurationSize() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        let plain = UIButton(configuration: configuration).intrinsicContentSize
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let roomy = UIButton(configuration: configuration).intrinsicContentSize
        #expect(roomy.width == plain.width + 16)
        #expect(roomy.height == plain.height + 6)
    }
}
