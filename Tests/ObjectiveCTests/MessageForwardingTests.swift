import Foundation
import ObjectiveC
import Testing

/// An object that stands before another one, as source rewriting leaves it.
private final class Proxy: NSObject {
    var other: NSObject?

    func forwardingTarget(for aSelector: Selector!) -> Any? { other }
    func responds(to aSelector: Selector?) -> Bool {
        __ferry_base_responds(to: aSelector) || other?.responds(to: aSelector) == true
    }
}

/// Forwards, and does not say that it responds.
private final class SilentProxy: NSObject {
    var other: NSObject?

    func forwardingTarget(for aSelector: Selector!) -> Any? { other }
}

private final class Worker: NSObject {
    var calls = 0
}

@MainActor @Suite("Messages that an object forwards") struct MessageForwardingTests {
    private func register() {
        ObjCRuntime.register(Worker.self, "work:") { worker, arguments in
            worker.calls += 1
            return "\(arguments.first as? String ?? "")!"
        }
        ObjCRuntime.register(Proxy.self, "forwardingTargetForSelector:") { proxy, arguments in
            proxy.forwardingTarget(for: ObjCRuntime.argument(arguments, 0))
        }
        ObjCRuntime.register(Proxy.self, "respondsToSelector:") { proxy, arguments in
            proxy.responds(to: ObjCRuntime.argument(arguments, 0))
        }
        ObjCRuntime.register(SilentProxy.self, "forwardingTargetForSelector:") { proxy, arguments in
            proxy.forwardingTarget(for: ObjCRuntime.argument(arguments, 0))
        }
    }

    @Test("a message without a method goes to the forwarding target, an optional one if the object says that it responds")
    func forwards() {
        register()
        let worker = Worker()
        let proxy = Proxy()
        proxy.other = worker
        let work = Selector("work:")
        #expect(ObjCRuntime.send(work, to: proxy, ["a"]) as? String == "a!")
        #expect(ObjCRuntime.optional(proxy, "work:", ["b"]) as String? == "b!")
        #expect(ObjCRuntime.optional(proxy, "work:", ["c"]) as Bool)
        #expect(worker.calls == 3)
        #expect((proxy as NSObject).responds(to: work))
        #expect(!(proxy as NSObject).responds(to: Selector("rest")))
        #expect(!(ObjCRuntime.optional(proxy, "rest", []) as Bool))
        proxy.other = nil
        #expect(ObjCRuntime.optional(proxy, "work:", ["d"]) as String? == nil)
    }

    @Test("an object that does not say that it responds gets no optional message, and forwards others")
    func silent() {
        register()
        let worker = Worker()
        let proxy = SilentProxy()
        proxy.other = worker
        #expect(!(ObjCRuntime.optional(proxy, "work:", ["a"]) as Bool))
        #expect(ObjCRuntime.send(Selector("work:"), to: proxy, ["b"]) as? String == "b!")
        #expect(worker.calls == 1)
        #expect((proxy as NSObject).forwardingTarget(for: Selector("work:")) as? Worker === worker)
        #expect(worker.forwardingTarget(for: Selector("work:")) == nil)
    }
}
