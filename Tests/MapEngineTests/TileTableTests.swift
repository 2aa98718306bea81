import Testing

@testable import MapEngine

/// A table that expectations may change.
private final class Table {
    private var table: TileTable<Int>
    init(limit: Int) { table = TileTable(limit: limit) }
    var round: Int { table.round }
    var count: Int { table.count }
    var hasFailures: Bool { table.hasFailures }
    func needs(_ tile: Tile) -> Bool { table.needs(tile) }
    func take(_ image: Int?, for tile: Tile, round: Int) -> Bool { table.take(image, for: tile, round: round) }
    func image(_ tile: Tile) -> Int? { table.image(tile) }
    func forget() { table.forget() }
    func beginPass() { table.beginPass() }
}

@Suite("The table of tiles") struct TileTableTests {
    private func tile(_ x: Int) -> Tile { Tile(x: x, y: 0, z: 5) }

    @Test("a tile is loaded once, however often it is needed; after a failure not again until all is forgotten")
    func once() {
        let table = Table(limit: 4)
        #expect(table.needs(tile(1)))
        #expect(!table.needs(tile(1)))
        #expect(table.take(nil, for: tile(1), round: table.round))
        #expect(table.hasFailures)
        #expect(!table.needs(tile(1)))
        table.forget()
        #expect(!table.hasFailures)
        #expect(table.needs(tile(1)))
        #expect(table.take(7, for: tile(1), round: table.round))
        #expect(table.image(tile(1)) == 7)
        #expect(!table.needs(tile(1)))
    }

    @Test("answers of an earlier round, doubled ones and those to no question are dropped")
    func dropped() {
        let table = Table(limit: 4)
        _ = table.needs(tile(1))
        let old = table.round
        table.forget()
        #expect(!table.take(1, for: tile(1), round: old))
        #expect(!table.take(1, for: tile(1), round: table.round))
        _ = table.needs(tile(1))
        #expect(table.take(1, for: tile(1), round: table.round))
        #expect(!table.take(2, for: tile(1), round: table.round))
        #expect(table.image(tile(1)) == 1)
    }

    @Test("beyond the limit those that were not used for the longest time go; what is visible stays")
    func limit() {
        let table = Table(limit: 3)
        for x in 0..<3 {
            table.beginPass()
            _ = table.needs(tile(x))
            _ = table.take(x, for: tile(x), round: table.round)
        }
        table.beginPass()
        for x in [0, 3, 4, 5] where table.image(tile(x)) == nil { _ = table.needs(tile(x)) }
        for x in [3, 4, 5] { _ = table.take(x, for: tile(x), round: table.round) }
        #expect([0, 3, 4, 5].allSatisfy { table.image(tile($0)) == $0 })
        #expect(table.image(tile(1)) == nil)
        #expect(table.image(tile(2)) == nil)
        #expect(table.count == 4)
    }

    @Test("a tile's ancestors contain it")
    func ancestors() {
        #expect(Tile(x: 13, y: 7, z: 4).ancestor(2) == Tile(x: 3, y: 1, z: 2))
        #expect(Tile(x: 1, y: 1, z: 1).ancestor(2) == nil)
    }
}
