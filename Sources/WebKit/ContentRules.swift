internal import Foundation

/// Why a list of content rules is refused.
struct ContentRuleError: Error, Equatable { let message: String }

/// Rules about what pages may load and show, as WebKit's JSON has them.
struct ContentRules: Sendable {
    /// A request of a page.
    struct Request {
        let url: URL
        /// The page that asks; a page that is being loaded itself asks for itself.
        let page: URL
        let kinds: Set<String>
    }

    private enum Action {
        case block, ignorePrevious
        case hide(String)
    }

    private let rules: [(trigger: ContentRuleTrigger, action: Action)]

    /// Reads a list. A list with a rule that cannot be carried out is refused whole, and the error has the rule's place.
    init(_ json: String) throws(ContentRuleError) {
        let list = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any]
        guard let list else { throw ContentRuleError(message: "The content rules are not a JSON array.") }
        guard !list.isEmpty else { throw ContentRuleError(message: "The array of content rules is empty.") }
        var rules: [(ContentRuleTrigger, Action)] = []
        for (place, value) in list.enumerated() {
            do throws(ContentRuleError) {
                guard let rule = value as? [String: Any], let trigger = rule["trigger"] as? [String: Any],
                    let action = rule["action"] as? [String: Any]
                else { throw ContentRuleError(message: "a trigger and an action are needed") }
                rules.append((try ContentRuleTrigger(trigger), try Self.action(action)))
            } catch { throw ContentRuleError(message: "Content rule \(place + 1): \(error.message).") }
        }
        self.rules = rules
    }

    private static func action(_ values: [String: Any]) throws(ContentRuleError) -> Action {
        switch values["type"] as? String {
        case "block": return .block
        case "ignore-previous-rules": return .ignorePrevious
        case "css-display-none":
            guard let selector = values["selector"] as? String, !selector.isEmpty else {
                throw ContentRuleError(message: "css-display-none needs a selector")
            }
            return .hide(selector)
        case let other?: throw ContentRuleError(message: "the action \"\(other)\" is not supported")
        case nil: throw ContentRuleError(message: "the action has no type")
        }
    }

    /// Whether a request is blocked, and the selectors of the elements that are hidden where it is a page.
    func decide(_ request: Request) -> (isBlocked: Bool, selectors: [String]) {
        var (isBlocked, selectors): (Bool, [String]) = (false, [])
        for rule in rules where rule.trigger.matches(request) {
            switch rule.action {
            case .block: isBlocked = true
            case .hide(let selector): selectors.append(selector)
            case .ignorePrevious: (isBlocked, selectors) = (false, [])
            }
        }
        return (isBlocked, selectors)
    }
}
