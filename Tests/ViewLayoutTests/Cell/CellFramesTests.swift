import Foundation
import Testing

@testable import ViewLayout

@Suite("CellFrames") struct CellFramesTests {
    private func commands(_ change: (inout CellFrames.LayoutInput) -> Void = { _ in }) -> CellFrames {
        var commands = CellFrames.LayoutInput(size: CGSize(width: 320, height: 44))
        commands.pixel = 0.5
        (commands.leadingMargin, commands.trailingMargin) = (16, 16)
        change(&commands)
        return CellFrames(commands)
    }

    @Test("content takes everything but the separator") func plain() {
        let frames = commands {
            $0.hasLine = true
            $0.lineLeading = 16
        }
        #expect(frames.content == CGRect(x: 0, y: 0, width: 320, height: 43.5))
        #expect(frames.line == CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
        #expect(frames.background == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @Test("an accessory is at the margin and content ends where it begins") func accessory() {
        let frames = commands { $0.accessory = CGSize(width: 20, height: 10) }
        #expect(frames.accessory == CGRect(x: 284, y: 17, width: 20, height: 10))
        #expect(frames.content.maxX == 284)
    }

    @Test("a control insets content and separator, a reorder control is outside the accessory") func editing() {
        let frames = commands {
            $0.hasLine = true
            $0.lineLeading = 16
            $0.editControl = CGSize(width: 22, height: 22)
            $0.editIndent = 38
            $0.grip = CGSize(width: 20, height: 12)
            $0.gripGap = 8
            $0.accessory = CGSize(width: 10, height: 10)
        }
        #expect(frames.editControl.minX == 16)
        #expect(frames.content.minX == 38)
        #expect(frames.line?.minX == 54)
        #expect(frames.grip.maxX == 304)
        #expect(frames.accessory.maxX == 276)
        #expect(frames.content.maxX == 266)
    }

    @Test("right-to-left is the mirror image") func mirrored() {
        func all(_ rightToLeft: Bool) -> CellFrames {
            commands {
                $0.isRightToLeft = rightToLeft
                $0.hasLine = true
                $0.lineLeading = 16
                $0.accessory = CGSize(width: 20, height: 10)
                $0.safeLeading = 40
                $0.pull = -30
            }
        }
        let (left, right) = (all(false), all(true))
        for part in [\CellFrames.content, \.accessory, \.background] {
            #expect(left[keyPath: part].minX == 320 - right[keyPath: part].maxX)
        }
        #expect(left.line.map { 320 - $0.maxX } == right.line?.minX)
    }

    @Test("insets larger than the cell remove the separator, and widths are never negative") func extremes() {
        let frames = commands {
            $0.hasLine = true
            $0.lineTrailing = .greatestFiniteMagnitude
            $0.accessory = CGSize(width: 900, height: 10)
        }
        #expect(frames.line == nil)
        #expect(frames.content.width == 0)
        #expect(commands { $0.lineLeading = .nan }.line == nil)
        #expect(CellFrames(.init(size: CGSize(width: -5, height: -5))).content == .zero)
    }

    @Test("swiped content moves everything along") func pulled() {
        let frames = commands {
            $0.pull = -100
            $0.accessory = CGSize(width: 20, height: 10)
        }
        #expect(frames.contentShift == -100)
        #expect(frames.content.minX == 0)
        #expect(frames.accessory.maxX == 204)
        #expect(frames.background.minX == -100)
    }
}

@Suite("CellTextFrames") struct CellTextFramesTests {
    /// Letters ten wide, lines twenty high.
    private func text(_ letters: Int) -> CellTextFrames.Measure {
        { width in
            let line = max(1, Int(min(max(width, 10), 10_000) / 10))
            return CGSize(width: CGFloat(min(letters, line)) * 10, height: CGFloat((letters + line - 1) / line) * 20)
        }
    }

    private func frames(
        _ arrangement: CellTextFrames.Arrangement, width: CGFloat = 300, _ change: (inout CellTextFrames.LayoutInput) -> Void
    ) -> CellTextFrames {
        var commands = CellTextFrames.LayoutInput(width: width, arrangement: arrangement)
        (commands.leading, commands.trailing, commands.top, commands.bottom) = (16, 8, 11, 11)
        (commands.imageGap, commands.textGap, commands.lineGap) = (15, 8, 3)
        change(&commands)
        return CellTextFrames(commands)
    }

