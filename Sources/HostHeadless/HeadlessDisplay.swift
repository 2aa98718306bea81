public import HostInterface

/// An in-memory display: stores the last presented frame and counts what it received.
public final class HeadlessDisplay: HostDisplay {
    /// The size of the stored frame.
    public private(set) var pixelSize: PixelSize
    /// Tightly packed rows, premultiplied BGRA.
    public private(set) var pixels: [UInt8]
    /// The last title.
    public private(set) var title = ""
    /// Messages of `show(notice:)`, oldest first.
    public private(set) var notices: [String] = []
    /// Whether the display was closed.
    public private(set) var isClosed = false
    /// Number of presented frames and of their pixels.
    public private(set) var presentCount = 0
    /// The number of pixels that were presented in all.
    public private(set) var presentedPixels = 0
    /// Receives the event of closing; there is no other input.
    public var onEvent: ((HostEvent) -> Void)?
    /// None: nothing arrives from outside.
    public var pollDescriptors: [Int32] { [] }

    /// Creates a display with a frame of zeros.
    public init(size: PixelSize) {
        pixelSize = PixelSize(width: max(0, size.width), height: max(0, size.height))
        pixels = [UInt8](repeating: 0, count: pixelSize.width * pixelSize.height * 4)
    }

    /// Replaces the frame by one of zeros; throws if a side is not 1 to 16384 pixels.
    public func resize(to size: PixelSize, scale: Double) throws(HostError) {
        guard size.width > 0, size.height > 0, size.width <= 16384, size.height <= 16384 else {
            throw .failed("a frame of \(size.width)×\(size.height) pixels cannot be stored; sides are 1 to 16384")
        }
        pixelSize = size
        pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    }

    /// Copies the changed parts into the frame.
    public func present(pixels source: UnsafeRawPointer, bytesPerRow: Int, damage: [PixelRect]) {
        presentCount += 1
        let bounds = pixelSize
        pixels.withUnsafeMutableBytes { picture in
            guard let base = picture.baseAddress else { return }
            for rect in damage {
                let left = max(0, rect.x)
                let right = min(bounds.width, rect.x + rect.width)
                guard left < right else { continue }
                for row in max(0, rect.y)..<max(max(0, rect.y), min(bounds.height, rect.y + rect.height)) {
                    base.advanced(by: (row * bounds.width + left) * 4)
                        .copyMemory(from: source.advanced(by: row * bytesPerRow + left * 4), byteCount: (right - left) * 4)
                    presentedPixels += right - left
                }
            }
        }
    }

    /// There is no input except through `emit`.
    public func service() {}

    /// Simulates input of the user.
    public func emit(_ event: HostEvent) { onEvent?(event) }

    /// Keeps the title.
    public func setTitle(_ title: String) { self.title = title }

    /// Keeps the text in `notices`.
    public func show(notice: String) { notices.append(notice) }

    /// Utterances, oldest first.
    public private(set) var spoken: [String] = []
    /// Keeps the text in `spoken`.
    public func speak(_ text: String) { spoken.append(text) }

    /// The last text put on the clipboard; there is no desktop.
    public private(set) var clipboard = ""
    /// Keeps the text in `clipboard`.
    public func setClipboard(_ text: String) { clipboard = text }

    /// Reports the end to `onEvent`, once.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        onEvent?(.closed)
    }
}
