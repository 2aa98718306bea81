public import Foundation

/// A view that shows a configuration.
/// > Contract: UIKit, UIContentView.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// Setting it shows it.
    var configuration: any UIContentConfiguration { get set }
    /// Whether this view can show a configuration. By default: one of the type it has.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
