import Foundation
internal import ProgrammerErrors

extension NSObjectProtocol {
    /// The object as one of the class that a class method was called on, whose result Apple declares as `Self`.
    ///
    /// > Precondition: that class is the framework's own.
    func instance<Wanted>(of type: Wanted.Type) -> Wanted {
        guard let object = self as? Wanted else {
            ProgrammerError.raise("\(type) cannot make its objects with a method of \(Swift.type(of: self)); call it on that class")
        }
        return object
    }
}
