import RenderProtocol

/// A way to nowhere, on a clock that only its owner moves: layers hand over their changes and animations end when they are told.
final class StillLink: RenderLink {
    var now = 1000.0
    func makeBitmap(_ form: BitmapForm) -> SharedBitmap? { nil }
    func commit(_ transaction: LayerTransaction) {}
}
