// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import CoreGraphics

public var kCGImagePropertyFileSize: CFString { "FileSize" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
public var kCGImagePropertyDepth: CFString { "Depth" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
public var kCGImagePropertyColorModelRGB: CFString { "RGB" }
public var kCGImagePropertyProfileName: CFString { "ProfileName" }

public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }

public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }

public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }

public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" }
public var kCGImagePropertyWebPLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyWebPDelayTime: CFString { "DelayTime" }
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
