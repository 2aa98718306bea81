/// A pointer to a variable that a callee may set to another object. There is no autorelease pool here, so it is an ordinary pointer;
/// `&value` can be passed for it.
///
/// > Contract: Swift, AutoreleasingUnsafeMutablePointer
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// The same address, as the place of an object: `AutoreleasingUnsafeMutablePointer(pointer)`.
    ///
    /// The place is nil afterwards. A store into Apple's pointer does not release what was there, so that callers pass memory without a value; a store
    /// into this one does.
    ///
    /// > Contract: Swift, AutoreleasingUnsafeMutablePointer.init(_:)
    public init<Value>(_ from: UnsafeMutablePointer<Value>) {
        self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: AnyObject?.self)
        initialize(to: nil)
    }
}
