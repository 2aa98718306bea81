import Glibc

/// The size of an image, in pixels.
struct ImageSize: Sendable, Equatable, CustomStringConvertible {
    var width: Int
    var height: Int

    /// Bytes at an offset of a file; fewer at its end.
    typealias Reader = (_ offset: Int, _ count: Int) -> [UInt8]

    /// More segments than any camera writes, so that a hostile file costs no more reads.
    private static let mostSegments = 500

    var description: String { "\(width)x\(height)" }

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }

    /// What `description` writes; nil for other texts.
    init?(text: some StringProtocol) {
        let numbers = text.split(separator: "x").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0, "\(numbers[0])x\(numbers[1])" == text else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }

    /// Nil for what is no PNG, GIF or JPEG, or has no size.
    init?(file path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        self.init { offset, count in
            var bytes = [UInt8](repeating: 0, count: count)
            let read = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, count, off_t(offset)) }
            return Array(bytes.prefix(max(0, read)))
        }
    }

    init?(_ read: Reader) {
        let head = read(0, 24)
        let size: ImageSize?
        switch ImageStore.fileExtension(head) {
        case "png" where head.count == 24: size = ImageSize(width: Self.number(head[16..<20]), height: Self.number(head[20..<24]))
        case "gif" where head.count >= 10:
            size = ImageSize(width: Self.number(head[6..<8].reversed()), height: Self.number(head[8..<10].reversed()))
        case "jpg": size = Self.jpeg(read)
        default: size = nil
        }
        guard let size, size.width > 0, size.height > 0 else { return nil }
        self = size
    }

    /// Big-endian.
    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// The frame header is behind segments of any number and length.
    private static func jpeg(_ read: Reader) -> ImageSize? {
        var offset = 2
        for _ in 0..<mostSegments {
            let head = read(offset, 9)
            guard head.count == 9, head[0] == 0xff else { return nil }
            switch head[1] {
            case 0xff: offset += 1
            case 0x01, 0xd0...0xd8: offset += 2
            // No frame: tables of codes, an extension, arithmetic coding; the end; the image's data.
            case 0xd9, 0xda: return nil
            case 0xc0...0xcf where ![0xc4, 0xc8, 0xcc].contains(head[1]):
                return ImageSize(width: number(head[7..<9]), height: number(head[5..<7]))
            default:
                let length = number(head[2..<4])
                guard length >= 2 else { return nil }
                offset += 2 + length
            }
        }
        return nil
    }
}
