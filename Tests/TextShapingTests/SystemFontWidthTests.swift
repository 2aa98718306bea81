import Foundation
import Testing

@testable import TextShaping

@Suite("System font widths")
struct SystemFontWidthTests {
    private struct Record {
        var size: Double
        var weight: Int
        var widths: [Double?]
    }

    private static let weights = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

    private func records(_ table: String, weight: Int?) -> [Record] {
        table.split(separator: "\n").map { line in
            let fields = line.split(separator: " ")
            let skipped = weight == nil ? 2 : 1
            return Record(
                size: Double(fields[0]) ?? 0, weight: weight ?? Int(fields[1]) ?? 0, widths: fields.dropFirst(skipped).map { Double($0) })
        }
    }

    private func width(_ text: String, _ descriptor: FontDescriptor) -> Double {
        TextLayout.make(TextContent(text, style: TextStyle(font: .resolve(descriptor)))).usedWidth
    }

    /// Percent, by text.
    private func errors(_ record: Record, italic: Bool = false) -> [Double] {
        let descriptor = FontDescriptor(size: record.size, weight: Self.weights[record.weight], italic: italic)
        return zip(RecordedWidths.texts, record.widths).compactMap { text, wanted in
            wanted.map { (width(text, descriptor) / $0 - 1) * 100 }
        }
    }

    private func mean(_ values: [Double]) -> Double { values.reduce(0) { $0 + abs($1) } / Double(max(values.count, 1)) }

    @Test("text is as wide as on iOS: at every size and weight the mean error is at most 0.6 %")
    func mean() {
        for record in records(RecordedWidths.upright, weight: nil) {
            let errors = errors(record)
            #expect(mean(errors) <= 0.6, "\(record.size) points, weight \(record.weight): \(errors)")
        }
    }

    @Test("digits, capitals and running text are each within 1.5 % from 8 to 40 points")
    func each() {
        for record in records(RecordedWidths.upright, weight: nil) where record.weight >= 3 {
            #expect(errors(record).allSatisfy { abs($0) < 1.5 }, "\(record.size) points, weight \(record.weight): \(errors(record))")
        }
    }

    @Test("italic text is within 1 % below 20 points, within 2.5 % above")
    func italic() {
        for record in records(RecordedWidths.italic, weight: 3) {
            let errors = errors(record, italic: true)
            #expect(mean(errors) <= (record.size < 20 ? 1 : 2.5), "\(record.size) points: \(errors)")
        }
    }

    @Test("tabular digits equal the arithmetic signs in width, and each other")
    func tabular() {
        for size in [8.0, 13, 17, 18, 20, 24, 28, 40, 72] {
            for weight in Self.weights {
                for italic in [false, true] {
                    let descriptor = FontDescriptor(size: size, weight: weight, italic: italic, monospacedDigits: true)
                    let widths = (0...9).map { width(String($0), descriptor) }
                    #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-6 }, "\(size), \(weight): \(widths)")
                    guard !italic else { continue }
                    let plus = width("+", descriptor)
                    // "+" itself is a little wider than the average of its class.
                    #expect(abs(widths[0] / plus - 1) < 0.06, "\(size), \(weight): \(widths[0]) and \(plus)")
                }
            }
        }
    }

    @Test("a clock's time keeps its width whatever the digits are, and no pair of digits is kerned", arguments: [17.0, 20, 24, 40])
    func clock(size: Double) {
        for weight in Self.weights {
            let descriptor = FontDescriptor(size: size, weight: weight, monospacedDigits: true)
            let widths = ["00:00", "11:11", "17:47", "74:71", "09:14"].map { width($0, descriptor) }
            #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-6 }, "\(weight): \(widths)")
            let one = width("1", descriptor)
            for text in ["1111", "1747", "7470"] {
                #expect(abs(width(text, descriptor) - 4 * one) < 1e-6, "\(weight): \(text)")
            }
        }
    }

    @Test("a narrow digit stands in the middle of the width that all digits have")
    func centred() {
        let descriptor = FontDescriptor(size: 40, monospacedDigits: true)
        let layout = TextLayout.make(TextContent("010", style: TextStyle(font: .resolve(descriptor))))
        let plain = TextLayout.make(TextContent("010", style: TextStyle(font: .system(size: 40))))
        let (one, after) = (layout.glyphs[1], layout.glyphs[2])
        #expect(one.x > one.advance + 2, "the narrow digit has space before it")
        #expect(abs(after.x - 2 * one.advance) < 2)
        #expect(plain.glyphs[1].advance < one.advance - 2)
    }

    @Test("a bullet, as in secure text, is as wide as recorded on iOS")
    func bullet() {
        #expect(abs(width("••••••••", FontDescriptor(size: 17)) - 8 * 7.68) < 0.5)
    }

    @Test("accented letters are as wide as plain ones, ligatures and marks keep their positions")
    func marks() {
        let descriptor = FontDescriptor(size: 24)
        for (marked, plain) in [("é", "e"), ("Å", "A"), ("ñ", "n"), ("e\u{301}", "e"), ("ü", "u")] {
            #expect(abs(width(marked, descriptor) - width(plain, descriptor)) < 0.02, "\(marked)")
        }
    }

    @Test("advances sum to the width, and carets are monotonic")
    func advances() {
        for (size, text) in [(34.0, "AVAST Wavy To. LT 0123456789"), (15, "Hello UIKit, naïve café!")] {
            let layout = TextLayout.make(TextContent(text, style: TextStyle(font: .system(size: size, weight: 0.4))))
            #expect(abs(layout.glyphs.reduce(0) { $0 + Double($1.advance) } - layout.usedWidth) < 0.05)
            let places = (0...text.utf16.count).map { layout.caretRect(at: $0).minX }
            #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }

    @Test("the x-height increases with weight at every optical size")
    func xHeight() {
        func height(_ size: Double, _ weight: Double) -> Double { TextFont.system(size: size, weight: weight).metrics.xHeight }
        #expect(abs(height(17, 0) - 8.9482) < 0.01)
        #expect(abs(height(23, 0) - 11.8145) < 0.02)
        #expect(abs(height(24, 0.4) - 12.6211) < 0.02)
        #expect(abs(height(24, 0.62) - 12.9844) < 0.02)
        #expect(abs(height(20, 0.56) - 10.8203) < 0.02)
        #expect(abs(height(40, 0.4) - 20.9375) < 0.02)
    }
}
