/// Pixels both ends of the link see. Premultiplied BGRA bytes (cairo's ARGB32 on little endian), rows `bytesPerRow` apart, top row first.
///
/// > Isolation: the app writes before it commits; the server only reads, after the commit.
public final class SharedBitmap: @unchecked Sendable {
    public let id: BitmapID
    public let width: Int
    public let height: Int
    public let bytesPerRow: Int
    public let base: UnsafeMutableRawPointer
    /// Of the shared memory, or -1 when both ends are one process.
    public let descriptor: Int32
    private let release: @Sendable () -> Void

    public init(
        id: BitmapID, width: Int, height: Int, bytesPerRow: Int, base: UnsafeMutableRawPointer, descriptor: Int32,
        release: @escaping @Sendable () -> Void
    ) {
        self.id = id
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.base = base
        self.descriptor = descriptor
        self.release = release
    }

    deinit { release() }
}

/// The app's end of the way to the render server.
///
/// > Isolation: the app's main thread.
public protocol RenderLink: AnyObject {
    /// Zeroed pixels that the server will see too. Nil when memory is refused.
    func makeBitmap(width: Int, height: Int) -> SharedBitmap?
    /// Sends the changes. Bitmaps named in them were made by this link.
    func commit(_ transaction: LayerTransaction)
    /// The time animations are measured on.
    var now: Double { get }
}
