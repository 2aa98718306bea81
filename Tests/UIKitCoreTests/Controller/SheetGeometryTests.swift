import Foundation
import Testing
import UIKitCore

@Suite("Sheet geometry", .application) struct SheetGeometryTests {
    @Test("a phone's card starts 10 below the safe area with its presenter visible behind (facts 2.4)")
    func card() throws {
        let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
        let sheet = SheetGeometry(bounds: bounds, safeTop: 59, isCentered: false, isFormSheet: false)
        #expect(sheet.form == .card)
        #expect(sheet.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        let shift = try #require(sheet.presenterShift(bounds: bounds, safeTop: 59))
        #expect(abs(shift.scale - 0.9186) < 0.001)
        let top = bounds.height * (1 - shift.scale) / 2 + shift.down
        #expect(abs(top - 59) < 1e-9)
    }

    @Test("a phone in landscape shows a sheet full screen")
    func landscape() {
        let bounds = CGRect(x: 0, y: 0, width: 852, height: 393)
        let sheet = SheetGeometry(bounds: bounds, safeTop: 0, isCentered: false, isFormSheet: true)
        #expect(sheet.form == .full)
        #expect(sheet.frame == bounds)
        #expect(sheet.presenterShift(bounds: bounds, safeTop: 0) == nil)
    }

    @Test("in landscape an edge-attached sheet is a card, as wide as its content only if it follows preferredContentSize")
    func keepsEdge() {
        let bounds = CGRect(x: 0, y: 0, width: 852, height: 393)
        func sheet(_ preferred: CGFloat, follows: Bool) -> SheetGeometry {
            SheetGeometry(
                bounds: bounds, safeTop: 0, isCentered: false, isFormSheet: true, preferred: CGSize(width: preferred, height: 0),
                keepsEdge: true, followsWidth: follows)
        }
        #expect(sheet(400, follows: false).form == .card)
        #expect(sheet(400, follows: false).frame == CGRect(x: 0, y: 10, width: 852, height: 383))
        #expect(sheet(400, follows: true).frame == CGRect(x: 226, y: 10, width: 400, height: 383))
        #expect(sheet(0, follows: true).frame.width == 852)
        #expect(sheet(2000, follows: true).frame.width == 852)
    }

    @Test("a pad centres form sheets of 540 × 620, never larger than the window (facts 2.4)")
    func pad() {
        let sheet = SheetGeometry(bounds: CGRect(x: 0, y: 0, width: 820, height: 1180), safeTop: 24, isCentered: true, isFormSheet: true)
        #expect(sheet.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
        let small = SheetGeometry(bounds: CGRect(x: 0, y: 0, width: 320, height: 480), safeTop: 24, isCentered: true, isFormSheet: true)
        #expect(small.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }
}
