import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import WebEngine
@testable import WebKit

/// Answers of a gigabyte, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct FloodTests {
    /// What of them the app may have in memory at once. > Units: bytes.
    private static let limit = 400 << 20
    private let recorder = Recorder()
    private let server: FloodServer
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() throws {
        server = try FloodServer(
            [
                "/page": ("Content-Type: text/html", "<p>tea <a href='/'>cups</a>\n"),
                "/text": ("Content-Type: text/plain", "leaves of tea\n"),
                "/image": ("Content-Type: image/bmp", "BMtea"), "/bytes": ("Content-Type: application/octet-stream", "leaves"),
            ],
            pages: [
                "/quiet": "<title>quiet</title>", "/with-image": "<title>image</title><script>new Image().src = '/image'</script>",
                "/with-fetch": "<title>fetch</title><script>fetch('/bytes').then(answer => answer.arrayBuffer())</script>",
            ])
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    private func wait(_ tries: Int = 6000, until isDone: () -> Bool) async -> Bool {
        for _ in 0..<tries {
            if isDone() { return true }
            try? await Task.sleep(for: .milliseconds(20))
        }
        return false
    }

    private func expectQuiet() async throws {
        view.load(try server["/quiet"])
        #expect(await wait { view.title == "quiet" && !view.isLoading }, "\(recorder.events) \(recorder.errors)")
    }

    @Test("a page without an end is stopped, and the next one arrives", arguments: ["/page", "/text"])
    func pages(path: String) async throws {
        view.load(try server[path])
        #expect(await wait { recorder.events.contains("commit") && server.sent(path) >= 4 << 20 }, "\(recorder.events)")
        view.stopLoading()
        #expect(!view.isLoading)
        try await expectQuiet()
        #expect(await wait { server.ended(path) == 1 })
    }

    @Test("what a page loads without an end goes with the page", arguments: [("/with-image", "/image"), ("/with-fetch", "/bytes")])
    func parts(page: String, part: String) async throws {
        let request = try server[page]
        view.load(request)
        #expect(await wait { server.sent(part) >= 16 << 20 })
        // The app goes on with what it does.
        #expect((await view.evaluate("1 + 1") as? NSNumber)?.intValue == 2)
        try await expectQuiet()
        #expect(await wait { server.ended(part) == 1 })
    }

    @Test("a response that the app declines is not loaded")
    func declined() async throws {
        try await expectQuiet()
        recorder.response = .cancel
        let flood = try server["/bytes"]
        await recorder.next("fail") { view.load(flood) }
        #expect(recorder.errors.map(\.code) == [102])
        #expect(view.title == "quiet")
        #expect(await wait { server.ended("/bytes") == 1 })
        #expect(server.sent("/bytes") < FloodServer.size / 2)
    }

    @Test("a download goes to its file, and ends when it is cancelled")
    func download() async throws {
        let receiver = FloodReceiver()
        defer { receiver.remove() }
        let download = await view.startDownload(using: try server["/bytes"])
        download.delegate = receiver
        #expect(await wait { download.progress.completedUnitCount >= 16 << 20 })
        _ = await download.cancel()
        #expect(await wait { server.ended("/bytes") == 1 })
        #expect(server.sent("/bytes") < FloodServer.size)
        #expect(receiver.size >= 16 << 20)
    }

    /// In a process of its own: others would count.
    @Test("an app has little of them in memory")
    func memory() async {
        await #expect(processExitsWith: .success) { try await FloodTests.loadAll() }
    }

    private static func loadAll() async throws {
        let test = try FloodTests()
        try await test.expectQuiet()
        let before = Self.mostMemory
        try await test.pages(path: "/page")
        try await test.parts(page: "/with-fetch", part: "/bytes")
        let (receiver, download) = (FloodReceiver(), await test.view.startDownload(using: try test.server["/bytes"]))
        download.delegate = receiver
        let isDone = await test.wait { download.progress.completedUnitCount >= FloodServer.size / 2 }
        _ = await download.cancel()
        receiver.remove()
        let engine = test.view.navigator?.page.engine
        engine?.stop()
        _ = await test.wait { engine?.hasEnded ?? true }
        let taken = Self.mostMemory - before
        guard isDone, before > 0, taken < Self.limit else { fatalError("\(taken) bytes") }
    }

    /// The most memory that the process has had. > Units: bytes.
    private static var mostMemory: Int {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) << 10
    }
}

/// Puts a download into a file that it removes.
private final class FloodReceiver: NSObject, WKDownloadDelegate {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("flood-\(UUID().uuidString)")

    /// > Units: bytes.
    var size: Int { (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0 }
    func remove() { try? FileManager.default.removeItem(at: file) }

    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void
    ) { completionHandler(file) }
}
