import Foundation

@objc public protocol TurnstileDelegate: NSObjectProtocol {
    func turnstileName() -> String
    @objc optional func turnstileDidTurn(_ turnstile: Turnstile)
    @objc optional func turnstile(_ turnstile: Turnstile, greetingFor visitor: String) -> String
    @objc optional func turnstile(_ turnstile: Turnstile, refuse visitor: String) -> Bool
    @objc optional var turnstileLimit: Int { get }
}

/// Counts visitors and consults its delegate about them.
open class Turnstile: NSObject {
    public weak var delegate: TurnstileDelegate?
    @objc public private(set) dynamic var count = 0

    /// The greeting for the visitor; nil when the delegate rejects them.
    open func admit(_ visitor: String) -> String? {
        if delegate?.turnstile?(self, refuse: visitor) == true { return nil }
        if count >= delegate?.turnstileLimit ?? .max { return nil }
        count += 1
        delegate?.turnstileDidTurn?(self)
        return delegate?.turnstile?(self, greetingFor: visitor) ?? "Welcome"
    }

    public var isHosted: Bool { delegate?.turnstile(_:greetingFor:) != nil }

    @objc func reset() { count = 0 }
    @objc(addVisitors:) func add(_ number: Int) { count += number }
}
