import Foundation

/// Foundation's `XMLParser` on Linux reads the text of a processing instruction without looking whether it has one: `<?name?>` ends the process.
enum ProcessingInstructionRepair {
    /// The text with a blank in each such instruction, which means the same.
    static func filled(in text: String) -> Data {
        let bytes = Array(text.utf8)
        var result = Data(capacity: bytes.count)
        var index = 0
        while index < bytes.count {
            guard bytes[index...].starts(with: "<?".utf8) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            var end = index + 2
            while end < bytes.count, !isBlank(bytes[end]), !bytes[end...].starts(with: "?>".utf8) { end += 1 }
            result.append(contentsOf: bytes[index..<end])
            if end < bytes.count, !isBlank(bytes[end]) { result.append(UInt8(ascii: " ")) }
            index = end
        }
        return result
    }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0D, 0x20].contains(byte) }
}
