import Foundation
import QuartzCore
import RenderProtocol

/// Replaces a render server: records commits, has a clock that tests set, and plain memory as shared memory.
final class RecordingLink: RenderLink {
    var now: Double = 100
    var alarm: (any FrameAlarm)?
    private(set) var transactions: [LayerTransaction] = []
    private(set) var bitmaps: [BitmapID: SharedBitmap] = [:]
    private var lastBitmap: UInt64 = 0

    var changes: [LayerChange] { transactions.flatMap(\.changes) }

    func makeBitmap(_ form: BitmapForm) -> SharedBitmap? {
        lastBitmap += 1
        let count = form.byteCount
        let base = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        let address = UInt(bitPattern: base)
        let bitmap = SharedBitmap(id: BitmapID(lastBitmap), form: form, base: base) {
            UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
        }
        bitmaps[bitmap.id] = bitmap
        return bitmap
    }

    func commit(_ transaction: LayerTransaction) { transactions.append(transaction) }

    func forget() { transactions = [] }

    /// The B, G, R, A bytes of a pixel, the first row at the top.
    func pixel(_ id: BitmapID?, x: Int, y: Int) -> [UInt8] {
        guard let id, let bitmap = bitmaps[id], x < bitmap.width, y < bitmap.height else { return [] }
        let bytes = bitmap.base.advanced(by: y * bitmap.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { bytes[$0] }
    }
}

/// One root layer on a recording link, announced to it, with nothing left to commit.
@MainActor final class Stage {
    let link = RecordingLink()
    let root = CALayer()
    private var context: LayerContext { .main }

    init(_ layers: CALayer...) {
        for layer in context.roots { context.removeRoot(layer) }
        context.link = link
        root.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        for layer in layers { root.addSublayer(layer) }
        context.addRoot(root)
        flush()
        link.forget()
    }

    func flush() { CATransaction.flush() }

    /// Commits, advances the clock and lets animations begin and end.
    func advance(_ seconds: Double) {
        flush()
        link.now += seconds
        context.timing.process()
        flush()
    }

    /// What a commit sends for a change.
    func changes(_ body: () -> Void) -> [LayerChange] {
        flush()
        link.forget()
        body()
        flush()
        return link.changes
    }
}

/// Values of kinds that no test inspects closely.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

@MainActor func layer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
}

final class AnimationListener: NSObject, CAAnimationDelegate {
    private(set) var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
}
