internal import Foundation

/// Debian packages that a test's environment needs.
package enum Installed {
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
        package init(description: String) { self.description = description }
    }

    /// How to install the packages whose file does not exist; nil when nothing is missing.
    static func missing(_ wanted: [(file: String, package: String)], also: [String] = []) -> String? {
        let absent = wanted.filter { !FileManager.default.fileExists(atPath: $0.file) }.map(\.package) + also
        return absent.isEmpty ? nil : "apt-get install \(absent.joined(separator: " "))"
    }
}
