import Foundation
import Testing

@testable import WebKit

/// The addresses of the web that stand for those of an app's schemes.
struct SchemeAddressTests {
    @Test(
        "an address of a scheme has one of the web, and the way back",
        arguments: [
            ("kettle://cups/green?a=b#c", "https://cups.kettle.app-scheme.invalid/green?a=b#c", "kettle://cups/green?a=b#c"),
            ("kettle://cups", "https://cups.kettle.app-scheme.invalid", "kettle://cups"),
            ("kettle:///green", "https://kettle.app-scheme.invalid/green", "kettle:///green"),
            ("kettle://a.b:8080/c", "https://a.b.kettle.app-scheme.invalid:8080/c", "kettle://a.b:8080/c"),
            ("kettle://user@cups/", "https://cups.kettle.app-scheme.invalid/", "kettle://cups/"),
            ("Kettle://Cups/Green", "https://cups.kettle.app-scheme.invalid/Green", "kettle://cups/Green"),
            ("a.b+c://d/e", "https://d.a-dot-b-plus-c.app-scheme.invalid/e", "a.b+c://d/e"),
            ("kettle:green", "https://kettle.app-scheme.invalid/green", "kettle:///green"),
        ])
    func pairs(app: String, engine: String, back: String) throws {
        #expect(SchemeAddress.engineAddress(try #require(URL(string: app))) == engine)
        #expect(SchemeAddress.appAddress(engine) == back)
    }

    @Test(
        "other addresses are those of nobody",
        arguments: [
            "https://app-scheme.invalid/", "https://kettle.example/", "http://cups.kettle.app-scheme.invalid/", "kettle://cups", "",
            "https://app-scheme.invalid.example/", "https:///x.app-scheme.invalid",
        ])
    func others(address: String) { #expect(SchemeAddress.appAddress(address) == nil) }

    @Test("a host that the web does not allow has no address")
    func hosts() throws {
        for text in ["kettle://a%20b/c", "kettle://a_b%2F/c"] {
            #expect(SchemeAddress.engineAddress(try #require(URL(string: text))) == nil)
        }
    }

    @Test("a host cannot pretend to be another scheme's")
    func foreignHosts() throws {
        let url = try #require(URL(string: "kettle://x.pot.app-scheme.invalid/"))
        let address = try #require(SchemeAddress.engineAddress(url))
        #expect(SchemeAddress.appAddress(address) == "kettle://x.pot.app-scheme.invalid/")
    }

    @Test func relaunchesAreLimited() {
        var limit = RelaunchLimit()
        #expect([0, 1, 2, 29.9].map { limit.allows(at: $0) } == [true, true, false, false])
        #expect([30, 30.5, 31].map { limit.allows(at: $0) } == [true, false, true])
    }
}
