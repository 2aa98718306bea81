import CoreGraphics
import Foundation
import TestSupport
import Testing

/// What the pixels of Living Stone's screens show, and no element says.
@Suite("Living Stone's pixels", .serialized)
struct LivingStoneLooksTests {
    private static let scale = 3

    /// Rows of pixels around the lower edge of the navigation bar that have one colour from side to side, which the rows above and below do not have.
    private static func hairlines(_ image: CGImage) -> Int {
        let colours = (95 * scale..<115 * scale).map { colour(ofRow: $0, image) }
        var count = 0
        for (row, (above, below)) in zip(colours.dropFirst(), zip(colours, colours.dropFirst(2))) where row != nil {
            if row != above, row != below { count += 1 }
        }
        return count
    }

    /// The colour that all pixels of a row have.
    private static func colour(ofRow y: Int, _ image: CGImage) -> [UInt8]? {
        let first = image.pixel(0, y)
        return (1..<image.width).allSatisfy { image.pixel($0, y) == first } ? first : nil
    }

    // Proves LS-1.2.
    @Test("the hairline of the bar is hidden on the reading page only, and comes back")
    func hairline() throws {
        let world = try LivingStoneWorld()
        try world.run(
            try world.script(
                """
                wait idle
                screenshot books.png
                tap "book 8"
                wait idle
                tap "chapter 1"
                wait idle
                screenshot reading.png
                tap "back"
                wait idle
                screenshot back.png
                """))
        #expect(Self.hairlines(try world.image("books.png")) == 1)
        #expect(Self.hairlines(try world.image("reading.png")) == 0)
        #expect(Self.hairlines(try world.image("back.png")) == 1)
    }

    /// The mean of red, green and blue in a strip across the screen. > Units: points from the top; 0 to 255.
    private static func brightness(_ image: CGImage, _ strip: Range<Int>) -> Int {
        var (sum, count) = (0, 0)
        for y in strip.lowerBound * scale..<strip.upperBound * scale {
            for x in stride(from: 0, to: image.width, by: 3) {
                sum += image.pixel(x, y)[0..<3].reduce(0) { $0 + Int($1) }
                count += 3
            }
        }
        return sum / count
    }

    // Proves LS-5.2.
    @Test("night mode darkens the bars, the page, the sheets and the page behind")
    func night() throws {
        let world = try LivingStoneWorld()
        try world.run(
            try world.script(
                """
                tap "book 8"
                wait idle
                tap "chapter 1"
                wait idle
                screenshot day.png
                tap "looks"
                wait idle
                tap "Night mode"
                wait idle
                screenshot sheet.png
                tap "done"
                wait idle
                screenshot reading.png
                tap "back"
                wait idle
                screenshot books.png
                """))
        // The status bar, the navigation bar, the page, and where the tab bar or the end of the sheet is.
        let strips = [20..<50, 62..<100, 300..<500, 780..<840]
        let day = try world.image("day.png")
        for strip in strips { #expect(Self.brightness(day, strip) > 180, "\(strip)") }
        for name in ["sheet.png", "reading.png", "books.png"] {
            let image = try world.image(name)
            for strip in strips { #expect(Self.brightness(image, strip) < 80, "\(name), \(strip)") }
        }
    }
}
