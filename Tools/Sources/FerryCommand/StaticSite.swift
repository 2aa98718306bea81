import Foundation

/// The responses of a web server to requests for the files of one folder; values, without sockets.
struct StaticSite {
    struct Response: Equatable {
        var status: String
        var type = "text/plain; charset=utf-8"
        var location: String?
        /// Further lines of the head.
        var fields: [String] = []
        var body: Data
        /// A response to HEAD has the length of the body, but not the body.
        var isHeadOnly = false

        var bytes: Data {
            var lines = [
                "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.count)", "Cache-Control: no-cache",
                "X-Content-Type-Options: nosniff", "Connection: close",
            ]
            if let location { lines.append("Location: \(location)") }
            lines += fields
            return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isHeadOnly ? Data() : body)
        }

        static func failure(_ status: String) -> Response { Response(status: status, body: Data((status + "\n").utf8)) }
    }

    /// The folder, as an absolute path.
    let root: String
    private static let types = [
        "css": "text/css", "html": "text/html; charset=utf-8", "ico": "image/x-icon", "jpg": "image/jpeg", "js": "text/javascript",
        "json": "application/json", "png": "image/png", "svg": "image/svg+xml", "woff2": "font/woff2",
    ]

    /// > Parameters: head: a request's lines up to the empty one.
    func response(to head: String) -> Response {
        let line = head.prefix { $0 != "\r\n" && $0 != "\n" }
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return .failure("400 Bad Request") }
        guard words[0] == "GET" || words[0] == "HEAD" else { return .failure("405 Method Not Allowed") }
        let target = words[1].prefix { $0 != "?" && $0 != "#" }
        if target == "/" { return Response(status: "302 Found", location: "/documentation", body: Data()) }
        guard let path = file(for: String(target)), let body = FileManager.default.contents(atPath: path) else {
            return .failure("404 Not Found")
        }
        let type = Self.types[(path as NSString).pathExtension] ?? "application/octet-stream"
        return Response(status: "200 OK", type: type, body: body, isHeadOnly: words[0] == "HEAD")
    }

    /// The file below the folder, or the index of a folder; nil where there is none, or it is outside.
    private func file(for target: String) -> String? {
        // Split after decoding: an encoded slash must not hide a step to the parent folder.
        guard let decoded = target.removingPercentEncoding, !decoded.contains("\0") else { return nil }
        let steps = decoded.split(separator: "/").map(String.init)
        guard !steps.contains("..") else { return nil }
        var path = ([root] + steps).joined(separator: "/")
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
        if isFolder.boolValue { path += "/index.html" }
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard real.hasPrefix(URL(fileURLWithPath: root).resolvingSymlinksInPath().path + "/") else { return nil }
        return real
    }
}
