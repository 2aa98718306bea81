import Foundation

/// Whether a dependency keeps its own conditions: a package that is written for Linux too, and has nothing of UIKit, is compiled as Linux has it.
///
/// Others are packages of iOS, in whose files `os(iOS)` and `canImport(Darwin)` are true. A package that uses `URLSession` is one of those: on
/// Linux it has another module's, and the app would pass it objects of the wrong class.
struct PortablePackage {
    private var isForLinux = false
    private var isForDevice = false

    /// Whether the files read so far are those of a portable package.
    var isPortable: Bool { isForLinux && !isForDevice }

    static func isPortable(root: String) -> Bool {
        var package = PortablePackage()
        for file in SourceFolder.files(in: root) where isCompiled(file, in: root) {
            guard let text = TextFile.read(file) else { continue }
            package.read(text)
            if package.isForDevice { return false }
        }
        return package.isPortable
    }

    /// Reads one source file.
    mutating func read(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.drop { $0 == " " || $0 == "\t" }
            guard !code.hasPrefix("//") else { continue }
            if code.contains("UIKit") || code.contains("URLSession") { isForDevice = true }
            if code.contains("os(Linux)") || code.contains("canImport(Glibc)") || code.hasPrefix("import Glibc") { isForLinux = true }
        }
    }

    /// Tests and examples do not decide what their package is for.
    private static func isCompiled(_ file: String, in root: String) -> Bool {
        let folders = file.dropFirst(root.count).split(separator: "/").dropLast()
        return !folders.contains { folder in
            ["Test", "Example", "Demo", "Sample", "Benchmark", "Plugin"].contains { folder.hasPrefix($0) || folder.hasSuffix($0 + "s") }
        }
    }
}
