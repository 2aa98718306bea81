import AppLink
import CoreGraphics
import DeviceProtocol
import QuartzCore
import RenderProtocol
import RenderServer
import Testing
import UIKit

@testable import UIKitCore

/// One application, its link and the render server, in this process, while an image is rendered.
@MainActor final class GoldenStage {
    private let clock = StageClock()
    private let receiver: StageReceiver
    private let link: LoopbackLink
    let window: UIWindow

    /// Runs `body` on a new stage and removes it afterwards.
    static func with<Result>(_ device: DeviceState, _ body: (GoldenStage) throws -> Result) rethrows -> Result {
        let previous = LayerContext.main.link
        let stage = GoldenStage(device)
        defer {
            stage.window.isHidden = true
            ApplicationContext.install(ApplicationContext(environment: StandaloneEnvironment(), hostsTests: true))
            LayerContext.main.link = previous
        }
        return try body(stage)
    }

    private init(_ device: DeviceState) {
        for root in LayerContext.main.roots { LayerContext.main.removeRoot(root) }
        receiver = StageReceiver(server: RenderServer(scale: device.scale))
        link = LoopbackLink(device: device, clock: clock, receiver: receiver)
        ApplicationContext.install(ApplicationContext(environment: link))
        LayerContext.main.link = link
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.rootViewController?.view.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
    }

    /// Advances the stage's clock, for images during an animation. > Units: seconds.
    func advance(_ seconds: Double) {
        flush()
        clock.now += seconds
    }

    func flush() { LayerContext.main.flush() }

    /// Renders the top left area of the screen. > Units: points.
    func picture(width: Double, height: Double) throws -> CGImage {
        flush()
        // The second pass flushes what the first one invalidated.
        flush()
        let scale = receiver.server.scale
        let surface = try #require(RenderSurface(width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up))))
        _ = receiver.server.render(at: clock.now, into: surface)
        if let refusal = receiver.refusal { throw refusal }
        let context = try #require(
            CGContext(bgra: surface.base, width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow))
        return try #require(context.makeImage())
    }
}

private final class StageClock: DeviceClock, @unchecked Sendable {
    var now = 1000.0
}

private final class StageReceiver: LoopbackReceiver {
    let server: RenderServer
    /// The first error that the server reported.
    private(set) var refusal: (any Error)?

    init(server: RenderServer) { self.server = server }
    func receive(_ bitmap: SharedBitmap) { attempt { try server.add(bitmap) } }
    func receive(_ transaction: LayerTransaction) { attempt { try server.apply(transaction) } }
    func receive(_ request: ApplicationRequest) {}

    private func attempt(_ body: () throws -> Void) {
        do { try body() } catch { refusal = refusal ?? error }
    }
}
