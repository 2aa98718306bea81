public import DeviceProtocol
public import HostInterface

/// Shows the device as a page in any browser on this machine; several pages may be open at once.
///
/// The page is served on the loopback address only, under a URL with an unguessable token. Encoding and sending happen on the server's
/// own thread: `present` copies the damage and returns, whatever the viewers do.
/// > Isolation: the thread that created it.
public final class BrowserDisplay: HostDisplay {
    /// The size of the whole frame.
    public private(set) var pixelSize: PixelSize
    /// Receives the viewers' input, in `service()`.
    public var onEvent: ((HostEvent) -> Void)?
    private let picture: SharedFrame
    private let server: BrowserServer

    /// Maximum side of a frame; sizes are sent as 16-bit numbers.
    static let largestSide = 16_384

    /// Starts serving. > Parameters: port: nil for any free one. > Throws: `HostError.portBusy`.
    public convenience init(title: String, pixelSize: PixelSize, scale: Double, port: Int? = nil) throws(HostError) {
        try self.init(title: title, pixelSize: pixelSize, scale: scale, port: port, patience: ServerLoop.patience)
    }

    /// > Parameters: patience: timeout of a connection's request, in seconds.
    init(title: String, pixelSize: PixelSize, scale: Double, port: Int? = nil, patience: UInt32) throws(HostError) {
        try Self.check(pixelSize)
        self.pixelSize = pixelSize
        picture = try SharedFrame(title: title, size: pixelSize, scale: scale)
        server = try BrowserServer(picture: picture, port: port, patience: patience)
    }

    deinit { server.stop() }

    /// The URL to open in a browser.
    public var address: String { "http://127.0.0.1:\(server.port)/?token=\(server.policy.token)" }
    /// The port at which the page is served.
    public var port: Int { server.port }

    /// Changes the size of the frame; throws if a side is too large.
    public func resize(to size: PixelSize, scale: Double) throws(HostError) {
        try Self.check(size)
        pixelSize = size
        picture.resize(to: size, scale: scale)
        server.wake()
    }

    /// Copies the changed parts, for the server's thread to encode and send.
    public func present(pixels: UnsafeRawPointer, bytesPerRow: Int, damage: [PixelRect]) {
        if picture.present(pixels: pixels, bytesPerRow: bytesPerRow, damage: damage) { server.wake() }
    }

    /// The descriptor that is readable while viewers' input waits.
    public var pollDescriptors: [Int32] { [picture.eventsWaiting.descriptor] }

    /// Passes the viewers' input to `onEvent`.
    public func service() {
        for event in picture.takeEvents() { onEvent?(event) }
    }

    /// Sets the title of the page.
    public func setTitle(_ title: String) {
        picture.setTitle(title)
        server.wake()
    }

    /// Pages set the clipboard themselves, if the browser allows it.
    public func setClipboard(_ text: String) {
        picture.send(.clipboard, text)
        server.wake()
    }

    /// Lets the pages speak a text.
    public func speak(_ text: String) {
        picture.send(.say, text)
        server.wake()
    }

    /// Shows the device's settings in the pages.
    public func show(_ device: DeviceState) {
        picture.show(device)
        server.wake()
    }

    /// Shows a short message in the pages.
    public func show(notice: String) {
        picture.show(notice: notice)
        server.wake()
    }

    /// Answers the inspector of a page.
    public func answer(_ question: HostQuestion, with text: String, screen: PixelRect) {
        picture.answer(question, with: text, screen: screen)
        server.wake()
    }

    /// Closes the connections and ends the server's thread.
    public func close() { server.stop() }

    private static func check(_ size: PixelSize) throws(HostError) {
        guard (1...largestSide).contains(size.width), (1...largestSide).contains(size.height) else {
            throw .failed("a frame of \(size.width)x\(size.height) pixels cannot be displayed in a browser")
        }
    }
}
