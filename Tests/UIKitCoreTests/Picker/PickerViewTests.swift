import Foundation
import ObjectiveC
import TestSupport
import Testing
import UIKitCore

/// Rows of numbers, written down as they are asked for.
@MainActor class NumberPicker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10]
    var asked: [String] = []
    var selected: [[Int]] = []
    var height: CGFloat = 32
    var width: CGFloat = 80

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        asked.append("components")
        return counts.count
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        asked.append("rows \(component)")
        return counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        asked.append("height \(component)")
        return height
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        asked.append("width \(component)")
        return width
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        asked.append("title \(row)")
        return "Row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { selected.append([component, row]) }
}

/// Only what has to be there.
@MainActor final class BarePicker: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
}

/// Rows as views, used again.
@MainActor final class ViewPicker: NumberPicker {
    var made = 0
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        if view == nil { made += 1 }
        let label = view as? UILabel ?? UILabel()
        label.text = "View \(row)"
        return label
    }

    override init() {
        super.init()
        ObjCRuntime.register(ViewPicker.self, "pickerView:viewForRow:forComponent:reusingView:") { target, arguments in
            target.pickerView(
                ObjCRuntime.argument(arguments, 0), viewForRow: ObjCRuntime.argument(arguments, 1),
                forComponent: ObjCRuntime.argument(arguments, 2), reusing: ObjCRuntime.argument(arguments, 3))
        }
    }
}

@Suite("UIPickerView", .application) @MainActor struct PickerViewTests {
    let stage = PickerStage()
    let picker = UIPickerView()
    let data = NumberPicker()
    /// In the middle of the picker on the screen.
    private let middle = CGPoint(x: 160, y: 308)

    private func show(_ counts: [Int] = [10]) {
        data.counts = counts
        picker.dataSource = data
        picker.delegate = data
        stage.add(picker, at: CGRect(x: 0, y: 200, width: 320, height: 216))
    }

    private var wheels: [UIView] { picker.subviews.flatMap(\.subviews).filter { $0.accessibilityTraits.contains(.adjustable) } }

    @Test("PK-1: asks for components, rows, sizes, then titles of the visible rows", .contract("PK-1"))
    func order() {
        show([100, 2])
        let sizes = ["components", "rows 0", "height 0", "width 0", "rows 1", "height 1", "width 1"]
        #expect(Array(data.asked.prefix(7)) == sizes)
        #expect(data.asked.dropFirst(7).allSatisfy { $0.hasPrefix("title") })
        #expect(data.asked.count { $0.hasPrefix("title") } == 5 + 2)
    }

    @Test("PK-1: selection in code calls no delegate, animated or not", .contract("PK-1"))
    func codeIsSilent() {
        show()
        picker.selectRow(4, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 4)
        #expect(wheels[0].accessibilityValue == "Row 4")
        picker.selectRow(8, inComponent: 0, animated: true)
        stage.run(1)
        #expect(picker.selectedRow(inComponent: 0) == 8)
        #expect(wheels[0].accessibilityValue == "Row 8")
        #expect(data.selected.isEmpty)
    }

    @Test("PK-1: a drag calls didSelect once, after the wheel came to rest", .contract("PK-1"))
    func drag() {
        show()
        stage.drag(from: middle, to: CGPoint(x: 160, y: 308 - 74), seconds: 0.5, rests: true)
        #expect(data.selected.isEmpty)
        stage.run(1)
        #expect(data.selected == [[0, 2]])
        #expect(picker.selectedRow(inComponent: 0) == 2)
    }

