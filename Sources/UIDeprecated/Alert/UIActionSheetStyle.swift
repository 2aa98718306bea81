/// How an action sheet's background looked before iOS 7.
public enum UIActionSheetStyle: Int, Sendable {
    /// As the bar that it was shown from.
    case automatic = -1
    /// The ordinary look.
    case `default` = 0
    /// A translucent black.
    case blackTranslucent = 1
    /// An opaque black.
    case blackOpaque = 2
}
