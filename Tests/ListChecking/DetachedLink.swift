import RenderProtocol

/// A link without a receiver, on a clock that only its owner advances: layers commit, and animations end when the test ends them.
final class DetachedLink: RenderLink {
    var now = 1000.0
    func makeBitmap(_ form: BitmapForm) -> SharedBitmap? { nil }
    func commit(_ transaction: LayerTransaction) {}
}
