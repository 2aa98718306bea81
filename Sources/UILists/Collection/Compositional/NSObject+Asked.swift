import Foundation
internal import ProgrammerErrors

extension NSObjectProtocol {
    /// The object as one of the class that a class method was called on, whose result Apple declares as `Self`.
    ///
    /// > Precondition: that class is the framework's own.
    func asked<Asked>(as type: Asked.Type) -> Asked {
        guard let object = self as? Asked else {
            ProgrammerError.raise("\(type) cannot make its objects with a method of \(Swift.type(of: self)); call it on that class")
        }
        return object
    }
}
