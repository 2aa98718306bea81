internal import Foundation

/// The state of a view with a configuration.
/// > Contract: UIKit, UIViewConfigurationState.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view, such as text size and light or dark appearance.
    public var traitCollection: UITraitCollection
    /// Whether the view ignores touches.
    public var isDisabled = false
    /// Whether a touch is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the keyboard focus.
    public var isFocused = false
    /// Whether the view is pinned while its section scrolls.
    public var isPinned = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a view that is neither selected nor highlighted.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app, for which a subclass of the view overrides `configurationState`.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