    @Test("a fling rolls on by rows and ends on one")
    func fling() {
        show([1000])
        stage.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 230), seconds: 0.15)
        stage.run(0.5)
        #expect(data.selected.isEmpty)
        stage.run(4)
        #expect(data.selected.count == 1)
        // 150 points in 0.15 s is 1000 points a second: 140 dragged, about 494 rolled.
        #expect((18...22).contains(picker.selectedRow(inComponent: 0)))
        #expect(wheels[0].accessibilityValue == "Row \(picker.selectedRow(inComponent: 0))")
    }

    @Test("a touch catches a rolling wheel, which settles on a row when released")
    func catching() {
        show([1000])
        stage.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 230), seconds: 0.15)
        stage.run(0.3)
        stage.app.touch(.began, 160, 380)
        stage.run(1)
        #expect(data.selected.isEmpty)
        stage.app.touch(.ended, 160, 380)
        stage.run(1)
        #expect(data.selected.count == 1)
        #expect((1..<15).contains(picker.selectedRow(inComponent: 0)))
    }

    @Test("a drag beyond the end returns to the last row and calls didSelect")
    func pull() {
        show([3])
        stage.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 230), seconds: 0.2)
        stage.run(2)
        #expect(data.selected == [[0, 2]])
    }

    @Test("a tap on a row rolls it to the middle; a tap on the middle does nothing")
    func tap() {
        show()
        stage.tap(160, 308)
        stage.run(1)
        #expect(data.selected.isEmpty)
        // Row 2 is R sin(2β) = 59.7 below the middle.
        stage.tap(160, 308 + 59)
        stage.run(1)
        #expect(data.selected == [[0, 2]])
        stage.tap(160, 308 - 108 + 2)
        stage.run(1)
        #expect(data.selected.count == 1)
    }

    @Test("a mouse wheel rolls it, and it comes to rest on a row")
    func mouseWheel() {
        show()
        stage.app.send(.input(.scroll(x: 160, y: 308, deltaX: 0, deltaY: -70, time: 0)))
        #expect(data.selected.isEmpty)
        stage.run(1)
        #expect(data.selected == [[0, 2]])
    }

    @Test("PK-2: clamps rows out of range", .contract("PK-2"))
    func range() {
        show()
        picker.selectRow(99, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 9)
        picker.selectRow(.min, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 0)
    }

    @Test("PK-2: a missing component raises", .contract("PK-2"))
    func noWheel() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIPickerView().selectRow(0, inComponent: 1, animated: false) }
        }
        expectStop(result, "NSRangeException", "component 1 beyond bounds for empty picker")
    }

    @Test("PK-2: reloading keeps the selected row, or the last one; other components are unchanged", .contract("PK-2"))
    func reload() {
        show([10, 10])
        picker.selectRow(7, inComponent: 0, animated: false)
        picker.selectRow(6, inComponent: 1, animated: false)
        data.asked = []
        picker.reloadComponent(0)
        stage.app.flush()
        #expect(picker.selectedRow(inComponent: 0) == 7)
        #expect(!data.asked.contains("rows 1"))
        #expect(!data.asked.contains("components"))
        data.counts = [4, 10]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 3)
        #expect(picker.selectedRow(inComponent: 1) == 6)
        #expect(data.selected.isEmpty)
    }

    @Test("rows removed under a rolling wheel leave it at rest on an existing one")
    func reloadWhileRolling() {
        show([1000])
        stage.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 230), seconds: 0.15)
        stage.run(0.2)
        data.counts = [2]
        picker.reloadComponent(0)
        stage.run(2)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(data.selected.isEmpty)
    }

    @Test("invalid and infinite row counts cost only the visible rows", arguments: [0, -3, Int.min, Int.max])
    func counts(count: Int) {
        show([count])
        #expect(data.asked.count { $0.hasPrefix("title") } <= 5)
        stage.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 230), seconds: 0.15)
        stage.run(3)
        #expect(picker.selectedRow(inComponent: 0) == (count > 0 ? picker.selectedRow(inComponent: 0) : -1))
        picker.selectRow(Int.max, inComponent: 0, animated: false)
        stage.tap(160, 340)
        stage.run(1)
    }

    @Test("invalid heights and widths give the default ones", arguments: [CGFloat.nan, -1, 0, .infinity])
    func sizes(value: CGFloat) {
        data.height = value
        data.width = value
        show()
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 302, height: 32))
    }

    @Test("without a delegate three components share the width")
    func bare() {
        let source = BarePicker()
        picker.dataSource = source
        stage.add(picker, at: CGRect(x: 0, y: 200, width: 320, height: 216))
        #expect(picker.numberOfComponents == 3)
        #expect(picker.rowSize(forComponent: 2) == CGSize(width: 97, height: 32))
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        withExtendedLifetime(source) {}
    }

    @Test("row views are reused, and available while visible")
    func views() {
        let source = ViewPicker()
        source.counts = [200]
        picker.dataSource = source
        picker.delegate = source
        stage.add(picker, at: CGRect(x: 0, y: 200, width: 320, height: 216))
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "View 1")
        #expect(picker.view(forRow: 90, forComponent: 0) == nil)
        picker.selectRow(100, inComponent: 0, animated: true)
        stage.run(1)
        #expect((picker.view(forRow: 100, forComponent: 0) as? UILabel)?.text == "View 100")
        #expect(source.made < 24)
        #expect(wheels[0].accessibilityValue == "View 100")
    }

    @Test("assistive tools can adjust the wheels, with the delegate calls of a drag")
    func accessibility() {
        show()
        wheels[0].accessibilityIncrement()
        wheels[0].accessibilityIncrement()
        wheels[0].accessibilityDecrement()
        #expect(data.selected == [[0, 1], [0, 2], [0, 1]])
        picker.selectRow(0, inComponent: 0, animated: false)
        wheels[0].accessibilityDecrement()
        #expect(data.selected.count == 3)
    }

    @Test("the first component is the rightmost in right-to-left layout")
    func mirrored() {
        picker.semanticContentAttribute = .forceRightToLeft
        show([3, 3])
        #expect(picker.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(wheels[0].frame.minX > wheels[1].frame.minX)
    }

    @Test("leaving the window ends the rolling")
    func leaving() {
        show([100])
        stage.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 230), seconds: 0.15)
        stage.run(0.1)
        picker.removeFromSuperview()
        stage.run(2)
        #expect(data.selected.isEmpty)
        #expect(picker.selectedRow(inComponent: 0) == 0)
    }
}
