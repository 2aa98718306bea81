package import HostInterface
package import RenderProtocol

/// What the simulator needs of the server that keeps an app's layers and draws them.
///
/// > Isolation: the simulator's main thread.
package protocol SceneRenderer: AnyObject {
    /// Forgets all layers and bitmaps: another app begins.
    func reset()
    /// The app's memory of a bitmap. The text of the error says what is wrong with it.
    func add(_ bitmap: SharedBitmap) throws(RejectedChange)
    func apply(_ transaction: LayerTransaction) throws(RejectedChange)
    /// When the picture changes next by itself; `time` or earlier when something moves now, nil when all stands still.
    func nextChange(after time: Double) -> Double?
    /// Whether something moves that will come to rest: endless animations do not count.
    func isSettling(at time: Double) -> Bool
    /// Draws what changed since the last call; returns where.
    func render(at time: Double, into screen: PixelStore) -> [PixelRect]
    /// The whole screen is drawn next time.
    func invalidate()
}

/// Why something an app sent could not be taken.
package struct RejectedChange: Error, CustomStringConvertible {
    package var description: String
    package init(_ description: String) { self.description = description }
}
