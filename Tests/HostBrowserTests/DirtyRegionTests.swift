import HostInterface
import Testing

@testable import HostBrowser

@Suite("DirtyRegion")
struct DirtyRegionTests {
    private let bounds = PixelRect(x: 0, y: 0, width: 1000, height: 1000)

    @Test("keeps distant rectangles separate, and merges where that costs nothing")
    func joins() {
        var region = DirtyRegion()
        region.add(PixelRect(x: 0, y: 0, width: 10, height: 10), in: bounds)
        region.add(PixelRect(x: 500, y: 500, width: 10, height: 10), in: bounds)
        #expect(region.rects.count == 2)
        region.add(PixelRect(x: 10, y: 0, width: 10, height: 10), in: bounds)
        #expect(region.rects.count == 2)
        region.add(bounds, in: bounds)
        #expect(region.rects == [bounds])
        region.add(PixelRect(x: 3, y: 3, width: 5, height: 5), in: bounds)
        #expect(region.rects == [bounds])
        #expect(region.takeAll() == [bounds])
        #expect(region.isEmpty)
    }

    @Test("drops what is outside")
    func clips() {
        var region = DirtyRegion()
        region.add(PixelRect(x: -5, y: -5, width: 10, height: 10), in: bounds)
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 5, height: 5)])
        region.add(PixelRect(x: 2000, y: 0, width: 10, height: 10), in: bounds)
        #expect(region.rects.count == 1)
    }

    @Test("never exceeds its limit and still covers everything added")
    func limit() {
        var region = DirtyRegion()
        var added: [PixelRect] = []
        for index in 0..<500 {
            let rect = PixelRect(x: index * 37 % 990, y: index * 91 % 990, width: 4, height: 4)
            added.append(rect)
            region.add(rect, in: bounds)
            #expect(region.rects.count <= DirtyRegion.limit)
        }
        for rect in added {
            let covered = (rect.y..<rect.maxY).allSatisfy { y in
                (rect.x..<rect.maxX).allSatisfy { x in region.rects.contains { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) } }
            }
            #expect(covered)
        }
    }
}
