/// Objective-C's name of `Int`.
///
/// > Contract: ObjectiveC, NSInteger
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
///
/// > Contract: ObjectiveC, NSUInteger
public typealias NSUInteger = UInt

/// Classes are objects on Apple's systems, and compared as such.
public func === (left: AnyClass?, right: AnyClass?) -> Bool { left == right }
/// Whether two classes are not the same.
public func !== (left: AnyClass?, right: AnyClass?) -> Bool { left != right }
