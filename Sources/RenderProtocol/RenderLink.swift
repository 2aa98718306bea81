/// Pixels shared by both ends of the link, top row first.
///
/// > Isolation: the app writes before it commits; the server only reads, after the commit.
public final class SharedBitmap: @unchecked Sendable {
    /// The bitmap's identifier.
    public let id: BitmapID
    /// The format and the size of the pixels.
    public let form: BitmapForm
    /// The address of the first row in this process.
    public let base: UnsafeMutableRawPointer
    private let release: @Sendable () -> Void

    /// The width, in pixels.
    public var width: Int { form.width }
    /// The height, in pixels.
    public var height: Int { form.height }
    /// The distance between two rows, in bytes.
    public var bytesPerRow: Int { form.bytesPerRow }

    /// `base` points to the form's bytes and is valid until `release` is called.
    public init(id: BitmapID, form: BitmapForm, base: UnsafeMutableRawPointer, release: @escaping @Sendable () -> Void) {
        self.id = id
        self.form = form
        self.base = base
        self.release = release
    }

    deinit { release() }
}

/// The app's connection to the render server.
///
/// > Isolation: the app's main thread.
public protocol RenderLink: AnyObject {
    /// Zeroed pixels shared with the server. Nil if allocation fails.
    func makeBitmap(_ form: BitmapForm) -> SharedBitmap?
    /// A bitmap in existing memory, which is no longer written. Takes ownership of `descriptor`; `release` is called when the memory is
    /// no longer needed. Nil, without taking anything, if pixels must be in the link's own memory.
    func share(_ form: BitmapForm, at base: UnsafeMutableRawPointer, descriptor: () -> Int32?, release: @escaping @Sendable () -> Void)
        -> SharedBitmap?
    /// Sends the changes. Bitmaps named in them were created by this link.
    func commit(_ transaction: LayerTransaction)
    /// The clock of animations.
    var now: Double { get }
    /// The alarm of that clock; nil if it has none, and timers have to be used.
    var alarm: (any FrameAlarm)? { get }
}

/// Calls at a time of a clock that advances on request, for the frames of the screen: cheaper than a timer.
public protocol FrameAlarm: Sendable {
    /// Has `ring` called on any thread, instead of what was called before.
    func onRing(_ ring: @escaping @Sendable () -> Void)
    /// Sets the time, instead of an earlier one; `.max` is never. > Units: nanoseconds of the system's monotonic clock.
    func set(_ nanoseconds: UInt64)
}

extension RenderLink {
    /// Shares no memory: links without shared memory copy the pixels.
    public func share(
        _ form: BitmapForm, at base: UnsafeMutableRawPointer, descriptor: () -> Int32?, release: @escaping @Sendable () -> Void
    ) -> SharedBitmap? { nil }

    /// No alarm: most clocks advance by themselves.
    public var alarm: (any FrameAlarm)? { nil }
}
