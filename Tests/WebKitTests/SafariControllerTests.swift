import Foundation
import Testing
import UIKitCore
import WebKit

@testable import SafariServices

/// The browser of one address, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct SafariControllerTests {
    private final class Listener: NSObject, SFSafariViewControllerDelegate {
        var events: [String] = []
        private var loaded: CheckedContinuation<Bool, Never>?

        func load(_ start: () -> Void) async -> Bool {
            await withCheckedContinuation { continuation in
                loaded = continuation
                start()
            }
        }

        func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
            events.append("loaded \(didLoadSuccessfully)")
            loaded?.resume(returning: didLoadSuccessfully)
            loaded = nil
        }
        func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) { events.append("redirect") }
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { events.append("finish") }
    }

    private let listener = Listener()

    private func controller(_ url: URL) -> SFSafariViewController {
        let controller = SFSafariViewController(url: url)
        controller.delegate = listener
        return controller
    }

    private func items<Bar: UIView>(_ type: Bar.Type, of controller: SFSafariViewController) throws -> Bar {
        try #require(controller.view.subviews.compactMap { $0 as? Bar }.first)
    }

    @Test("shows the page and its host, and tells its delegate of a redirection and of the first load alone")
    func loading() async throws {
        let page = "200 OK\r\nContent-Type: text/html\r\n\r\n<title>two</title>"
        let server = try PageServer(["/moved": "302 Found\r\nLocation: /two\r\n\r\n", "/two": page])
        let controller = controller(try #require(try server["/moved"].url))
        #expect(await listener.load { controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 700) })
        #expect(listener.events == ["redirect", "loaded true"])
        #expect(controller.page.url?.path == "/two")
        let bar = try items(UINavigationBar.self, of: controller)
        #expect(bar.topItem?.title == controller.page.url?.host)
        controller.view.layoutIfNeeded()
        let toolbar = try items(UIToolbar.self, of: controller)
        #expect(controller.page.frame.minY == bar.frame.maxY)
        #expect(controller.page.frame.maxY == toolbar.frame.minY)
        #expect(toolbar.items?.compactMap(\.accessibilityLabel) == ["Back", "Forward", "Share", "Open in Safari"])
        #expect(toolbar.items?.first?.isEnabled == false)
    }

    @Test("tells its delegate that the address cannot be loaded")
    func failure() async throws {
        let address = try #require(try PageServer([:])["/"].url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) })
        var closed = address
        closed.port = 1
        let controller = controller(try #require(closed.url))
        #expect(await listener.load { controller.loadViewIfNeeded() } == false)
        #expect(listener.events == ["loaded false"])
    }

    @Test("settings are copied, and a bar's button dismisses")
    func settings() async throws {
        let settings = SFSafariViewController.Configuration()
        settings.entersReaderIfAvailable = true
        let controller = SFSafariViewController(url: try #require(URL(string: "http://127.0.0.1:1/")), configuration: settings)
        settings.entersReaderIfAvailable = false
        #expect(controller.configuration.entersReaderIfAvailable)
        controller.delegate = listener
        _ = await listener.load { controller.loadViewIfNeeded() }
        let done = try #require(try items(UINavigationBar.self, of: controller).topItem?.leftBarButtonItem?.primaryAction)
        done.performWithSender(nil, target: nil)
        #expect(listener.events == ["loaded false", "finish"])
    }
}
