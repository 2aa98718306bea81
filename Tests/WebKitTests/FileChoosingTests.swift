import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import WebKit

/// Elements that ask for files, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct FileChoosingTests {
    private final class Interface: NSObject, WKUIDelegate {
        var files: [URL]?
        var asked: [WKOpenPanelParameters] = []
        var frames: [WKFrameInfo] = []

        func webView(
            _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo
        ) async -> [URL]? {
            asked.append(parameters)
            frames.append(frame)
            return files
        }
    }

    private let recorder = Recorder()
    private let interface = Interface()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        view.navigationDelegate = recorder
        view.uiDelegate = interface
        view.configuration.userContentController.add(recorder, name: "app")
        view.layoutIfNeeded()
    }

    /// Loads a page with an element at the upper left and taps it.
    private func tap(_ attributes: String, until event: String) async throws {
        let html = """
            <meta name=viewport content='width=device-width'><body style='margin:0'>
            <input type=file id=f \(attributes) style='display:block;width:300px;height:60px'><script>
            const post = value => webkit.messageHandlers.app.postMessage(value);
            f.onchange = async () => post([...f.files].map(file => file.name).concat(f.files[0] ? await f.files[0].text() : ''));
            f.oncancel = () => post('cancelled');
            </script>
            """
        await recorder.next("finish") { view.loadHTMLString(html, baseURL: URL(string: "http://app.invalid/")) }
        await recorder.next(event) { view.tap(CGPoint(x: 20, y: 20)) }
    }

    @Test("the page gets the app's files")
    func files() async throws {
        let folder = UploadFolder()
        interface.files = [try #require(folder.write(Data("leaves".utf8), name: "tea.txt"))]
        try await tap("accept='.txt'", until: "message")
        #expect(recorder.messages.first?.body as? [String] == ["tea.txt", "leaves"])
        let asked = try #require(interface.asked.first)
        #expect(!asked.allowsMultipleSelection)
        #expect(!asked.allowsDirectories)
        #expect(asked.filter.types == ["public.plain-text"])
        #expect(interface.frames.first?.isMainFrame == true)
    }

    @Test("the page hears that the user has cancelled, and has no file")
    func cancelled() async throws {
        try await tap("multiple", until: "message")
        #expect(recorder.messages.first?.body as? String == "cancelled")
        #expect(interface.asked.first?.allowsMultipleSelection == true)
        #expect((await view.evaluate("document.getElementById('f').files.length") as? NSNumber)?.intValue == 0)
    }

    @Test("without a delegate and a window there is nobody to ask, and the page hears that it has no file")
    func alone() async throws {
        view.uiDelegate = nil
        try await tap("", until: "message")
        #expect(recorder.messages.first?.body as? String == "cancelled")
    }

    @Test("the system's panel offers photos, the camera and files, and another question takes its place")
    func panel() async throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        var answers: [[URL]?] = []
        let wanted = WKOpenPanelParameters(isMultiple: true, filter: FileFilter(accept: "image/*,.pdf"))
        view.showFilePanel(wanted) { answers.append($0) }
        let sheet = try #require(controller.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["Photo Library", "Take Photo", "Choose Files", "Cancel"])
        view.showFilePanel(wanted) { answers.append($0) }
        #expect(answers == [nil])
        view.filePanel?.cancel()
        #expect(answers == [nil, nil])
        #expect(view.filePanel == nil)
    }
}
