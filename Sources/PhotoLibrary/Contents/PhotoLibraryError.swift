/// Why the library was not changed or read.
package enum PhotoLibraryError: Error, Hashable, CustomStringConvertible {
    case unknown(identifier: String)
    case duplicate(identifier: String)
    /// No image, or one whose size is not known.
    case unreadable(what: String)
    case file(action: String, path: String, reason: String)

    package var description: String {
        switch self {
        case .unknown(let identifier): "the photo library has nothing with the identifier \(identifier)"
        case .duplicate(let identifier): "the photo library already has the identifier \(identifier)"
        case .unreadable(let what): "\(what) is not an image that can be decoded"
        case .file(let action, let path, let reason): "cannot \(action) \(path): \(reason)"
        }
    }
}
