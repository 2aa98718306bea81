/// Bytes for an image.
///
/// > Contract: CoreGraphics, CGDataProvider
public final class CGDataProvider: @unchecked Sendable {
    private let bytes: () -> Data?

    package init(bytes: @escaping () -> Data?) { self.bytes = bytes }

    public convenience init?(data: CFData) {
        // Bridging takes one byte at a time.
        let copy = Data(bytes: data.bytes, count: data.length)
        self.init { copy }
    }

    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init { data }
    }

    public convenience init?(filename: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        self.init { data }
    }

    /// `releaseData` is called when the provider goes.
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

public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Memory a caller lends until it is told that it may have it back.
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
