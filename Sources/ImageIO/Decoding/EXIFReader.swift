internal import CoreGraphics

/// The few things of an EXIF block that change how a picture is shown. Offsets that point outside the block are ignored.
struct EXIFReader {
    let orientation: CGImagePropertyOrientation?

    private static let orientationTag = 0x0112
    /// Entries of one directory; the format allows more, files have about twenty.
    private static let maximumEntries = 512

    /// `data` starts with the TIFF header ("II" or "MM").
    init(_ data: Data) {
        orientation = Self.value(of: Self.orientationTag, in: [UInt8](data.prefix(1 << 16)))
            .flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) }
    }

    private static func value(of tag: Int, in bytes: [UInt8]) -> Int? {
        guard bytes.count >= 8 else { return nil }
        let isLittle: Bool
        switch (bytes[0], bytes[1]) {
        case (0x49, 0x49): isLittle = true
        case (0x4D, 0x4D): isLittle = false
        default: return nil
        }
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset + count <= bytes.count else { return nil }
            let part = bytes[offset..<offset + count]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<min(count, maximumEntries) {
            let entry = directory + 2 + index * 12
            guard let found = number(entry, 2) else { return nil }
            if found == tag { return number(entry + 2, 2) == 3 ? number(entry + 8, 2) : number(entry + 8, 4) }
        }
        return nil
    }
}
