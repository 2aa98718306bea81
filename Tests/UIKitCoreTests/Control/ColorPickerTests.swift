import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore

@Suite("PickedColor", .application) struct PickedColorTests {
    @Test(
        "parses six and three digits, with or without #", arguments: [("#FF8000", "FF8000"), ("0af", "00AAFF"), (" 123abc ", "123ABC")])
    func reads(_ text: String, _ hex: String) { #expect(PickedColor(hex: text)?.hex == hex) }

    @Test("rejects text that is not a colour", arguments: ["", "#", "12345", "1234567", "GGGGGG", "-12345", "0x1234", "é12345", "##1234"])
    func hostile(_ text: String) { #expect(PickedColor(hex: text) == nil) }

    @Test("clamps its components") func clamps() {
        let color = PickedColor(UIColor(red: 3, green: -1, blue: .nan, alpha: 9))
        #expect(color == PickedColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}

@Suite("ColorGrid", .application) struct ColorGridTests {
    @Test("runs from white to black and from dark to light") func colours() {
        #expect(ColorGrid.color(row: 0, column: 0).hex == "FFFFFF")
        #expect(ColorGrid.color(row: 0, column: 11).hex == "000000")
        let column = (1...9).map { ColorGrid.color(row: $0, column: 5).hueColor }
        #expect(column.map(\.brightness).prefix(5) == column.map(\.brightness).prefix(5).sorted()[...])
        #expect(column.last.map { $0.saturation < 0.3 } == true)
    }

    @Test("finds its cells again, and the nearest for positions outside") func cells() {
        let size = CGSize(width: 240, height: 200)
        #expect(ColorGrid.cell(at: CGPoint(x: -5, y: 900), in: size) == (9, 0))
        #expect(ColorGrid.cell(at: CGPoint(x: CGFloat.nan, y: CGFloat.infinity), in: .zero) == (0, 0))
        for row in 0..<ColorGrid.rows {
            let color = ColorGrid.color(row: row, column: 7)
            #expect(ColorGrid.cell(of: color).map { ColorGrid.color(row: $0.row, column: $0.column) } == color)
        }
    }
}

@Suite("ColorSpectrum", .application) struct ColorSpectrumTests {
    @Test("is white at the top, black at the bottom, and finds saturated colours again") func places() {
        let size = CGSize(width: 300, height: 200)
        #expect(ColorSpectrum.color(at: CGPoint(x: 40, y: 0), in: size).hex == "FFFFFF")
        #expect(ColorSpectrum.color(at: CGPoint(x: 40, y: 200), in: size).hex == "000000")
        for point in [CGPoint(x: 30, y: 60), CGPoint(x: 200, y: 150)] {
            let back = ColorSpectrum.place(of: ColorSpectrum.color(at: point, in: size), in: size)
            #expect(abs(back.x - point.x) < 0.01)
            #expect(abs(back.y - point.y) < 0.01)
        }
        _ = ColorSpectrum.color(at: CGPoint(x: CGFloat.nan, y: -CGFloat.infinity), in: .zero)
    }
}

@Suite("UIColorWell and its picker", .application) @MainActor struct ColorWellTests {
    let app = TestApplication()
    let journal = Journal()

    private func well() -> UIColorWell {
        let well = UIColorWell(frame: CGRect(x: 100, y: 300, width: 28, height: 28))
        well.title = "Paint"
        well.addAction(UIAction { [journal] _ in journal.add("changed") }, for: .valueChanged)
        app.window().rootViewController?.view.addSubview(well)
        app.flush()
        return well
    }

    private func picker(over well: UIColorWell) throws -> UIColorPickerViewController {
        app.tap(114, 314)
        app.flush()
        return try #require(well.window?.rootViewController?.presentedViewController as? UIColorPickerViewController)
    }

    @Test("a tap opens a picker with the well's title, colour and alpha support") func opening() throws {
        let well = well()
        well.selectedColor = .red
        well.supportsAlpha = false
        let picker = try picker(over: well)
        #expect(picker.title == "Paint")
        #expect(!picker.supportsAlpha)
        #expect(PickedColor(picker.selectedColor).hex == "FF0000")
        #expect(journal.take().isEmpty)
    }

    @Test("picking in the grid changes the well and sends valueChanged") func picking() throws {
        let well = well()
        let picker = try picker(over: well)
        let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGridView }.first)
        grid.picked = grid.color(at: CGPoint(x: 3, y: 3))
        grid.sendActions(for: .valueChanged)
        #expect(PickedColor(try #require(well.selectedColor)).hex == "FFFFFF")
        grid.sendActions(for: .touchUpInside)
        #expect(journal.take() == ["changed", "changed"], "once while the finger is down, once when it lifts")
        #expect(well.accessibilityValue == "#FFFFFF")
        #expect(well.accessibilityLabel == "Paint")
    }

    @Test("a dismissed picker is removed") func closing() {
        weak var gone: UIColorPickerViewController?
        let window = app.window()
        do {
            let picker = UIColorPickerViewController()
            gone = picker
            window.rootViewController?.present(picker, animated: false)
            app.flush()
            window.rootViewController?.dismiss(animated: false)
            app.flush()
        }
        #expect(gone == nil)
    }

    @Test("a disabled well opens nothing") func disabled() {
        let well = well()
        well.isEnabled = false
        app.tap(114, 314)
        #expect(well.window?.rootViewController?.presentedViewController == nil)
    }

    @Test("clamps a slider's steps") func slider() {
        let slider = ColorSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        for _ in 0..<20 { slider.accessibilityIncrement() }
        #expect(slider.value == 1)
        #expect(slider.accessibilityValue == "100%")
        for _ in 0..<20 { slider.accessibilityDecrement() }
        #expect(slider.value == 0)
    }

    @Test("digits typed in the sliders' field set the colour") func digits() {
        let sliders = ColorSlidersView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var received: [String] = []
        sliders.onPick = { color, _ in received.append(color.hex) }
        sliders.hexField.text = "#0f0"
        sliders.textFieldDidEndEditing(sliders.hexField)
        sliders.hexField.text = "nonsense"
        sliders.textFieldDidEndEditing(sliders.hexField)
        #expect(received == ["00FF00"])
        #expect(sliders.hexField.text == "00FF00")
        #expect(sliders.sliders[1].value == 1)
    }

    @Test("decodes from an archive") func archive() throws {
        let well = UIColorWell(frame: .zero)
        well.title = "Paint"
        well.supportsAlpha = false
        let copy = try archived(well)
        #expect(copy.title == "Paint")
        #expect(!copy.supportsAlpha)
        #expect(copy.selectedColor == nil)
    }
}
