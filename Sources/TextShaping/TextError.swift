/// Errors of fonts; layout itself never fails.
package enum TextError: Error, Equatable, CustomStringConvertible {
    /// A font file of a required package does not exist.
    case missingFontPackage(name: String, path: String)
    /// A file that is not a font, or a damaged one.
    case unreadableFont(path: String)
    /// The file does not exist, or may not be read.
    case fontFileMissing(path: String)
    case alreadyRegistered(path: String)
    case notRegistered(path: String)
    /// Another registered font has this PostScript name.
    case duplicateFontName(name: String, path: String)

    package var description: String {
        switch self {
        case .missingFontPackage(let name, let path):
            "the font package \(name) is missing (no \(path)); install it: apt-get install \(name)"
        case .unreadableFont(let path):
            "\(path) is not a font that can be read"
        case .fontFileMissing(let path):
            "\(path) does not exist, or may not be read"
        case .alreadyRegistered(let path):
            "the fonts of \(path) are already registered"
        case .notRegistered(let path):
            "the fonts of \(path) are not registered"
        case .duplicateFontName(let name, let path):
            "\(path) has a font named \(name), and another font of that name is registered"
        }
    }
}
