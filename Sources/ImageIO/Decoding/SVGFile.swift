internal import CImageCodecs
package import CoreGraphics
package import Foundation

/// An SVG file, drawn at any size. What it names outside itself is not fetched.
///
/// > Isolation: any thread, one at a time.
package final class SVGFile: @unchecked Sendable {
    /// What the file asks for. > Units: points, one to a pixel of the file.
    package let size: CGSize
    private let lock = NSLock()
    private let file: UnsafeMutableRawPointer
    private let part: String?
    private let filters: SVGFilterCost

    /// The drawing of regular weight and medium size in a file of a custom symbol.
    package static let regularSymbol = "Regular-M"

    /// > Units: bytes.
    private static let maximumFileSize = 16 << 20

    /// - Parameter part: the identifier of the element to draw, else the whole file; the whole file too when it has none of that name.
    package init(_ data: Data, part: String? = nil) throws(ImageDecodingError) {
        guard data.count <= Self.maximumFileSize else { throw .malformed("\(data.count) bytes of SVG") }
        filters = try SVGFilterCost(data)
        var opened: UnsafeMutableRawPointer?
        let result = CodecCall.run(data) { bytes, count, message in
            opened = ferry_svg_open(bytes, count, message)
            return opened == nil ? FERRY_CODEC_FAILED : FERRY_CODEC_OK
        }
        guard let opened else { throw .malformed(result.message) }
        var (width, height) = (0.0, 0.0)
        var chosen: String?
        if let part, ferry_svg_size(opened, "#" + part, &width, &height) != 0 { chosen = "#" + part }
        if chosen == nil, ferry_svg_size(opened, nil, &width, &height) == 0 { (width, height) = (0, 0) }
        guard width.isFinite, height.isFinite, width > 0, height > 0 else {
            ferry_svg_close(opened)
            throw .malformed("an SVG file without a size")
        }
        guard width <= Double(ImageLimits.largestSide), height <= Double(ImageLimits.largestSide) else {
            ferry_svg_close(opened)
            throw .tooLarge(width: Int(clampingDouble: width), height: Int(clampingDouble: height))
        }
        file = opened
        self.part = chosen
        size = CGSize(width: width, height: height)
    }

    deinit { ferry_svg_close(file) }

    /// Stretched to that many pixels.
    package func image(width: Int, height: Int) throws(ImageDecodingError) -> CGImage {
        try filters.check(
            width: width, height: height, scale: max(Double(width) / Double(size.width), Double(height) / Double(size.height)))
        let memory = try ImageLimits.makePixels(width: width, height: height, isOpaque: false)
        let failure: String? = lock.withLock {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(FERRY_MESSAGE_LENGTH)) { text in
                text.initialize(repeating: 0)
                let status = ferry_svg_draw(
                    file, part, memory.base.assumingMemoryBound(to: UInt8.self), memory.bytesPerRow, UInt32(width), UInt32(height),
                    text.baseAddress
                )
                return status == FERRY_CODEC_OK ? nil : text.baseAddress.map { String(cString: $0) } ?? "no message"
            }
        }
        if let failure { throw .malformed(failure) }
        return CGImage(memory: memory)
    }
}

extension Int {
    fileprivate init(clampingDouble value: Double) { self = Int(Swift.min(Swift.max(value, 0), 1e15)) }
}
