/// Where a list draws lines between its rows, and how they look.
///
/// > Contract: UIKit, UIListSeparatorConfiguration
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Hashable, Sendable {
        /// As the list's appearance has it: lines between rows, none over the first and, but for plain lists, none under the last.
        case automatic
        case visible
        case hidden
    }

    /// Stands for insets that the list chooses: lines begin where texts do. Each edge may be set on its own.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// > Units: points from the row's edges; top and bottom do not count.
    public var topSeparatorInsets = Self.automaticInsets
    /// > Units: points from the row's edges; top and bottom do not count.
    public var bottomSeparatorInsets = Self.automaticInsets
    public var color = UIColor.separator
    /// Of lines at selected rows while several can be selected.
    public var multipleSelectionColor = UIColor.separator
    /// What lies behind the line shows through it in this way.
    public var visualEffect: UIVisualEffect?

    /// The lines of lists of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(topSeparatorInsets.leading)
        hasher.combine(bottomSeparatorInsets.leading)
        hasher.combine(color)
    }
}
