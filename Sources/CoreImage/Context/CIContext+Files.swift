public import CoreGraphics
internal import Foundation
internal import ImageIO

/// Image files of rendered images.
extension CIContext {
    /// A JPEG file of the image's extent; nil if it is empty or infinite. The colours are sRGB.
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent).flatMap { ImageEncoder.jpeg($0, quality: quality(options)) } }

    /// A PNG file of the image's extent, with 8 bits for each component; nil if it is empty or infinite.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent).flatMap { ImageEncoder.png($0) } }

    /// A HEIC file of the image's extent; nil if it is empty or infinite, or without an encoder.
    public func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent).flatMap { ImageEncoder.heic($0, quality: quality(options)) } }

    /// Writes a JPEG file. Throws if the image has no extent, or the file cannot be written.
    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url) }

    /// Writes a PNG file. Throws if the image has no extent, or the file cannot be written.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url) }

    /// Writes a HEIC file. Throws if the image has no extent, without an encoder, or if the file cannot be written.
    public func writeHEIFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(heifRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url) }

    private func quality(_ options: [CIImageRepresentationOption: Any]) -> CGFloat {
        let value = FilterNumber.double(options[.lossyCompressionQuality])
        return value.map { CGFloat(min(max($0, 0), 1)) } ?? 0.8
    }

    private func write(_ data: Data?, to url: URL) throws {
        guard let data else {
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [NSURLErrorKey: url, NSLocalizedDescriptionKey: "The image has no finite extent, or there is no encoder"])
        }
        try data.write(to: url, options: .atomic)
    }
}
