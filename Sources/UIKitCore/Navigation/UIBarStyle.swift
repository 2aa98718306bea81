/// The legacy style of a bar.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    /// The older name of a translucent black bar.
    case blackTranslucent = 2
    public static let blackOpaque = UIBarStyle.black
}
