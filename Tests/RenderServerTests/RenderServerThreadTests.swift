import Foundation
import RenderProtocol
import Testing

@testable import RenderServer

@Suite("RenderServerThread")
struct RenderServerThreadTests {
    @Test("executes what is sent in order on another thread, and records what is refused")
    func order() throws {
        let thread = try #require(RenderServerThread(scale: 1, width: 32, height: 32))
        let layer = LayerID(1)
        thread.commit(
            LayerTransaction(changes: [
                .create(layer, .plain), .set(layer, .bounds(RenderRect(0, 0, 10, 10))), .set(layer, .position(RenderPoint(5, 5))),
                .set(layer, .backgroundColor(.red)), .setRoots([layer]),
            ]))
        #expect(thread.render(at: 0).touchedPixels == 32 * 32)
        for step in 1...100 {
            thread.commit(LayerTransaction(changes: [.set(layer, .position(RenderPoint(Double(step % 20) + 5, 5)))]))
        }
        thread.commit(LayerTransaction(changes: [.destroy(LayerID(9))]))
        #expect(thread.render(at: 1).touchedPixels == 0)
        #expect(thread.ask { $0.errors } == [.unknownLayer(LayerID(9))])
        let here = ObjectIdentifier(Thread.current)
        thread.post { stage in
            // A block that is waited for may run on the waiter's thread; one that is sent may not.
            #expect(ObjectIdentifier(Thread.current) != here)
            stage.errors.removeAll()
        }
        #expect(thread.ask { $0.errors }.isEmpty)
    }
}
