/// A pointer to a variable that a callee may set to another object. There is no autorelease pool here, so it is an ordinary pointer;
/// `&value` can be passed for it.
///
/// > Contract: Swift, AutoreleasingUnsafeMutablePointer
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
