import Foundation
import Testing
import UIKitCore

@testable import WebKit

/// Images and PDF of pages, and searches in them, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct OutputTests {
    private let recorder = Recorder()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
    }

    private func load(_ html: String) async {
        await recorder.next("finish") {
            view.loadHTMLString("<meta name=viewport content='width=device-width'>" + html, baseURL: URL(string: "http://app.invalid/"))
        }
        for _ in 0..<6000 where view.pageImage == nil { try? await Task.sleep(for: .milliseconds(20)) }
    }

    /// The colour of a point. > Units: points.
    private func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let pixels = try #require(image.cgImage)
        let data = try #require(pixels.dataProvider?.data as Data?)
        let place = Int(CGFloat(y) * image.scale) * pixels.bytesPerRow + Int(CGFloat(x) * image.scale) * pixels.bitsPerPixel / 8
        return [UInt8](data[place..<place + 3])
    }

    @Test("an image has what is shown now, in the size and the part that are wanted")
    func snapshot() async throws {
        await load("<body style='margin:0;background:#0f0'><div id=a style='width:160px;height:240px;background:#f0f'></div>")
        _ = try await view.evaluateJavaScript("document.getElementById('a').style.background = '#ff0'")
        let whole = try await view.takeSnapshot(configuration: nil)
        #expect(whole.size == CGSize(width: 320, height: 480))
        #expect(try color(whole, 10, 10)[1] == 255)
        #expect(try color(whole, 200, 300) != color(whole, 10, 10))
        let configuration = WKSnapshotConfiguration()
        configuration.rect = CGRect(x: 0, y: 0, width: 160, height: 240)
        configuration.snapshotWidth = 80
        let part = try await view.takeSnapshot(configuration: configuration)
        #expect(part.size == CGSize(width: 80, height: 120))
        #expect(try color(part, 2, 2) == color(part, 77, 117))
        #expect(try color(part, 2, 2) == color(whole, 10, 10))
        configuration.rect = CGRect(x: 900, y: 0, width: 10, height: 10)
        await #expect(throws: WKError.self) { _ = try await view.takeSnapshot(configuration: configuration) }
        await #expect(throws: WKError.self) { _ = try await WKWebView(frame: .zero).takeSnapshot(configuration: nil) }
    }

    @Test("a snapshot of a page that has just arrived waits for its first image")
    func firstSnapshot() async throws {
        let html = "<body style='margin:0;background:#0f0'>"
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/")) }
        view.pageImage = nil
        let configuration = WKSnapshotConfiguration()
        configuration.afterScreenUpdates = false
        #expect(try await view.takeSnapshot(configuration: configuration).size == CGSize(width: 320, height: 480))
    }

    @Test("a PDF has the page on one sheet of its size")
    func pdf() async throws {
        await #expect(throws: WKError.self) { _ = try await view.pdf() }
        await load("<body style='margin:0'><div style='height:1000px'>text</div>")
        view.overrideUserInterfaceStyle = .dark
        let data = try await view.pdf()
        #expect((await view.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") as? NSNumber)?.boolValue == true)
        let text = String(bytes: data, encoding: .isoLatin1) ?? ""
        #expect(text.hasPrefix("%PDF-"))
        let boxes = text.components(separatedBy: "/MediaBox [").dropFirst().map { $0.prefix { $0 != "]" } }
        let box = try #require(boxes.first).split(separator: " ").compactMap { Double($0) }
        #expect(boxes.count == 1)
        #expect(box.count == 4)
        #expect(box.dropFirst(2).first.map((320..<321.5).contains) == true)
        #expect(box.dropFirst(3).first.map((1000..<1001.5).contains) == true)
        #expect(await view.evaluate("matchMedia('screen').matches") as? NSNumber == true)
    }

    @Test("a search selects what it finds and scrolls to it")
    func find() async throws {
        #expect(try await !view.find("tea").matchFound)
        await load("<body style='margin:0'><p>Tea</p><div style='height:3000px'></div><p>\"tea\" pot</p>")
        #expect(try await view.find("\"tea\"").matchFound)
        #expect(view.scrollView.contentOffset.y > 2000)
        #expect(await view.evaluate("getSelection().toString()") as? String == "\"tea\"")
        let configuration = WKFindConfiguration()
        configuration.caseSensitive = true
        configuration.wraps = false
        #expect(try await !view.find("Tea", configuration: configuration).matchFound)
        configuration.backwards = true
        #expect(try await view.find("Tea", configuration: configuration).matchFound)
        #expect(try await !view.find("").matchFound)
        #expect(try await !view.find("coffee").matchFound)
    }
}
