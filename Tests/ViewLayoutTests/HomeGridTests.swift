import Foundation
import Testing
import ViewLayout

@Suite("HomeGrid") struct HomeGridTests {
    private func phone(_ width: CGFloat = 393, _ height: CGFloat = 852, rightToLeft: Bool = false) -> HomeGrid {
        HomeGrid(
            size: CGSize(width: width, height: height), top: 59, left: 0, bottom: 34, right: 0, isPad: false, isRightToLeft: rightToLeft)
    }

    @Test("four icons in a row from the upper left corner, all on screen")
    func rows() {
        let grid = phone()
        #expect(grid.columns == 4)
        #expect(grid.rows >= 6)
        #expect(grid.frame(of: 0) == CGRect(x: 27, y: 91, width: 60, height: 60))
        #expect(grid.frame(of: 3) == CGRect(x: 306, y: 91, width: 60, height: 60))
        #expect(grid.frame(of: 4).minX == 27)
        #expect(grid.frame(of: 4).minY > 91 + 60 + 21)
        for index in 0..<grid.perPage { #expect(CGRect(x: 0, y: 59, width: 393, height: 759).contains(grid.frame(of: index))) }
        #expect(phone(rightToLeft: true).frame(of: 0).maxX == 366)
    }

    @Test("the rest continues on the next page")
    func pages() {
        let grid = phone()
        #expect(grid.pages(for: 0) == 1)
        #expect(grid.pages(for: grid.perPage) == 1)
        #expect(grid.pages(for: grid.perPage + 1) == 2)
        #expect(grid.frame(of: grid.perPage) == grid.frame(of: 0).offsetBy(dx: 393, dy: 0))
    }

    @Test("no two icons overlap, on any size of screen", arguments: [(393.0, 852.0), (320, 568), (1024, 1366), (40, 30)])
    func apart(_ width: Double, _ height: Double) {
        for isPad in [false, true] {
            let grid = HomeGrid(size: CGSize(width: width, height: height), top: 20, left: 0, bottom: 0, right: 0, isPad: isPad)
            #expect(grid.rows >= 1)
            let frames = (0..<grid.perPage).map(grid.frame)
            for (index, one) in frames.enumerated() {
                for other in frames.dropFirst(index + 1) { #expect(one.intersection(other).isEmpty) }
            }
        }
    }
}
