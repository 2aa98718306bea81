import BatchModel
import Testing
import ViewLayout

@Suite("Drop placeholders")
struct PlaceholderMapTests {
    @Test("are inserted before a row of the data, behind others, and removed")
    func comingAndGoing() {
        var map = PlaceholderMap()
        let (first, place) = map.insert(beforeData: RowPath(0, 2))
        #expect(place == RowPath(0, 2))
        #expect(map.shown(RowPath(0, 2)) == RowPath(0, 3))
        #expect(map.data(RowPath(0, 3)) == RowPath(0, 2))
        let (second, behind) = map.insert(beforeData: RowPath(0, 2))
        #expect(behind == RowPath(0, 3))
        #expect(map.shown(RowPath(0, 2)) == RowPath(0, 4))
        #expect(map.shown(RowPath(0, 1)) == RowPath(0, 1))
        let (third, above) = map.insert(beforeData: RowPath(0, 0))
        #expect(above == RowPath(0, 0))
        #expect(map.shown(first) == RowPath(0, 3))
        #expect(map.shown(second) == RowPath(0, 4))
        #expect(map.count(in: 0) == 3)
        #expect(map.count(in: 1) == 0)
        #expect(map.shown(RowPath(1, 5)) == RowPath(1, 5))
        #expect(map.remove(first) == RowPath(0, 3))
        #expect(map.shown(second) == RowPath(0, 3))
        // One that becomes a row stays where it is shown.
        #expect(map.adopt(third) == RowPath(0, 0))
        #expect(map.shown(second) == RowPath(0, 3))
        #expect(map.data(RowPath(0, 3)) == RowPath(0, 3))
        #expect(map.remove(second) == RowPath(0, 3))
        #expect(map.remove(second) == nil)
        #expect(map.isEmpty)
    }

    @Test("those of a deleted section are removed; those of a moved one move")
    func sections() throws {
        var map = PlaceholderMap()
        let (a, _) = map.insert(beforeData: RowPath(0, 1))
        let (b, _) = map.insert(beforeData: RowPath(2, 0))
        var batch = SectionedUpdates()
        batch.deletedSections = [0]
        batch.moveSection(2, to: 0)
        let after = map.following(try SectionedUpdatePlan(batch, from: [3, 1, 2], to: [2, 1]), oldRowCounts: [3, 1, 2])
        #expect(after.shown(a) == nil)
        #expect(after.shown(b) == RowPath(0, 0))
        #expect(after.ids == [b])
    }

    /// What is shown as a list of names: rows of the data and placeholders.
    private static func list(_ rows: [String], _ map: PlaceholderMap) -> [String] {
        let count = rows.count + map.count(in: 0)
        return (0..<count).map { row in
            let path = RowPath(0, row)
            return map.id(at: path).map { "+\($0)" } ?? rows[map.data(path).row]
        }
    }

    @Test("random batches: the batch as displayed transforms the old list into the new one", arguments: [1, 2, 3, 4])
    func random(seed: UInt64) throws {
        var random = SeededRandom(seed)
        var fresh = 0
        for _ in 0..<2_000 {
            let rows = (0..<Int.random(in: 0...8, using: &random)).map { "r\($0)" }
            var map = PlaceholderMap()
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                _ = map.insert(beforeData: RowPath(0, Int.random(in: 0...rows.count, using: &random)))
            }
            var batch = SectionedUpdates()
            var left = rows.indices.filter { _ in Bool.random(using: &random) }
            batch.deletedRows = rows.indices.filter { !left.contains($0) }.map { RowPath(0, $0) }
            var moving: Int?
            if let chosen = left.randomElement(using: &random), Bool.random(using: &random) {
                moving = chosen
                left.removeAll { $0 == chosen }
            }
            var new = left.map { rows[$0] }
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                fresh += 1
                new.insert("n\(fresh)", at: Int.random(in: 0...new.count, using: &random))
            }
            if let moving { new.insert(rows[moving], at: Int.random(in: 0...new.count, using: &random)) }
            batch.insertedRows = new.indices.filter { new[$0].hasPrefix("n") }.map { RowPath(0, $0) }
            if let moving { batch.moveRow(RowPath(0, moving), to: RowPath(0, try #require(new.firstIndex(of: rows[moving])))) }
            let plan = try SectionedUpdatePlan(batch, from: [rows.count], to: [new.count])
            let after = map.following(plan, oldRowCounts: [rows.count])
            let shown = PlaceholderMap.shown(batch, from: map, to: after)
            let (old, wanted) = (Self.list(rows, map), Self.list(new, after))
            // Every placeholder is there still, and a plan of what is shown knows where everything went.
            #expect(Set(old.filter { $0.hasPrefix("+") }) == Set(wanted.filter { $0.hasPrefix("+") }))
            let shownPlan = try SectionedUpdatePlan(shown, from: [old.count], to: [wanted.count])
            for (index, name) in old.enumerated() {
                let there = shownPlan.newPath(of: RowPath(0, index)).map { wanted[$0.row] }
                #expect(there == nil ? !wanted.contains(name) : there == name)
            }
        }
    }
}
