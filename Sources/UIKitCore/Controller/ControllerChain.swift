internal import Foundation

extension UIResponder {
    /// The nearest controller in the chain that is presented.
    var presentedController: UIViewController? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first { $0.presentation.session != nil }
    }
}
