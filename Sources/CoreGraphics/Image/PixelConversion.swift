extension PixelLayout {
    /// Converts pixels to the native format. `source` must have `byteCount` bytes.
    func decode(_ source: UnsafeRawPointer, decode range: [CGFloat]? = nil, into memory: PixelMemory) {
        if isNative && range == nil {
            for y in 0..<height {
                let row = memory.base + y * memory.bytesPerRow
                memcpy(row, source + y * bytesPerRow, width * 4)
                if isOpaque { Self.makeOpaque(row, width) }
            }
            return
        }
        let reader = PixelReader(layout: self, range: range)
        for y in 0..<height {
            reader.read(
                row: source + y * bytesPerRow, into: (memory.base + y * memory.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            )
        }
    }

    /// Converts native pixels to this format. Only for formats that are `isDrawable`.
    func encode(_ memory: PixelMemory, into target: UnsafeMutableRawPointer) {
        let flip = isLittleEndian
        for y in 0..<height {
            let from = (memory.base + y * memory.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let to = (target + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            switch (alphaInfo, space.model) {
            case (.alphaOnly, _): for x in 0..<width { to[x] = from[x * 4 + 3] }
            case (_, .monochrome):
                for x in 0..<width { to[x] = Luma.level(red: from[x * 4 + 2], green: from[x * 4 + 1], blue: from[x * 4]) }
            default:
                let order = Self.order(of: alphaInfo, reversed: flip)
                for x in 0..<width {
                    let pixel = x * 4
                    to[pixel + order.red] = from[pixel + 2]
                    to[pixel + order.green] = from[pixel + 1]
                    to[pixel + order.blue] = from[pixel]
                    to[pixel + order.alpha] = isOpaque ? 255 : from[pixel + 3]
                }
            }
        }
    }

    static func order(of alpha: CGImageAlphaInfo, reversed: Bool) -> (red: Int, green: Int, blue: Int, alpha: Int) {
        switch (alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst, reversed) {
        case (false, false): (0, 1, 2, 3)
        case (false, true): (3, 2, 1, 0)
        case (true, false): (1, 2, 3, 0)
        case (true, true): (2, 1, 0, 3)
        }
    }

    private static func makeOpaque(_ row: UnsafeMutableRawPointer, _ width: Int) {
        let bytes = row.assumingMemoryBound(to: UInt8.self)
        for x in 0..<width { bytes[x * 4 + 3] = 255 }
    }
}

/// Reads rows of any layout.
struct PixelReader {
    let layout: PixelLayout
    let range: [CGFloat]?

    private var alpha: CGImageAlphaInfo { layout.alphaInfo }

    func read(row: UnsafeRawPointer, into out: UnsafeMutablePointer<UInt8>) {
        if layout.bitsPerComponent == 8, range == nil, readBytes(row.assumingMemoryBound(to: UInt8.self), into: out) { return }
        readAnything(row, into: out)
    }

    /// Layouts with whole bytes in spaces that require no conversion; false for the others.
    private func readBytes(_ row: UnsafePointer<UInt8>, into out: UnsafeMutablePointer<UInt8>) -> Bool {
        let step = layout.bitsPerPixel / 8
        guard layout.bitsPerPixel % 8 == 0 else { return false }
        if alpha == .alphaOnly {
            for x in 0..<layout.width { store(0, 0, 0, row[x * step], at: out + x * 4) }
            return true
        }
        switch layout.space.encoding {
        case .gray:
            guard alpha == .none || alpha == .last || alpha == .premultipliedLast || alpha == .noneSkipLast else { return false }
            let hasAlpha = !layout.isOpaque
            for x in 0..<layout.width {
                let value = UInt32(row[x * step])
                let coverage = hasAlpha ? UInt32(row[x * step + 1]) : 255
                let level = UInt8(alpha == .last ? Self.multiply(value, coverage) : min(value, coverage))
                store(level, level, level, UInt8(coverage), at: out + x * 4)
            }
            return true
        case .sRGB:
            if alpha == .none && step == 3 {
                for x in 0..<layout.width { store(row[x * 3], row[x * 3 + 1], row[x * 3 + 2], 255, at: out + x * 4) }
                return true
            }
            guard step == 4, alpha != .none else { return false }
            let order = PixelLayout.order(of: alpha, reversed: layout.isLittleEndian)
            let straight = alpha == .last || alpha == .first
            for x in 0..<layout.width {
                let pixel = row + x * 4
                let coverage = layout.isOpaque ? 255 : pixel[order.alpha]
                var (red, green, blue) = (pixel[order.red], pixel[order.green], pixel[order.blue])
                if straight && coverage < 255 {
                    red = UInt8(Self.multiply(UInt32(red), UInt32(coverage)))
                    green = UInt8(Self.multiply(UInt32(green), UInt32(coverage)))
                    blue = UInt8(Self.multiply(UInt32(blue), UInt32(coverage)))
                }
                store(red, green, blue, coverage, at: out + x * 4)
            }
            return true
        default: return false
        }
    }

    private func readAnything(_ row: UnsafeRawPointer, into out: UnsafeMutablePointer<UInt8>) {
        let count = layout.componentCount
        let colors = layout.space.numberOfComponents
        let alphaFirst = alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
        let premultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
        var values = [CGFloat](repeating: 0, count: colors + 1)
        for x in 0..<layout.width {
            if alpha == .alphaOnly {
                store(0, 0, 0, Self.byte(Double(component(row, x, 0))), at: out + x * 4)
                continue
            }
            let first = alphaFirst ? 1 : 0
            for index in 0..<colors { values[index] = ranged(component(row, x, index + first), index) }
            values[colors] = layout.isOpaque ? 1 : component(row, x, alphaFirst ? 0 : count - 1)
            if premultiplied && values[colors] > 0 { for index in 0..<colors { values[index] /= values[colors] } }
            let color = layout.space.sRGB(values)
            let weight = color.alpha * 255
            store(
                UInt8((color.red * weight).rounded()), UInt8((color.green * weight).rounded()), UInt8((color.blue * weight).rounded()),
                UInt8(weight.rounded()), at: out + x * 4
            )
        }
    }

    private func ranged(_ value: CGFloat, _ index: Int) -> CGFloat {
        guard let range, index * 2 + 1 < range.count else { return value }
        return range[index * 2] + value * (range[index * 2 + 1] - range[index * 2])
    }

    /// A component from 0 to 1; for an indexed space the index itself.
    private func component(_ row: UnsafeRawPointer, _ x: Int, _ index: Int) -> CGFloat {
        let bits = layout.bitsPerComponent
        let position = x * layout.bitsPerPixel + index * bits
        let largest = layout.space.model == .indexed ? 1 : CGFloat((1 << min(bits, 16)) - 1)
        if layout.isFloat {
            let pattern = row.loadUnaligned(fromByteOffset: position / 8, as: UInt32.self)
            let value = Float(bitPattern: layout.isLittleEndian || layout.bitmapInfo.rawValue & 0x7000 == 0 ? pattern : pattern.byteSwapped)
            return value.isFinite ? CGFloat(value) : 0
        }
        if bits == 16 {
            let value = row.loadUnaligned(fromByteOffset: position / 8, as: UInt16.self)
            return CGFloat(layout.isLittleEndian ? value : value.byteSwapped) / largest
        }
        if bits == 8 {
            var place = position / 8
            if layout.isLittleEndian { place = x * 4 + 3 - index }
            return CGFloat(row.load(fromByteOffset: place, as: UInt8.self)) / largest
        }
        let byte = row.load(fromByteOffset: position / 8, as: UInt8.self)
        let value = (Int(byte) >> (8 - bits - position % 8)) & ((1 << bits) - 1)
        return CGFloat(value) / largest
    }

    private static func byte(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 1) * 255 + 0.5) }

    @inline(__always)
    private static func multiply(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
        let product = value * alpha + 128
        return (product + (product >> 8)) >> 8
    }

    @inline(__always)
    private func store(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8, at out: UnsafeMutablePointer<UInt8>) {
        out[0] = blue
        out[1] = green
        out[2] = red
        out[3] = alpha
    }
}
