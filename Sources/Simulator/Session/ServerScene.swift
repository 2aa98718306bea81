package import HostInterface
package import RenderProtocol
internal import RenderServer

/// The app's layers as the render server keeps them, in the simulator's own process.
package final class ServerScene: SceneRenderer {
    private let scale: Double
    private var server: RenderServer
    /// The screen that `surface` stands for.
    private var shown: PixelStore?
    private var surface: RenderSurface?
    private var lastFrame = FrameResult()
    private var isDirty = true

    /// `scale` is pixels a point.
    package init(scale: Double) {
        self.scale = scale
        server = RenderServer(scale: scale)
    }

    package func reset() {
        server = RenderServer(scale: scale)
        lastFrame = FrameResult()
        isDirty = true
    }

    package func add(_ bitmap: SharedBitmap) throws(RejectedChange) {
        do throws(SceneError) {
            try server.add(bitmap)
        } catch {
            throw RejectedChange("\(error)")
        }
    }

    package func apply(_ transaction: LayerTransaction) throws(RejectedChange) {
        do throws(SceneError) {
            try server.apply(transaction)
        } catch {
            throw RejectedChange("\(error)")
        }
        isDirty = true
    }

    package func nextChange(after time: Double) -> Double? {
        if isDirty || lastFrame.isAnimating { return time }
        return lastFrame.nextWakeTime
    }

    package func isSettling(at time: Double) -> Bool { server.isSettling(at: time) }

    package func render(at time: Double, into screen: PixelStore) -> [PixelRect] {
        if shown !== screen {
            shown = screen
            let (width, height, step) = (screen.size.width, screen.size.height, screen.bytesPerRow)
            surface =
                screen.ring.map { RenderSurface(ring: $0, width: width, height: height, bytesPerRow: step) }
                ?? RenderSurface(base: screen.buffer.base, width: width, height: height, bytesPerRow: step)
            server.invalidate()
        }
        guard let surface else { return [] }
        isDirty = false
        lastFrame = server.render(at: time, into: surface)
        return lastFrame.damage
    }

    package func invalidate() {
        server.invalidate()
        isDirty = true
    }
}
