public import HostInterface

/// Shows the device as a page in any browser on this machine; several pages may watch at once.
///
/// The page is served on the loopback address only, under an address with an unguessable token. Encoding and sending happen on a thread of
/// the server's own: `present` copies the damage and returns, whatever the viewers do.
/// > Isolation: the thread that made it.
public final class BrowserDisplay: HostDisplay {
    public private(set) var pixelSize: PixelSize
    public var onEvent: ((HostEvent) -> Void)?
    private let picture: SharedFrame
    private let server: BrowserServer

    /// Largest picture side; sizes travel as 16-bit numbers.
    static let largestSide = 16_384

    /// Starts serving. > Parameters: port: nil for any free one. > Throws: `HostError.portBusy`.
    public convenience init(title: String, pixelSize: PixelSize, scale: Double, port: Int? = nil) throws(HostError) {
        try self.init(title: title, pixelSize: pixelSize, scale: scale, port: port, patience: ServerLoop.patience)
    }

    /// > Parameters: patience: how long a connection may take to send its request, in seconds.
    init(title: String, pixelSize: PixelSize, scale: Double, port: Int? = nil, patience: UInt32) throws(HostError) {
        try Self.check(pixelSize)
        self.pixelSize = pixelSize
        picture = try SharedFrame(title: title, size: pixelSize, scale: scale)
        server = try BrowserServer(picture: picture, port: port, patience: patience)
    }

    deinit { server.stop() }

    /// What to open in a browser.
    public var address: String { "http://127.0.0.1:\(server.port)/?token=\(server.policy.token)" }
    public var port: Int { server.port }

    public func resize(to size: PixelSize, scale: Double) throws(HostError) {
        try Self.check(size)
        pixelSize = size
        picture.resize(to: size, scale: scale)
        server.wake()
    }

    public func present(pixels: UnsafeRawPointer, bytesPerRow: Int, damage: [PixelRect]) {
        if picture.present(pixels: pixels, bytesPerRow: bytesPerRow, damage: damage) { server.wake() }
    }

    public var pollDescriptors: [Int32] { [picture.eventsWaiting.descriptor] }

    public func service() {
        for event in picture.takeEvents() { onEvent?(event) }
    }

    public func setTitle(_ title: String) {
        picture.setTitle(title)
        server.wake()
    }

    /// Pages put it there themselves, where the browser lets them.
    public func setClipboard(_ text: String) {
        picture.send(.clipboard, text)
        server.wake()
    }

    public func speak(_ text: String) {
        picture.send(.say, text)
        server.wake()
    }

    public func show(_ device: DeviceState) {
        picture.show(device)
        server.wake()
    }

    public func show(notice: String) {
        picture.show(notice: notice)
        server.wake()
    }

    public func close() { server.stop() }

    private static func check(_ size: PixelSize) throws(HostError) {
        guard (1...largestSide).contains(size.width), (1...largestSide).contains(size.height) else {
            throw .failed("a picture of \(size.width)x\(size.height) pixels cannot be shown in a browser")
        }
    }
}
