import Foundation
import Testing

@testable import WebKit

@Suite struct WebFramesTests {
    private func context(_ id: Int, _ frame: String, world: String? = nil) -> [String: Any] {
        ["context": ["id": id, "name": world ?? "", "auxData": ["frameId": frame, "isDefault": world == nil]]]
    }

    @Test func contextsHaveTheirPlace() {
        var frames = WebFrames()
        frames.receive("Page.frameNavigated", ["frame": ["id": "a", "url": "http://a.invalid/"]])
        frames.receive("Page.frameAttached", ["frameId": "b", "parentFrameId": "a"])
        frames.receive("Page.frameNavigated", ["frame": ["id": "b", "parentId": "a", "url": "http://b.invalid/"]])
        frames.receive("Runtime.executionContextCreated", context(1, "a"))
        frames.receive("Runtime.executionContextCreated", context(2, "a", world: "client"))
        frames.receive("Runtime.executionContextCreated", context(3, "b"))
        #expect(frames.isMain("a"))
        #expect(!frames.isMain("b"))
        #expect(frames.place(ofContext: 2) == WebFrames.Place(frame: "a", world: "client"))
        #expect(frames.context(of: WebFrames.Place(frame: "b", world: "")) == 3)
        #expect(frames.context(of: WebFrames.Place(frame: "b", world: "client")) == nil)
        #expect(frames.pageContexts == [1, 3])
        frames.receive("Runtime.executionContextDestroyed", ["executionContextId": 3])
        #expect(frames.place(ofContext: 3) == nil)
        frames.receive("Page.frameDetached", ["frameId": "b"])
        #expect(frames.addresses == ["a": "http://a.invalid/"])
        frames.receive("Runtime.executionContextsCleared", [:])
        #expect(frames.place(ofContext: 1) == nil)
    }

    /// A page cannot name itself into a world of the app.
    @Test func thePagesOwnWorldHasNoName() {
        var frames = WebFrames()
        let data: [String: Any] = ["frameId": "a", "isDefault": true]
        frames.receive("Runtime.executionContextCreated", ["context": ["id": 1, "name": "client", "auxData": data]])
        #expect(frames.place(ofContext: 1)?.world == "")
    }
}

@Suite struct ScriptBridgeTests {
    @Test func repliesAreScripts() {
        #expect(ScriptBridge.reply(3, ["a": "\"]"], nil) == #"window.__ferrySettle(3, [{"a":"\"]"}], null)"#)
        #expect(ScriptBridge.reply(3, nil, "no") == #"window.__ferrySettle(3, [], ["no"][0])"#)
        #expect(ScriptBridge.reply(3, Date(), nil).contains("cannot be expressed"))
        #expect(ScriptBridge.source(names: [], replying: []).isEmpty)
    }

    @Test(arguments: ["", "[]", "{}", #"{"name": 1, "body": 2}"#, #"{"name": "a"}"#])
    func whatTheBridgeDoesNotPostIsNoMessage(payload: String) { #expect(ScriptBridge.Message(payload) == nil) }
}

@MainActor @Suite struct WindowFeaturesTests {
    @Test func areReadFromTheirText() {
        let features = WKWindowFeatures(["width=200", "Height = 100", "left=-5", "menubar=no", "status", "toolbar=1", "x="])
        #expect(features.width == 200)
        #expect(features.height == 100)
        #expect(features.x == -5)
        #expect(features.y == nil)
        #expect(features.menuBarVisibility == false)
        #expect(features.statusBarVisibility == true)
        #expect(features.toolbarsVisibility == true)
        #expect(features.allowsResizing == nil)
        #expect(WKWindowFeatures(["width=nan", "height=inf", "="]).width == nil)
    }

    @Test func anOriginHasThePortThatIsNotUsual() {
        #expect(WKSecurityOrigin(URL(string: "HTTPS://A.invalid:443/b")).port == 0)
        let origin = WKSecurityOrigin(URL(string: "http://A.invalid:81/b"))
        #expect((origin.protocol, origin.host, origin.port) == ("http", "a.invalid", 81))
        #expect(WKSecurityOrigin(nil).host == "")
    }
}

@Suite struct ShownTypesTests {
    @Test(arguments: ["text/html", "image/png", "application/json", "application/ld+json", "TEXT/plain"])
    func shown(type: String) { #expect(ShownTypes.contains(type)) }
    @Test(arguments: ["", "text", "application/zip", "image/tiff", "video/mp4", "text/calendar"])
    func notShown(type: String) { #expect(!ShownTypes.contains(type)) }
}