    @Test("stacked texts, after the image") func stacked() {
        let placed = frames(.stacked) {
            $0.image = CGSize(width: 30, height: 30)
            $0.text = text(5)
            $0.detail = text(50)
            $0.height = 100
        }
        #expect(placed.textStart == 61)
        #expect(placed.text.minX == 61)
        #expect(placed.text.width == 231)
        #expect(placed.detail.minY == placed.text.maxY + 3)
        #expect(placed.detail.height == 60)
        #expect(placed.fittingHeight == 105)
        #expect(placed.image.midY == 50)
    }

    @Test("side-by-side texts until they do not fit") func sides() {
        let fits = frames(.sides) {
            $0.text = text(5)
            $0.detail = text(5)
        }
        #expect(fits.text.minX == 16)
        #expect(fits.detail.maxX == 292)
        #expect(fits.text.minY == fits.detail.minY)
        let wraps = frames(.sides) {
            $0.text = text(20)
            $0.detail = text(20)
        }
        #expect(wraps.detail.minY > wraps.text.maxY)
        #expect(wraps.detail.minX == wraps.text.minX)
    }

    @Test("labels share the widest label's width, and values are on the same line") func contact() {
        let placed = frames(.contact) {
            $0.nameWidth = 91
            $0.text = text(4)
            $0.detail = text(4)
            $0.baselines = (15, 18)
        }
        #expect(placed.text.width == 91)
        #expect(placed.detail.minX == 115)
        #expect(placed.text.minY + 15 == placed.detail.minY + 18)
    }

    @Test("an image of the standard row height does not make the row higher, others do") func images() {
        let tall = CGSize(width: 60, height: 120)
        let shrinks = frames(.stacked) {
            $0.image = tall
            $0.imageShrinks = true
            $0.text = text(3)
            $0.height = 60
        }
        #expect(shrinks.image.size == CGSize(width: 30, height: 60))
        #expect(shrinks.fittingHeight == 42)
        #expect(frames(.stacked) { $0.image = tall }.fittingHeight == 142)
        let reserved = frames(.stacked) {
            $0.image = CGSize(width: 10, height: 10)
            $0.imageSpace = CGSize(width: 30, height: 50)
        }
        #expect(reserved.image.minX == 26)
        #expect(reserved.textStart == 61)
        #expect(reserved.fittingHeight == 72)
    }
}

@Suite("SwipeActionsGeometry") struct SwipeActionsGeometryTests {
    private let pull = SwipeActionsGeometry(width: 320, buttons: [80, 74], takesFullPull: true)
    private let short = SwipeActionsGeometry(width: 320, buttons: [80, 74], takesFullPull: false)

    @Test("a row follows the touch, and resists beyond its buttons where a full swipe does nothing") func following() {
        #expect(pull.openLength == 154)
        #expect(pull.length(forTravel: 100) == 100)
        #expect(pull.length(forTravel: 300) == 300)
        #expect(pull.length(forTravel: -20) == 0)
        #expect(pull.length(forTravel: .nan) == 0)
        #expect(pull.length(forTravel: 900) == 320)
        let stretched = short.length(forTravel: 300)
        #expect(stretched > 154)
        #expect(stretched < 240)
        #expect(abs(short.travel(forLength: stretched) - 300) < 1e-6)
    }

    @Test("TV-52: dragged far or flung, a row opens, closes or performs its action")
    func endings() {
        #expect(pull.ending(length: 40, speed: 0) == .closed)
        #expect(pull.ending(length: 100, speed: 0) == .open)
        #expect(pull.ending(length: 20, speed: 800) == .open)
        #expect(pull.ending(length: 150, speed: -800) == .closed)
        #expect(pull.ending(length: 230, speed: 0) == .full)
        #expect(short.ending(length: 230, speed: 0) == .open)
        #expect(pull.ending(length: 230, speed: -800) == .open)
        #expect(SwipeActionsGeometry(width: 320, buttons: [], takesFullPull: true).ending(length: 300, speed: 900) == .closed)
    }

    @Test("buttons share the width, and the outermost takes all of it on a full swipe") func places() {
        let half = pull.places(length: 77)
        #expect(half[0].start == 0)
        #expect(half[0].width == 40)
        #expect(half[1].start == 40)
        #expect(half[1].width == 37)
        let full = pull.places(length: 250)
        #expect(full[0].width == 250)
        #expect(full[1].start == 250)
        #expect(short.places(length: 308)[0].width == 160)
    }
}
