public import Foundation

/// A view that displays a configuration.
/// > Contract: UIKit, UIContentView.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether this view can display a configuration. By default: one of the same type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
