/// Bytes for an image.
///
/// > Contract: CoreGraphics, CGDataProvider
public final class CGDataProvider: @unchecked Sendable {
    private let bytes: () -> Data?

    package init(bytes: @escaping () -> Data?) { self.bytes = bytes }

    /// Provides a copy of the data.
    public convenience init?(data: CFData) {
        // Bridging copies one byte at a time.
        let copy = Data(bytes: data.bytes, count: data.length)
        self.init { copy }
    }

    /// Provides the contents of a URL, read now; nil if they cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init { data }
    }

    /// Provides the contents of a file, read now; nil if it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        self.init { data }
    }

    /// `releaseData` is called when the provider is deallocated.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        let owner = CallerOwnedBytes(info: info, data: data, size: size, release: releaseData)
        self.init { Data(bytes: owner.data, count: owner.size) }
    }

    /// All the bytes.
    public var data: CFData? { bytes().map { $0 as NSData } }
}

/// Called when a provider no longer needs its memory, with its info pointer, the memory and the memory's length.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Memory that is owned by the caller until its release callback.
private final class CallerOwnedBytes {
    let info: UnsafeMutableRawPointer?
    let data: UnsafeRawPointer
    let size: Int
    let release: CGDataProviderReleaseDataCallback

    init(
        info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, release: @escaping CGDataProviderReleaseDataCallback
    ) {
        self.info = info
        self.data = data
        self.size = size
        self.release = release
    }

    deinit { release(info, data, size) }
}
