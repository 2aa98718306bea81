// System colours. Dynamic: each resolves with the traits in use.
//
// Class properties, as in the SDK; apps do not override them.
extension UIColor {
    public class var systemRed: UIColor { systemColor(.systemRed) }
    public class var systemOrange: UIColor { systemColor(.systemOrange) }
    public class var systemYellow: UIColor { systemColor(.systemYellow) }
    public class var systemGreen: UIColor { systemColor(.systemGreen) }
    public class var systemTeal: UIColor { systemColor(.systemTeal) }
    public class var systemMint: UIColor { systemColor(.systemMint) }
    public class var systemCyan: UIColor { systemColor(.systemCyan) }
    public class var systemBlue: UIColor { systemColor(.systemBlue) }
    public class var systemIndigo: UIColor { systemColor(.systemIndigo) }
    public class var systemPurple: UIColor { systemColor(.systemPurple) }
    public class var systemPink: UIColor { systemColor(.systemPink) }
    public class var systemBrown: UIColor { systemColor(.systemBrown) }
    public class var systemGray: UIColor { systemColor(.systemGray) }
    public class var systemGray2: UIColor { systemColor(.systemGray2) }
    public class var systemGray3: UIColor { systemColor(.systemGray3) }
    public class var systemGray4: UIColor { systemColor(.systemGray4) }
    public class var systemGray5: UIColor { systemColor(.systemGray5) }
    public class var systemGray6: UIColor { systemColor(.systemGray6) }
    public class var label: UIColor { systemColor(.label) }
    public class var secondaryLabel: UIColor { systemColor(.secondaryLabel) }
    public class var tertiaryLabel: UIColor { systemColor(.tertiaryLabel) }
    public class var quaternaryLabel: UIColor { systemColor(.quaternaryLabel) }
    public class var placeholderText: UIColor { systemColor(.placeholderText) }
    public class var systemFill: UIColor { systemColor(.systemFill) }
    public class var secondarySystemFill: UIColor { systemColor(.secondarySystemFill) }
    public class var tertiarySystemFill: UIColor { systemColor(.tertiarySystemFill) }
    public class var quaternarySystemFill: UIColor { systemColor(.quaternarySystemFill) }
    public class var systemBackground: UIColor { systemColor(.systemBackground) }
    public class var secondarySystemBackground: UIColor { systemColor(.secondarySystemBackground) }
    public class var tertiarySystemBackground: UIColor { systemColor(.tertiarySystemBackground) }
    public class var systemGroupedBackground: UIColor { systemColor(.systemGroupedBackground) }
    public class var secondarySystemGroupedBackground: UIColor { systemColor(.secondarySystemGroupedBackground) }
    public class var tertiarySystemGroupedBackground: UIColor { systemColor(.tertiarySystemGroupedBackground) }
    public class var separator: UIColor { systemColor(.separator) }
    public class var opaqueSeparator: UIColor { systemColor(.opaqueSeparator) }
    public class var link: UIColor { systemColor(.link) }

    /// White at 60 %, for text over dark images; not dynamic.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// Black, for text over light images; not dynamic.
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    /// The grouped-table background; the dynamic `systemGroupedBackground` since iOS 13.
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The default tint.
    public class var tintColor: UIColor { systemBlue }

    private static func systemColor(_ color: SystemColor) -> UIColor { UIColor(storage: .system(color)) }
}
