import InterfaceCompiler
import StringCatalogCompiler

/// SwiftPM's warning about files that its manifest does not name, without those that Ferry compiles.
///
/// The warning has a line with a count and a line for each file, so it is held back until its last file is read.
struct UnhandledFiles {
    private var header: String?
    private var paths: [String] = []

    /// The lines to print in place of one.
    mutating func lines(_ text: String) -> [String] {
        if header != nil {
            if text.hasPrefix("    /") {
                if !Self.isCompiled(text) { paths.append(text) }
                return []
            }
            return finished() + lines(text)
        }
        guard text.contains("warning: "), text.contains(Self.mark) else { return [text] }
        header = text
        return []
    }

    /// The rest of a warning at the end of the output.
    mutating func finished() -> [String] {
        defer { (header, paths) = (nil, []) }
        guard let header, !paths.isEmpty, let count = header.firstRange(of: "found "), let rest = header.firstRange(of: Self.mark) else {
            return []
        }
        return ["\(header[..<count.upperBound])\(paths.count)\(header[rest.lowerBound...])"] + paths
    }

    private static let mark = " file(s) which are unhandled; "

    private static func isCompiled(_ line: String) -> Bool {
        let path = String(line.drop { $0 == " " })
        return InterfaceFile.isInterface(path) || StringCatalogCompiler.isCatalog(path)
    }
}
