/// Pixels both ends of the link see, top row first.
///
/// > Isolation: the app writes before it commits; the server only reads, after the commit.
public final class SharedBitmap: @unchecked Sendable {
    public let id: BitmapID
    public let form: BitmapForm
    public let base: UnsafeMutableRawPointer
    private let release: @Sendable () -> Void

    public var width: Int { form.width }
    public var height: Int { form.height }
    public var bytesPerRow: Int { form.bytesPerRow }

    /// `base` has the form's bytes until `release` is called.
    public init(id: BitmapID, form: BitmapForm, base: UnsafeMutableRawPointer, release: @escaping @Sendable () -> Void) {
        self.id = id
        self.form = form
        self.base = base
        self.release = release
    }

    deinit { release() }
}

/// The app's end of the way to the render server.
///
/// > Isolation: the app's main thread.
public protocol RenderLink: AnyObject {
    /// Zeroed pixels that the server will see too. Nil when memory is refused.
    func makeBitmap(_ form: BitmapForm) -> SharedBitmap?
    /// A bitmap in memory that is there already, and is not written any more. Takes `descriptor` over; `release` is called when the memory is
    /// not needed any more. Nil, and nothing taken, where pixels have to be in the link's own memory.
    func share(_ form: BitmapForm, at base: UnsafeMutableRawPointer, descriptor: () -> Int32?, release: @escaping @Sendable () -> Void)
        -> SharedBitmap?
    /// Sends the changes. Bitmaps named in them were made by this link.
    func commit(_ transaction: LayerTransaction)
    /// The time animations are measured on.
    var now: Double { get }
}

extension RenderLink {
    public func share(
        _ form: BitmapForm, at base: UnsafeMutableRawPointer, descriptor: () -> Int32?, release: @escaping @Sendable () -> Void
    ) -> SharedBitmap? { nil }
}
