import Testing

@testable import WebKit

@MainActor @Suite("Order of an app's loads and other navigations")
struct NavigationOrderTests {
    private let order = NavigationOrder()

    @Test("a load runs at once if the page has asked for nothing")
    func empty() {
        var loads = 0
        order.run { loads += 1 }
        #expect(loads == 1)
        #expect(!order.isHolding)
    }

    @Test("a load waits until what the page asked for last has started")
    func waits() {
        var loads = 0
        order.pageRequested("http://a/")
        order.pageRequested("kettle://b")
        order.run { loads += 1 }
        #expect(order.isHolding)
        order.didStart("http://a/")
        #expect(loads == 0)
        order.didStart("kettle://b")
        #expect(loads == 1)
        #expect(!order.isHolding)
        order.didStart("kettle://b")
        #expect(loads == 1)
    }

    @Test("the last of several loads runs, also when the page's navigation does not start")
    func replaced() {
        var loads: [Int] = []
        order.pageRequested("http://a/")
        order.run { loads.append(1) }
        order.run { loads.append(2) }
        order.settle()
        #expect(loads == [2])
        order.run { loads.append(3) }
        #expect(loads == [2, 3])
    }

    @Test("a load that begins in another's action waits for nothing")
    func nested() {
        var loads: [Int] = []
        order.pageRequested("http://a/")
        order.run {
            loads.append(1)
            order.run { loads.append(2) }
        }
        order.didArrive()
        #expect(loads == [1, 2])
    }

    @Test("a request of a stopped load is not the next load's, before and after that has started")
    func stopped() {
        let first = order.didSend()
        order.didEnd(first)
        _ = order.didSend()
        order.didStart("http://a/never")
        #expect(!order.isReplaced("http://a/never"), "the engine has started one load, and it is not known which")
        _ = order.didSend()
        #expect(order.isReplaced("http://a/never"))
        order.didStart("http://b/#place")
        #expect(order.isReplaced("http://a/never"))
        #expect(!order.isReplaced("http://b/"))
    }

    @Test("a redirection may lead to the address of a load that was stopped")
    func redirection() {
        _ = order.didSend()
        order.didStart("http://a/one")
        _ = order.didSend()
        order.didStart("http://user:word@a/two")
        #expect(!order.isReplaced("http://a/two"))
        #expect(!order.isReplaced("http://a/one"))
    }

    @Test("a request of a link is replaced by a load that comes after it")
    func link() {
        order.pageRequested("http://a/link")
        order.run { _ = order.didSend() }
        #expect(order.isReplaced("http://a/link"))
        order.didStart("http://a/link")
        #expect(order.isReplaced("http://a/link"), "the load is sent and has not started")
        order.didStart("http://a/load")
        #expect(order.isReplaced("http://a/link"))
        #expect(!order.isReplaced("http://a/load"))
        order.didArrive()
        order.didStart("http://a/link")
        #expect(!order.isReplaced("http://a/link"), "another one, later")
    }

    @Test("an address that never started, such as one that the engine has changed, is not replaced")
    func changed() {
        _ = order.didSend()
        order.didStart("http://a/")
        #expect(!order.isReplaced("https://a/"))
    }

    @Test("a request that no navigation has started for is for a file; one is asked about once, also by another scheme")
    func files() {
        let order = NavigationOrder()
        #expect(order.isForFile("http://app.invalid/a"))
        order.didStart("http://app.invalid/a#top")
        #expect(!order.isForFile("https://app.invalid/a"))
        #expect(order.isForFile("https://app.invalid/a"))
        order.didStart("http://app.invalid/a")
        #expect(order.isForFile("http://app.invalid/b"))
        for number in 0..<100 { order.didStart("http://app.invalid/\(number)") }
        #expect(order.isForFile("http://app.invalid/a"))
        #expect(!order.isForFile("http://app.invalid/99"))
    }
}
