// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import CoreGraphics

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// A property of a file: its size in bytes.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
/// A property of an image: its stored width in pixels, before its orientation is applied.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// A property of an image: its stored height in pixels, before its orientation is applied.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// A property of an image: pixels an inch, horizontally; absent if the file does not say.
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// A property of an image: pixels an inch, vertically; absent if the file does not say.
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// A property of an image: bits of each colour component.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
/// A property of an image: a raw value of ``CGImagePropertyOrientation``; also read when JPEG and HEIC are written.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// A property of an image: whether it may have transparent pixels.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// A property of an image: its colour model, always RGB here.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The colour model of red, green and blue.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// A property of an image: the name of its colour profile; not read here.
nonisolated(unsafe) public let kCGImagePropertyProfileName: CFString = "ProfileName"

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The dictionary of TIFF properties; present for images that are not upright.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// In the TIFF dictionary: the orientation.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The dictionary of EXIF properties; not read here.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The dictionary of PNG properties; present for animations.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The dictionary of JFIF properties; not read here.
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// In the JFIF dictionary: whether the image comes in several passes; not read here.
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The dictionary of GIF properties.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// In the GIF dictionary of a file: how often it plays; 0 means without end.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// In the GIF dictionary of an image: seconds to the next one, 0.1 for delays below 0.02.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// In the GIF dictionary of an image: seconds to the next one, as in the file.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// In the PNG dictionary of a file: how often it plays; 0 means without end.
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// In the PNG dictionary of an image: seconds to the next one, 0.1 for delays below 0.02.
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// In the PNG dictionary of an image: seconds to the next one, as in the file.
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The dictionary of WebP properties; present for animations.
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// In the WebP dictionary of a file: how often it plays; 0 means without end.
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// In the WebP dictionary of an image: seconds to the next one, 0.1 for delays below 0.02.
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// In the WebP dictionary of an image: seconds to the next one, as in the file.
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

extension CGImageSource {
    var fileProperties: CFDictionary? {
        let size = byteCount
        return try? withDecoder { decoder in
            var result: [String: Any] = ["FileSize": size]
            if let loops = decoder.loopCount, let key = decoder.animationKey { result[key] = ["LoopCount": loops] }
            return result as NSDictionary
        }
    }

    func properties(at index: Int) -> CFDictionary? {
        guard index >= 0 else { return nil }
        let result: NSDictionary?? = try? withDecoder { decoder in
            guard index < decoder.frameCount else { return nil }
            var result: [String: Any] = [
                "PixelWidth": decoder.width, "PixelHeight": decoder.height, "Depth": decoder.bitsPerComponent,
                "HasAlpha": decoder.hasAlpha, "ColorModel": "RGB", "Orientation": Int(decoder.orientation.rawValue),
            ]
            if decoder.orientation != .up { result["{TIFF}"] = ["Orientation": Int(decoder.orientation.rawValue)] }
            if decoder.resolution > 0 {
                result["DPIWidth"] = decoder.resolution
                result["DPIHeight"] = decoder.resolution
            }
            if let delay = decoder.delay(at: index), let key = decoder.animationKey {
                result[key] = ["DelayTime": delay.delay, "UnclampedDelayTime": delay.unclamped]
            }
            return result as NSDictionary
        }
        return result ?? nil
    }
}

extension ImageDecoder {
    /// The key of animation properties.
    fileprivate var animationKey: String? {
        switch type {
        case ImageFormat.gif.rawValue: "{GIF}"
        case ImageFormat.webp.rawValue where loopCount != nil: "{WebP}"
        case ImageFormat.png.rawValue where loopCount != nil: "{PNG}"
        default: nil
        }
    }
}
