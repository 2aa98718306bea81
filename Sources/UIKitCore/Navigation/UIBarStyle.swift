/// The legacy style of a bar.
public enum UIBarStyle: Int, Sendable {
    /// A light background in the light appearance, a dark one in the dark appearance.
    case `default` = 0
    /// A dark background in both appearances.
    case black = 1
    /// The older name of a translucent black bar.
    case blackTranslucent = 2
    /// The older name of ``black``.
    public static let blackOpaque = UIBarStyle.black
}
