/// A value that makes a view and says what it shows.
/// > Contract: UIKit, UIContentConfiguration.
public protocol UIContentConfiguration {
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
    /// The configuration as it looks in a state; what was set stays.
    func updated(for state: any UIConfigurationState) -> Self
}
