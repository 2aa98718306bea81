import AppLink
import DeviceProtocol
import RenderProtocol
import Testing

private final class Receiver: LoopbackReceiver {
    var bitmaps: [SharedBitmap] = []
    var transactions: [LayerTransaction] = []
    var requests: [ApplicationRequest] = []
    func receive(_ bitmap: SharedBitmap) { bitmaps.append(bitmap) }
    func receive(_ transaction: LayerTransaction) { transactions.append(transaction) }
    func receive(_ request: ApplicationRequest) { requests.append(request) }
}

private final class StillClock: DeviceClock {
    let now = 12.5
}

@Suite("LoopbackLink")
struct LoopbackLinkTests {
    @Test("passes commits through the codec, sharing the same memory")
    func commit() throws {
        let receiver = Receiver()
        let link = LoopbackLink(clock: StillClock(), receiver: receiver)
        let form = try #require(BitmapForm(width: 8, height: 8))
        let bitmap = try #require(link.makeBitmap(form))
        let transaction = LayerTransaction(
            changes: [.create(LayerID(1), .shape), .set(LayerID(1), .contents(bitmap.id)), .setRoots([LayerID(1)])], commitTime: link.now)
        link.commit(transaction)
        #expect(receiver.transactions == [transaction])
        #expect(receiver.bitmaps.first?.base == bitmap.base)
        #expect(link.byteCount > 0)
    }

    @Test("the link has a changed device before the app is notified")
    func deviceChange() {
        let receiver = Receiver()
        let link = LoopbackLink(clock: StillClock(), receiver: receiver)
        var seen: DeviceState.Appearance?
        link.onEvent = { [unowned link] _ in seen = link.device.appearance }
        var state = DeviceState.standard
        state.appearance = .dark
        link.deliver(.deviceChanged(state))
        #expect(seen == .dark)
    }

    @Test("refuses empty and extremely large bitmaps")
    func badBitmap() {
        #expect(BitmapForm(width: 0, height: 4) == nil)
        #expect(BitmapForm(width: 1 << 40, height: 1 << 40) == nil)
        #expect(BitmapForm(width: 8, height: 8, ink: nil, bytesPerRow: 31) == nil)
        #expect(BitmapForm(width: 8, height: 8, ink: .clear, bytesPerRow: 8) != nil)
    }
}
