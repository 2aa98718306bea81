/// What can go wrong with fonts; layout itself never fails.
package enum TextError: Error, Equatable, CustomStringConvertible {
    /// A font file of a package that Ferry needs is not there.
    case missingFontPackage(name: String, path: String)
    /// A file that is not a font, or a damaged one.
    case unreadableFont(path: String)

    package var description: String {
        switch self {
        case .missingFontPackage(let name, let path):
            "the font package \(name) is missing (no \(path)); install it: apt-get install \(name)"
        case .unreadableFont(let path):
            "\(path) is not a font that can be read"
        }
    }
}
