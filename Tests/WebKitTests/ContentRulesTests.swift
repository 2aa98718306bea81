import Foundation
import Testing

@testable import WebKit

@Suite struct ContentRulesTests {
    private func rules(_ trigger: String, _ action: String = #"{"type": "block"}"#) throws -> ContentRules {
        try ContentRules(#"[{"trigger": \#(trigger), "action": \#(action)}]"#)
    }

    private func isBlocked(
        _ rules: ContentRules, _ url: String, page: String = "http://tea.invalid/", kinds: Set<String> = ["image"]
    ) throws -> Bool {
        let request = ContentRules.Request(url: try #require(URL(string: url)), page: try #require(URL(string: page)), kinds: kinds)
        return rules.decide(request).isBlocked
    }

    @Test func filtersAreExpressionsAnywhereInTheAddress() throws {
        let rules = try rules(#"{"url-filter": "ads?/[0-9]+\\.png$"}"#)
        #expect(try isBlocked(rules, "http://a.invalid/AD/15.png"))
        #expect(try !isBlocked(rules, "http://a.invalid/ads/x.png"))
        #expect(try !isBlocked(rules, "http://a.invalid/ads/15xpng"))
        let exact = try self.rules(#"{"url-filter": "^http://A", "url-filter-is-case-sensitive": true}"#)
        #expect(try !isBlocked(exact, "http://a.invalid/"))
    }

    @Test func kindsAndParties() throws {
        let images = try rules(#"{"url-filter": ".*", "resource-type": ["image", "font"]}"#)
        #expect(try isBlocked(images, "http://a.invalid/"))
        #expect(try !isBlocked(images, "http://a.invalid/", kinds: ["script"]))
        let others = try rules(#"{"url-filter": ".*", "load-type": ["third-party"]}"#)
        #expect(try isBlocked(others, "http://a.invalid/"))
        #expect(try !isBlocked(others, "http://tea.invalid/x"))
        #expect(try !isBlocked(others, "http://www.tea.invalid/x"))
        #expect(try isBlocked(others, "http://greentea.invalid/x"))
    }

    @Test func conditionsAboutThePage() throws {
        let only = try rules(#"{"url-filter": ".*", "if-domain": ["*tea.invalid", "cup.invalid"]}"#)
        #expect(try isBlocked(only, "http://a.invalid/", page: "http://www.tea.invalid/"))
        #expect(try isBlocked(only, "http://a.invalid/", page: "http://cup.invalid/"))
        #expect(try !isBlocked(only, "http://a.invalid/", page: "http://www.cup.invalid/"))
        #expect(try !isBlocked(only, "http://a.invalid/", page: "http://greentea.invalid/"))
        let except = try rules(#"{"url-filter": ".*", "unless-domain": ["tea.invalid"]}"#)
        #expect(try !isBlocked(except, "http://a.invalid/"))
        #expect(try isBlocked(except, "http://a.invalid/", page: "http://www.tea.invalid/"))
        let pages = try rules(#"{"url-filter": ".*", "if-top-url": ["/shop"]}"#)
        #expect(try isBlocked(pages, "http://a.invalid/", page: "http://tea.invalid/shop"))
        #expect(try !isBlocked(pages, "http://a.invalid/"))
        #expect(try !isBlocked(rules(#"{"url-filter": ".*", "unless-top-url": ["tea"]}"#), "http://a.invalid/"))
    }

    @Test func laterRulesTakeEarlierOnesBack() throws {
        let rules = try ContentRules(
            """
            [{"trigger": {"url-filter": ".*"}, "action": {"type": "block"}},
             {"trigger": {"url-filter": ".*"}, "action": {"type": "css-display-none", "selector": ".a"}},
             {"trigger": {"url-filter": "good"}, "action": {"type": "ignore-previous-rules"}},
             {"trigger": {"url-filter": ".*"}, "action": {"type": "css-display-none", "selector": ".b"}}]
            """)
        let page = try #require(URL(string: "http://tea.invalid/good"))
        let decision = rules.decide(ContentRules.Request(url: page, page: page, kinds: ["document"]))
        #expect(!decision.isBlocked)
        #expect(decision.selectors == [".b"])
        #expect(try isBlocked(rules, "http://tea.invalid/bad"))
    }

    @Test(arguments: [
        "", "{}", "[]", "[1]", #"[{"trigger": {"url-filter": "a"}}]"#, #"[{"trigger": {}, "action": {"type": "block"}}]"#,
        #"[{"trigger": {"url-filter": ""}, "action": {"type": "block"}}]"#,
        #"[{"trigger": {"url-filter": "a", "new": 1}, "action": {"type": "block"}}]"#,
        #"[{"trigger": {"url-filter": "a", "resource-type": ["tea"]}, "action": {"type": "block"}}]"#,
        #"[{"trigger": {"url-filter": "a", "load-type": "first-party"}, "action": {"type": "block"}}]"#,
        #"[{"trigger": {"url-filter": "a", "if-domain": ["a"], "unless-domain": ["b"]}, "action": {"type": "block"}}]"#,
        #"[{"trigger": {"url-filter": "a"}, "action": {"type": "block-cookies"}}]"#,
        #"[{"trigger": {"url-filter": "a"}, "action": {"type": "css-display-none"}}]"#,
    ])
    func listsThatAreRefused(json: String) { #expect(throws: ContentRuleError.self) { _ = try ContentRules(json) } }

    @Test(arguments: ["a|b", "a{2}", "\\\\d", "a^", "(a", "a)", "[a", "(?=a)", "é", "(a*)*", "((a+)b)+", "(a?)+", "*"])
    func filtersThatAreRefused(filter: String) {
        #expect(throws: ContentRuleError.self) { _ = try rules(#"{"url-filter": "\#(filter)"}"#) }
    }

    @Test func anErrorHasTheRulesPlace() {
        let json = #"[{"trigger": {"url-filter": "a"}, "action": {"type": "block"}}, {"trigger": {}, "action": {"type": "block"}}]"#
        let error = #expect(throws: ContentRuleError.self) { _ = try ContentRules(json) }
        #expect(error?.message == "Content rule 2: the trigger has no url-filter.")
    }
}
