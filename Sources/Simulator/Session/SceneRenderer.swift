package import HostInterface
package import RenderProtocol

/// The simulator's interface to the render server, which holds an app's layers and draws them.
///
/// > Isolation: the simulator's main thread.
package protocol SceneRenderer: AnyObject {
    /// Discards all layers and bitmaps, for another app.
    func reset()
    /// Adds the app's memory of a bitmap. The error's text says what is wrong with it.
    func add(_ bitmap: SharedBitmap) throws(RejectedChange)
    func apply(_ transaction: LayerTransaction) throws(RejectedChange)
    /// When the screen changes next by itself; `time` or earlier while something animates, nil when nothing does.
    func nextChange(after time: Double) -> Double?
    /// Whether something animates that will end; endless animations are ignored.
    func isSettling(at time: Double) -> Bool
    /// Draws what changed since the last call; returns the damage.
    func render(at time: Double, into screen: PixelStore) -> [PixelRect]
    /// The whole screen is drawn next time.
    func invalidate()
}

/// Why something from an app was rejected.
package struct RejectedChange: Error, CustomStringConvertible {
    package var description: String
    package init(_ description: String) { self.description = description }
}
