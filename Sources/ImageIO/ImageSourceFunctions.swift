// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import CoreGraphics

/// Returns a source of the data of a whole file; the format is recognised when it is first needed.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: data as Data, isFinal: true)
}

/// Nil if the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource(data: $0, isFinal: true) }
}

/// Returns a source of a provider's bytes; nil if it has none.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource(data: $0 as Data, isFinal: true) }
}

/// A source whose bytes are added later, with `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(data: Data(), isFinal: false) }

/// `data` is all of the file received so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data as Data, isFinal: final)
}

/// Returns the type identifier of the file by its first bytes; nil if the format is unknown.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type.map { $0 as NSString } }

/// Returns the type identifiers of the formats that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.rawValue) as NSArray }

/// 0 for a file that cannot be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frameCount }

/// Returns the index of the image that stands for the file: always the first here.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns how far the file has been read, or why it cannot be.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns the file's status for one image; unknown type if there is no such image.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index >= 0 && index < max(isrc.frameCount, 1) ? isrc.status : .statusUnknownType
}

/// Properties of the file: its size and, for animations, their loop count.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { isrc.fileProperties }

/// Properties of one image: size, orientation, resolution, an animation's delay. Nil if there is no such image.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    isrc.properties(at: index)
}

/// Nil if the image cannot be decoded.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    try? isrc.image(at: index)
}

/// A smaller image, created from the image if the options request it; a thumbnail in the file is not read.
///
/// JPEG and WebP are decoded at the smaller size, so that a large photo needs little memory.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    let choices = options ?? NSDictionary()
    func flag(_ key: CFString) -> Bool { (choices[key] as? NSNumber)?.boolValue ?? false }
    guard flag(kCGImageSourceCreateThumbnailFromImageAlways) || flag(kCGImageSourceCreateThumbnailFromImageIfAbsent) else { return nil }
    let largest = (choices[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber).map { number in
        Int(min(max(number.doubleValue.isFinite ? number.doubleValue : 1, 1), 65_500))
    }
    return try? isrc.thumbnail(at: index, largest: largest, isUpright: flag(kCGImageSourceCreateThumbnailWithTransform))
}

/// Releases the cached frame of an animation.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.removeCache() }

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// An option: the expected type; not needed here, where the bytes decide.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// An option: whether components may be floating-point numbers; they never are here.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// An option: whether decoded pixels are kept; not read here.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// An option: whether to decode at once; not read here, where images are always decoded at once.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// An option: whether to make a thumbnail from the image if the file has none.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// An option: whether to make a thumbnail from the image in any case.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// An option: the longer side of a thumbnail, in pixels; without it the image keeps its size.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// An option: whether a thumbnail is made upright; false leaves the stored orientation.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
