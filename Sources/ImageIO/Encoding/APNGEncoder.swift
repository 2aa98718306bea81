internal import CoreGraphics

/// Encodes an animated PNG frame by frame: the image data of single PNG files is combined into one.
final class APNGEncoder {
    private let width: Int
    private let height: Int
    private let loopCount: Int
    private var header: ArraySlice<UInt8>?
    private var body: [UInt8] = []
    private var sequence: UInt32 = 0
    private var frames: UInt32 = 0
    /// Position of the current frame's duration in the body, and the frame's start time.
    private var open: (place: Int, time: Int)?

    init(width: Int, height: Int, loopCount: Int) { (self.width, self.height, self.loopCount) = (width, height, loopCount) }

    /// Adds an image shown from this time on. False if its size differs, or allocation fails. > Units: milliseconds.
    func add(_ image: CGImage, at time: Int) -> Bool {
        guard image.width == width, image.height == height, let file = ImageEncoder.png(image) else { return false }
        close(at: time)
        let chunks = Self.chunks(of: [UInt8](file))
        if header == nil { header = chunks.first { $0.kind == "IHDR" }?.bytes }
        putControl(at: time)
        for chunk in chunks where chunk.kind == "IDAT" {
            if frames == 1 {
                put("IDAT", Array(chunk.bytes))
            } else {
                put("fdAT", number(sequence) + chunk.bytes)
                sequence += 1
            }
        }
        return header != nil
    }

    /// The file, whose last frame is shown until `time`. Nil without a frame.
    func finish(at time: Int) -> Data? {
        guard let header else { return nil }
        close(at: time)
        let frames = body
        body = [137, 80, 78, 71, 13, 10, 26, 10]
        put("IHDR", Array(header))
        put("acTL", number(self.frames) + number(UInt32(clamping: loopCount)))
        body += frames
        put("IEND", [])
        return Data(body)
    }

    /// A frame of the whole canvas that replaces the previous one.
    private func putControl(at time: Int) {
        var bytes = number(sequence) + number(UInt32(width)) + number(UInt32(height)) + number(0) + number(0)
        open = (body.count + 8 + bytes.count, time)
        bytes += [0, 0, 3, 232, 0, 0]
        put("fcTL", bytes)
        sequence += 1
        frames += 1
    }

    /// Writes the current frame's duration, in milliseconds.
    private func close(at time: Int) {
        guard let open else { return }
        let duration = UInt16(clamping: time - open.time)
        (body[open.place], body[open.place + 1]) = (UInt8(duration >> 8), UInt8(duration & 255))
        let start = open.place - 24
        body.replaceSubrange(start + 30..<start + 34, with: number(Self.checksum(body[start..<start + 30])))
        self.open = nil
    }

    private func put(_ kind: String, _ bytes: [UInt8]) {
        body += number(UInt32(bytes.count))
        let start = body.count
        body += Array(kind.utf8) + bytes
        body += number(Self.checksum(body[start...]))
    }

    private func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    private static func chunks(of file: [UInt8]) -> [(kind: String, bytes: ArraySlice<UInt8>)] {
        var result: [(kind: String, bytes: ArraySlice<UInt8>)] = []
        var place = 8
        while place + 12 <= file.count {
            let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard place + 12 + length <= file.count else { break }
            result.append((String(decoding: file[place + 4..<place + 8], as: UTF8.self), file[place + 8..<place + 8 + length]))
            place += 12 + length
        }
        return result
    }

    // MARK: CRC-32 of PNG

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
}
