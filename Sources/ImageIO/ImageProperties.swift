// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import CoreGraphics

/// A property of a file: its size in bytes.
public var kCGImagePropertyFileSize: CFString { "FileSize" }
/// A property of an image: its stored width in pixels, before its orientation is applied.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// A property of an image: its stored height in pixels, before its orientation is applied.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// A property of an image: pixels an inch, horizontally; absent if the file does not say.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
/// A property of an image: pixels an inch, vertically; absent if the file does not say.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
/// A property of an image: bits of each colour component.
public var kCGImagePropertyDepth: CFString { "Depth" }
/// A property of an image: a raw value of ``CGImagePropertyOrientation``; also read when JPEG and HEIC are written.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// A property of an image: whether it may have transparent pixels.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
/// A property of an image: its colour model, always RGB here.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
/// The colour model of red, green and blue.
public var kCGImagePropertyColorModelRGB: CFString { "RGB" }
/// A property of an image: the name of its colour profile; not read here.
public var kCGImagePropertyProfileName: CFString { "ProfileName" }

/// The dictionary of TIFF properties; present for images that are not upright.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
/// In the TIFF dictionary: the orientation.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
/// The dictionary of EXIF properties; not read here.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// The dictionary of PNG properties; present for animations.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
/// The dictionary of JFIF properties; not read here.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }

/// The dictionary of GIF properties.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// In the GIF dictionary of a file: how often it plays; 0 means without end.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// In the GIF dictionary of an image: seconds to the next one, 0.1 for delays below 0.02.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// In the GIF dictionary of an image: seconds to the next one, as in the file.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }

/// In the PNG dictionary of a file: how often it plays; 0 means without end.
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
/// In the PNG dictionary of an image: seconds to the next one, 0.1 for delays below 0.02.
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
/// In the PNG dictionary of an image: seconds to the next one, as in the file.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }

/// The dictionary of WebP properties; present for animations.
public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" }
/// In the WebP dictionary of a file: how often it plays; 0 means without end.
public var kCGImagePropertyWebPLoopCount: CFString { "LoopCount" }
/// In the WebP dictionary of an image: seconds to the next one, 0.1 for delays below 0.02.
public var kCGImagePropertyWebPDelayTime: CFString { "DelayTime" }
/// In the WebP dictionary of an image: seconds to the next one, as in the file.
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { "UnclampedDelayTime" }

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
