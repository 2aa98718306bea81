import CoreGraphics
import ImageIO

/// Files made by the framework itself.
enum SampleFiles {
    static let types = ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]

    /// Left half red, right half `right`, 24 × 16.
    static func image(right: CGColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1), width: Int = 24, height: Int = 16) throws -> CGImage {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        else { throw Failure.noImage }
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
        context.setFillColor(right)
        context.fill(CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
        guard let image = context.makeImage() else { throw Failure.noImage }
        return image
    }

    static func file(
        _ type: String, _ images: [CGImage], properties: [CFString: Any] = [:], file: [CFString: Any] = [:]
    ) throws -> Data {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type as CFString, images.count, nil) else { throw Failure.noFile }
        CGImageDestinationSetProperties(destination, file as CFDictionary)
        for image in images { CGImageDestinationAddImage(destination, image, properties as CFDictionary) }
        guard CGImageDestinationFinalize(destination) else { throw Failure.noFile }
        return data as Data
    }

    static func source(_ data: Data) throws -> CGImageSource {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { throw Failure.noFile }
        return source
    }

    enum Failure: Error { case noImage, noFile }
}

/// The same numbers every run.
struct SeededRandom {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func roll(_ sides: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % max(sides, 1)
    }
}
