/// Animated images as GIF89a.
public enum GIF {
    /// Repeats without end. > Precondition: there is a frame, and all have one size and palette.
    /// > Parameters: delay: of each frame, in hundredths of a second.
    public static func encode(_ frames: [IndexedImage], delay: Int) -> [UInt8] {
        precondition(!frames.isEmpty, "an animation has at least one frame")
        let first = frames[0]
        precondition(frames.allSatisfy { $0.width == first.width && $0.height == first.height && $0.palette == first.palette })
        func little(_ number: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)] }
        var bits = 1
        while 1 << bits < first.palette.count { bits += 1 }
        var bytes = Array("GIF89a".utf8) + little(first.width) + little(first.height) + [UInt8(0xf0 | (bits - 1)), 0, 0]
        for index in 0..<(1 << bits) {
            let colour = index < first.palette.count ? first.palette[index] : IndexedImage.Colour(0, 0, 0)
            bytes += [colour.red, colour.green, colour.blue]
        }
        bytes += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        for frame in frames {
            bytes += [0x21, 0xf9, 4, 4] + little(delay) + [0, 0]
            bytes += [0x2c, 0, 0, 0, 0] + little(frame.width) + little(frame.height) + [0]
            let size = max(2, bits)
            bytes.append(UInt8(size))
            let data = compress(frame.pixels, codeSize: size)
            for start in stride(from: 0, to: data.count, by: 255) {
                let block = data[start..<min(start + 255, data.count)]
                bytes.append(UInt8(block.count))
                bytes += block
            }
            bytes.append(0)
        }
        return bytes + [0x3b]
    }

    /// LZW with codes of growing width, from the least significant bit.
    private static func compress(_ pixels: [UInt8], codeSize: Int) -> [UInt8] {
        let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
        var output: [UInt8] = []
        var (buffer, held, width) = (0, 0, codeSize + 1)
        func emit(_ code: Int) {
            buffer |= code << held
            held += width
            while held >= 8 {
                output.append(UInt8(truncatingIfNeeded: buffer))
                buffer >>= 8
                held -= 8
            }
        }
        // The codes of the strings seen: (prefix, next byte) in an open table of a prime size.
        let size = 5003
        var (keys, codes, next) = ([Int](repeating: -1, count: size), [Int](repeating: 0, count: size), end + 1)
        emit(clear)
        guard var prefix = pixels.first.map({ Int($0) }) else { return output }
        for byte in pixels.dropFirst() {
            let key = prefix << 8 | Int(byte)
            var place = (key &* 2_654_435_761) % size
            while keys[place] != -1, keys[place] != key { place = (place + 1) % size }
            if keys[place] == key {
                prefix = codes[place]
                continue
            }
            emit(prefix)
            if next < 4096 {
                (keys[place], codes[place]) = (key, next)
                if next == 1 << width, width < 12 { width += 1 }
                next += 1
            } else {
                emit(clear)
                for index in keys.indices { keys[index] = -1 }
                (next, width) = (end + 1, codeSize + 1)
            }
            prefix = Int(byte)
        }
        emit(prefix)
        emit(end)
        if held > 0 { output.append(UInt8(truncatingIfNeeded: buffer)) }
        return output
    }
}
