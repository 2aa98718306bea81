/// Why an image file was rejected.
package enum ImageDecodingError: Error, Hashable, CustomStringConvertible {
    case unknownFormat
    /// The file is incomplete.
    case truncated
    case malformed(String)
    /// The declared size exceeds the memory limit of an image.
    case tooLarge(width: Int, height: Int)
    case noSuchImage(index: Int)

    package var description: String {
        switch self {
        case .unknownFormat: "no image format that can be read"
        case .truncated: "the image file ends too early"
        case .malformed(let reason): "the image file is broken: \(reason)"
        case .tooLarge(let width, let height): "the image declares \(width)×\(height) pixels, more than may be decoded"
        case .noSuchImage(let index): "the file has no image \(index)"
        }
    }
}
