import Foundation
import QuartzCore
import RenderProtocol
import UIKitCore

/// A clock that tests set and a server that only counts.
final class AnimationLink: RenderLink {
    var now: Double = 1000
    private(set) var changes: [LayerChange] = []
    /// Of the bitmaps created.
    private(set) var forms: [BitmapForm] = []
    private var lastBitmap: UInt64 = 0

    func makeBitmap(_ form: BitmapForm) -> SharedBitmap? {
        lastBitmap += 1
        forms.append(form)
        let base = UnsafeMutableRawPointer.allocate(byteCount: form.byteCount, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: form.byteCount)
        let address = UInt(bitPattern: base)
        return SharedBitmap(id: BitmapID(lastBitmap), form: form, base: base) { UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }
    }

    func commit(_ transaction: LayerTransaction) { changes += transaction.changes }
    func forget() { (changes, forms) = ([], []) }
}

/// Views under one root layer on a separate link, with everything committed.
@MainActor final class AnimationStage {
    let link = AnimationLink()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let context = LayerContext.main

    init(_ views: UIView...) {
        for root in context.roots { context.removeRoot(root) }
        context.link = link
        for view in views { container.addSubview(view) }
        context.addRoot(container.layer)
        CATransaction.flush()
        link.forget()
    }

    /// Commits, advances the clock and lets animations begin and end.
    func advance(_ seconds: Double) {
        CATransaction.flush()
        link.now += seconds
        context.timing.process()
        CATransaction.flush()
    }

    func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
}
