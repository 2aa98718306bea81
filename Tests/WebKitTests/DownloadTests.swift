import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import WebKit

/// Files that are loaded instead of pages.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct DownloadTests {
    private final class Receiver: NSObject, WKDownloadDelegate {
        var destination: URL?
        var names: [String] = []
        var errors: [NSError] = []
        var resumeData: Data?
        var finished: [WKDownload] = []
        var redirections = 0
        var policy = WKDownload.RedirectPolicy.allow
        private var continuation: CheckedContinuation<Void, Never>?

        func end(after start: () -> Void) async {
            await withCheckedContinuation { continuation in
                self.continuation = continuation
                start()
            }
        }
        private func finish() {
            continuation?.resume()
            continuation = nil
        }
        func download(
            _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
            completionHandler: @escaping @MainActor (URL?) -> Void
        ) {
            names.append(suggestedFilename)
            completionHandler(destination)
        }
        func download(
            _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
            decisionHandler: @escaping @MainActor (WKDownloadRedirectPolicy) -> Void
        ) {
            redirections += 1
            decisionHandler(policy)
        }
        func downloadDidFinish(_ download: WKDownload) {
            finished.append(download)
            finish()
        }
        func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
            errors.append(error as NSError)
            self.resumeData = resumeData
            finish()
        }
    }

    private let recorder = Recorder()
    private let receiver = Receiver()
    private let server: PageServer
    private let view: WKWebView
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("downloads-\(UUID().uuidString)")

    init() throws {
        let html = "200 OK\r\nContent-Type: text/html\r\n"
        server = try PageServer([
            "/links":
                "\(html)\r\n<title>links</title><a id=server download='tea.txt' href='/leaves.bin'>a</a><a id=plain download href='/leaves.bin?2'>a</a>"
                + "<a id=made>a</a><script>made.download = 'cups.txt'; made.href = URL.createObjectURL(new Blob(['cups']))</script>",
            "/leaves.bin?2": "200 OK\r\nContent-Type: text/plain\r\n\r\nmore",
            "/page": "\(html)Set-Cookie: tea=green; Path=/\r\n\r\n<title>page</title>",
            "/leaves.bin": "200 OK\r\nContent-Type: application/octet-stream\r\nContent-Length: 6\r\n\r\nleaves",
            "/named": "200 OK\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename=\"../green.txt\"\r\n\r\n{cookie}",
            "/moved": "302 Found\r\nLocation: /leaves.bin\r\n\r\n",
            "/cut": "200 OK\r\nContent-Type: text/plain\r\nETag: \"a\"\r\nContent-Length: 100\r\n\r\nleaves",
        ])
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), configuration: configuration)
        view.navigationDelegate = recorder
        recorder.onDownload = { [receiver] in $0.delegate = receiver }
        view.layoutIfNeeded()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        receiver.destination = folder.appendingPathComponent("file")
    }

    private var contents: String? {
        receiver.destination.flatMap { try? Data(contentsOf: $0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

    private func start(_ path: String) async throws -> WKDownload {
        let download = await view.startDownload(using: try server[path])
        await receiver.end { download.delegate = receiver }
        return download
    }

    @Test("a request that the app answers by a download becomes a file, and the page stays")
    func action() async throws {
        defer { removeFolder() }
        let (page, file) = (try server["/page"], try server["/leaves.bin"])
        await recorder.next("finish") { view.load(page) }
        recorder.action = { _ in .download }
        await receiver.end { view.load(file) }
        #expect(contents == "leaves")
        #expect(receiver.names == ["leaves.bin"])
        #expect(receiver.finished.first?.progress.fractionCompleted == 1)
        #expect(receiver.finished.first?.originalRequest?.url == file.url)
        #expect(receiver.finished.first?.webView === view)
        #expect(view.title == "page")
        #expect(!view.isLoading)
        #expect(recorder.errors.isEmpty)
    }

    @Test("a response that the app answers by a download becomes a file, with the view's cookies and a name without a folder")
    func response() async throws {
        defer { removeFolder() }
        let (page, file) = (try server["/page"], try server["/named"])
        await recorder.next("finish") { view.load(page) }
        recorder.response = .download
        await receiver.end { view.load(file) }
        #expect(contents == "tea=green")
        let name = try #require(receiver.names.first)
        #expect(name.hasSuffix("green.txt"))
        #expect(!name.contains("/"))
        #expect(recorder.errors.map(\.code) == [102])
    }

    @Test(
        "a link that asks for a file gives one, with the link's name if it has one, and the page stays",
        arguments: [("server", "leaves", "tea.txt"), ("plain", "more", "leaves.bin"), ("made", "cups", "cups.txt")])
    func links(link: String, text: String, name: String) async throws {
        defer { removeFolder() }
        let page = try server["/links"]
        await recorder.next("finish") { view.load(page) }
        var actions: [WKNavigationAction] = []
        recorder.action = {
            actions.append($0)
            return .download
        }
        await receiver.end { view.evaluateJavaScript("document.getElementById('\(link)').click()") }
        #expect(contents == text)
        #expect(receiver.names == [name])
        #expect(actions.map(\.shouldPerformDownload) == [true])
        #expect(actions.map(\.navigationType) == [.linkActivated])
        #expect(view.title == "links")
        #expect(!view.isLoading)
        #expect(recorder.errors.isEmpty)
    }

    @Test("a file of the page's own may be larger than a message of the engine")
    func largeFile() async throws {
        defer { removeFolder() }
        let page = try server["/links"]
        await recorder.next("finish") { view.load(page) }
        recorder.action = { _ in .download }
        let script = "made.href = URL.createObjectURL(new Blob([new Uint8Array(1e8).fill(116), 'ea'])); made.click()"
        await receiver.end { view.evaluateJavaScript(script) }
        #expect(receiver.errors.isEmpty)
        let file = try #require(receiver.destination)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int == 100_000_002)
        let handle = try FileHandle(forReadingFrom: file)
        try handle.seek(toOffset: 99_999_998)
        #expect(try handle.readToEnd() == Data("ttea".utf8))
        #expect(receiver.finished.first?.progress.fractionCompleted == 1)
    }

    @Test("a link that asks for a file does nothing if the app refuses, and a page follows a load that it allows")
    func refusedLinks() async throws {
        let page = try server["/links"]
        await recorder.next("finish") { view.load(page) }
        recorder.action = { $0.shouldPerformDownload ? .cancel : .allow }
        await recorder.next("action") { view.evaluateJavaScript("server.click()") }
        await recorder.next("action") { view.evaluateJavaScript("made.click()") }
        #expect(view.title == "links")
        #expect(!server.requests.contains("GET /leaves.bin"))
        recorder.action = { _ in .allow }
        await recorder.next("finish") { view.evaluateJavaScript("plain.click()") }
        #expect(view.url?.query == "2")
    }

    @Test("a redirection is followed or refused")
    func redirection() async throws {
        defer { removeFolder() }
        _ = try await start("/moved")
        #expect(contents == "leaves")
        receiver.policy = .cancel
        receiver.destination = folder.appendingPathComponent("other")
        _ = try await start("/moved")
        #expect(receiver.redirections == 2)
        #expect(receiver.errors.map(\.code) == [URLError.Code.cancelled.rawValue])
        #expect(contents == nil)
    }

    @Test("no destination cancels, and an existing file stays")
    func destinations() async throws {
        defer { removeFolder() }
        let own = try #require(receiver.destination)
        receiver.destination = nil
        _ = try await start("/leaves.bin")
        receiver.destination = own
        try Data("old".utf8).write(to: own)
        _ = try await start("/leaves.bin")
        #expect(receiver.errors.map(\.code) == [URLError.Code.cancelled, .cannotCreateFile].map(\.rawValue))
        #expect(contents == "old")
    }

    @Test("a download that breaks off goes on later; a server that has the whole file alone sends it again")
    func resume() async throws {
        defer { removeFolder() }
        _ = try await start("/cut")
        #expect(receiver.errors.count == 1)
        #expect(contents == "leaves")
        let data = try #require(receiver.resumeData)
        let download = await view.resumeDownload(fromResumeData: data)
        await receiver.end { download.delegate = receiver }
        #expect(receiver.errors.count == 2)
        #expect(contents == "leaves")
        #expect(receiver.names.count == 1)
        let broken = await view.resumeDownload(fromResumeData: Data("no state".utf8))
        await receiver.end { broken.delegate = receiver }
        #expect(receiver.errors.last?.code == URLError.Code.unsupportedURL.rawValue)
    }

    @Test("cookies are sent by domain, path and security")
    func cookies() throws {
        func cookie(_ name: String, _ domain: String, _ path: String, secure: Bool = false) throws -> HTTPCookie {
            var properties: [HTTPCookiePropertyKey: Any] = [.name: name, .value: "1", .domain: domain, .path: path]
            if secure { properties[.secure] = "TRUE" }
            return try #require(HTTPCookie(properties: properties))
        }
        let all = [
            try cookie("a", "tea.example", "/"), try cookie("b", ".example", "/"), try cookie("c", "other.example", "/"),
            try cookie("d", "tea.example", "/cups"), try cookie("e", "tea.example", "/", secure: true),
        ]
        func header(_ text: String) throws -> [String] {
            CookieValues.header(all, for: try #require(URL(string: text))).components(separatedBy: "; ").sorted()
        }
        #expect(try header("http://tea.example/") == ["a=1", "b=1"])
        #expect(try header("http://tea.example/cups/1") == ["a=1", "b=1", "d=1"])
        #expect(try header("http://tea.example/cupsize") == ["a=1", "b=1"])
        #expect(try header("https://TEA.example") == ["a=1", "b=1", "e=1"])
        #expect(try header("http://badexample/") == [""])
    }
}
