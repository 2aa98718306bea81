internal import Foundation
public import RenderProtocol

/// A render server on its own thread, with a queue: work is done in order, while the sender continues.
public final class RenderServerThread: Sendable {
    /// State of the thread.
    public final class Stage {
        /// The server, to be used on its thread only.
        public let server: RenderServer
        /// The surface of the next frame; nil before the first.
        public var surface: RenderSurface?
        /// Transactions that failed since `errors` was last read.
        public var errors: [SceneError] = []

        init(server: RenderServer, surface: RenderSurface?) { (self.server, self.surface) = (server, surface) }
    }

    private let queue: DispatchQueue
    private let box: Box

    /// Accessed on `queue` only.
    private final class Box: @unchecked Sendable {
        let stage: Stage
        init(_ stage: Stage) { self.stage = stage }
    }

    /// A server with its own surface; nil if allocation fails.
    public init?(scale: Double, width: Int, height: Int) {
        guard let surface = RenderSurface(width: width, height: height) else { return nil }
        queue = DispatchQueue(label: "ferry.render-server", qos: .userInteractive)
        box = Box(Stage(server: RenderServer(scale: scale), surface: surface))
    }

    /// Runs `work` on the thread, after everything sent before.
    public func post(_ work: @escaping @Sendable (Stage) -> Void) {
        queue.async { [box] in work(box.stage) }
    }

    /// Runs `work` on the thread and waits for its result.
    public func ask<Answer: Sendable>(_ work: @Sendable (Stage) -> Answer) -> Answer {
        queue.sync { work(box.stage) }
    }

    /// Adds a bitmap after the work in the queue; an error is added to the stage's `errors`.
    public func add(_ bitmap: SharedBitmap) {
        post { stage in
            do throws(SceneError) { try stage.server.add(bitmap) } catch { stage.errors.append(error) }
        }
    }

    /// Applies a transaction after the work in the queue; an error is added to the stage's `errors`.
    public func commit(_ transaction: LayerTransaction) {
        post { stage in
            do throws(SceneError) { try stage.server.apply(transaction) } catch { stage.errors.append(error) }
        }
    }

    /// Draws a frame for `time` once everything sent before is done.
    public func render(at time: Double) -> FrameResult {
        ask { stage in stage.surface.map { stage.server.render(at: time, into: $0) } ?? FrameResult() }
    }
}
