import Foundation

/// Runs the body. Swift objects on Linux are released at their last use, so there is no pool to drain.
///
/// > Contract: ObjectiveC, autoreleasepool(invoking:)
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
}

/// How an association stores its value. Every policy except `assign` retains it.
///
/// > Contract: ObjectiveC, objc_AssociationPolicy
// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not retained; reading gives nil once it is deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is retained, if it is `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained; access is atomic, as with every policy here.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is retained, if it is `NSCopying`; access is atomic, as with every policy here.
    case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that was associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let value = AssociatedObjects.shared.value(of: object as AnyObject, key: key)
    if let unowned = value as? UnownedAssociation { return unowned.object }
    return value
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key; nil removes the association.
///
/// - Parameters:
///   - object: The object, which holds the association until it is deallocated.
///   - key: An address that identifies the association.
///   - value: The value to store, or nil.
///   - policy: Whether the value is retained, copied or neither.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    var kept = value
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: kept = value.map { UnownedAssociation(object: $0 as AnyObject) }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        if let original = value as? any NSCopying { kept = original.copy(with: nil) }
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: break
    }
    AssociatedObjects.shared.set(kept, for: object as AnyObject, key: key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all associations of an object, other code's included.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// The value of an `assign` association: nil once the object is deallocated, where Objective-C would leave a dangling pointer.
private struct UnownedAssociation {
    weak var object: AnyObject?
}
