import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import WebKit

/// Loads of bytes, files and simulated answers, and the settings of a page.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct LoadingTests {
    private let recorder = Recorder()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    private func finish(_ start: () -> Void) async { await recorder.next("finish", after: start) }

    private func load(_ html: String) async {
        await finish {
            view.loadHTMLString("<meta name=viewport content='width=device-width'>" + html, baseURL: URL(string: "http://app.invalid/"))
        }
    }

    @Test("bytes are read in the encoding that is named")
    func data() async throws {
        let url = try #require(URL(string: "http://app.invalid/a"))
        let bytes = Data([0x3C, 0x70, 0x3E, 0xE9])
        await finish { view.load(bytes, mimeType: "text/html", characterEncodingName: "iso-8859-1", baseURL: url) }
        #expect(await view.evaluate("document.body.textContent") as? String == "é")
        #expect(view.url == url)
    }

    @Test("a simulated answer has its status and headers, and no server is asked")
    func simulated() async throws {
        let server = try PageServer([:])
        let request = try server["/page"]
        let fields = ["Content-Type": "text/html", "X-A": "b"]
        let address = try #require(request.url)
        let response = try #require(
            HTTPURLResponse(url: address, statusCode: 203, httpVersion: nil, headerFields: fields))
        await finish { view.loadSimulatedRequest(request, response: response, responseData: Data("<title>made</title>".utf8)) }
        #expect(view.title == "made")
        #expect(view.url == request.url)
        #expect(recorder.statuses.allSatisfy { $0 == 203 })
        await finish { view.loadSimulatedRequest(request, responseHTML: "<title>text</title>") }
        #expect(view.title == "text")
        #expect(!server.requests.contains("GET /page"))
    }

    @Test("a file's page reads what it was given and nothing else")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let site = folder.appendingPathComponent("site")
        try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
        try Data("window.secret = 1".utf8).write(to: folder.appendingPathComponent("secret.js"))
        try Data("window.own = 1".utf8).write(to: site.appendingPathComponent("own.js"))
        let page = site.appendingPathComponent("page.html")
        let html = "<title>file</title><script src=own.js></script><script src=../secret.js></script><a id=a href=../secret.js>secret</a>"
        try Data(html.utf8).write(to: page)
        await finish { view.loadFileURL(page, allowingReadAccessTo: site) }
        #expect(view.title == "file")
        #expect((await view.evaluate("window.own") as? NSNumber)?.intValue == 1)
        #expect(await view.evaluate("window.secret") == nil)
        await recorder.next("fail") { view.evaluateJavaScript("document.getElementById('a').click()") }
        #expect(recorder.errors.map(\.code) == [URLError.Code.noPermissionsToReadFile.rawValue])
        #expect(await view.evaluate("document.title") as? String == "file")
        await finish { view.load(URLRequest(url: page)) }
        #expect(await view.evaluate("window.own") == nil)
        await recorder.next("fail") { view.load(URLRequest(url: site.appendingPathComponent("missing.html"))) }
        #expect(recorder.errors.last?.code == URLError.Code.fileDoesNotExist.rawValue)
    }

    @Test("a load that is stopped fails as cancelled, once")
    func stop() async throws {
        await load("<title>before</title>")
        let request = try PageServer([:])["/never"]
        await recorder.next("fail") {
            view.load(request)
            view.stopLoading()
        }
        #expect(recorder.errors.map(\.code) == [URLError.Code.cancelled.rawValue])
        #expect(recorder.codes == [.cancelled])
        #expect(!view.isLoading)
        await load("<title>after</title>")
        #expect(view.title == "after")
        #expect(recorder.errors.count == 1)
    }

    @Test("the name of the browser, the media type and the zoom are those of the view")
    func settings() async throws {
        let server = try PageServer([
            "/a": "200 OK\r\nContent-Type: text/html\r\n\r\n<meta name=viewport content='width=device-width'><p id=p style='width:50px'>"
        ])
        let request = try server["/a"]
        view.customUserAgent = "Kettle/1"
        view.mediaType = "print"
        view.pageZoom = 2
        await finish { view.load(request) }
        #expect(await view.evaluate("navigator.userAgent") as? String == "Kettle/1")
        #expect((await view.evaluate("matchMedia('print').matches") as? NSNumber)?.boolValue == true)
        #expect((await view.evaluate("document.getElementById('p').getBoundingClientRect().width") as? NSNumber)?.doubleValue == 100)
        view.mediaType = nil
        view.pageZoom = 1
        view.customUserAgent = nil
        #expect((await view.evaluate("matchMedia('screen').matches") as? NSNumber)?.boolValue == true)
        #expect((await view.evaluate("document.getElementById('p').getBoundingClientRect().width") as? NSNumber)?.doubleValue == 50)
        await finish { view.reloadFromOrigin() }
        #expect((await view.evaluate("navigator.userAgent") as? String)?.contains("Mobile") == true)
    }

    @Test("pages see whether the view is light or dark, also when it changes while they are shown")
    func appearance() async throws {
        func isDark() async -> Bool? { (await view.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") as? NSNumber)?.boolValue }
        await load("<p>")
        #expect(await isDark() == false)
        view.overrideUserInterfaceStyle = .dark
        #expect(await isDark() == true)
        // With the media type of the app, too.
        view.mediaType = "print"
        #expect(await isDark() == true)
        await load("<p>another")
        #expect(await isDark() == true)
        view.overrideUserInterfaceStyle = .light
        #expect(await isDark() == false)
    }

    @Test("the page's colours are around it, unless the app has its own")
    func colors() async throws {
        #expect(view.themeColor == nil)
        await load("<meta name=theme-color content='#ff0000'><body style='background: rgb(0, 0, 255)'>")
        for _ in 0..<6000 where view.themeColor == nil { try await Task.sleep(for: .milliseconds(20)) }
        #expect(view.themeColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(view.underPageBackgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(view.scrollView.backgroundColor == view.underPageBackgroundColor)
        view.underPageBackgroundColor = .green
        #expect(view.scrollView.backgroundColor == .green)
        view.underPageBackgroundColor = nil
        #expect(view.underPageBackgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("a script runs before the first load")
    func scriptBeforeALoad() async {
        #expect((await view.evaluate("1 + 1") as? NSNumber)?.intValue == 2)
    }
}
