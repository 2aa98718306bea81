internal import CoreGraphics
internal import VariantProtocol
internal import Foundation
internal import HostInterface
internal import ImageIO
internal import TextShaping

/// Draws a contact sheet: reduced images with captions; what an audit found is outlined.
struct ContactSheet {
    let plan: ContactSheetPlan

    /// The image of the sheet.
    func draw() throws(VariantFailure) -> PixelStore {
        var images: [[CGImage]] = []
        for group in plan.groups {
            var row: [CGImage] = []
            for cell in group.cells { row.append(try Self.image(cell.picture)) }
            images.append(row)
        }
        let layout = ContactSheetLayout(
            pictures: images.map { $0.map { PixelSize(width: $0.width, height: $0.height) } },
            hasHeading: plan.groups.map { !$0.heading.isEmpty })
        guard layout.size.width * layout.size.height <= Self.mostPixels else {
            throw VariantFailure(
                description: "a contact sheet of \(layout.size.width)×\(layout.size.height) pixels is too large; take fewer variants")
        }
        let sheet = PixelStore(size: layout.size)
        sheet.buffer.fill(Self.background)
        for (row, group) in zip(images, layout.groups) {
            for (image, place) in zip(row, group.cells) { sheet.buffer.place(image, at: place) }
        }
        guard
            let context = CGContext(
                bgra: sheet.buffer.base, width: layout.size.width, height: layout.size.height, bytesPerRow: sheet.bytesPerRow)
        else { throw VariantFailure(description: "not enough memory for a contact sheet") }
        context.translateBy(x: 0, y: Double(layout.size.height))
        context.scaleBy(x: 1, y: -1)
        let width = Double(layout.size.width - ContactSheetLayout.margin * 2)
        ChromeText(plan.title, size: 20, weight: 0.4, color: Self.text, width: width)
            .draw(context, x: Double(ContactSheetLayout.margin), y: Double(ContactSheetLayout.margin) - 4)
        for (group, place) in zip(plan.groups, layout.groups) {
            if !group.heading.isEmpty {
                ChromeText(group.heading, size: 15, weight: 0.3, color: Self.text, width: width)
                    .draw(context, x: Double(ContactSheetLayout.margin), y: Double(place.headingTop) + 6)
            }
            for (cell, rect) in zip(group.cells, place.cells) { decorate(cell, rect, context) }
        }
        context.flush()
        return sheet
    }

    /// > Units: pixels; four bytes each.
    private static let mostPixels = 400_000_000
    /// An image of this height has a larger caption. > Units: pixels.
    private static let large = 500
    private static let background: UInt32 = 0xFFE5_E5EA
    private static let text = RGBAColor(red: 0.11, green: 0.11, blue: 0.12)
    private static let fault = RGBAColor(red: 0.84, green: 0, blue: 0.08)

    private static func image(_ path: String) throws(VariantFailure) -> CGImage {
        guard let data = FileManager.default.contents(atPath: path), let source = CGImageSourceCreateWithData(data as CFData, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { throw VariantFailure(description: "cannot read the picture \(path)") }
        return image
    }

    private func decorate(_ cell: ContactSheetPlan.Cell, _ rect: PixelRect, _ context: CGContext) {
        let frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        context.setStrokeColor(Self.cgColor(Self.fault))
        if !cell.faults.isEmpty {
            context.setLineWidth(3)
            context.stroke(frame.insetBy(dx: -2.5, dy: -2.5))
            context.setLineWidth(1.5)
            context.saveGState()
            context.clip(to: frame)
            for fault in cell.faults {
                let place = CGRect(
                    x: frame.minX + fault.x * frame.width, y: frame.minY + fault.y * frame.height, width: fault.width * frame.width,
                    height: fault.height * frame.height)
                context.stroke(place.insetBy(dx: -1, dy: -1))
            }
            context.restoreGState()
        }
        let width = Double(max(rect.width, ContactSheetLayout.narrowest))
        let size = rect.height > Self.large ? 15.0 : 12
        var y = frame.maxY + 5
        if !cell.caption.isEmpty {
            let caption = ChromeText(cell.caption, size: size, color: Self.text, width: width)
            caption.draw(context, x: frame.minX, y: y)
            y += caption.height
        }
        guard !cell.faults.isEmpty else { return }
        let count = cell.faults.count
        ChromeText("✕ \(count) \(count == 1 ? "fault" : "faults")", size: size, weight: 0.3, color: Self.fault, width: width)
            .draw(context, x: frame.minX, y: y)
    }

    private static func cgColor(_ color: RGBAColor) -> CGColor {
        CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension PixelBuffer {
    fileprivate func fill(_ color: UInt32) {
        for y in 0..<size.height {
            let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<size.width { row[x] = color }
        }
    }

    /// > Precondition: the place is inside and of the image's size.
    fileprivate func place(_ image: CGImage, at place: PixelRect) {
        image.withPixels { pixels in
            for y in 0..<pixels.height {
                (base + (place.y + y) * bytesPerRow + place.x * 4)
                    .copyMemory(from: pixels.base + y * pixels.bytesPerRow, byteCount: pixels.width * 4)
            }
        }
    }
}

/// `ferry-simulator --contact-sheet PLAN.json`: draws what a `ContactSheetPlan` says and writes it as PNG.
package enum ContactSheetCommand {
    package static let option = "--contact-sheet"

    /// > Returns: the exit status.
    package static func run(_ arguments: [String], complain: (String) -> Void) -> Int32 {
        guard arguments.count == 1 else {
            complain("\(option) needs the file of a plan")
            return 2
        }
        do {
            let plan = try VariantFiles.read(ContactSheetPlan.self, from: arguments[0])
            try ScreenshotFile.write(ContactSheet(plan: plan).draw(), to: plan.output)
            return 0
        } catch {
            complain("\(error)")
            return 1
        }
    }
}
