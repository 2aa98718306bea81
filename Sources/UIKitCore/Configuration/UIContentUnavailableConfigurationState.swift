internal import Foundation

/// The state of a view that stands in for missing content.
/// > Contract: UIKit, UIContentUnavailableConfigurationState.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// The text that is searched for; nil where nothing is searched.
    public var searchText: String?
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state without search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app, for which a controller overrides `contentUnavailableConfigurationState`.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
