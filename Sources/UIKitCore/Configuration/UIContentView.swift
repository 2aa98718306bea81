public import Foundation

/// A view that displays a configuration.
/// > Contract: UIKit, UIContentView.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The content of the view; setting it updates the view.
    ///
    /// A type that the view does not support is a programming error.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether this view can display a configuration, so that a cell keeps it; by default one of the same type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
