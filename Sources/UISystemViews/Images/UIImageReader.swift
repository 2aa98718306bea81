public import CoreGraphics
public import Foundation
public import UIKitCore

/// Decodes images in a configured way: at a smaller size, or ready for display.
///
/// > Source: Apple, UIImageReader. > Isolation: any thread.
open class UIImageReader: NSObject, @unchecked Sendable {
    /// How images are decoded.
    public struct Configuration: Hashable, Sendable {
        /// Whether an image keeps what is brighter than white. Ferry's screens show the standard range, and a reader reports true in the log.
        public var prefersHighDynamicRange = false
        /// Whether images are decoded before they are returned. Ferry always does so.
        public var preparesImagesForDisplay = false
        /// The size that an image is reduced to, with its aspect ratio, in points; zero, the default, is its own.
        public var preferredThumbnailSize = CGSize.zero
        /// The pixels per inch of formats without a size of their own; 0 by default. Without effect here, which the log reports once.
        public var pixelsPerInch: CGFloat = 0

        /// Creates the default configuration.
        public init() {}
    }

    /// A reader with the default configuration.
    public static let `default` = UIImageReader(configuration: Configuration())
    /// How the reader decodes.
    public let configuration: Configuration

    /// Creates a reader.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init()
        if configuration.prefersHighDynamicRange {
            UnimplementedSetting.reportFromAnyThread("prefersHighDynamicRange", of: UIImageReader.self)
        }
        if configuration.pixelsPerInch > 0 { UnimplementedSetting.reportFromAnyThread("pixelsPerInch", of: UIImageReader.self) }
    }

    /// The image of a file; nil if the file is not an image.
    open func image(contentsOf url: URL) -> UIImage? { UIImage(contentsOfFile: url.path).flatMap(finished) }
    /// The image of a file's data; nil if the data are not an image.
    open func image(data: Data) -> UIImage? { UIImage(data: data).flatMap(finished) }

    /// Decodes a file on a background queue, where it calls the closure.
    open func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completion(self.image(contentsOf: url)) }
    }
    /// Decodes data on a background queue, where it calls the closure.
    open func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completion(self.image(data: data)) }
    }
    /// The image of a file, decoded on a background queue; nil if the file is not an image.
    open func image(contentsOf url: URL) async -> UIImage? {
        await withCheckedContinuation { continuation in image(contentsOf: url) { continuation.resume(returning: $0) } }
    }
    /// The image of a file's data, decoded on a background queue; nil if the data are not an image.
    open func image(data: Data) async -> UIImage? {
        await withCheckedContinuation { continuation in image(data: data) { continuation.resume(returning: $0) } }
    }

    private func finished(_ image: UIImage) -> UIImage? {
        let size = configuration.preferredThumbnailSize
        let isSmaller = size.width > 0 && size.height > 0 && (image.size.width > size.width || image.size.height > size.height)
        return isSmaller ? image.preparingThumbnail(of: size) : image
    }
}
