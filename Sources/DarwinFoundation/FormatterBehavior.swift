public import Foundation

extension NumberFormatter {
    /// Versions of the formatter's behaviour.
    ///
    /// > Contract: Foundation, NumberFormatter.Behavior.
    public enum Behavior: UInt, Sendable {
        /// The behaviour of the class, which is that of version 10.4.
        case `default` = 0
        /// The behaviour before Mac OS X 10.4, which iOS never had.
        case behavior10_0 = 1000
        /// The behaviour since Mac OS X 10.4.
        case behavior10_4 = 1040
    }

    /// The behaviour: always ``Behavior/behavior10_4``, the only one of iOS; what is assigned is ignored.
    ///
    /// > Contract: Foundation, NumberFormatter.formatterBehavior; iOS returns what was assigned.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }

    /// The behaviour of new formatters: ``Behavior/behavior10_4``.
    public class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }

    /// Has no effect: iOS has one behaviour.
    public class func setDefaultFormatterBehavior(_ behavior: Behavior) {}
}

extension DateFormatter {
    /// Versions of the formatter's behaviour.
    ///
    /// > Contract: Foundation, DateFormatter.Behavior.
    public enum Behavior: UInt, Sendable {
        /// The behaviour of the class, which is that of version 10.4.
        case `default` = 0
        /// The behaviour before Mac OS X 10.4, which iOS never had.
        case behavior10_0 = 1000
        /// The behaviour since Mac OS X 10.4.
        case behavior10_4 = 1040
    }

    /// The behaviour: always ``Behavior/behavior10_4``, the only one of iOS; what is assigned is ignored.
    ///
    /// > Contract: Foundation, DateFormatter.formatterBehavior; iOS returns what was assigned.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }

    /// The behaviour of new formatters, which is the only one: ``Behavior/behavior10_4``. Assigning has no effect.
    public class var defaultFormatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
