public import Foundation

extension NSObjectProtocol {
    /// Whether the object's class adopts a protocol: `view.conforms(to: UITextInput.self)`.
    ///
    /// On Apple's systems the parameter is an Objective-C protocol as an object; here it is the protocol's type.
    /// > Contract: ObjectiveC, conforms(to:)
    public func conforms<Adopted>(to aProtocol: Adopted.Type) -> Bool { self is Adopted }
}
