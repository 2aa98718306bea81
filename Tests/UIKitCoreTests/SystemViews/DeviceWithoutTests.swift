import DeviceProtocol
import Foundation
import ImageIO
import Testing

@testable import UIKitCore
@testable import UISystemViews

/// What a device without a pencil, a lockable pointer and window buttons tells, and the reader of images.
@Suite("The hardware of a device, and image readers", .application) @MainActor struct DeviceWithoutTests {
    private final class Delegate: NSObject, UIPencilInteractionDelegate, UIScribbleInteractionDelegate {
        var told: [String] = []
        func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
            told.append("tap \(tap.timestamp) \(tap.hoverPose?.azimuthUnitVector.dx ?? -1)")
        }
        func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {
            told.append("squeeze \(squeeze.phase)")
        }
    }

    private final class Lines: NSObject, UIIndirectScribbleInteractionDelegate {
        func indirectScribbleInteraction(
            _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([Int]) -> Void
        ) { completion([1]) }
        func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused elementIdentifier: Int) -> Bool { false }
        func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement elementIdentifier: Int) -> CGRect { .zero }
        func indirectScribbleInteraction(
            _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: Int, referencePoint focusReferencePoint: CGPoint,
            completion: @escaping ((any UIResponder & UITextInput)?) -> Void
        ) { completion(nil) }
    }

    @Test("interactions of the pencil are added, know their view, and report that nobody writes")
    func pencil() {
        let (view, delegate, lines) = (UIView(), Delegate(), Lines())
        let scribble = UIScribbleInteraction(delegate: delegate)
        let indirect = UIIndirectScribbleInteraction(delegate: lines)
        view.addInteraction(scribble)
        view.addInteraction(indirect)
        #expect(scribble.view === view)
        #expect(!scribble.isHandlingWriting)
        #expect(!UIScribbleInteraction.isPencilInputExpected)
        #expect(indirect.view === view)
        #expect(indirect.delegate === lines)
        #expect(!indirect.isHandlingWriting)
        #expect(delegate.scribbleInteraction(scribble, shouldBeginAt: .zero))
        #expect(!delegate.scribbleInteractionShouldDelayFocus(scribble))
        view.removeInteraction(scribble)
        #expect(scribble.view == nil)
        let pose = UIPencilHoverPose(location: .zero, zOffset: 1, azimuthAngle: 0, altitudeAngle: 1, rollAngle: 0)
        let interaction = UIPencilInteraction(delegate: delegate)
        interaction.delegate?.pencilInteraction(interaction, didReceiveTap: UIPencilInteraction.Tap(timestamp: 2, hoverPose: pose))
        interaction.delegate?.pencilInteraction(
            interaction, didReceiveSqueeze: UIPencilInteraction.Squeeze(timestamp: 3, phase: .ended, hoverPose: nil))
        #expect(delegate.told == ["tap 2.0 1.0", "squeeze ended"])
    }

    @Test("a screen has one mode, of its pixels; scenes have no lock of the pointer, no protection and no window buttons")
    func scenes() throws {
        SceneAppDelegate.journal = Journal()
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: SceneAppDelegate.self)
        let screen = UIScreen.main
        #expect(screen.availableModes == [try #require(screen.currentMode)])
        #expect(screen.preferredMode == screen.currentMode)
        #expect(screen.currentMode?.size == screen.nativeBounds.size)
        #expect(screen.currentMode?.pixelAspectRatio == 1)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.pointerLockState == nil)
        #expect(scene.systemProtectionManager == nil)
        #expect(scene.windowingBehaviors == nil)
    }

    @Test("feedback of a canvas is a tick for the simulator")
    func canvas() {
        let app = TestApplication()
        app.activate()
        let view = UIView()
        let generator = UICanvasFeedbackGenerator(view: view)
        generator.alignmentOccurred(at: .zero)
        generator.pathCompleted(at: .zero)
        let played = app.environment.requests.compactMap { if case .haptic(let kind) = $0 { kind.description } else { nil } }
        #expect(played == ["selection", "selection"])
        #expect(generator.view === view)
    }

    private static let small: UIImageReader = {
        var configuration = UIImageReader.Configuration()
        configuration.preferredThumbnailSize = CGSize(width: 20, height: 20)
        return UIImageReader(configuration: configuration)
    }()

    @Test("a reader decodes data, smaller if it is configured so, and gives nil for other data")
    func reader() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
        let data = try #require(picture.pngData())
        #expect(UIImageReader.default.image(data: data)?.size == UIImage(data: data)?.size)
        #expect(UIImageReader.default.image(data: Data([1, 2, 3])) == nil)
        let size = try #require(Self.small.image(data: data)?.size)
        #expect(size.width <= 20)
        #expect(size.height <= 20)
        #expect(abs(size.width - size.height * 2) <= 1)
    }

    @Test("a reader decodes files and data in the background")
    func background() async throws {
        let data = try #require(UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }.pngData())
        let file = FileManager.default.temporaryDirectory.appending(path: "reader-\(UUID().uuidString).png")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let size = try #require(await Self.small.image(contentsOf: file)?.size)
        #expect(size.width <= 20)
        #expect(size.height <= 20)
        #expect(await Self.small.image(data: Data()) == nil)
    }
}
