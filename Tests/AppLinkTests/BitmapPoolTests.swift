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

    /// Takes and releases memory, as a frame that replaces drawings. > Returns: its identifiers, and those of released memory.
    private func turn(_ pool: BitmapPool, _ count: Int, _ byteCount: Int) throws -> (taken: [MemoryID], given: [MemoryID]) {
        let ids = try (0..<count).map { _ in try take(pool, byteCount).id }
        var given = pool.endShowing(ids)
        for id in ids { given += pool.endDrawing(id) }
        return (ids, given)
    }

    @Test("an app that replaces much at a time gets the same memory again")
    func demand() throws {
        let pool = BitmapPool()
        for _ in 0..<5 { #expect(try turn(pool, 12, BitmapPool.idleLimit / 2).given.isEmpty) }
        #expect(pool.figures.made == 12)
        #expect(pool.figures.idleBytes == 6 * BitmapPool.idleLimit)
    }

    @Test("the amount falls to the limit as the app replaces less, and the oldest is freed first")
    func limit() throws {
        let pool = BitmapPool()
        let ids = try turn(pool, 12, BitmapPool.idleLimit / 2).taken
        var given: [MemoryID] = []
        for _ in 0..<4 { given += try turn(pool, 1, 4096).given }
        #expect(given.prefix(10) == ids.prefix(10))
        #expect(pool.figures.idleBytes <= BitmapPool.idleLimit)
    }

    @Test("the amount is limited for any app")
    func most() throws {
        let pool = BitmapPool()
        let size = BitmapPool.idleLimit / 2
        let (ids, given) = try turn(pool, 40, size)
        #expect(given == Array(ids.prefix(40 - BitmapPool.mostIdle / size)))
        #expect(pool.figures.idleBytes == BitmapPool.mostIdle)
    }
}
