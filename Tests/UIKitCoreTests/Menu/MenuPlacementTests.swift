import Foundation
import Testing

@testable import UIKitCore

@Suite("Menu placement", .application) @MainActor struct MenuPlacementTests {
    private let space = CGRect(x: 8, y: 59, width: 377, height: 759)
    private let size = CGSize(width: 250, height: 200)

    @Test("below its anchor if it fits, else above") func sides() {
        let below = MenuPlacement(size: size, anchor: CGRect(x: 100, y: 100, width: 100, height: 44), space: space)
        #expect(below.frame == CGRect(x: 25, y: 150, width: 250, height: 200))
        #expect(!below.isAbove)
        let above = MenuPlacement(size: size, anchor: CGRect(x: 300, y: 700, width: 80, height: 44), space: space)
        #expect(above.frame == CGRect(x: 135, y: 494, width: 250, height: 200))
        #expect(above.isAbove)
        #expect(above.anchorPoint.y == 1)
    }

    @Test("a menu taller than the space is clipped and scrolls", arguments: [500.0, 5_000, 1e9])
    func tall(height: Double) {
        let place = MenuPlacement(
            size: CGSize(width: 250, height: height), anchor: CGRect(x: 0, y: 400, width: 40, height: 40), space: space)
        #expect(space.contains(place.frame))
    }

    @Test(
        "an anchor off screen or larger than it keeps the menu on screen",
        arguments: [
            CGRect(x: -500, y: -500, width: 10, height: 10), CGRect(x: 5_000, y: 5_000, width: 10, height: 10),
            CGRect(x: -100, y: -100, width: 2_000, height: 2_000),
        ])
    func strange(anchor: CGRect) {
        #expect(space.contains(MenuPlacement(size: size, anchor: anchor, space: space).frame))
    }

    @Test(
        "preview and menu are both visible, at any size of the preview",
        arguments: [
            CGRect(x: 100, y: 100, width: 80, height: 80), CGRect(x: 100, y: 760, width: 80, height: 50),
            CGRect(x: 0, y: 0, width: 393, height: 852), CGRect(x: 10, y: 400, width: 370, height: 300),
        ])
    func previews(source: CGRect) {
        let place = PreviewPlacement(source: source, menu: size, space: space)
        #expect(space.insetBy(dx: -0.5, dy: -0.5).contains(place.preview))
        #expect(space.insetBy(dx: -0.5, dy: -0.5).contains(place.menu))
        #expect(!place.preview.insetBy(dx: 0.5, dy: 0.5).intersects(place.menu))
    }

    @Test("an edit menu's entries continue on further pages when they do not fit") func pages() {
        let layout = EditMenuLayout(entries: [100, 100, 100, 100, 100], space: 300)
        #expect(layout.pages == [0..<2, 2..<4, 4..<5])
        #expect(layout.widths.allSatisfy { $0 <= 300 })
        #expect(EditMenuLayout(entries: [1_000], space: 300).pages == [0..<1])
        #expect(EditMenuLayout(entries: [], space: 300).pages.isEmpty)
    }
}
