internal import VariantProtocol
internal import Foundation

/// The files that `ferry variants` and the simulator exchange.
enum VariantFiles {
    /// Reads a message. > Errors: a file that cannot be read or holds something else, by name.
    static func read<Message: Decodable>(_ type: Message.Type, from path: String) throws(VariantFailure) -> Message {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw VariantFailure(description: "cannot read \(path): no such file, or not allowed")
        }
        do { return try JSONDecoder().decode(type, from: data) } catch {
            throw VariantFailure(description: "\(path) is damaged: \(error)")
        }
    }

    /// Writes a message, the same bytes for the same message.
    static func write(_ message: some Encodable, to path: String) throws(VariantFailure) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            try ScriptFile.write(Array(try encoder.encode(message)), to: path)
        } catch {
            throw VariantFailure(description: "\(error)")
        }
    }
}
