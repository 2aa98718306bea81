import Testing

@testable import ViewLayout

@Suite("StackDistribution")
struct StackDistributionTests {
    private func item(_ natural: Double?, hugging: Double = 250, compression: Double = 750, gap: Double = 10) -> StackItem {
        StackItem(natural: natural, hugging: hugging, compression: compression, gapAfter: gap)
    }

    private func lengths(_ distribution: StackDistribution, _ items: [StackItem], _ length: Double, scale: Double = 2) -> [Double] {
        distribution.spans(of: items, in: length, scale: scale).map(\.length)
    }

    private func starts(_ distribution: StackDistribution, _ items: [StackItem], _ length: Double, scale: Double = 2) -> [Double] {
        distribution.spans(of: items, in: length, scale: scale).map(\.start)
    }

    @Test("fill pins the ends and stretches the lowest hugging: SK-5")
    func fillSlack() {
        #expect(lengths(.fill, [item(50, hugging: 251), item(50), item(50, hugging: 251)], 250) == [50, 130, 50])
        #expect(starts(.fill, [item(50, hugging: 251), item(50), item(50, hugging: 251)], 250) == [0, 60, 200])
        #expect(lengths(.fill, [item(50), item(50)], 250) == [190, 50])
    }

    @Test("fill stretches the last view without a length: SK-5")
    func fillFlexible() {
        #expect(lengths(.fill, [item(nil), item(nil), item(50, hugging: 1)], 250) == [0, 180, 50])
    }

    @Test("fill compresses the lowest resistance, then the next")
    func fillShortage() {
        #expect(lengths(.fill, [item(100), item(100, compression: 740)], 160) == [100, 50])
        #expect(lengths(.fill, [item(100), item(100, compression: 740)], 60) == [50, 0])
        #expect(lengths(.fill, [item(100), item(100)], 0) == [0, 0])
    }

    @Test("limits hold while there is space")
    func limits() {
        let held = StackItem(natural: nil, minimum: 40, maximum: 40, gapAfter: 10)
        #expect(lengths(.fill, [held, item(20)], 200) == [40, 150])
        #expect(lengths(.fill, [StackItem(natural: 10, maximum: 60), StackItem(natural: 10, hugging: 900)], 200) == [60, 140])
    }

    @Test("fillEqually divides without spacing: SK-6; lengths and origins are rounded to pixels")
    func equally() {
        #expect(lengths(.fillEqually, [item(1), item(2), item(300)], 320) == [100, 100, 100])
        let thirds = [item(1, gap: 0), item(2, gap: 0), item(3, gap: 0)]
        #expect(lengths(.fillEqually, thirds, 100) == [33.5, 33.5, 33.5])
        #expect(starts(.fillEqually, thirds, 100) == [0, 33.5, 66.5])
        #expect(starts(.fillEqually, thirds, 100, scale: 1) == [0, 33, 67])
        #expect(starts(.fillEqually, thirds, 100, scale: 3) == [0, 100.0 / 3, 200.0 / 3])
    }

    @Test("fillProportionally follows intrinsic lengths: SK-7")
    func proportionally() {
        #expect(lengths(.fillProportionally, [item(10, gap: 0), item(30, gap: 0)], 200) == [50, 150])
        #expect(lengths(.fillProportionally, [item(nil), item(nil)], 210) == [100, 100])
    }

    @Test("with spacing, proportional lengths are parts of the whole length, and the last view takes the rest")
    func proportionallyWithGaps() {
        // 300 × 40 / (40 + 60 + 100 + 2 × 10) = 54.5, 300 × 60 / 220 = 82; what is left of 280 is the last one's.
        #expect(lengths(.fillProportionally, [item(40), item(60), item(100)], 300) == [54.5, 82, 143.5])
        #expect(starts(.fillProportionally, [item(40), item(60), item(100)], 300) == [0, 64.5, 156.5])
        // Ten equal views 50 apart: nine too wide, and nothing is left for the last.
        let ten = (0..<10).map { _ in item(10, gap: 50) }
        let spans = StackDistribution.fillProportionally.spans(of: ten, in: 600)
        #expect(spans.dropLast().allSatisfy { $0.length == spans[0].length } && spans[9].length > spans[0].length)
        // Margins: the whole stack is 220 wide, its content 200.
        let inset = StackDistribution.fillProportionally.spans(of: [item(25, gap: 0), item(75, gap: 0)], in: 200, whole: 220)
        #expect(inset.map(\.length) == [55, 145])
        let fixed = StackItem(natural: 40, minimum: 40, maximum: 40, gapAfter: 0)
        #expect(lengths(.fillProportionally, [item(40, gap: 0), fixed], 200) == [160, 40])
    }

