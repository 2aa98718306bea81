import BatchModel
import Testing
import ViewLayout

/// Engines keep their invariants over random changes.
@Suite("Invariants of layout engines") struct InvariantTests {
    @Test("a table's layout, over changed heights and moved rows", arguments: [1, 2, 3])
    func table(seed: UInt64) {
        var dice = SeededRandom(seed)
        let sections = (0..<8).map { index in
            let heights = (0..<index % 4 * 10).map { _ in Double(dice.below(5)) * 10 }
            return TableLayout.Section(header: Double(dice.below(3)) * 10, footer: 5, rows: RowOffsets(heights: heights))
        }
        var layout = TableLayout(sections: sections, top: 20)
        for _ in 0..<300 {
            let section = dice.below(8)
            let count = layout.rowCounts[section]
            switch dice.below(4) {
            case 0: layout.setHeaderHeight(Double(dice.below(4)) * 10, of: section)
            case 1: layout.setFooterHeight(Double(dice.below(4)) * 10, of: section)
            case 2 where count > 0: layout.setRowHeight(Double(dice.below(9)) * 10, at: RowPath(section, dice.below(count)))
            case 3 where count > 0:
                let target = dice.below(8)
                let room = layout.rowCounts[target] - (target == section ? 1 : 0)
                layout.moveRow(RowPath(section, dice.below(count)), to: RowPath(target, dice.below(room + 1)))
            default: layout.invalidateRowHeights()
            }
            #expect(layout.checkInvariants())
        }
        #expect(layout.sections.allSatisfy { $0.rows.checkInvariants() })
    }

    @Test("plans of batches", arguments: [1, 2, 3])
    func plans(seed: UInt64) throws {
        var builder = BatchBuilder(seed: seed)
        for _ in 0..<300 {
            let batch = builder.batch()
            let plan = try SectionedUpdatePlan(batch.updates, from: batch.oldCounts, to: batch.newCounts)
            #expect(plan.checkInvariants())
        }
    }

    @Test("placeholders that come, move, go and become rows", arguments: [1, 2, 3])
    func placeholders(seed: UInt64) {
        var dice = SeededRandom(seed)
        var map = PlaceholderMap()
        for _ in 0..<300 {
            let place = RowPath(dice.below(3), dice.below(6))
            let ids = map.ids.sorted()
            let id = ids.isEmpty ? 0 : ids[dice.below(ids.count)]
            switch dice.below(5) {
            case 0, 1: _ = map.insert(beforeData: place)
            case 2: _ = map.move(id, beforeData: place)
            case 3: map.remove(id)
            default: map.adopt(id)
            }
            #expect(map.checkInvariants())
        }
    }

    @Test("lines of a flow layout whose items are measured", arguments: [1, 2, 3])
    func flow(seed: UInt64) {
        var dice = SeededRandom(seed)
        var same = FlowSection()
        same.items = .same(FlowSize(main: 20, cross: 45), count: 40)
        var sized = FlowSection()
        sized.items = .sized((0..<50).map { _ in FlowSize(main: Double(dice.below(40)), cross: Double(dice.below(200))) })
        sized.lineSpacing = -3
        var solver = FlowLayoutSolver([same, sized, FlowSection(), same], available: 320, pixel: 0.5)
        for _ in 0..<300 {
            let section = dice.below(4)
            let size = FlowSize(main: Double(dice.below(40)), cross: Double(dice.below(400)))
            solver.setSize(size, of: dice.below(max(1, solver.itemCount(in: section))), in: section)
            #expect(solver.checkInvariants())
        }
    }

    @Test("groups of a compositional section whose items are measured", arguments: [false, true])
    func groups(isVariable: Bool) {
        var dice = SeededRandom(7)
        let side = CompositionalDimension(.estimated, 40)
        let item = CompositionalNode.leaf(.init(CompositionalSize(isVariable ? side : CompositionalDimension(.absolute, 90), side)))
        var group = CompositionalNode.Group()
        group.children = [item]
        let frame = CompositionalNode.Frame(CompositionalSize(CompositionalDimension(.fractionalWidth, 1), side))
        var solver = CompositionalSectionSolver(
            .group(frame, group), count: 60, in: LayoutSize(300, 500), spacing: 8, insets: EdgeInsets(), isHorizontal: false)
        #expect(solver.checkInvariants())
        for _ in 0..<300 {
            _ = solver.measure(dice.below(60), LayoutSize(10 + Double(dice.below(150)), 10 + Double(dice.below(60))))
            #expect(solver.checkInvariants())
        }
    }

    @Test("motions of scroll views, released anywhere at any speed")
    func scrolling() {
        var dice = SeededRandom(9)
        for _ in 0..<300 {
            let axis = ScrollAxis(
                content: Double(dice.below(2000)), viewport: 500, insetBefore: 20, insetAfter: 30, bounces: dice.below(3) > 0,
                alwaysBounces: dice.below(2) == 0)
            let place = Double(dice.below(3000)) - 500
            let velocity = Double(dice.below(8000)) - 4000
            let release = AxisMotion.release(from: place, velocity: velocity, on: axis)
            #expect(release.checkInvariants())
            let settled = AxisMotion.settle(from: place, velocity: velocity, to: axis.clamp(place))
            #expect(settled.checkInvariants())
        }
    }

    @Test("motions of wheels, released anywhere at any speed")
    func wheels() {
        var dice = SeededRandom(11)
        for _ in 0..<300 {
            let limits = WheelLimits(rowHeight: 32, rows: dice.below(4) == 0 ? nil : dice.below(40))
            let place = Double(dice.below(2000)) - 300
            let motion = WheelMotion.release(at: place, velocity: Double(dice.below(8000)) - 4000, limits: limits)
            #expect(motion.checkInvariants())
        }
    }
}
