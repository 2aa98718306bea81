import HostInterface
import RenderProtocol
import Simulator

/// A renderer that fills the screen with one colour for each transaction and counts what it is asked.
final class FakeScene: SceneRenderer {
    var bitmaps: [SharedBitmap] = []
    var transactions: [LayerTransaction] = []
    var renderCount = 0
    private var size = PixelSize(width: 0, height: 0)
    private var isDirty = true

    func resize(to size: PixelSize, scale: Double) {
        self.size = size
        isDirty = true
    }
    func add(_ bitmap: SharedBitmap) { bitmaps.append(bitmap) }
    func apply(_ transaction: LayerTransaction) throws(SceneError) {
        transactions.append(transaction)
        isDirty = true
    }
    func nextChange(after time: Double) -> Double? { isDirty ? time : nil }
    func isSettling(at time: Double) -> Bool { false }
    func invalidate() { isDirty = true }
    func render(at time: Double, into screen: PixelBuffer) -> [PixelRect] {
        guard isDirty else { return [] }
        isDirty = false
        renderCount += 1
        return [PixelRect(x: 0, y: 0, width: min(4, size.width), height: min(4, size.height))]
    }
}
