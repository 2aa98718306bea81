import Foundation
import Testing
import UIKitCore
import URLLoading

@testable import WebKit

/// Cookies, data stores and passwords, over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct DataStoreTests {
    private final class Observer: NSObject, WKHTTPCookieStoreObserver {
        var count = 0
        func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
    }

    private let recorder = Recorder()
    private let server: PageServer

    init() throws {
        let html = "200 OK\r\nContent-Type: text/html\r\n"
        server = try PageServer([
            "/set": "\(html)Set-Cookie: tea=green; Path=/; HttpOnly\r\n\r\n<title>set</title>",
            "/get": "\(html)\r\n\r\n<title>{cookie}</title>".replacingOccurrences(of: "\r\n\r\n\r\n", with: "\r\n\r\n"),
            "/private/page": "\(html)\r\n<title>inside</title>",
        ])
    }

    private func view(_ store: WKWebsiteDataStore = .nonPersistent()) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = store
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), configuration: configuration)
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
        return view
    }

    private func load(_ path: String, in view: WKWebView) async throws -> String? {
        let request = try server[path]
        await recorder.next("finish") { view.load(request) }
        return view.title
    }

    private func cookie(_ name: String, _ value: String, path: String = "/") throws -> HTTPCookie {
        try #require(HTTPCookie(properties: [.name: name, .value: value, .domain: "127.0.0.1", .path: path]))
    }

    @Test("stores do not see each other's cookies and storage")
    func stores() async throws {
        let store = WKWebsiteDataStore.nonPersistent()
        let (first, second, other) = (view(store), view(store), view())
        #expect(try await load("/set", in: first) == "set")
        #expect(try await load("/get", in: second) == "tea=green")
        #expect(try await load("/get", in: other) == "")
        #expect(await store.httpCookieStore.allCookies().map(\.name) == ["tea"])
        #expect(await other.configuration.websiteDataStore.httpCookieStore.allCookies().isEmpty)
        #expect(!(await WKWebsiteDataStore.default().httpCookieStore.allCookies()).contains { $0.name == "tea" })
        _ = try await first.evaluateJavaScript("localStorage.cup = 'full'")
        #expect(try await second.evaluateJavaScript("localStorage.cup") as? String == "full")
        #expect(try await other.evaluateJavaScript("typeof localStorage.cup") as? String == "undefined")
        #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
    }

    @Test("the app sets, reads and removes cookies")
    func cookies() async throws {
        let view = view()
        let store = view.configuration.websiteDataStore.httpCookieStore
        #expect(await store.allCookies().isEmpty)
        try await store.setCookie(cookie("cup", "1"))
        try await store.setCookie(cookie("cup", "2"))
        #expect(await store.allCookies().map(\.value) == ["2"])
        #expect(try await load("/get", in: view) == "cup=2")
        _ = try await load("/set", in: view)
        let tea = try #require(await store.allCookies().first { $0.name == "tea" })
        #expect(tea.isHTTPOnly)
        #expect(tea.isSessionOnly)
        #expect(tea.domain == "127.0.0.1")
        try await store.deleteCookie(cookie("cup", "any"))
        #expect(await store.allCookies().map(\.name) == ["tea"])
    }

    @Test("observers hear of what the app and the pages change")
    func observers() async throws {
        let view = view()
        let store = view.configuration.websiteDataStore.httpCookieStore
        let observer = Observer()
        store.add(observer)
        _ = await store.allCookies()
        try await store.setCookie(cookie("cup", "1"))
        _ = await store.allCookies()
        #expect(observer.count == 1)
        _ = try await load("/set", in: view)
        for _ in 0..<6000 where observer.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(observer.count == 2)
        store.remove(observer)
        try await store.setCookie(cookie("cup", "3"))
        _ = await store.allCookies()
        #expect(observer.count == 2)
    }

    @Test("sites with data are listed, and their data is removed, by record and by time")
    func records() async throws {
        let view = view()
        let store = view.configuration.websiteDataStore
        let all = WKWebsiteDataStore.allWebsiteDataTypes()
        #expect(await store.dataRecords(ofTypes: all).isEmpty)
        _ = try await load("/set", in: view)
        _ = try await view.evaluateJavaScript("localStorage.cup = 'full'")
        let other = try #require(
            HTTPCookie(properties: [.name: "cup", .value: "1", .domain: "other.example", .path: "/"]))
        await store.httpCookieStore.setCookie(other)
        let records = await store.dataRecords(ofTypes: all)
        #expect(records.map(\.displayName) == ["127.0.0.1", "other.example"])
        #expect(records.first?.dataTypes == all)
        #expect(records.last?.dataTypes == [WKWebsiteDataTypeCookies])
        #expect(await store.dataRecords(ofTypes: [WKWebsiteDataTypeLocalStorage]).map(\.displayName) == ["127.0.0.1"])

        await store.removeData(ofTypes: [WKWebsiteDataTypeLocalStorage], for: records)
        #expect(try await view.evaluateJavaScript("typeof localStorage.cup") as? String == "undefined")
        #expect(await store.httpCookieStore.allCookies().count == 2)
        await store.removeData(ofTypes: all, for: records.filter { $0.displayName == "127.0.0.1" })
        #expect(await store.httpCookieStore.allCookies().map(\.domain) == ["other.example"])
        #expect(await store.dataRecords(ofTypes: all).map(\.displayName) == ["other.example"])

        _ = try await load("/set", in: view)
        _ = try await view.evaluateJavaScript("localStorage.cup = 'full'")
        await store.removeData(ofTypes: all, modifiedSince: Date(timeIntervalSinceNow: 86400))
        #expect(try await view.evaluateJavaScript("localStorage.cup") as? String == "full")
        await store.removeData(ofTypes: all, modifiedSince: Date(timeIntervalSinceNow: -86400))
        #expect(try await view.evaluateJavaScript("typeof localStorage.cup") as? String == "undefined")
        #expect(await store.httpCookieStore.allCookies().map(\.domain) == ["other.example"])
        await store.removeData(ofTypes: all, modifiedSince: .distantPast)
        #expect(await store.httpCookieStore.allCookies().isEmpty)
        #expect(await store.dataRecords(ofTypes: all).isEmpty)
    }

    @Test("a server that asks for a password gets the app's")
    func password() async throws {
        let view = view()
        recorder.credential = {
            (.useCredential, URLCredential(user: "kettle", password: $0.previousFailureCount == 0 ? "cold" : "hot", persistence: .none))
        }
        #expect(try await load("/private/page", in: view) == "inside")
        #expect(recorder.challenges.map(\.previousFailureCount) == [0, 1])
        let space = try #require(recorder.challenges.first?.protectionSpace)
        #expect(space.host == "127.0.0.1")
        #expect(space.realm == "tea")
        #expect(space.authenticationMethod == NSURLAuthenticationMethodHTTPBasic)
        #expect(space.port == (try server["/"].url?.port))
    }

    @Test("without a password the server's answer is shown, and a cancelled challenge fails")
    func noPassword() async throws {
        let view = view()
        #expect(try await load("/private/page", in: view) == "refused")
        recorder.credential = { _ in (.cancelAuthenticationChallenge, nil) }
        let request = try server["/private/page"]
        await recorder.next("fail") { view.load(request) }
        #expect(recorder.errors.map(\.code) == [URLError.Code.cancelled.rawValue])
        #expect(await view.evaluate("document.title") as? String == "refused")
    }
}
