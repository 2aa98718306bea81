internal import Foundation
internal import Glibc

/// Loads the files of tiles.
///
/// `URLSession` is in a library of its own, as most apps need no network; it is opened by name at the first tile from a server.
enum TileLoading {
    /// Why a tile has not arrived.
    struct Failure: LocalizedError {
        var errorDescription: String?
    }

    /// The handler of one tile, which the other library carries as an address.
    private final class Pending {
        let result: (Data?, (any Error)?) -> Void
        init(_ result: @escaping (Data?, (any Error)?) -> Void) { self.result = result }
    }

    private typealias Done = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer?, Int, UnsafePointer<CChar>?) -> Void
    private typealias Load = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer, Done) -> Void

    /// `ferry_load_url` of the module URLLoading; nil if its library is not next to this one.
    private static let load: Load? = {
        let name = "ferry_load_url"
        if let known = dlsym(nil, name) { return unsafeBitCast(known, to: Load.self) }
        // In the folder of this library, which is in its run path.
        guard let library = dlopen("libFerryNetworking.so", RTLD_NOW), let found = dlsym(library, name) else { return nil }
        return unsafeBitCast(found, to: Load.self)
    }()

    private static let loaded: Done = { context, bytes, count, message in
        let pending = Unmanaged<Pending>.fromOpaque(context).takeRetainedValue()
        if let bytes {
            pending.result(Data(bytes: bytes, count: count), nil)
        } else {
            pending.result(nil, Failure(errorDescription: message.map { String(cString: $0) }))
        }
    }

    static func load(_ url: URL, _ result: @escaping (Data?, (any Error)?) -> Void) {
        if url.isFileURL {
            do { result(try Data(contentsOf: url), nil) } catch { result(nil, error) }
            return
        }
        guard let load else { return result(nil, Failure(errorDescription: "the library with URLSession cannot be opened")) }
        load(url.absoluteString, Unmanaged.passRetained(Pending(result)).toOpaque(), loaded)
    }
}
