import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore
@testable import UISystemViews

@Suite("Actions and gestures that open scenes", .application, .serialized) @MainActor struct SceneActionTests {
    private final class Delegate: NSObject, UIApplicationDelegate {}

    /// A pad whose application has several scenes, or one.
    private func launch(several: Bool) -> TestEnvironment {
        let environment = TestEnvironment(device: DeviceState.pad.turned)
        for layer in LayerContext.main.roots { LayerContext.main.removeRoot(layer) }
        ApplicationLauncher.start(
            environment: environment, principalClass: nil, delegateClass: Delegate.self, allowsSeveralScenes: several)
        return environment
    }

    @Test("an action opens the scene of its configuration where there are several; a copy in a menu asks as the action")
    func several() {
        _ = launch(several: true)
        var asked: [String] = []
        let alternate = UIAction(title: "Here") { _ in asked.append("alternate") }
        let action = UIWindowScene.ActivationAction(identifier: .init("open"), alternate: alternate) {
            asked.append("\($0.identifier.rawValue)")
            return nil
        }
        #expect(action.title == "Open in New Window")
        #expect(action.image != nil)
        #expect(!action.attributes.contains(.hidden))
        action.performWithSender(nil, target: nil)
        (action.duplicate() as? UIAction)?.performWithSender(nil, target: nil)
        #expect(asked == ["open", "open"])
    }

    @Test("with one scene the alternative takes the action's place; without one the action is hidden")
    func single() {
        _ = launch(several: false)
        var asked: [String] = []
        let alternate = UIAction(title: "Here", attributes: .destructive) { _ in asked.append("alternate") }
        let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in
            asked.append("configuration")
            return nil
        }
        #expect(action.title == "Here")
        #expect(action.attributes == .destructive)
        action.performWithSender(nil, target: nil)
        #expect(asked == ["alternate"])
        let alone = UIWindowScene.ActivationAction({ _ in nil })
        #expect(alone.attributes.contains(.hidden))
    }

    @Test("a view that is pinched open asks for the scene at the place; an interaction belongs to one view")
    func pinch() {
        _ = launch(several: true)
        var places: [CGPoint] = []
        let interaction = UIWindowScene.ActivationInteraction(
            configurationProvider: { _, place in
                places.append(place)
                return nil
            }, errorHandler: { _ in })
        let (one, other) = (UIView(), UIView())
        one.addInteraction(interaction)
        #expect(interaction.view === one)
        #expect(one.gestureRecognizers?.count == 1)
        interaction.open(at: CGPoint(x: 3, y: 4))
        #expect(places == [CGPoint(x: 3, y: 4)])
        other.addInteraction(interaction)
        #expect(interaction.view === other)
        #expect(other.gestureRecognizers?.count == 1)
        #expect(one.gestureRecognizers?.isEmpty ?? true)
        _ = launch(several: false)
        interaction.open(at: .zero)
        #expect(places.count == 1)
    }

    @Test("a configuration has an activity and options, with a placement")
    func configuration() {
        let activity = NSUserActivity(activityType: "org.example.note")
        let configuration = UIWindowScene.ActivationConfiguration(userActivity: activity)
        #expect(configuration.userActivity === activity)
        #expect(configuration.options == nil)
        #expect(configuration.preview == nil)
        let options = UIWindowScene.ActivationRequestOptions()
        #expect(options.placement == nil)
        options.placement = UIWindowSceneStandardPlacement.standard()
        configuration.options = options
        #expect(configuration.options?.placement is UIWindowSceneStandardPlacement)
        #expect(UIWindowSceneProminentPlacement.prominent().copy() is UIWindowSceneProminentPlacement)
    }
}
