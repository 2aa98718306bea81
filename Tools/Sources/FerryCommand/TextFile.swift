import Foundation

/// Files of text.
enum TextFile {
    /// The text at a path, with replacements for bytes that are not UTF-8; nil if nothing can be read there.
    static func read(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Writes a text unless the file has it already: builds compare times.
    static func update(_ path: String, with text: String) throws {
        guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
