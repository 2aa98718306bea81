import AppLink
import Foundation
import RenderProtocol
import Testing

@Suite("Bitmap memory is reused")
struct BitmapPoolTests {
    private func take(_ pool: BitmapPool, _ byteCount: Int) throws -> BitmapPool.Loan {
        let loan = try #require(pool.take(byteCount: byteCount))
        if loan.descriptor >= 0 { close(loan.descriptor) }
        return loan
    }

    @Test("once neither end uses it, in any order of release, and zeroed", arguments: [true, false])
    func again(appFirst: Bool) throws {
        let pool = BitmapPool()
        let first = try take(pool, 5000)
        first.memory.base.storeBytes(of: 7, as: UInt8.self)
        let ends = [{ pool.endDrawing(first.id) }, { pool.endShowing([first.id]) }]
        #expect((appFirst ? ends[0] : ends[1])().isEmpty)
        #expect(try take(pool, 5000).id != first.id, "one end still uses it")
        #expect((appFirst ? ends[1] : ends[0])().isEmpty)
        let again = try take(pool, 3000)
        #expect(again.id == first.id)
        #expect(again.descriptor == -1)
        #expect(again.memory.base.load(as: UInt8.self) == 0)
        #expect(pool.figures.made == 2)
    }

    @Test("invalid or repeated releases by the other end change nothing")
    func hostile() throws {
        let pool = BitmapPool()
        let loan = try take(pool, 100)
        #expect(pool.endShowing([MemoryID(99), loan.id, loan.id]).isEmpty)
        #expect(pool.figures.idleBytes == 0)
        #expect(pool.endDrawing(loan.id).isEmpty)
        #expect(pool.endDrawing(loan.id).isEmpty)
        #expect(pool.figures.idleBytes == 4096)
    }

    @Test("external memory is released once neither end uses it")
    func guest() {
        let pool = BitmapPool()
        let id = pool.addExternalMemory()
        #expect(pool.endDrawing(id).isEmpty)
        #expect(pool.endShowing([id]) == [id])
        #expect(pool.endShowing([id]).isEmpty)
        #expect(pool.figures.idleBytes == 0)
    }

    @Test("the amount is limited, and the oldest is freed first")
    func limit() throws {
        let pool = BitmapPool()
        let loans = try (0..<10).map { _ in try take(pool, BitmapPool.idleLimit / 2) }
        var given: [MemoryID] = []
        for loan in loans { given += pool.endShowing([loan.id]) + pool.endDrawing(loan.id) }
        #expect(given == loans.prefix(8).map(\.id))
        #expect(pool.figures.idleBytes == BitmapPool.idleLimit)
    }
}
