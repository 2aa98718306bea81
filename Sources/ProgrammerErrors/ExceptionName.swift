/// The name of the Objective-C exception that iOS raises for a programming error, as in the crash message.
package struct ExceptionName: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// A call that is invalid in the receiver's state; raised by UIKit's assertions.
    package static let internalInconsistency = ExceptionName(rawValue: "NSInternalInconsistencyException")
    package static let invalidArgument = ExceptionName(rawValue: "NSInvalidArgumentException")
    /// An index or range outside a collection or text.
    package static let range = ExceptionName(rawValue: "NSRangeException")
    package static let generic = ExceptionName(rawValue: "NSGenericException")
    package static let unknownKey = ExceptionName(rawValue: "NSUnknownKeyException")
    package static let invalidLayoutConstraint = ExceptionName(rawValue: "NSInvalidLayoutConstraintException")
    package static let layer = ExceptionName(rawValue: "CALayerInvalid")
    package static let layerGeometry = ExceptionName(rawValue: "CALayerInvalidGeometry")
    package static let interfaceOrientation = ExceptionName(rawValue: "UIApplicationInvalidInterfaceOrientation")
    package static let controllerHierarchy = ExceptionName(rawValue: "UIViewControllerHierarchyInconsistency")
}
