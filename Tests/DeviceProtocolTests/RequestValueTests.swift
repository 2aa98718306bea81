import DeviceProtocol
import Testing

@Suite("Values of requests")
struct RequestValueTests {
    @Test("a set of orientations has those it was made of")
    func orientations() {
        let landscape: DeviceState.Orientations = [.init(.landscapeLeft), .init(.landscapeRight)]
        #expect(landscape.rawValue == 0b11000)
        #expect(landscape.contains(.landscapeLeft))
        #expect(!landscape.contains(.portrait))
        #expect(DeviceState.Orientations.all.rawValue == 0b11110)
        #expect(DeviceState.Orientation.allCases.allSatisfy(DeviceState.Orientations.all.contains))
    }

    @Test("feedback is described as scripts name it")
    func feedback() {
        #expect(ApplicationRequest.Feedback.selection.description == "selection")
        #expect(ApplicationRequest.Feedback.notification(.warning).description == "notification warning")
        #expect(ApplicationRequest.Feedback.impact(.rigid, intensity: 1).description == "impact rigid")
        #expect(ApplicationRequest.Feedback.impact(.rigid, intensity: 0.456).description == "impact rigid 0.46")
        #expect(ApplicationRequest.Feedback.inputClick.description == "inputClick")
        #expect(ApplicationRequest.Feedback.vibration.description == "vibrate")
        #expect(ApplicationRequest.Feedback.sound("1103").description == "sound 1103")
    }

    @Test(
        "a control reads its own name and value",
        arguments: [
            DeviceControl.battery(0), .battery(57), .animationSpeed(0.35), .animationSpeed(2), .autoLock(0), .autoLock(45), .location(nil),
            .location(DeviceLocation(latitude: -33.8568, longitude: 151.2153)), .region("AT"), .locale("zh_Hans_CN"),
            .twentyFourHours(true), .twentyFourHours(false), .proximity(isNear: true), .setting(.toggle(.invertColors, true)),
            .setting(.textSize("UICTContentSizeCategoryAccessibilityXL")),
        ])
    func control(_ control: DeviceControl) {
        #expect(DeviceControl(name: control.name, value: control.value) == control)
    }

    @Test("a time reads back as it was entered", arguments: ["real", "09:41", "23:59:50", "2031-02-03T09:41:30Z"])
    func time(_ text: String) {
        #expect(DeviceControl(name: "time", value: text)?.value == text)
    }
}
