internal import CoreGraphics

/// Generators of barcodes: one pixel for each module.
enum BarcodeFilters {
    static let all: [FilterDefinition] = [
        FilterDefinition(
            "CIQRCodeGenerator", [kCICategoryGenerator], since: "7",
            [
                FilterInput(key: "inputMessage", kind: .data),
                FilterInput(key: "inputCorrectionLevel", kind: .text, standard: "M"),
            ]
        ) { arguments in
            guard let message = arguments.data("inputMessage") else { return nil }
            let level = arguments.text("inputCorrectionLevel")
            guard let correction = QRCode.Correction(level) else {
                FilterLog.report("CIQRCodeGenerator: inputCorrectionLevel is L, M, Q or H, not \(level)")
                return nil
            }
            guard let code = QRCode([UInt8](message), correction: correction) else {
                FilterLog.report("CIQRCodeGenerator: a message of \(message.count) bytes is too long for the correction level \(level)")
                return nil
            }
            // One light module around the code, as on iOS.
            return image(width: code.side + 2, height: code.side + 2) { x, y in
                (1...code.side).contains(x) && (1...code.side).contains(y) && code.isDark(x - 1, code.side - y)
            }
        },
        FilterDefinition(
            "CICode128BarcodeGenerator", [kCICategoryGenerator], since: "8",
            [
                FilterInput(key: "inputMessage", kind: .data), .number("inputQuietSpace", 10, 0...100, kCIAttributeTypeInteger),
                .number("inputBarcodeHeight", 32, 1...500, kCIAttributeTypeInteger),
            ]
        ) { arguments in
            guard let message = arguments.data("inputMessage") else { return nil }
            guard let modules = Code128.modules([UInt8](message)) else {
                FilterLog.report("CICode128BarcodeGenerator: inputMessage has bytes that are not ASCII")
                return nil
            }
            let quiet = arguments.whole("inputQuietSpace", 0...100)
            return image(width: modules.count + 2 * quiet, height: arguments.whole("inputBarcodeHeight", 1...500)) { x, _ in
                modules.indices.contains(x - quiet) && modules[x - quiet]
            }
        },
    ]

    private static func image(width: Int, height: Int, _ isDark: @escaping @Sendable (Int, Int) -> Bool) -> ImageGraph {
        ImageGraph(
            GeneratedPixels { _ in
                { place in isDark(Int(place.x.rounded(.down)), Int(place.y.rounded(.down))) ? Pixel(0, 0, 0, 1) : .one }
            }, extent: CGRect(x: 0, y: 0, width: width, height: height))
    }
}
