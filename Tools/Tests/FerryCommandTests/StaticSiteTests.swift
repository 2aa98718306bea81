import Foundation
import Testing

@testable import FerryCommand

@Suite("Documentation server")
struct StaticSiteTests {
    private let folder: String
    private let site: StaticSite

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-site-\(UUID().uuidString)").path
        site = StaticSite(root: folder + "/site")
        let files = ["site/documentation/uikit/init(frame:)/index.html": "page", "site/data/a b.json": "{}", "secret.txt": "secret"]
        for (name, text) in files {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        try FileManager.default.createSymbolicLink(atPath: folder + "/site/link.txt", withDestinationPath: folder + "/secret.txt")
    }

    private func get(_ target: String) -> StaticSite.Response { site.response(to: "GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n") }

    @Test("sends a file with its type, and a folder's index")
    func files() {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let page = get("/documentation/uikit/init(frame:)?language=swift")
        #expect(page.status == "200 OK")
        #expect(page.type == "text/html; charset=utf-8")
        #expect(page.body == Data("page".utf8))
        let data = get("/data/a%20b.json")
        #expect(data.type == "application/json")
        #expect(data.body == Data("{}".utf8))
        #expect(get("/").location == "/documentation")
    }

    @Test("sends no body for HEAD, but its length")
    func head() {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = String(decoding: site.response(to: "HEAD /data/a%20b.json HTTP/1.1\r\n\r\n").bytes, as: UTF8.self)
        #expect(text.contains("Content-Length: 2\r\n"))
        #expect(text.hasSuffix("\r\n\r\n"))
    }

    @Test(
        "sends nothing from outside of the folder",
        arguments: ["/../secret.txt", "/%2e%2e/secret.txt", "/data/..%2f../../secret.txt", "/link.txt", "/data", "/none", "/%00", "/%zz"])
    func outside(target: String) {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(get(target).status == "404 Not Found")
    }

    @Test("rejects other methods and broken requests", arguments: ["POST / HTTP/1.1", "GET", "GET x HTTP/1.1", "GET /", "", "GET / FTP/1"])
    func broken(line: String) {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let expected = line.hasPrefix("POST") ? "405 Method Not Allowed" : "400 Bad Request"
        #expect(site.response(to: line + "\r\n\r\n").status == expected)
    }

    @Test("serves on the loopback interface, and names a port that is in use")
    func server() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let server = try StaticFileServer(port: 0)
        let error = #expect(throws: CommandFailure.self) { try StaticFileServer(port: server.port) }
        #expect(error?.message.hasPrefix("cannot listen on 127.0.0.1:\(server.port): ") == true)
        let ended = DispatchGroup()
        DispatchQueue.global().async(group: ended) { [site] in try? server.serve { site.response(to: $0) } }
        #expect(try request("GET /documentation/uikit/init(frame:) HTTP/1.1\r\n\r\n", server.port).hasSuffix("\r\n\r\npage"))
        #expect(try request("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 20_000))", server.port).hasPrefix("HTTP/1.1 431 "))
        server.stop()
        ended.wait()
    }

    /// Sends a request and returns the whole response.
    private func request(_ text: String, _ port: UInt16) throws -> String {
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(client) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeBytes(of: &address) { bytes in
            bytes.baseAddress.map { connect(client, $0.assumingMemoryBound(to: sockaddr.self), size) } ?? -1
        }
        try #require(status == 0)
        let data = Array(text.utf8)
        #expect(send(client, data, data.count, Int32(MSG_NOSIGNAL)) == data.count)
        var response: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while case let count = recv(client, &chunk, chunk.count, 0), count > 0 { response += chunk[..<count] }
        return String(decoding: response, as: UTF8.self)
    }
}
