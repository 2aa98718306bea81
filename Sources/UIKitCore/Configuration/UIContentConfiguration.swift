/// A value that creates a view and describes its content.
/// > Contract: UIKit, UIContentConfiguration.
public protocol UIContentConfiguration {
    /// Creates a view that displays this configuration.
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state; values that were set do not change.
    func updated(for state: any UIConfigurationState) -> Self
}
