package import HostInterface
package import RenderProtocol

/// What the simulator needs of the server that keeps an app's layers and draws them.
///
/// > Isolation: the simulator's main thread.
package protocol SceneRenderer: AnyObject {
    /// Pixels of the screen, and how many of them a point has.
    func resize(to size: PixelSize, scale: Double)
    func add(_ bitmap: SharedBitmap)
    func apply(_ transaction: LayerTransaction) throws(SceneError)
    /// When the picture changes next by itself; `time` or earlier when something moves now, nil when all stands still.
    func nextChange(after time: Double) -> Double?
    /// Whether something moves that will come to rest: endless animations do not count.
    func isSettling(at time: Double) -> Bool
    /// Draws what changed since the last call; returns where.
    func render(at time: Double, into screen: PixelBuffer) -> [PixelRect]
    /// The whole screen is drawn next time.
    func invalidate()
}

/// Why a transaction could not be applied.
package struct SceneError: Error, CustomStringConvertible {
    package var description: String
    package init(_ description: String) { self.description = description }
}