    @Test("equalSpacing keeps lengths and equalizes spacing, never below its minimum: SK-8")
    func spacing() {
        #expect(starts(.equalSpacing, [item(20), item(40), item(40)], 200) == [0, 70, 160])
        #expect(starts(.equalSpacing, [item(20, gap: 80), item(40), item(40)], 200) == [0, 100, 160])
        #expect(lengths(.equalSpacing, [item(100), item(100, compression: 1)], 150) == [100, 40])
        #expect(lengths(.equalSpacing, [item(20)], 200) == [200])
    }

    @Test("equalCentering spaces centres evenly and keeps spacing: SK-9")
    func centering() {
        let spans = StackDistribution.equalCentering.spans(of: [item(20), item(60), item(40)], in: 210)
        #expect(spans.map { $0.start + $0.length / 2 } == [10, 100, 190])
        let tight = StackDistribution.equalCentering.spans(of: [item(100), item(20), item(20)], in: 170)
        #expect(tight.map(\.start) == [0, 110, 150])
    }

    @Test(
        "hidden views collapse with their spacing: SK-4",
        arguments: [
            StackDistribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ])
    func hidden(_ distribution: StackDistribution) {
        var middle = item(80)
        middle.isHidden = true
        let with = distribution.spans(of: [item(40), middle, item(40)], in: 150)
        let without = distribution.spans(of: [item(40), item(40)], in: 150)
        #expect([with[0], with[2]] == without)
        #expect(with[1].length == 0)
    }

    @Test("the intrinsic length is the sum, or a multiple of the longest when equal: SK-12")
    func natural() {
        #expect(StackDistribution.fill.naturalLength(of: [item(10), item(nil), item(30, gap: 99)]) == 60)
        #expect(StackDistribution.fillEqually.naturalLength(of: [item(10), item(30)]) == 70)
        #expect(StackDistribution.fill.naturalLength(of: []) == 0)
    }

    @Test(
        "no views, no space and infinite space",
        arguments: [
            StackDistribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ])
    func extremes(_ distribution: StackDistribution) {
        #expect(distribution.spans(of: [], in: 100).isEmpty)
        for length in [0, -50, Double.nan, .infinity] {
            let spans = distribution.spans(of: [item(10), item(nil), item(20)], in: length)
            #expect(spans.allSatisfy { $0.length.isFinite && $0.length >= 0 && $0.start.isFinite })
        }
    }
}

@Suite("StackAlignment")
struct StackAlignmentTests {
    private typealias Item = StackAlignment.Item

    @Test("fill stretches, the others position: SK-10")
    func places() {
        let items = [Item(natural: 20), Item(natural: nil), Item(natural: 200)]
        #expect(StackAlignment.fill.spans(of: items, in: 100).map(\.length) == [100, 100, 100])
        #expect(StackAlignment.leading.spans(of: items, in: 100).map(\.start) == [0, 0, 0])
        #expect(StackAlignment.center.spans(of: items, in: 100).map(\.start) == [40, 0, 0])
        #expect(StackAlignment.trailing.spans(of: items, in: 100).map(\.start) == [80, 0, 0])
        #expect(StackAlignment.trailing.spans(of: items, in: 100).map(\.length) == [20, 100, 100])
        #expect(StackAlignment.fill.spans(of: [Item(natural: 20, maximum: 30)], in: 100).map(\.length) == [30])
    }

    @Test("baselines align, the tallest at the edge")
    func baselines() {
        let items = [Item(natural: 20, firstBaseline: 15, lastBaseline: 15), Item(natural: 60, firstBaseline: 25, lastBaseline: 50)]
        #expect(StackAlignment.firstBaseline.spans(of: items, in: 100).map(\.start) == [10, 0])
        #expect(StackAlignment.lastBaseline.spans(of: items, in: 100).map(\.start) == [75, 40])
        #expect(StackAlignment.firstBaseline.naturalExtent(of: items) == 60)
    }

    @Test("the intrinsic extent is the largest: SK-11")
    func natural() {
        #expect(StackAlignment.center.naturalExtent(of: [Item(natural: 20), Item(natural: nil), Item(natural: 44)]) == 44)
        #expect(StackAlignment.fill.naturalExtent(of: []) == 0)
    }
}
