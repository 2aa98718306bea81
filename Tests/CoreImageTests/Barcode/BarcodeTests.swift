import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

@Suite("Barcodes") struct BarcodeTests {
    @Test("a QR code is read again with valid check bytes", arguments: [(11, 1, 1), (30, 3, 1), (60, 4, 2), (84, 5, 2), (120, 7, 4)])
    func blocks(count: Int, version: Int, blocks: Int) throws {
        // The block counts of the level M in table 9.
        let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 5) }
        let code = try #require(QRCode(message, correction: .medium))
        #expect(code.version == version)
        let reader = QRCodeReader(side: code.side, isDark: code.isDark)
        let format = try #require(reader.format)
        #expect(format.correction == 0)
        let bytes = reader.bytes(mask: format.mask)
        let checks = [1: 10, 3: 26, 4: 18, 5: 24, 7: 18][version] ?? 0
        let data = bytes.count - checks * blocks
        var parts = [[UInt8]](repeating: [], count: blocks)
        // The versions here have blocks of equal length.
        for index in 0..<data { parts[index % blocks].append(bytes[index]) }
        let plain = parts.flatMap { $0 }
        for index in 0..<checks * blocks { parts[index % blocks].append(bytes[data + index]) }
        #expect(parts.allSatisfy { QRCodeReader.isValid($0, checks: checks) })
        // Four bits of the mode, eight of the count, then the message, shifted by four bits.
        #expect(plain[0] >> 4 == 4)
        #expect(Int(plain[0] & 15) << 4 | Int(plain[1] >> 4) == count)
        #expect((0..<count).map { plain[$0 + 1] << 4 | plain[$0 + 2] >> 4 } == message)
    }

    @Test(
        "the smallest version that fits is taken, up to the last",
        arguments: [(17, "L", 21), (18, "L", 25), (7, "H", 21), (8, "H", 25), (2953, "L", 177), (1273, "H", 177)])
    func sizes(count: Int, level: String, side: Int) throws {
        let correction = try #require(QRCode.Correction(level))
        #expect(QRCode([UInt8](repeating: 65, count: count), correction: correction)?.side == side)
    }

    @Test("a message that is too long gives nil")
    func tooLong() {
        #expect(QRCode([UInt8](repeating: 65, count: 2954), correction: .low) == nil)
        #expect(CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data(count: 4000)])?.outputImage == nil)
    }

    @Test("the image has one pixel for each module and one light module around")
    func image() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("hello".utf8), forKey: "inputMessage")
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let rows = Picture.numbers(image)
        #expect(rows[0].allSatisfy { $0 == Numbers(1, 1, 1, 1) })
        #expect(rows[1][1...7].allSatisfy { $0 == Numbers(0, 0, 0, 1) })
        // The lower right corner has no finder.
        #expect(rows[21][15...21].contains { $0.x == 1 })
        filter.setValue("X", forKey: "inputCorrectionLevel")
        #expect(filter.outputImage == nil)
    }

    @Test(
        "Code 128 has its start, check symbol and end",
        arguments: [("PJJ123C", [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]), ("123456", [105, 12, 34, 56, 44, 106])])
    func symbols(text: String, wanted: [Int]) { #expect(Code128.symbols(Array(text.utf8)) == wanted) }

    @Test("every symbol of Code 128 is eleven modules wide with an even number of dark ones, and none is there twice")
    func patterns() {
        #expect(Code128.patterns.count == 107)
        #expect(Set(Code128.patterns).count == 107)
        for pattern in Code128.patterns.dropLast() {
            let widths = pattern.compactMap(\.wholeNumberValue)
            #expect(widths.reduce(0, +) == 11)
            #expect((widths[0] + widths[2] + widths[4]) % 2 == 0)
        }
    }

    @Test("a barcode has its quiet space and height, and other characters than ASCII give nil")
    func barcode() throws {
        let filter = try #require(
            CIFilter(name: "CICode128BarcodeGenerator", parameters: ["inputMessage": Data("A1".utf8), "inputQuietSpace": 4]))
        // Start, two characters, check: eleven modules each; the end has thirteen.
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 57 + 8, height: 32))
        filter.setValue(Data("ä".utf8), forKey: "inputMessage")
        #expect(filter.outputImage == nil)
    }
}
