internal import CImageCodecs

/// Calls C codecs with a buffer for their error text.
enum CodecCall {
    static func run(
        _ data: Data, _ body: (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<CChar>) -> ferry_codec_status
    ) -> (status: ferry_codec_status, message: String) {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(FERRY_MESSAGE_LENGTH)) { text in
            text.initialize(repeating: 0)
            return data.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress, let message = text.baseAddress else { return (FERRY_CODEC_FAILED, "no data") }
                let status = body(base.assumingMemoryBound(to: UInt8.self), bytes.count, message)
                return (status, String(cString: message))
            }
        }
    }

    /// The header, with the file's EXIF bytes.
    static func header(
        _ data: Data,
        _ read: (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<ferry_image_header>, UnsafeMutablePointer<CChar>) -> ferry_codec_status
    ) throws(ImageDecodingError) -> (header: ferry_image_header, exif: Data?) {
        var header = ferry_image_header()
        let result = run(data) { read($0, $1, &header, $2) }
        guard result.status == FERRY_CODEC_OK else { throw .malformed(result.message) }
        var exif: Data?
        if let copy = header.exif_copy {
            exif = Data(bytes: copy, count: header.exif_length)
            free(copy)
            header.exif_copy = nil
        }
        return (header, exif)
    }
}
