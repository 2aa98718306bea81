internal import Foundation

/// Names of files that servers and pages suggest.
enum FileName {
    /// A name that is that of a file in the folder where it is put, and nowhere else.
    static func safe(_ name: String) -> String {
        let name = String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "/" || $0.value == 0 ? "_" : $0 }))
        return name.isEmpty || name == "." || name == ".." ? "unknown" : name
    }
}
