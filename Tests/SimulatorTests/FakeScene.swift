import HostInterface
import RenderProtocol
import Simulator

/// A renderer that fills the screen with one colour for each transaction and counts what it is asked.
final class FakeScene: SceneRenderer {
    var bitmaps: [SharedBitmap] = []
    var transactions: [LayerTransaction] = []
    var renderCount = 0
    private var isDirty = true

    func reset() { isDirty = true }
    func add(_ bitmap: SharedBitmap) throws(RejectedChange) { bitmaps.append(bitmap) }
    func apply(_ transaction: LayerTransaction) throws(RejectedChange) {
        transactions.append(transaction)
        isDirty = true
    }
    func nextChange(after time: Double) -> Double? { isDirty ? time : nil }
    func isSettling(at time: Double) -> Bool { false }
    func invalidate() { isDirty = true }
    func render(at time: Double, into screen: PixelStore) -> [PixelRect] {
        guard isDirty else { return [] }
        isDirty = false
        renderCount += 1
        return [PixelRect(x: 0, y: 0, width: 4, height: 4)]
    }
}
