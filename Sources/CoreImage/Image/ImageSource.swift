package import CoreGraphics
internal import Foundation
internal import ImageIO

/// A recipe with what is known about its origin.
package struct ImageSource: @unchecked Sendable {
    let graph: ImageGraph
    var properties: [String: Any] = [:]
    var url: URL?
    package var bitmap: CGImage?

    init(graph: ImageGraph, properties: [String: Any] = [:]) {
        self.graph = graph
        self.properties = properties
    }

    init(bitmap: CGImage, options: [CIImageOption: Any]) {
        let size = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let isManaged = !(options[.colorSpace] is NSNull)
        graph = ImageGraph(BitmapSource(image: bitmap, isColorManaged: isManaged), extent: size)
        self.bitmap = bitmap
        properties = options[.properties] as? [String: Any] ?? [:]
    }

    /// Nil for data that cannot be decoded.
    init?(file: Data, options: [CIImageOption: Any]) {
        guard let source = CGImageSourceCreateWithData(file as NSData, nil), let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.init(bitmap: image, options: options)
        if properties.isEmpty {
            for (key, value) in CGImageSourceCopyPropertiesAtIndex(source, 0, nil) ?? [:] {
                if let key = key as? String { properties[key] = value }
            }
        }
        let stored = (properties[kCGImagePropertyOrientation as String] as? NSNumber)?.uint32Value
        guard (options[.applyOrientationProperty] as? Bool) == true, let stored, stored != 1,
            let orientation = CGImagePropertyOrientation(rawValue: stored)
        else { return }
        let upright = Orienting.graph(graph, orientation)
        self = ImageSource(graph: upright, properties: properties)
    }
}
