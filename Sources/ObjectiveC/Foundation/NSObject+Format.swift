public import Foundation
internal import ProgrammerErrors

/// Objects as arguments of formats: `%@` of `String(format:)`, `NSString(format:)`, `localizedStringWithFormat(_:_:)`, `NSLog(_:_:)` and
/// `os_log` shows an object's description, as on Apple's systems. Foundation on Linux accepts only strings.
///
/// > Contract: Foundation, "Formatting String Objects". Unlike there: `%p` shows the address of the description.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Replaces the object; retained until formatting is done.
    public var _cVarArgObject: any CVarArg { DescriptionArgument(NSString(string: description)) }

    /// A requirement of `CVarArg` without a meaning for objects.
    ///
    /// > Precondition: not called: arguments are replaced by their `_cVarArgObject` first.
    public var _cVarArgEncoding: [Int] { ProgrammerError.raise("an object is passed to a format as its description") }
}

/// Collections as arguments of formats: the description of the object that they are in Objective-C.
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Replaces the array; retained until formatting is done.
    public var _cVarArgObject: any CVarArg { _bridgeToObjectiveC()._cVarArgObject }
    /// A requirement of `CVarArg` without a meaning for objects.
    public var _cVarArgEncoding: [Int] { _bridgeToObjectiveC()._cVarArgEncoding }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Replaces the dictionary; retained until formatting is done.
    public var _cVarArgObject: any CVarArg { _bridgeToObjectiveC()._cVarArgObject }
    /// A requirement of `CVarArg` without a meaning for objects.
    public var _cVarArgEncoding: [Int] { _bridgeToObjectiveC()._cVarArgEncoding }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Replaces the set; retained until formatting is done.
    public var _cVarArgObject: any CVarArg { _bridgeToObjectiveC()._cVarArgObject }
    /// A requirement of `CVarArg` without a meaning for objects.
    public var _cVarArgEncoding: [Int] { _bridgeToObjectiveC()._cVarArgEncoding }
}

/// A string that Foundation's formats accept.
private struct DescriptionArgument: CVarArg {
    private let text: NSString

    init(_ text: NSString) { self.text = text }
    var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())] }
}

/// Initialisers of strings that Foundation on Linux lacks.
extension NSString {
    /// A string formatted for the current locale.
    ///
    /// > Contract: Foundation, NSString.localizedStringWithFormat(_:_:).
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: String(describing: format), locale: .current, arguments: args))
    }

    /// A string formatted for a locale; nil for none.
    ///
    /// > Contract: Foundation, NSString.init(format:locale:_:).
    public convenience init(format: NSString, locale: NSLocale?, _ args: any CVarArg...) {
        let locale = locale.map { Locale(identifier: $0.object(forKey: .identifier) as? String ?? "") }
        self.init(string: String(format: String(describing: format), locale: locale, arguments: args))
    }
}
