public import Foundation

// Foundation on Linux keeps these methods to itself. They are in a protocol's extension, so that subclasses can have them, which are found in the table
// of methods.

extension NSObjectProtocol where Self: Formatter {
    /// Stores the object that a text stands for. > Returns: false if the text stands for none, with a reason in `error`.
    ///
    /// > Contract: Foundation, Formatter.getObjectValue(_:for:errorDescription:)
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        (ObjCRuntime.overridden(self, below: Formatter.self, ObjectValues.described, [obj, string, error]) as Bool?)
            ?? __ferry_base_getObjectValue(obj, for: string, errorDescription: error)
    }
}

extension NSObjectProtocol where Self: NumberFormatter {
    /// Stores the number that a text, or the part of it in `rangep`, stands for; throws if it stands for none.
    ///
    /// > Contract: Foundation, NumberFormatter.getObjectValue(_:for:range:)
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        guard try !ObjectValues.callOverride(self, obj, string, rangep) else { return }
        try __ferry_base_getObjectValue(obj, for: string, range: rangep)
    }
}

extension NSObjectProtocol where Self: DateFormatter {
    /// Stores the date that a text, or the part of it in `rangep`, stands for; throws if it stands for none.
    ///
    /// > Contract: Foundation, DateFormatter.getObjectValue(_:for:range:)
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        guard try !ObjectValues.callOverride(self, obj, string, rangep) else { return }
        try __ferry_base_getObjectValue(obj, for: string, range: rangep)
    }
}

/// What `super` means in classes with methods of these names.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension Formatter {
    public func __ferry_base_getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        do {
            switch self {
            case let numbers as NumberFormatter: try numbers.getObjectValue(obj, for: string, range: nil)
            case let dates as DateFormatter: try dates.getObjectValue(obj, for: string, range: nil)
            default: return false
            }
            return true
        } catch let failure {
            error?.pointee = failure.localizedDescription as NSString
            return false
        }
    }
}

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension NumberFormatter {
    public func __ferry_base_getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        try ObjectValues.store(number(from: ObjectValues.part(of: string, rangep)), of: string, in: obj)
    }
}

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension DateFormatter {
    public func __ferry_base_getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        let date = date(from: ObjectValues.part(of: string, rangep))
        try ObjectValues.store(date.map { NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }, of: string, in: obj)
    }
}

private enum ObjectValues {
    static let described = "getObjectValue:forString:errorDescription:"
    private static let ranged = "getObjectValue:forString:range:error:"

    /// Calls the method of a subclass. > Returns: false if there is none.
    static func callOverride(
        _ formatter: Formatter, _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, _ string: String,
        _ range: UnsafeMutablePointer<NSRange>?
    ) throws -> Bool {
        try ObjCRuntime.callThrowingOverride(formatter, below: Formatter.self, ranged, [obj, string, range])
    }

    static func part(of string: String, _ range: UnsafeMutablePointer<NSRange>?) -> String {
        range.map { (string as NSString).substring(with: $0.pointee) } ?? string
    }

    static func store(_ value: AnyObject?, of string: String, in place: AutoreleasingUnsafeMutablePointer<AnyObject?>?) throws {
        guard let value else {
            let text = "The value “\(string)” is invalid."
            throw NSError(domain: NSCocoaErrorDomain, code: 2048, userInfo: [NSLocalizedDescriptionKey: text])
        }
        place?.pointee = value
    }
}
