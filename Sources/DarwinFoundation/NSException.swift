public import Foundation
internal import ProgrammerErrors

/// A programming error with a name and a reason. Raising it ends the process: Swift cannot catch it, on iOS neither.
///
/// > Source: Apple, NSException
open class NSException: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of error.
    public let name: NSExceptionName
    /// What is wrong, for a log.
    public let reason: String?
    /// The app's own values.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception, which has no effect until it is raised.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    /// Ends the process with the name and the reason, as an uncaught exception does on iOS. Callable from any thread.
    open func raise() { ProgrammerError.raise(reason ?? "(null)", name: ExceptionName(rawValue: name.rawValue)) }

    /// Ends the process with a formatted reason, as an uncaught exception does on iOS.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    /// The functions that are being called, for a log.
    open var callStackSymbols: [String] { Thread.callStackSymbols }
    /// The addresses of the functions that are being called.
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

    /// Returns the exception itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
    /// An error that has no name of its own.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// An index or range outside of a collection or text.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    /// An argument that a method does not take.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// A state that must not be.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// Memory could not be obtained.
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    /// An object that is not there any more.
    public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
    /// An object on the other side of a connection that is not there.
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
    /// The other side of a connection is not there.
    public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
    /// An archive that cannot be read.
    public static let inconsistentArchiveException = NSExceptionName(rawValue: "NSInconsistentArchiveException")
    /// A text that is not a property list.
    public static let parseErrorException = NSExceptionName(rawValue: "NSParseErrorException")
}
