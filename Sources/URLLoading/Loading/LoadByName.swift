internal import Foundation
internal import FoundationNetworking

/// Loads a URL for a module that is not linked with this library and finds the function by its name: MapKit's tiles.
///
/// - Parameter done: called once, on another thread, with `context` and either the bytes and their count, which are valid during the call, or
///   nil and a message.
@_cdecl("ferry_load_url")
public func loadByName(
    _ address: UnsafePointer<CChar>, _ context: UnsafeMutableRawPointer,
    _ done: @escaping @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer?, Int, UnsafePointer<CChar>?) -> Void
) {
    // The caller's, which only passes it back.
    nonisolated(unsafe) let context = context
    guard let url = URL(string: String(cString: address)) else { return done(context, nil, 0, "not a URL") }
    URLSession.shared.dataTask(with: url) { data, response, error in
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        guard let data, (200..<300).contains(status) else {
            return done(context, nil, 0, error?.localizedDescription ?? "the server answers with the status \(status)")
        }
        data.withUnsafeBytes { bytes in
            // An empty file has no address.
            guard let first = bytes.baseAddress else { return done(context, nil, 0, "the answer is empty") }
            done(context, first, bytes.count, nil)
        }
    }.resume()
}
