internal import CoreGraphics
internal import Foundation

/// Pixels in an app's memory, in the formats of ``CIFormat``.
enum BitmapBytes {
    /// The bytes of one pixel; nil for a format that is not supported.
    static func pixelSize(_ format: CIFormat) -> Int? {
        switch format {
        case .ARGB8, .BGRA8, .RGBA8: 4
        case .RGBAh: 8
        case .RGBAf: 16
        case .A8, .R8, .L8: 1
        default: nil
        }
    }

    static func graph(_ data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, space: CGColorSpace?) -> ImageGraph? {
        let area = PixelArea(covering: CGRect(origin: .zero, size: size))
        guard let pixel = pixelSize(format), area.width > 0, area.height > 0, area.width < 65_500, area.height < 65_500,
            bytesPerRow >= area.width * pixel, bytesPerRow < 1 << 24, data.count >= bytesPerRow * (area.height - 1) + area.width * pixel
        else {
            FilterLog.report("init(bitmapData:…): unsupported format, or fewer bytes than \(size.width) × \(size.height) pixels need")
            return nil
        }
        let isEncoded = space.map { $0.encoding != .linearSRGB && $0.encoding != .linearGray } ?? false
        return ImageGraph(
            BytesSource(data: data, bytesPerRow: bytesPerRow, format: format, isEncoded: isEncoded, area: area), extent: area.rect)
    }

    /// The four numbers at an address.
    static func read(_ bytes: UnsafeRawPointer, _ format: CIFormat) -> Pixel {
        func byte(_ index: Int) -> Float { Float(bytes.load(fromByteOffset: index, as: UInt8.self)) / 255 }
        func float(_ index: Int) -> Float { bytes.loadUnaligned(fromByteOffset: index * 4, as: Float.self) }
        func half(_ index: Int) -> Float { HalfNumber.float(bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)) }
        switch format {
        case .ARGB8: return Pixel(byte(1), byte(2), byte(3), byte(0))
        case .BGRA8: return Pixel(byte(2), byte(1), byte(0), byte(3))
        case .RGBA8: return Pixel(byte(0), byte(1), byte(2), byte(3))
        case .RGBAf: return Pixel(float(0), float(1), float(2), float(3))
        case .RGBAh: return Pixel(half(0), half(1), half(2), half(3))
        case .A8: return Pixel(0, 0, 0, byte(0))
        case .R8: return Pixel(byte(0), 0, 0, 1)
        default: return Pixel(byte(0), byte(0), byte(0), 1)
        }
    }

    static func write(_ pixel: Pixel, _ format: CIFormat, to bytes: UnsafeMutableRawPointer) {
        func byte(_ value: Float) -> UInt8 { UInt8((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded()) }
        switch format {
        case .ARGB8: put([byte(pixel.w), byte(pixel.x), byte(pixel.y), byte(pixel.z)], bytes)
        case .BGRA8: put([byte(pixel.z), byte(pixel.y), byte(pixel.x), byte(pixel.w)], bytes)
        case .RGBA8: put([byte(pixel.x), byte(pixel.y), byte(pixel.z), byte(pixel.w)], bytes)
        case .RGBAf: put([pixel.x, pixel.y, pixel.z, pixel.w], bytes)
        case .RGBAh: put((0..<4).map { HalfNumber.bits(pixel[$0]) }, bytes)
        case .A8: put([byte(pixel.w)], bytes)
        case .R8: put([byte(pixel.x)], bytes)
        default: put([byte(pixel.luminance)], bytes)
        }
    }

    private static func put<Value>(_ values: [Value], _ bytes: UnsafeMutableRawPointer) {
        values.withUnsafeBytes { if let base = $0.baseAddress { bytes.copyMemory(from: base, byteCount: $0.count) } }
    }
}

/// Premultiplied pixels of an app's memory, rows from the top.
private struct BytesSource: ImageOperation {
    let data: Data
    let bytesPerRow: Int
    let format: CIFormat
    let isEncoded: Bool
    let area: PixelArea
    var inputs: [ImageGraph] { [] }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let part = tile.area.intersection(area)
        guard !part.isEmpty, let size = BitmapBytes.pixelSize(format) else { return }
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in part.minY..<part.maxY {
                let row = tile.row(y) - tile.area.minX
                for x in part.minX..<part.maxX {
                    let pixel = BitmapBytes.read(base + (area.maxY - 1 - y) * bytesPerRow + x * size, format)
                    row[x] = isEncoded && space.isLinear ? SRGB.linear(pixel.unpremultiplied).premultiplied : pixel
                }
            }
        }
    }
}

/// Numbers of 16 bits, which Swift has no type for on every processor.
enum HalfNumber {
    static func float(_ bits: UInt16) -> Float {
        let (sign, exponent, fraction) = (bits >> 15, Int(bits >> 10 & 31), Float(bits & 1023))
        let size: Float
        switch exponent {
        case 0: size = fraction * 0x1p-24
        case 31: size = fraction == 0 ? .infinity : .nan
        default: size = Float(sign: .plus, exponent: exponent - 15, significand: 1 + fraction / 1024)
        }
        return sign == 1 ? -size : size
    }

    static func bits(_ value: Float) -> UInt16 {
        let sign: UInt16 = value.sign == .minus ? 0x8000 : 0
        if value.isNaN { return 0x7E00 }
        let size = abs(value)
        if size >= 65_520 { return sign | 0x7C00 }
        if size < 0x1p-14 { return sign | UInt16((size * 0x1p24).rounded(.toNearestOrEven)) }
        let exponent = Int(size.exponent)
        let fraction = ((size.significand - 1) * 1024).rounded(.toNearestOrEven)
        // A fraction that is rounded up to 1 carries into the exponent.
        return sign | UInt16((exponent + 15) << 10 + Int(fraction))
    }
}
