import Turnstiles
import UIKit

/// Overrides a handler, and is the first class in its hierarchy to implement an optional method of the delegate.
class LoudViewController: ActionsViewController {
    override func tapOverridden() { show("the override ran") }

    func turnstile(_ turnstile: Turnstile, greetingFor visitor: String) -> String { "Hello \(visitor)" }
}
