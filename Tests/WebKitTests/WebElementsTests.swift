import DriveProtocol
import Foundation
import Testing
import UIKitCore

@testable import WebKit

/// What assistive tools and tests of the interface see of a page.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct WebElementsTests {
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
    }

    private var elements: [WebElement] { (view.scrollView.accessibilityElements ?? []).compactMap { $0 as? WebElement } }

    /// Waits until there is an element with that name.
    private func element(_ label: String, _ type: DriveElementType? = nil) async throws -> WebElement {
        func find() -> WebElement? { elements.first { $0.accessibilityLabel == label && type ?? $0.interfaceType == $0.interfaceType } }
        for _ in 0..<6000 where find() == nil { try await Task.sleep(for: .milliseconds(20)) }
        return try #require(find(), "\(elements.map { $0.accessibilityLabel ?? "" })")
    }

    @Test("elements have the types of tests, traits, and places on the view")
    func page() async throws {
        await load(
            """
            <body style='margin:0;font:20px sans-serif'><h1 style='margin:0'>Kettle</h1>
            <label>User <input id=u value=ann></label><input type=password aria-label=Password>
            <button style='position:absolute;left:40px;top:200px;width:120px;height:44px'>Sign in</button>
            <iframe style='position:absolute;left:0;top:300px;border:0' srcdoc='<body style="margin:0"><button>Inner</button>'></iframe>
            """)
        let button = try await element("Sign in")
        #expect(button.interfaceType == .button)
        #expect(button.accessibilityTraits == .button)
        #expect(button.accessibilityFrameInContainerSpace == CGRect(x: 40, y: 200, width: 120, height: 44))
        #expect(try await element("Kettle").accessibilityTraits == [.staticText, .header])
        // The text of the label has its name, too.
        #expect(try await element("User", .textField).accessibilityValue == "ann")
        #expect(try await element("User", .staticText).accessibilityTraits == .staticText)
        #expect(try await element("Password").interfaceType == .secureTextField)
        #expect(try await element("Inner").accessibilityFrameInContainerSpace.minY == 300)
        #expect(view.interfaceType == .webView)
    }

    @Test("a change of the page changes its elements; those that stay are the same objects")
    func changes() async throws {
        await load("<button>One</button><p id=p>before")
        let button = try await element("One")
        _ = try await element("before")
        _ = await view.evaluate("document.getElementById('p').textContent = 'after'")
        _ = try await element("after")
        #expect(!elements.contains { $0.accessibilityLabel == "before" })
        #expect(elements.contains { $0 === button })
        await load("<p>other")
        _ = try await element("other")
        #expect(!elements.contains { $0 === button })
    }

    @Test("a page with too much in it has no elements, and has them again when it is smaller")
    func tooMuch() async throws {
        await load("<button>One</button><p id=p>")
        _ = try await element("One")
        _ = await view.evaluate("p.innerHTML = '<i></i>'.repeat(31000), document.querySelector('button').textContent = 'Two', 0")
        _ = await view.evaluate("setTimeout(() => { p.textContent = ''; document.querySelector('button').textContent = 'Three' }, 200), 0")
        _ = try await element("Three")
        #expect(!elements.contains { $0.accessibilityLabel == "Two" })
    }

    @Test("a page for wide screens has its elements where they are shown")
    func wide() async throws {
        await recorder.next("finish") {
            view.loadHTMLString(
                "<body style='margin:0'><button style='position:absolute;left:490px;top:98px;width:196px;height:98px'>Half</button>",
                baseURL: URL(string: "http://app.invalid/"))
        }
        let frame = try await element("Half").accessibilityFrameInContainerSpace
        #expect(abs(frame.minX - 160) < 0.5)
        #expect(abs(frame.width - 64) < 0.5)
    }
}
