import CoreGraphics
import Foundation
import FoundationNetworking
import Testing

@testable import WebKit

@Suite struct PageSwipeTests {
    @Test(arguments: [true, false])
    func theFingerMovesThePages(isBack: Bool) {
        let swipe = PageSwipe(isBack: isBack, width: 400)
        let sign: CGFloat = isBack ? 1 : -1
        #expect(swipe.share(translation: sign * 100) == 0.25)
        #expect(swipe.share(translation: sign * -100) == 0)
        #expect(swipe.share(translation: sign * 900) == 1)
        let (start, end) = (swipe.places(share: 0), swipe.places(share: 1))
        #expect(start.upper == (isBack ? 0 : 400))
        #expect(start.lower == (isBack ? -120 : 0))
        #expect(end.upper == (isBack ? 400 : 0))
        #expect(end.lower == (isBack ? 0 : -120))
        #expect((start.shade > end.shade) == isBack)
    }

    @Test(arguments: [(0.6, 0.0, true), (0.4, 0, false), (0.1, 500, true), (0.9, -500, false)])
    func aFingerThatLifts(share: Double, velocity: Double, expected: Bool) {
        #expect(PageSwipe(isBack: true, width: 400).completes(share: share, velocity: velocity) == expected)
        #expect(PageSwipe(isBack: false, width: 400).completes(share: share, velocity: -velocity) == expected)
    }
}

@Suite struct CSSColorTests {
    @Test func readsComputedColors() throws {
        let color = try #require(CSSColor("rgba(255, 0, 51, 0.5)"))
        #expect(color.red == 1)
        #expect(color.green == 0)
        #expect(color.blue == 0.2)
        #expect(color.alpha == 0.5)
        #expect(CSSColor("rgb(0, 0, 0)")?.alpha == 1)
        #expect(CSSColor("rgb(900, -4, 0)")?.red == 1)
    }

    @Test(arguments: [
        "", "red", "rgb()", "rgb(1, 2)", "rgb(1, 2, 3", "hsl(1, 2, 3)", "rgb(1, x, 3)", "rgb(1, 2, nan)", "(", "rgb(1,2,3,4,5)",
    ])
    func refusesTheRest(text: String) { #expect(CSSColor(text) == nil) }
}

@Suite struct FileAccessTests {
    @Test func aFolderGrantsWhatIsInIt() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("access-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = folder.appendingPathComponent("site")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        for file in [folder.appendingPathComponent("secret"), inner.appendingPathComponent("page")] { try Data().write(to: file) }
        try FileManager.default.createSymbolicLink(
            at: inner.appendingPathComponent("link"), withDestinationURL: folder.appendingPathComponent("secret"))
        let access = FileAccess(inner)
        #expect(access.allows(inner.appendingPathComponent("page")))
        #expect(!access.allows(folder.appendingPathComponent("secret")))
        #expect(!access.allows(inner.appendingPathComponent("../secret")))
        #expect(!access.allows(inner.appendingPathComponent("link")))
        #expect(!access.allows(URL(fileURLWithPath: inner.path + "-other/page")))
        #expect(!access.allows(try #require(URL(string: "file://server" + inner.path + "/page"))))
        #expect(!access.allows(try #require(URL(string: "http://localhost" + inner.path + "/page"))))
    }
}

@Suite struct SimulatedResponseTests {
    @Test func headersDescribeTheBody() throws {
        let url = try #require(URL(string: "http://a.invalid/"))
        let fields = ["X-A": "1", "Content-Length": "9", "Content-Encoding": "gzip"]
        let response = try #require(HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: fields))
        let simulated = SimulatedResponse(response, body: Data("a".utf8))
        #expect(simulated.status == 404)
        #expect(simulated.headers.map(\.name) == ["X-A"])
        let plain = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: 1, textEncodingName: "utf-8")
        #expect(SimulatedResponse(plain, body: Data()).headers.map(\.value) == ["text/plain; charset=utf-8"])
        #expect(SimulatedResponse(Data(), type: "image/png", encoding: "").headers.map(\.value) == ["image/png"])
    }
}
