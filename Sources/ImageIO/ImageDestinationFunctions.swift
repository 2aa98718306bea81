// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Nil for a type that cannot be written.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data: data, type: type as String, count: count)
}

/// Nil for a type that cannot be written.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(url: url as URL, type: type as String, count: count)
}

/// Adds an image with its properties, such as quality or delay; ignored beyond the declared number of images.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties: properties)
}

/// Adds an image of a source with its properties, which the given ones override; ignored if it cannot be decoded.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    let own = (CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) as? [String: Any]) ?? [:]
    idst.add(image, properties: own.merging((properties as? [String: Any]) ?? [:]) { $1 } as NSDictionary)
}

/// Properties of the whole file, such as an animation's loop count.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties = properties ?? NSDictionary()
}

/// Writes the file; nothing can be added afterwards.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the type identifiers of the formats that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ImageFormat.writable.map(\.rawValue) as NSArray }

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// A number from 0 to 1: the quality of JPEG, HEIC and WebP; 0.8 by default.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// A number: the longer side, in pixels, to which larger images are reduced.
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
