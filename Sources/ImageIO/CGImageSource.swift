/// How far an image file has been read, or why it cannot be.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The file ends too early.
    case statusUnexpectedEOF = -5
    /// The data is damaged.
    case statusInvalidData = -4
    /// The data is of no known format.
    case statusUnknownType = -3
    /// More data is needed to know the image's size.
    case statusReadingHeader = -2
    /// The header is read; more data is expected.
    case statusIncomplete = -1
    /// All data has been received.
    case statusComplete = 0
}

/// A file of one or more images, opened on first use.
///
/// > Contract: ImageIO, CGImageSource. Reads PNG, JPEG, GIF, WebP, HEIC and AVIF. > Isolation: any thread.
public final class CGImageSource: @unchecked Sendable {
    private let lock = NSLock()
    private var data: Data
    private var isFinal: Bool
    private var opened: Result<any ImageDecoder, ImageDecodingError>?

    package init(data: Data, isFinal: Bool) {
        self.data = data
        self.isFinal = isFinal
    }

    /// Replaces the bytes with more of the same file.
    func update(_ data: Data, isFinal: Bool) {
        lock.withLock {
            self.data = data
            self.isFinal = isFinal
            opened = nil
        }
    }

    func removeCache() { lock.withLock { opened = nil } }

    /// Opens the file, or throws why it cannot be opened.
    func withDecoder<Value>(_ body: (any ImageDecoder) throws(ImageDecodingError) -> Value) throws(ImageDecodingError) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return try body(decoder().get())
    }

    private func decoder() -> Result<any ImageDecoder, ImageDecodingError> {
        if let opened { return opened }
        let result: Result<any ImageDecoder, ImageDecodingError>
        do throws(ImageDecodingError) {
            guard let format = ImageFormat(data) else { throw .unknownFormat }
            result = .success(try format.open(data, isComplete: isFinal))
        } catch {
            result = .failure(error)
        }
        opened = result
        return result
    }

    var byteCount: Int { lock.withLock { data.count } }
    var type: String? { lock.withLock { ImageFormat(data)?.rawValue } }

    /// Decodes an image at its own size, as stored.
    package func image(at index: Int) throws(ImageDecodingError) -> CGImage {
        try withDecoder { decoder throws(ImageDecodingError) in
            let memory = try decoder.decode(at: index, target: nil)
            return CGImage(
                memory: memory, layout: .rgba(width: memory.width, height: memory.height, isOpaque: memory.isOpaque), utType: decoder.type
            )
        }
    }

    /// Decodes an image with at most `largest` pixels on its longer side, optionally upright.
    package func thumbnail(at index: Int, largest: Int?, isUpright: Bool) throws(ImageDecodingError) -> CGImage {
        try withDecoder { decoder throws(ImageDecodingError) in
            let full = (width: decoder.width, height: decoder.height)
            let size = largest.map { ImageScaling.size(width: full.width, height: full.height, largest: max($0, 1)) } ?? full
            let memory = try decoder.decode(at: index, target: max(size.width, size.height))
            let result = try ImageScaling.render(
                memory, width: size.width, height: size.height, orientation: isUpright ? decoder.orientation : .up
            )
            return CGImage(
                memory: result, layout: .rgba(width: result.width, height: result.height, isOpaque: result.isOpaque), utType: decoder.type
            )
        }
    }

    package var frameCount: Int { (try? withDecoder { $0.frameCount }) ?? 0 }
    package var orientation: CGImagePropertyOrientation { (try? withDecoder { $0.orientation }) ?? .up }
    package func delay(at index: Int) -> Double? { (try? withDecoder { $0.delay(at: index)?.delay }) ?? nil }

    var status: CGImageSourceStatus {
        lock.withLock {
            switch decoder() {
            case .success: return isFinal ? .statusComplete : .statusIncomplete
            case .failure(.unknownFormat): return data.count < 12 && !isFinal ? .statusReadingHeader : .statusUnknownType
            case .failure(.truncated): return isFinal ? .statusUnexpectedEOF : .statusReadingHeader
            case .failure: return isFinal ? .statusInvalidData : .statusReadingHeader
            }
        }
    }
}
