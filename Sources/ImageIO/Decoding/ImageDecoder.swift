internal import CoreGraphics

/// One file of one format. Reading the header allocates nothing of a size that the file determines.
///
/// > Isolation: one thread at a time, ensured by the image source.
protocol ImageDecoder: AnyObject {
    /// Uniform type identifier, such as "public.png".
    var type: String { get }
    /// > Units: pixels, as stored, before the orientation is applied.
    var width: Int { get }
    var height: Int { get }
    var frameCount: Int { get }
    var hasAlpha: Bool { get }
    var bitsPerComponent: Int { get }
    var orientation: CGImagePropertyOrientation { get }
    /// Dots per inch; 0 if unknown.
    var resolution: Double { get }
    /// Repetitions of an animation, 0 for infinite; nil if the format has none.
    var loopCount: Int? { get }

    /// Duration of an animation's frame in seconds, as stored and as played.
    func delay(at index: Int) -> FrameDelay?

    /// The pixels. With `target`, the longer side may be as small as that, if the format can decode it cheaply.
    func decode(at index: Int, target: Int?) throws(ImageDecodingError) -> PixelMemory
}

struct FrameDelay {
    var unclamped: Double
    /// Players use 100 ms for frames of less than 20 ms.
    var delay: Double { unclamped < 0.02 - 1e-9 ? 0.1 : unclamped }
}

/// Limits of any image.
enum ImageLimits {
    /// 256 MiB of pixels; the largest panorama of a phone has 63 million.
    static let largestPixelCount = 1 << 26
    static let largestSide = 65_500

    static func check(width: Int, height: Int) throws(ImageDecodingError) {
        guard width > 0, height > 0 else { throw .malformed("no size") }
        guard width <= largestSide, height <= largestSide, width * height <= largestPixelCount else {
            throw .tooLarge(width: width, height: height)
        }
    }

    /// 128 MiB: players of animations hold up to three canvases: the previous one, the current one, and the app's.
    static let largestCanvas = 1 << 25

    /// > Throws: for an animation of more than one frame whose canvas is too large to play.
    static func checkCanvas(width: Int, height: Int, frames: Int) throws(ImageDecodingError) {
        guard frames <= 1 || width * height <= largestCanvas else { throw .tooLarge(width: width, height: height) }
    }

    static func makePixels(width: Int, height: Int, isOpaque: Bool) throws(ImageDecodingError) -> PixelMemory {
        try check(width: width, height: height)
        guard let memory = PixelMemory(width: width, height: height, isOpaque: isOpaque) else {
            throw .tooLarge(width: width, height: height)
        }
        return memory
    }
}

/// Formats by their first bytes.
enum ImageFormat: String, CaseIterable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case webp = "org.webmproject.webp"
    case heic = "public.heic"
    case avif = "public.avif"

    init?(_ data: Data) {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if data.starts(with: Data("GIF87a".utf8)) || data.starts(with: Data("GIF89a".utf8)) {
            self = .gif
        } else if data.count >= 12, data.starts(with: Data("RIFF".utf8)), data.dropFirst(8).starts(with: Data("WEBP".utf8)) {
            self = .webp
        } else if let format = Self.isoFormat(data) {
            self = format
        } else {
            return nil
        }
    }

    /// HEIC and AVIF by the brands in their first box.
    private static func isoFormat(_ data: Data) -> ImageFormat? {
        guard data.count >= 16, data.dropFirst(4).starts(with: Data("ftyp".utf8)) else { return nil }
        let length = data.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let brands = Array(data.dropFirst(8).prefix(min(max(length - 8, 4), 256)))
        for start in stride(from: 0, to: brands.count - 3, by: 4) {
            switch String(decoding: brands[start..<start + 4], as: UTF8.self) {
            case "avif", "avis": return .avif
            case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1":
                if start > 0 || brands[0] == UInt8(ascii: "h") { return .heic }
            default: continue
            }
        }
        return nil
    }

    /// Formats that can be written.
    static let writable: [ImageFormat] = [.png, .jpeg, .gif, .webp, .heic]

    /// Opens a file. With `isComplete` false, the end may be missing.
    func open(_ data: Data, isComplete: Bool) throws(ImageDecodingError) -> any ImageDecoder {
        switch self {
        case .png: try PNGDecoder(data, isComplete: isComplete)
        case .jpeg: try JPEGDecoder(data, isComplete: isComplete)
        case .gif: try GIFDecoder(data, isComplete: isComplete)
        case .webp: try WebPDecoder(data, isComplete: isComplete)
        case .heic, .avif: try HEIFDecoder(data, type: rawValue, isComplete: isComplete)
        }
    }
}
