import Foundation
import FoundationNetworking

/// Loads what needs no network: `file:` and `data:`.
final class LocalLoader: Loader, @unchecked Sendable {
    private let url: URL
    private let queue: DispatchQueue
    private weak var client: (any LoaderClient)?
    private var handle: FileHandle?
    private var isHeld = false
    private var isReading = false
    /// In bytes.
    private static let piece = 256 << 10

    init(_ url: URL, on queue: DispatchQueue, client: any LoaderClient) { (self.url, self.queue, self.client) = (url, queue, client) }

    static func canLoad(_ url: URL) -> Bool { ["file", "data"].contains(url.scheme?.lowercased() ?? "") }

    func start() {
        queue.async { [self] in
            if url.isFileURL { open() } else { decode() }
        }
    }

    func stop() {
        client = nil
        try? handle?.close()
        handle = nil
    }

    func hold() { isHeld = true }

    func letGo() {
        isHeld = false
        queue.async { self.read() }
    }

    private func fail(_ code: URLError.Code) { client?.loader(self, didFailWith: URLError(code), timing: TransferTiming()) }

    private func open() {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return fail(.fileDoesNotExist) }
        guard !isFolder.boolValue else { return fail(.fileIsDirectory) }
        guard let handle = try? FileHandle(forReadingFrom: url), let size = try? handle.seekToEnd(), (try? handle.seek(toOffset: 0)) != nil
        else {
            return fail(.noPermissionsToReadFile)
        }
        self.handle = handle
        let type = Self.types[url.pathExtension.lowercased()] ?? "application/octet-stream"
        let response = URLResponse(url: url, mimeType: type, expectedContentLength: Int(size), textEncodingName: nil)
        client?.loader(self, didReceive: response, head: nil, storage: .notAllowed)
        read()
    }

    private func read() {
        guard !isHeld, !isReading, let handle, let client else { return }
        isReading = true
        defer { isReading = false }
        guard let data = try? handle.read(upToCount: Self.piece), !data.isEmpty else {
            self.handle = nil
            try? handle.close()
            return client.loaderDidFinish(self, timing: TransferTiming())
        }
        client.loader(self, didLoad: data)
        queue.async { self.read() }
    }

    private func decode() {
        guard let (type, data) = Self.parts(of: url) else { return fail(.badURL) }
        let mime = type.split(separator: ";").first.map(String.init) ?? "text/plain"
        let charset = type.split(separator: ";").first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
        let response = URLResponse(url: url, mimeType: mime, expectedContentLength: data.count, textEncodingName: charset)
        client?.loader(self, didReceive: response, head: nil, storage: .notAllowed)
        client?.loader(self, didLoad: data)
        client?.loaderDidFinish(self, timing: TransferTiming())
    }

    /// RFC 2397: `data:[type][;base64],bytes`.
    static func parts(of url: URL) -> (type: String, data: Data)? {
        let text = url.absoluteString
        guard let colon = text.firstIndex(of: ":"), let comma = text.firstIndex(of: ",") else { return nil }
        var type = String(text[text.index(after: colon)..<comma])
        let rest = String(text[text.index(after: comma)...])
        if type.lowercased().hasSuffix(";base64") {
            type = String(type.dropLast(7))
            guard let plain = rest.removingPercentEncoding, let data = Data(base64Encoded: plain, options: .ignoreUnknownCharacters) else {
                return nil
            }
            return (type.isEmpty ? "text/plain;charset=US-ASCII" : type, data)
        }
        return (type.isEmpty ? "text/plain;charset=US-ASCII" : type, unescaped(rest))
    }

    /// Decodes percent escapes to bytes, which need not be UTF-8.
    private static func unescaped(_ text: String) -> Data {
        var data = Data()
        var bytes = Array(text.utf8)[...]
        while let byte = bytes.popFirst() {
            if byte == UInt8(ascii: "%"), bytes.count >= 2, let value = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16) {
                data.append(value)
                bytes = bytes.dropFirst(2)
            } else {
                data.append(byte)
            }
        }
        return data
    }

    private static let types = [
        "json": "application/json", "txt": "text/plain", "html": "text/html", "css": "text/css", "js": "text/javascript",
        "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "pdf": "application/pdf", "xml": "text/xml",
        "svg": "image/svg+xml", "mp4": "video/mp4", "zip": "application/zip",
    ]
}
