import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore

@Suite("Haptics", .application) @MainActor struct FeedbackTests {
    @Test("each generator is reported to the simulator by name") func events() {
        let app = TestApplication()
        app.activate()
        let impact = UIImpactFeedbackGenerator(style: .rigid)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.456)
        UISelectionFeedbackGenerator().selectionChanged()
        for kind in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
            UINotificationFeedbackGenerator().notificationOccurred(kind)
        }
        let told = app.environment.requests.compactMap { if case .haptic(let kind) = $0 { kind.description } else { nil } }
        #expect(
            told == [
                "impact rigid", "impact rigid 0.46", "selection", "notification success", "notification warning", "notification error",
            ])
    }

    @Test(
        "clamps the intensity",
        arguments: [(-1.0, "impact light 0.0"), (7, "impact light"), (.nan, "impact light 0.0")])
    func range(intensity: Double, name: String) {
        let app = TestApplication()
        app.activate()
        UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: intensity)
        let played = app.environment.requests.compactMap { if case .haptic(let kind) = $0 { kind.description } else { nil } }
        #expect(played.contains(name))
    }
}
