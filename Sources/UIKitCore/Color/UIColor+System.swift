// System colours. Dynamic: each resolves with the traits in use.
//
// Class properties, as in the SDK; apps do not override them.
extension UIColor {
    /// Red of the system palette: sRGB (255, 59, 48) in light appearance, (255, 69, 58) in dark.
    public class var systemRed: UIColor { systemColor(.systemRed) }
    /// Orange of the system palette: sRGB (255, 149, 0) in light appearance, (255, 159, 10) in dark.
    public class var systemOrange: UIColor { systemColor(.systemOrange) }
    /// Yellow of the system palette: sRGB (255, 204, 0) in light appearance, (255, 214, 10) in dark.
    public class var systemYellow: UIColor { systemColor(.systemYellow) }
    /// Green of the system palette: sRGB (52, 199, 89) in light appearance, (48, 209, 88) in dark.
    public class var systemGreen: UIColor { systemColor(.systemGreen) }
    /// Teal of the system palette: sRGB (48, 176, 199) in light appearance, (64, 200, 224) in dark.
    public class var systemTeal: UIColor { systemColor(.systemTeal) }
    /// Mint of the system palette: sRGB (0, 199, 190) in light appearance, (99, 230, 226) in dark.
    public class var systemMint: UIColor { systemColor(.systemMint) }
    /// Cyan of the system palette: sRGB (50, 173, 230) in light appearance, (100, 210, 255) in dark.
    public class var systemCyan: UIColor { systemColor(.systemCyan) }
    /// Blue of the system palette: sRGB (0, 122, 255) in light appearance, (10, 132, 255) in dark.
    public class var systemBlue: UIColor { systemColor(.systemBlue) }
    /// Indigo of the system palette: sRGB (88, 86, 214) in light appearance, (94, 92, 230) in dark.
    public class var systemIndigo: UIColor { systemColor(.systemIndigo) }
    /// Purple of the system palette: sRGB (175, 82, 222) in light appearance, (191, 90, 242) in dark.
    public class var systemPurple: UIColor { systemColor(.systemPurple) }
    /// Pink of the system palette: sRGB (255, 45, 85) in light appearance, (255, 55, 95) in dark.
    public class var systemPink: UIColor { systemColor(.systemPink) }
    /// Brown of the system palette: sRGB (162, 132, 94) in light appearance, (172, 142, 104) in dark.
    public class var systemBrown: UIColor { systemColor(.systemBrown) }
    /// Grey of the system palette: sRGB (142, 142, 147) in light and dark appearance.
    public class var systemGray: UIColor { systemColor(.systemGray) }
    /// A grey nearer to the background than `systemGray`: sRGB (174, 174, 178) in light appearance, (99, 99, 102) in dark.
    public class var systemGray2: UIColor { systemColor(.systemGray2) }
    /// A grey nearer to the background than `systemGray2`: sRGB (199, 199, 204) in light appearance, (72, 72, 74) in dark.
    public class var systemGray3: UIColor { systemColor(.systemGray3) }
    /// A grey nearer to the background than `systemGray3`: sRGB (209, 209, 214) in light appearance, (58, 58, 60) in dark.
    public class var systemGray4: UIColor { systemColor(.systemGray4) }
    /// A grey nearer to the background than `systemGray4`: sRGB (229, 229, 234) in light appearance, (44, 44, 46) in dark.
    public class var systemGray5: UIColor { systemColor(.systemGray5) }
    /// The grey nearest to the background: sRGB (242, 242, 247) in light appearance, (28, 28, 30) in dark.
    public class var systemGray6: UIColor { systemColor(.systemGray6) }
    /// Main text: sRGB (0, 0, 0) in light appearance, (255, 255, 255) in dark.
    public class var label: UIColor { systemColor(.label) }
    /// Text of less weight, such as a subtitle: sRGB (60, 60, 67) at 60 % in light appearance, (235, 235, 245) at 60 % in dark.
    public class var secondaryLabel: UIColor { systemColor(.secondaryLabel) }
    /// Text that explains or is disabled: sRGB (60, 60, 67) at 30 % in light appearance, (235, 235, 245) at 30 % in dark.
    public class var tertiaryLabel: UIColor { systemColor(.tertiaryLabel) }
    /// The faintest text, such as a watermark: sRGB (60, 60, 67) at 18 % in light appearance, (235, 235, 245) at 16 % in dark.
    public class var quaternaryLabel: UIColor { systemColor(.quaternaryLabel) }
    /// The placeholder in an empty field: sRGB (60, 60, 67) at 30 % in light appearance, (235, 235, 245) at 30 % in dark.
    public class var placeholderText: UIColor { systemColor(.placeholderText) }
    /// The fill of thin shapes, such as a slider's track: sRGB (120, 120, 128) at 20 % in light appearance, (120, 120, 128) at 36 % in
    /// dark.
    public class var systemFill: UIColor { systemColor(.systemFill) }
    /// The fill of middle-sized shapes, such as the background of a switch: sRGB (120, 120, 128) at 16 % in light appearance, (120, 120,
    /// 128) at 32 % in dark.
    public class var secondarySystemFill: UIColor { systemColor(.secondarySystemFill) }
    /// The fill of large shapes, such as a search field or a button: sRGB (118, 118, 128) at 12 % in light appearance, (118, 118, 128) at
    /// 24 % in dark.
    public class var tertiarySystemFill: UIColor { systemColor(.tertiarySystemFill) }
    /// The fill of areas with complex content: sRGB (116, 116, 128) at 8 % in light appearance, (118, 118, 128) at 18 % in dark.
    public class var quaternarySystemFill: UIColor { systemColor(.quaternarySystemFill) }
    /// The main background of a screen: sRGB (255, 255, 255) in light appearance, (0, 0, 0) in dark, (28, 28, 30) in dark elevated.
    public class var systemBackground: UIColor { systemColor(.systemBackground) }
    /// The background of a group on top of `systemBackground`: sRGB (242, 242, 247) in light appearance, (28, 28, 30) in dark, (44, 44, 46)
    /// in dark elevated.
    public class var secondarySystemBackground: UIColor { systemColor(.secondarySystemBackground) }
    /// The background of content inside a group on `secondarySystemBackground`: sRGB (255, 255, 255) in light appearance, (44, 44, 46) in
    /// dark, (58, 58, 60) in dark elevated.
    public class var tertiarySystemBackground: UIColor { systemColor(.tertiarySystemBackground) }
    /// The main background of a screen with a grouped list: sRGB (242, 242, 247) in light appearance, (0, 0, 0) in dark, (28, 28, 30) in
    /// dark elevated.
    public class var systemGroupedBackground: UIColor { systemColor(.systemGroupedBackground) }
    /// The background of a grouped list's rows, on `systemGroupedBackground`: sRGB (255, 255, 255) in light appearance, (28, 28, 30) in
    /// dark, (44, 44, 46) in dark elevated.
    public class var secondarySystemGroupedBackground: UIColor { systemColor(.secondarySystemGroupedBackground) }
    /// The background of content inside the rows of a grouped list: sRGB (242, 242, 247) in light appearance, (44, 44, 46) in dark, (58,
    /// 58, 60) in dark elevated.
    public class var tertiarySystemGroupedBackground: UIColor { systemColor(.tertiarySystemGroupedBackground) }
    /// A thin line that lets content below show through: sRGB (60, 60, 67) at 29 % in light appearance, (84, 84, 88) at 60 % in dark.
    public class var separator: UIColor { systemColor(.separator) }
    /// A thin line that hides what is below: sRGB (198, 198, 200) in light appearance, (56, 56, 58) in dark.
    public class var opaqueSeparator: UIColor { systemColor(.opaqueSeparator) }
    /// Text that opens a link: sRGB (0, 122, 255) in light appearance, (9, 132, 255) in dark.
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
