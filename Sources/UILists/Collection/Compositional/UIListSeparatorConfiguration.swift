public import UIKitCore

/// Visibility and appearance of the separators between a list's rows.
///
/// > Contract: UIKit, UIListSeparatorConfiguration
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a separator is shown.
    public enum Visibility: Hashable, Sendable {
        /// The list appearance's default: separators between rows, none above the first and, except in plain lists, none below the last.
        case automatic
        /// The separator is shown, also where the list would have none.
        case visible
        /// The separator is not shown.
        case hidden
    }

    /// Lets the list choose the insets: separators begin where the text does. Each edge may be set independently.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether there is a line above the row; `automatic`, the default, is none.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below the row; `automatic` by default.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// > Units: points from the row's edges; top and bottom are ignored.
    public var topSeparatorInsets = Self.automaticInsets
    /// > Units: points from the row's edges; top and bottom are ignored.
    public var bottomSeparatorInsets = Self.automaticInsets
    /// The colour of separators.
    public var color = UIColor.separator
    /// Of separators at selected rows while multiple selection is allowed.
    public var multipleSelectionColor = UIColor.separator
    /// The effect on the content behind the separator.
    public var visualEffect: UIVisualEffect?

    /// The separators of a list appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Hashes visibility, leading insets and colour.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(topSeparatorInsets.leading)
        hasher.combine(bottomSeparatorInsets.leading)
        hasher.combine(color)
    }
}
